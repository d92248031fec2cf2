"""The scoring aid of doodle games: all scores, worked examples, the final sum, special actions and cuts."""

from __future__ import annotations

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.drawing.panels import told
from quiltsmith.layout.scoring_aid.cuts import cut_guide
from quiltsmith.layout.scoring_aid.examples import examples, examples_in_a_row, final_sum
from quiltsmith.layout.scoring_aid.specials import allowed_specials, specials
from quiltsmith.layout.scoring_aid.table import score_table
from quiltsmith.layout.sheets.panel_pages import Block, Draw, framed, side_by_side
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item
from quiltsmith.style.print_style import Style

_SIDE_BY_SIDE = (101.0, 85.0)


def doodle_panels(game: DoodleGame, is_narrow: bool, style: Style) -> list[Block]:
    """List all panels; table and examples stand beside each other where the page would else be too long."""
    names = allowed_specials(game)
    is_stacked = is_narrow or not names
    table = framed(style.word("scoring-aid.table"), 116 if is_stacked else 100, _table(game, style), style)
    shown = framed(
        style.word("scoring-aid.examples"), 58 if is_stacked else 100, _examples(game, style, is_stacked), style
    )
    blocks = [table, shown] if is_stacked else [side_by_side((table, shown), _SIDE_BY_SIDE)]
    blocks.append(
        framed(
            style.word("scoring-aid.sum"),
            38 if is_narrow else 30,
            lambda box: final_sum(game, box, style, is_narrow),
            style,
        )
    )
    if names:
        lines = -(-len(names) // 2)
        height = 13.0 + (21.0 if is_narrow else 19.0) * lines
        blocks.append(framed(style.word("pad.specials"), height, lambda box: specials(game, box, style), style))
    if "cut" in names:
        blocks.append(
            framed(style.word("scoring-aid.cuts"), 80 if is_narrow else 44, _cuts(style, is_narrow), style)
        )
    return blocks


def _table(game: DoodleGame, style: Style) -> Draw:
    def draw(box: Box) -> list[Item]:
        note, room = told(style.word("scoring-aid.table.note"), box, style.theme, 8, is_muted=True)
        return [*note, *score_table(game, room, style.theme)]

    return draw


def _examples(game: DoodleGame, style: Style, is_stacked: bool) -> Draw:
    scoring = game.scoring
    rule = style.word("scoring-aid.rule", square=scoring.per_square_space, extra=scoring.per_extra_line)

    def draw(box: Box) -> list[Item]:
        note, room = told(rule, box, style.theme)
        return [*note, *(examples_in_a_row if is_stacked else examples)(game, room, style)]

    return draw


def _cuts(style: Style, is_narrow: bool) -> Draw:
    def draw(box: Box) -> list[Item]:
        note, room = told(style.word("scoring-aid.cuts.rule"), box, style.theme)
        return [*note, *cut_guide(room, style, is_narrow)]

    return draw
