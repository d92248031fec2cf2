"""The scoring aid: one page that answers what is asked at the table while scores are counted."""

from __future__ import annotations

from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.games.game import Game
from quiltsmith.games.patchwork.game import PatchworkGame
from quiltsmith.layout.drawing.panels import GAP, columns, header, panel, paragraph, rows
from quiltsmith.layout.scoring_aid.cuts import cut_guide
from quiltsmith.layout.scoring_aid.examples import examples, final_sum
from quiltsmith.layout.scoring_aid.patchwork import patchwork_panels
from quiltsmith.layout.scoring_aid.specials import allowed_specials, specials
from quiltsmith.layout.scoring_aid.table import score_table
from quiltsmith.layout.sheets.imposition import with_footers
from quiltsmith.layout.sheets.panel_page import panel_page
from quiltsmith.scene.elements import Box, Document, Item, Page
from quiltsmith.style.choices import Style
from quiltsmith.style.unprintable import refusing_unprintable

_MOST_STRETCH = 1.15


@refusing_unprintable()
def scoring_aid_document(game: Game, style: Style) -> Document:
    """Make the scoring aid of a game as a document of its own."""
    title = f"{style.name(game.title)}: {style.word('scoring-aid.title')}"
    job = f"{game.id} checker"
    pages = with_footers([scoring_aid_page(game, style)], style, job)
    return Document(pages, title, job, style.language)


def scoring_aid_page(game: Game, style: Style) -> Page:
    """Lay out the page, without a footer."""

    def draw(box: Box) -> list[Item]:
        board = style.word("scoring-aid.board", rows=game.board.rows, columns=game.board.columns)
        beside = f"{style.name(game.title)} · {board}"
        items, room = header(box, style.word("scoring-aid.title"), beside, style.theme)
        if isinstance(game, DoodleGame):
            return items + _doodle(game, room, style)
        if isinstance(game, PatchworkGame):
            return items + patchwork_panels(game, room, style)
        raise TypeError(f"there is no scoring aid for {game.id}")

    return panel_page(style, style.word("scoring-aid.title"), draw)


def _doodle(game: DoodleGame, box: Box, style: Style) -> list[Item]:
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
