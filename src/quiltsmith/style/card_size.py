"""Card sizes by name or as `WxHmm`."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.formats.suggest import did_you_mean
from quiltsmith.style.lengths import read_size
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say

SMALLEST, LARGEST = 30.0, 300.0


class CardSize(Struct, frozen=True):
    """The size of a card after cutting, in millimetres."""

    name: str
    width: float
    height: float


CARD_SIZES = {
    size.name: size
    for size in (
        CardSize("poker", 63, 88),
        CardSize("bridge", 57, 88),
        CardSize("mini", 44, 63),
        CardSize("tarot", 70, 120),
        CardSize("square70", 70, 70),
    )
}


class CardSizeError(Refusal):
    """A card size that does not exist or that nothing can be printed on."""


def parse_card_size(text: str) -> CardSize:
    """Read the name of a card size, or `WxHmm`."""
    name = text.strip().lower()
    if name in CARD_SIZES:
        return CARD_SIZES[name]
    size = read_size(name)
    if size is None:
        hint = did_you_mean(
            name,
            CARD_SIZES,
            say("known are {names}, and sizes like `63x88mm` or `2.5x3.5in`", names=", ".join(CARD_SIZES)),
        )
        raise CardSizeError(say("there is no card size `{text}`; {hint}", text=text[:40], hint=hint))
    width, height = size
    if not all(SMALLEST <= side <= LARGEST for side in size):
        raise CardSizeError(
            say(
                "cards of `{text}` are out of range; sides from {least:g} to {most:g} mm are possible",
                text=text[:40],
                least=SMALLEST,
                most=LARGEST,
            )
        )
    return CardSize(f"{width:g}x{height:g}mm", width, height)
