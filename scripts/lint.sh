#!/bin/sh
# Format, and the walls between the rooms: each room's sources may import only what stands in its line here.
set -eu
cd "$(dirname "$0")/.."

swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks Fuzz

failed=0
allow() {
  room=$1
  shift
  pattern=$(printf '%s|' "$@")
  stray=$(grep -rnE '^ *(@[A-Za-z_]+(\([^)]*\))? )*((public|package|internal|private|fileprivate) )?import ' "Sources/$room" --include='*.swift' \
    | grep -vE "import ((struct|class|enum|func|protocol|typealias|var|let) )?(${pattern%|})([. ]|\$)" || true)
  [ -z "$stray" ] || { printf 'error: %s may not import this:\n%s\n' "$room" "$stray" >&2; failed=1; }
}
allow Pixels Glibc Darwin
allow ImageFiles Pixels CShims CDeflate CLittleCMS Glibc Darwin
allow Typography Pixels CShims CHarfBuzz CFreeType CHyphen Glibc Darwin FoundationEssentials Foundation Synchronization
allow Polyshot Pixels ImageFiles Typography CXXHash Glibc Darwin FoundationEssentials Foundation Synchronization Dispatch
allow PolyshotCommand Polyshot Glibc Darwin FoundationEssentials Foundation Synchronization
allow DemoCaptures Pixels ImageFiles Typography Glibc Darwin FoundationEssentials Foundation

# One place prints: the command's console (the demo program is a program of its own).
prints=$(grep -rnE '(^|[^.A-Za-z])print\(' Sources --include='*.swift' | grep -vE 'PolyshotCommand/Console|DemoCaptures/' || true)
[ -z "$prints" ] || { printf 'error: only the console prints:\n%s\n' "$prints" >&2; failed=1; }

names=$(git ls-files | tr '[:upper:]' '[:lower:]' | sort | uniq -d)
[ -z "$names" ] || { printf 'error: names that differ by case only:\n%s\n' "$names" >&2; failed=1; }
exit $failed
