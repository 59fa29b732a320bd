#!/bin/sh
# Time and memory of the demo render, processor time of each stage of a shot, and the same work by one Python process with Pillow where the samples
# folder (POLYSHOT_SAMPLES) has that program. Figures of one run on one machine: compare ratios, not milliseconds.
set -eu
cd "$(dirname "$0")/.."

device=iphone-6.9
locales="en de ar ja hi"
if [ ! -d "captures/$device" ]; then
  printf 'error: no captures in captures/%s\nhint: `make demo` draws them\n' "$device" >&2
  exit 1
fi
swift build -c release --product polyshot >&2
swift build -c release --product Measure >&2
polyshot=.build/release/polyshot
measure=.build/release/Measure
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM

# took FIELD FILE: a figure of the last line that `measure run` wrote.
took() { awk -v field="$1" '/^seconds / { for (i = 1; i < NF; i += 2) if ($i == field) value = $(i + 1) } END { print value }' "$2"; }

printf '%s, %s cores\n\n' "$(uname -srm)" "$(getconf _NPROCESSORS_ONLN)"
printf 'the demo project, every shot\n'
"$measure" run "$polyshot" render --force --output "$work/all" 2>"$work/all.log" || { cat "$work/all.log" >&2; exit 1; }
shots=$(find "$work/all" -name '*.png' | wc -l)
awk -v shots="$shots" -v seconds="$(took seconds "$work/all.log")" -v cpu="$(took cpu "$work/all.log")" -v peak="$(took peak "$work/all.log")" '
  BEGIN { printf "%d shots in %.1f s, %.1f s of processor time (%.0f ms a shot), at most %d MB\n\n", shots, seconds, cpu, cpu / shots * 1000, peak }'

printf 'one shot of %s, stage by stage, one thread\n' "$device"
"$measure" stages . "$device" $locales

printf '\nthe demo project, every caption\n'
"$measure" captions .

printf '\nagainst Pillow, one process on one core each, the same captures\n'
program=${POLYSHOT_SAMPLES:-../shared}/bench/pillow_pipeline.py
python=python3
if [ ! -f "$program" ]; then
  printf 'skipped: no %s (POLYSHOT_SAMPLES names the samples folder)\n' "$program"
  exit 0
fi
if ! "$python" -c 'import PIL' 2>"$work/none"; then
  python=$work/venv/bin/python
  if ! { python3 -m venv "$work/venv" && "$python" -m pip install -q pillow; } >"$work/pip.log" 2>&1; then
    printf 'skipped: no Python with Pillow\n'
    exit 0
  fi
fi
set --
for locale in $locales; do set -- "$@" captures/"$device/$locale"/*.png; done
list=$(printf '%s,' $locales)
"$measure" run "$python" "$program" "$work/pillow" "$@" 2>"$work/pillow.log" || { cat "$work/pillow.log" >&2; exit 1; }
"$measure" run "$polyshot" render --force --jobs 1 --device "$device" --locale "${list%,}" --output "$work/own" 2>"$work/own.log"
awk -v shots=$# -v own="$(took cpu "$work/own.log")" -v pillow="$(took cpu "$work/pillow.log")" '
  BEGIN { printf "polyshot %.0f ms a shot, Pillow %.0f ms, %.2f of its processor time\n", own / shots * 1000, pillow / shots * 1000, own / pillow }'
