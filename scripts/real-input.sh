#!/bin/sh
# Renders raw captures of other people's apps with other people's captions: one project an app under samples-work/. Arguments go to `polyshot render`.
# The samples are not part of this repository: POLYSHOT_SAMPLES names their folder, and where there is none this says so and is done.
set -eu
cd "$(dirname "$0")/.."

samples=${POLYSHOT_SAMPLES:-../shared}
if [ ! -d "$samples/captures" ] || [ ! -d "$samples/captions" ]; then
  printf 'skipped: no captures and captions in %s (POLYSHOT_SAMPLES names the folder)\n' "$samples" >&2
  exit 0
fi
samples=$(cd "$samples" && pwd)
polyshot=${POLYSHOT:-.build/release/polyshot}
status=0

# entries FILE SCENE:POSITION…: a `.strings` file with the entries at these positions, under the scenes' names. Values stay as written, escapes and all.
entries() {
  file=$1
  shift
  awk -v wanted="$*" '
    /^[[:space:]]*"([^"\\]|\\.)*"[[:space:]]*=/ {
      sub(/^[[:space:]]*"([^"\\]|\\.)*"/, "")
      value[++count] = $0
    }
    END {
      pairs = split(wanted, pair, " ")
      for (i = 1; i <= pairs; i++) {
        split(pair[i], part, ":")
        if (part[2] in value) print "\"" part[1] "\"" value[part[2]]
      }
    }' "$file"
}

# app NAME SCENE:POSITION… <polyshot.json: writes the project and renders it. The first set that has a locale gives its captions. In these sets the
# keyword is the short headline and the title says more, so that they become title and subtitle.
app() {
  name=$1
  project=samples-work/$1
  shift
  rm -rf "$project/captions"
  mkdir -p "$project"
  sed "s|SAMPLES|$samples|" >"$project/polyshot.json"
  for set in listen-anonymously aitranslator; do
    for folder in "$samples/captions/$set"/*/; do
      own=$project/captions/$(basename "$folder")
      [ ! -d "$own" ] || continue
      mkdir -p "$own"
      entries "$folder/keyword.strings" "$@" >"$own/title.strings"
      entries "$folder/title.strings" "$@" >"$own/subtitle.strings"
    done
  done
  printf '%s: ' "$name" >&2
  "$polyshot" render "$project" $arguments || status=$?
}
arguments=$*

# Android phone, 20 languages of its own
app medtimer overview:1 medicine:2 settings:3 <<'JSON'
{
  "name": "MedTimer", "sourceLocale": "en-US", "devices": ["play-phone"],
  "captures": "SAMPLES/captures/medtimer/{locale}/{scene}.png", "captureLocale": "en-US", "theme": { "name": "lagoon" },
  "scenes": [{ "name": "overview", "captures": ["1"] }, { "name": "medicine", "captures": ["4"] }, { "name": "settings", "captures": ["7"] }],
}
JSON

# phone, tablet and Watch; two captures of the older Watch Ultra, one of the newer
app watchcalc32 main:1 plot:2 watch-stack:1 watch-keys:2 watch-plot:3 <<'JSON'
{
  "name": "WatchCalc32", "sourceLocale": "en-US",
  "captures": "SAMPLES/captures/watchcalc32/{locale}/{scene}.png", "captureLocale": "en-US", "theme": { "name": "dawn" },
  "devices": [
    { "device": "iphone-6.9", "scenes": ["main", "plot"] },
    { "device": "ipad-13", "scenes": ["main", "plot"] },
    { "device": "watch-ultra", "scenes": ["watch-stack", "watch-keys", "watch-plot"], "theme": { "name": "midnight" } },
  ],
  "scenes": [
    { "name": "main", "captures": ["iPhone_1_main"], "overrides": [{ "devices": ["ipad-13"], "captures": ["iPad-Pro-13-inch-M5--1-Main"] }] },
    { "name": "plot", "captures": ["iPhone_3_plot"], "overrides": [{ "devices": ["ipad-13"], "captures": ["iPad-Pro-13-inch-M5--3-Plot"] }] },
    { "name": "watch-stack", "captures": ["watch_1"] }, { "name": "watch-keys", "captures": ["watch_2"] },
    { "name": "watch-plot", "captures": ["watch_3"] },
  ],
}
JSON

# portrait and landscape, phones and tablets without rounded screens; RGBA captures
app kraftstoff entry:1 cars:2 chart:3 <<'JSON'
{
  "name": "Kraftstoff", "sourceLocale": "en-US",
  "captures": "SAMPLES/captures/kraftstoff/{locale}/{device}-{scene}.png", "captureLocale": "en-US", "theme": { "name": "dawn" },
  "devices": [
    { "name": "iPhone6Plus", "device": "iphone-5.5", "scenes": ["entry", "cars"] },
    { "name": "iPhone6Plus-landscape", "device": "iphone-5.5-landscape", "capturesFrom": "iPhone6Plus", "scenes": ["chart"] },
    { "name": "iPadPro", "device": "ipad-13", "scenes": ["entry", "cars"] },
    { "name": "iPadPro-landscape", "device": "ipad-13-landscape", "capturesFrom": "iPadPro", "scenes": ["chart"] },
  ],
  "scenes": [
    { "name": "entry", "captures": ["01_entry"] }, { "name": "cars", "captures": ["02_cars"] }, { "name": "chart", "captures": ["04_chart_cost"] },
  ],
}
JSON

# dark; captures of the store size's second phone and of an older tablet
app gordianseed seeds:1 cards:2 export:3 <<'JSON'
{
  "name": "Gordian Seed Tool", "sourceLocale": "en-US",
  "captures": "SAMPLES/captures/gordianseed/{locale}/{device}-{scene}.png", "captureLocale": "en-US", "theme": { "name": "midnight" },
  "devices": [
    { "name": "iPhone-15-Pro-Max", "device": "iphone-6.9" },
    { "name": "iPad-Pro-12.9-inch-6th-generation-", "device": "ipad-13" },
  ],
  "scenes": [
    { "name": "seeds", "captures": ["0seedList"] }, { "name": "cards", "captures": ["3playingCards"] }, { "name": "export", "captures": ["7exportKey"] },
  ],
}
JSON
exit $status
