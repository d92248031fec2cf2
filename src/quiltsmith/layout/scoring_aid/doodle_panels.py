"""The scoring aid of doodle games: all scores, worked examples, the final sum, special actions and cuts."""

from __future__ import annotations

from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.layout.drawing.panels import GAP, columns, panel, paragraph, rows
from quiltsmith.layout.scoring_aid.cuts import cut_guide
from quiltsmith.layout.scoring_aid.examples import examples, final_sum
from quiltsmith.layout.scoring_aid.specials import allowed_specials, specials
from quiltsmith.layout.scoring_aid.table import score_table
from quiltsmith.scene.elements import Box, Item
from quiltsmith.style.choices import Style

_MOST_STRETCH = 1.15


def doodle_panels(game: DoodleGame, box: Box, style: Style) -> list[Item]:
    """Draw all panels."""
    theme = style.theme
    names = allowed_specials(game)
    heights = [100.0, 30.0]
    if names:
        heights.append(13.0 + 19.0 * -(-len(names) // 2))
    if "cut" in names:
        heights.append(44.0)
    # A game with fewer special actions has fewer panels, not panels of mere air.
    height = min(box.height, (sum(heights) + GAP * (len(heights) - 1)) * _MOST_STRETCH)
    parts = rows(Box(box.x, box.y, box.width, height), heights)
    left, right = columns(parts[0], [101, 85])
    items, inside = panel(left, style.word("scoring-aid.table"), theme)
    note, table = rows(inside, [4.5, inside.height - 5.5], 1)
    items += paragraph(style.word("scoring-aid.table.note"), note, theme, 8, is_muted=True)
    items += score_table(game, table, theme)
    framed, inside = panel(right, style.word("scoring-aid.examples"), theme)
    note, drawn = rows(inside, [17, inside.height - 19], 2)
    scoring = game.scoring
    rule = style.word("scoring-aid.rule", square=scoring.per_square_space, extra=scoring.per_extra_line)
    items += [*framed, *paragraph(rule, note, theme), *examples(game, drawn, style)]
    framed, inside = panel(parts[1], style.word("scoring-aid.sum"), theme)
    items += [*framed, *final_sum(game, inside, style)]
    if names:
        framed, inside = panel(parts[2], style.word("pad.specials"), theme)
        items += [*framed, *specials(game, inside, style)]
    if "cut" in names:
        framed, inside = panel(parts[3], style.word("scoring-aid.cuts"), theme)
        note, drawn = rows(inside, [5, inside.height - 6], 1)
        items += [*framed, *paragraph(style.word("scoring-aid.cuts.rule"), note, theme), *cut_guide(drawn, style)]
    return items
