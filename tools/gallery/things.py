"""Things on a table beside what is printed: pencils, buttons, a die."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image, ImageDraw, ImageFilter

Rgb = tuple[int, int, int]
_LARGE = 3


def _shaded(colour: Rgb, share: float) -> Rgb:
    """Make a colour darker (below 1) or lighter."""
    if share <= 1:
        return round(colour[0] * share), round(colour[1] * share), round(colour[2] * share)
    lift = share - 1
    red, green, blue = (round(part + (255 - part) * lift) for part in colour)
    return red, green, blue


def pencil(colour: Rgb, length: float, per_mm: float) -> Image.Image:
    """Draw a pencil with six sides, sharpened, its tip to the left."""
    scale = per_mm * _LARGE
    high, long = 7.2 * scale, length * scale
    picture = Image.new("RGBA", (round(long), round(high)))
    pen = ImageDraw.Draw(picture)
    tip, cone = 4.5 * scale, 21 * scale
    for number, share in enumerate((1.28, 1.0, 0.68)):
        top, bottom = high * number / 3, high * (number + 1) / 3
        pen.rectangle((cone, top, long - 2 * scale, bottom), _shaded(colour, share))
    pen.rectangle((long - 2.2 * scale, 0, long, high), _shaded(colour, 0.55))
    wood = (226, 190, 140)
    pen.polygon(((0, high / 2), (cone, 0), (cone, high)), wood)
    pen.polygon(((0, high / 2), (cone, high * 0.66), (cone, high)), _shaded(wood, 0.78))
    for number in range(3):
        top, bottom = high * number / 3, high * (number + 1) / 3
        edge = cone + 3.2 * scale
        pen.chord((cone - 3 * scale, top, edge, bottom), 270, 90, wood if number < 2 else _shaded(wood, 0.8))
    pen.polygon(((0, high / 2), (tip, high * (0.5 - 0.107)), (tip, high * (0.5 + 0.107))), _shaded(colour, 0.8))
    shine = Image.new("RGBA", picture.size)
    ImageDraw.Draw(shine).rectangle((cone, high * 0.1, long, high * 0.17), (255, 255, 255, 120))
    picture.alpha_composite(shine.filter(ImageFilter.GaussianBlur(0.25 * scale)))
    return _reduced(picture)


def button(colour: Rgb, across: float, per_mm: float, holes: int = 4) -> Image.Image:
    """Draw a button with a rim."""
    scale = per_mm * _LARGE
    side = across * scale
    picture = Image.new("RGBA", (round(side), round(side)))
    pen = ImageDraw.Draw(picture)
    for inset, share in ((0.0, 0.8), (0.05, 1.12), (0.17, 0.78), (0.21, 1.0)):
        pen.ellipse(
            (side * inset, side * inset, side * (1 - inset) - 1, side * (1 - inset) - 1), _shaded(colour, share)
        )
    for number in range(holes):
        angle = pi / 4 + 2 * pi * number / holes
        x, y, radius = side * (0.5 + 0.11 * cos(angle)), side * (0.5 + 0.11 * sin(angle)), side * 0.05
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), _shaded(colour, 0.35))
    shine = Image.new("RGBA", picture.size)
    ImageDraw.Draw(shine).arc(
        (side * 0.07, side * 0.07, side * 0.93, side * 0.93), 190, 280, (255, 255, 255, 170), round(side * 0.03)
    )
    picture.alpha_composite(shine.filter(ImageFilter.GaussianBlur(side * 0.015)))
    return _reduced(picture)


def die(pips: int, per_mm: float, side: float = 16.0) -> Image.Image:
    """Draw a die from above, with a little of its near side."""
    scale = per_mm * _LARGE
    edge, low = side * scale, 4.5 * scale
    picture = Image.new("RGBA", (round(edge), round(edge + low)))
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((0, low * 0.6, edge - 1, edge + low - 1), 2.6 * scale, (196, 188, 176))
    pen.rounded_rectangle((0, 0, edge - 1, edge - 1), 2.6 * scale, (250, 247, 240))
    thirds = {"left": 0.26, "middle": 0.5, "right": 0.74}
    spots = {
        1: [("middle", "middle")],
        2: [("left", "left"), ("right", "right")],
        3: [("left", "left"), ("middle", "middle"), ("right", "right")],
    }[pips]
    for across, down in spots:
        x, y, radius = thirds[across] * edge, thirds[down] * edge, 1.6 * scale
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), (156, 61, 0))
    return _reduced(picture)


def _reduced(picture: Image.Image) -> Image.Image:
    return picture.resize((picture.width // _LARGE, picture.height // _LARGE), Image.Resampling.LANCZOS)
