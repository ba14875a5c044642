#!/bin/sh
# Makes the pictures of the README from a run of the demo: docs/images/make.sh [folder of a demo run]
# Needs a Chromium; CHROMIUM names another program. SEAT chooses whose report of turn 2 is shown, ASKED whose first
# answer of turn 1.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mails=${1:-$work/mails}
[ -d "$mails" ] || "$root/.venv/bin/pbem" demo --folder "$mails"
report=$(ls "$mails"/*-turn-3-"${SEAT:-red}"-report.html)
answer=$(ls "$mails"/*-turn-1-"${ASKED:-blue}"-answer.html | head -n 1)
desk=$(ls "$mails"/*-page-check.html)

shot() { # a page, a height, a picture, a width
  "${CHROMIUM:-chromium}" --headless --no-sandbox --disable-gpu --disable-quic --no-first-run \
    --disable-background-networking --disable-component-update --disable-sync --hide-scrollbars \
    --user-data-dir="$work/profile" --window-size="${4:-640},$2" --screenshot="$work/$3" "file://$1" >/dev/null 2>&1
}
shot "$(realpath "$report")" 1600 report.png
shot "$(realpath "$answer")" 1600 answer.png
shot "$(realpath "$desk")" 1600 desk.png 1280
cp "${report%.html}.png" "$work/map.png"
for game in dice_empires europe; do # their pictures alone
  "$root/.venv/bin/pbem" demo --game "$game" --folder "$work/$game" >/dev/null
done
cp "$work"/dice_empires/*-turn-4-blue-report.png "$work/dice_empires.png"
cp "$work"/europe/*-turn-3-ottoman-report.png "$work/europe.png"

"$root/.venv/bin/python" - "$work" "$root/docs/images" <<'PYTHON'
import sys
from pathlib import Path

from PIL import Image, ImageChops

work, out = map(Path, sys.argv[1:])
for name in ("report.png", "answer.png", "desk.png", "map.png", "dice_empires.png", "europe.png"):
    picture = Image.open(work / name).convert("RGB")
    foot = picture.getpixel((0, picture.height - 1))
    used = ImageChops.difference(picture, Image.new("RGB", picture.size, foot)).getbbox()
    if used and name in ("report.png", "answer.png", "desk.png"):  # leave out the empty foot of the page
        picture = picture.crop((0, 0, picture.width, min(picture.height, used[3] + 12)))
    colours = picture.quantize(256, kmeans=1, dither=Image.Dither.NONE)
    colours.save(out / name, optimize=True)
    print(f"{name}: {colours.width}x{colours.height}, {(out / name).stat().st_size // 1000} KB")
PYTHON
