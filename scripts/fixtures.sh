#!/bin/sh
# Fetches the source packages whose test files some tests read, into .build/fixtures/<package>. The system's own package lists are made into lists of
# sources in that folder; nothing outside it is written. Where a package cannot be had, this says so, and the tests skip what needs it.
set -eu
cd "$(dirname "$0")/.."

packages=${*:-harfbuzz}
root=$PWD/.build/fixtures
apt=$root/apt

# Sources of the packages that the machine's lists name.
lists() {
  mkdir -p "$apt/lists.d" "$apt/state/lists/partial" "$apt/cache/archives/partial"
  rm -f "$apt/lists.d"/*
  for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
    [ ! -s "$list" ] || sed -n 's/^deb /deb-src /p' "$list" >"$apt/lists.d/$(basename "$list" .list)-src.list"
  done
  for list in /etc/apt/sources.list.d/*.sources; do
    [ ! -s "$list" ] || sed 's/^Types:.*/Types: deb-src/' "$list" >"$apt/lists.d/$(basename "$list")"
  done
}

own_apt() {
  apt-get -qq -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$apt/lists.d" -o Dir::State::lists="$apt/state/lists" \
    -o Dir::Cache="$apt/cache" -o APT::Sandbox::User="$(id -un)" -o Acquire::Retries=2 "$@"
}

skip() {
  printf 'skipped: no source of %s (%s)\n' "$1" "$2" >&2
}

for package in $packages; do
  [ ! -e "$root/$package/.complete" ] || continue
  if ! command -v apt-get >/dev/null 2>&1 || ! command -v dpkg-source >/dev/null 2>&1; then
    skip "$package" "needs apt-get and dpkg-source, package dpkg-dev"
    continue
  fi
  mkdir -p "$root"
  [ -n "$(ls "$apt/lists.d" 2>/dev/null)" ] || lists
  work=$root/$package.part
  rm -rf "$work"
  mkdir -p "$work"
  if own_apt update >"$work/log" 2>&1 && (cd "$work" && own_apt source "$package") >>"$work/log" 2>&1; then
    rm -rf "${root:?}/$package"
    mv "$work"/*/ "$root/$package"
    : >"$root/$package/.complete"
  else
    skip "$package" "$(tail -n 1 "$work/log")"
  fi
  rm -rf "$work"
done
rm -rf "$apt"
