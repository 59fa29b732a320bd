#!/bin/sh
# Installs what is missing and says so; says nothing when all is there. APT and BREW hold the package names.
set -eu

say() { printf '%s\n' "$*" >&2; }

if ! command -v swift >/dev/null 2>&1; then
  say "error: no \`swift\` on the PATH"
  say "hint: install Swift 6.3 or later, see https://www.swift.org/install"
  exit 1
fi

if [ "$(uname -s)" = Darwin ]; then
  command -v brew >/dev/null 2>&1 || { say "error: Homebrew is needed to install $BREW"; exit 1; }
  missing=""
  for package in $BREW; do brew list --versions "$package" >/dev/null 2>&1 || missing="$missing $package"; done
  [ -z "$missing" ] || { say "installing with brew:$missing"; brew install $missing; }
  exit 0
fi

if ! command -v dpkg-query >/dev/null 2>&1; then
  say "error: this system has no apt; install these by its own means: $APT"
  exit 1
fi
missing=""
for package in $APT; do
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

root=""
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null 2>&1 || { say "error: missing packages:$missing"; say "hint: as root, run: apt-get install$missing"; exit 1; }
  root=sudo
fi
say "installing with apt:$missing"
$root apt-get update -qq >/dev/null || { say "error: \`apt-get update\` failed; is there a network?"; exit 1; }
DEBIAN_FRONTEND=noninteractive DEBCONF_NOWARNINGS=yes $root apt-get install -y -qq --no-install-recommends $missing >/dev/null
