"""Makes the tables that turn colours of the screen into printing inks, when the package is built.

Each profile in `templates/icc/` gets a table beside it: for 17 × 17 × 17 colours, red changing first, the shares
of cyan, magenta, yellow and black, a byte each. LittleCMS, which comes with Pillow, does the conversion (relative
colorimetric); `quiltsmith.render.inks` looks colours up, so that printing needs neither.

`tools/build_hook.py` runs this when the package is built; `python tools/build_ink_tables.py` does it by hand.
"""

from __future__ import annotations

from pathlib import Path

STEPS = 17
SUFFIX = ".inks"
PROFILES = Path("templates/icc")


def ink_table(profile: Path) -> bytes:
    """Return the inks of all colours of the grid on the press of a profile."""
    from PIL import Image, ImageCms

    levels = [round(255 * step / (STEPS - 1)) for step in range(STEPS)]
    grid = bytes(share for blue in levels for green in levels for red in levels for share in (red, green, blue))
    picture = Image.frombytes("RGB", (STEPS * STEPS, STEPS), grid)
    transform = ImageCms.buildTransform(
        ImageCms.createProfile("sRGB"),
        str(profile),
        "RGB",
        "CMYK",
        ImageCms.Intent.RELATIVE_COLORIMETRIC,
        ImageCms.Flags.HIGHRESPRECALC,
    )
    converted = ImageCms.applyTransform(picture, transform)
    if converted is None:
        raise ValueError(f"{profile} could not be applied")
    return converted.tobytes()


def write_ink_tables(root: Path) -> list[Path]:
    """Write a table beside every profile of a checkout, and leave those as they are that are right already."""
    tables = []
    for profile in sorted((root / PROFILES).glob("*.icc")):
        table, inks = profile.with_suffix(SUFFIX), ink_table(profile)
        if not table.is_file() or table.read_bytes() != inks:
            table.write_bytes(inks)
        tables.append(table)
    return tables


if __name__ == "__main__":
    for written in write_ink_tables(Path(__file__).parent.parent):
        print(written)
