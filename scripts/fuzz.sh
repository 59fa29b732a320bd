#!/bin/sh
# Random texts, font files and queries under libFuzzer, so many seconds each: `fuzz.sh SECONDS [text|fonts|queries …]`. What is found lies in
# .build/fuzz/findings; what was learned stays in .build/fuzz/corpus and is built on by the next run.
set -eu
cd "$(dirname "$0")/.."

seconds=${1:-600}
[ $# -eq 0 ] || shift
targets=${*:-text fonts queries}
root=.build/fuzz

if ! POLYSHOT_FUZZ=1 swift build -c release --sanitize=fuzzer --product Fuzz --scratch-path $root >"$root.log" 2>&1; then
  grep -E 'error' "$root.log" | sort -u | head -n 20 >&2
  echo "error: the fuzzers do not build; does this toolchain have libFuzzer?" >&2
  exit 1
fi

mkdir -p $root/findings $root/seeds/text $root/seeds/fonts $root/seeds/queries
# HarfBuzz's own test fonts and what its fuzzers found: small, and with every table.
find .build/fixtures/harfbuzz/test -path '*/fonts/*' -type f -size -8k -exec cp -n {} $root/seeds/fonts \; 2>/dev/null || true
printf '%s\n' '{"id":1,"lang":"ar","text":"a \ud800 \u0628\u064e (1,200) \ud83d\udc68\u200d\ud83d\udc69","size":40,"width":200,"spans":[{"start":0,"end":2,"weight":700,"color":"a"}]}' \
  >$root/seeds/queries/arabic
printf '%s\n' '{"id":"a","lang":"ja","dir":"ltr","text":"カメラ\nを。","size":20.5,"weight":300,"width":9e2,"families":["Noto Sans CJK JP"],"tracking":-0.1,"wrap":"greedy","rules":"css","case":"upper"}' \
  >$root/seeds/queries/japanese

for target in $targets; do
  case $target in fonts) longest=8192 ;; *) longest=300 ;; esac
  mkdir -p $root/corpus/"$target"
  echo "fuzzing $target for $seconds seconds"
  if ! SWIFT_BACKTRACE=enable=no POLYSHOT_FUZZ_TARGET=$target $root/release/Fuzz -max_total_time="$seconds" -max_len=$longest -timeout=30 -len_control=0 -rss_limit_mb=3000 -print_final_stats=1 \
    -artifact_prefix="$root/findings/$target-" $root/corpus/"$target" $root/seeds/"$target" >"$root/$target.log" 2>&1; then
    tail -n 30 "$root/$target.log" >&2
    exit 1
  fi
  sed -nE 's/^(#[0-9]+)\tDONE +/\1 inputs, /p' "$root/$target.log"
done
