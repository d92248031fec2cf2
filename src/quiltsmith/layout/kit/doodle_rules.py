"""The reminder of the rules of doodle games."""

from __future__ import annotations

from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.layout.drawing.numbered import numbered
from quiltsmith.layout.drawing.panels import columns, panel, paragraph, rows
from quiltsmith.layout.drawing.pictograms import die_face, picture
from quiltsmith.layout.kit.doodle_drawings import card_circle, drawing_example
from quiltsmith.scene.elements import Box, Item
from quiltsmith.style.choices import Style

_DRAWINGS = ("right", "turned", "over", "out")
_BODY = 11.0


def doodle_rules(game: DoodleGame, box: Box, style: Style) -> list[Item]:
    """Draw all panels."""
    theme = style.theme
    setup, turn, drawing, scored, ended = rows(box, [80, 34, 56, 40, 22])
    items, inside = panel(setup, style.word("rules.setup"), theme)
    told, drawn = columns(inside, [55, 45], 6)
    texts = [style.word("rules.setup.circle", circle=game.circle)]
    if game.start_cards:
        texts.insert(0, style.word("rules.setup.start", size=game.start_size))
    items += [*numbered(texts, told, style), *card_circle(game, drawn, style)]
    framed, inside = panel(turn, style.word("rules.turn"), theme)
    items += framed
    for part, key in zip(columns(inside, [1, 1, 1], 7), ("roll", "draw", "discard"), strict=True):
        items += _turn_step(game, key, part, style)
    framed, inside = panel(drawing, style.word("rules.drawing"), theme)
    items += framed
    for number, (part, key) in enumerate(zip(columns(inside, [1] * 4, 5), _DRAWINGS, strict=True)):
        shown, caption = rows(part, [part.height - 9, 8], 1)
        items += drawing_example(key, shown, style)
        mark = Box(part.x, caption.y, 4, 4)
        items.append(picture("tick" if number < 2 else "cross", mark, theme))
        items += paragraph(
            style.word(f"rules.drawing.{key}"), Box(part.x + 6, caption.y + 0.4, part.width - 6, 8), theme
        )
    framed, inside = panel(scored, style.word("rules.rounds"), theme)
    items += [*framed, *numbered(_rounds(game, style), inside, style)]
    framed, inside = panel(ended, style.word("rules.end"), theme)
    end = style.word("scoring-aid.sum.note", points=-game.points_per_empty_space)
    return [*items, *framed, *paragraph(end, inside, theme, _BODY)]


def _rounds(game: DoodleGame, style: Style) -> list[str]:
    texts = [style.word("rules.rounds.count", rounds=game.rounds, turns=game.turns_per_round)]
    if game.rounds > 1 and game.left_in_circle:
        texts.append(style.word("rules.rounds.refill", refill=game.refill, left=game.left_in_circle))
    elif game.rounds > 1:
        texts.append(style.word("rules.rounds.refill-all", refill=game.refill))
    texts.append(style.word("rules.rounds.last", choice=game.last_choice))
    return texts


def _turn_step(game: DoodleGame, key: str, box: Box, style: Style) -> list[Item]:
    theme = style.theme
    shown = Box(box.x, box.y, 11, 11)
    drawn = {
        "roll": lambda: die_face(max(game.die), shown, theme),
        "draw": lambda: picture("pencil", shown, theme),
        "discard": lambda: picture("arrow", shown, theme),
    }[key]()
    text = Box(box.x + 14, box.y, box.width - 14, box.height)
    return [drawn, *paragraph(style.word(f"rules.turn.{key}"), text, theme, _BODY)]
