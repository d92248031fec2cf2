"""Make the fonts of the studio's pages: the characters of European languages, as WOFF2, in `studio/static/fonts/`.

Needs `pip install brotli`. All other characters come from the whole fonts, which browsers load when they meet one.
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset

from quiltsmith.scene.fonts import file_path
from quiltsmith.studio.routes.asset_routes import PAGE_FONTS, WEB_CHARACTERS

FOLDER = Path(__file__).parent.parent / "src" / "quiltsmith" / "studio" / "static" / "fonts"


def main() -> None:
    """Write a file for each font of the pages."""
    FOLDER.mkdir(exist_ok=True)
    features = ["kern", "liga", "tnum", "mark"]
    options = subset.Options(flavor="woff2", layout_features=features, name_IDs=[], hinting=False)
    for role, file in PAGE_FONTS.items():
        font = subset.load_font(str(file_path(file)), options)
        chosen = subset.Subsetter(options)
        chosen.populate(unicodes=[code for first, last in WEB_CHARACTERS for code in range(first, last + 1)])
        chosen.subset(font)
        made = FOLDER / f"{role}.woff2"
        subset.save_font(font, str(made), options)
        print(f"{made.name} {made.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
