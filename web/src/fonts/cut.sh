#!/usr/bin/env bash
# Makes the fonts of the page from the packages they come in. See README.md.
set -eu
cd "$(dirname "$0")"
from=../../node_modules/@fontsource-variable
whole=$(mktemp -d)
trap 'rm -r "$whole"' EXIT
latin="U+0020-007E,U+00A0-00FF,U+2010-2015,U+2018-201E,U+2022,U+2026,U+202F,U+20AC,U+2122,U+2190-2193,U+2212,U+2264,U+2265"
czech="U+010C-010F,U+011A-011B,U+0147-0148,U+0158-0159,U+0160-0161,U+0164-0165,U+016E-016F,U+017D-017E"
polish="U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C"

cut() { # family, its part, the letters, the name here
  fonttools varLib.instancer -q "$from/$1/files/$1-$2-wght-normal.woff2" wght=400:700 -o "$whole/$4.ttf"
  pyftsubset "$whole/$4.ttf" --unicodes="$3" --layout-features=kern,liga,calt,tnum,locl,ccmp,mark --flavor=woff2 --output-file="$4.woff2"
}
cut inter latin "$latin" text
cut inter latin-ext "$czech,$polish" text-ext
cut space-grotesk latin "$latin" title
cut space-grotesk latin-ext "$czech,$polish" title-ext
