"""The rules of two-player games with patches to buy: every number is the game's own."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.boards.quilt_board import QuiltBoard
from quiltsmith.layout.boards.time_board import TimeBoard
from quiltsmith.layout.drawing.patch_drawing import patch_in
from quiltsmith.layout.drawing.pictograms import leap, picture
from quiltsmith.layout.drawing.sewing_notions import needle, rosette
from quiltsmith.layout.product_kinds import RulesKind
from quiltsmith.layout.rules.rules_drawings import (
    ELL,
    PATCHES,
    PEE,
    SMALL,
    TEE,
    ZED,
    Drawn,
    patch_circle,
    piece_of_board,
)
from quiltsmith.layout.rules.rules_steps import (
    FOUR_BELOW,
    ONE_BELOW,
    THREE_BELOW,
    TWO_BELOW,
    Picture,
    Section,
    Step,
)
from quiltsmith.layout.scoring_aid.patchwork_scoring_aid import (
    QUILT_EXAMPLES,
    advance_strip,
    empty_grid,
    example_quilts,
    filled_square,
    money_picture,
    patches_on_sale,
    total,
)
from quiltsmith.layout.tiles.table_pieces import (
    draw_neutral_token,
    draw_special,
    draw_special_tile,
    draw_time_token,
)
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box, Grid
from quiltsmith.scene.elements import Group, Item, Stroke, Use
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style

_TOKEN = 10.0
_COST, _TIME = 4, 2
"""The price of the patch in the examples."""
_MOST_COINS = 8
_SUMS = 48.0
"""The height of two sums."""
_SPACES = 7
"""So many spaces of a time board stand in a row."""


def _facts(game: PatchworkGame, style: Style) -> str:
    return style.word("rules.quilt.facts")


def _aim(game: PatchworkGame, style: Style) -> str:
    currency = style.name(game.currency.name)
    return style.word("rules.quilt.aim", currency=currency, currency_name=currency[:1].upper() + currency[1:])


def _sections(game: PatchworkGame, is_narrow: bool, style: Style) -> list[Section]:
    rules = _PatchworkRules(game, style)
    return [
        rules.needs(),
        rules.setup(),
        rules.whose_turn(),
        rules.advance(),
        rules.take(),
        rules.example(),
        rules.way(),
        rules.end(),
        rules.end_example(),
    ]


class _PatchworkRules:
    """The sections of a game's rules."""

    def __init__(self, game: PatchworkGame, style: Style) -> None:
        self.game, self.style, self.theme, self.word = game, style, style.theme, style.word
        self.counted = style.counted
        self.currency = style.name(game.currency.name)
        self.money = money_picture(game)

    def needs(self) -> Section:
        """Make the list of what lies on the table."""
        game, word = self.game, self.word
        specials = len(game.tracks[game.track].specials)
        steps = [
            Step(word("rules.quilt.needs.time"), self._time_board, 22),
            Step(word("rules.quilt.needs.boards"), self._quilt_board, 22),
            Step(self.counted("rules.quilt.needs.patches", count=game.cards), self._patches, 22),
            Step(word("rules.quilt.needs.currency", currency=self.currency), self._coins(3), 22),
            Step(self.counted("rules.quilt.needs.specials", count=specials), self._special, 14),
            Step(word("rules.quilt.needs.tile"), self._tile, 14),
            Step(word("rules.quilt.needs.tokens"), self._time_tokens, 14),
            Step(word("rules.quilt.needs.neutral"), self._neutral, 14),
        ]
        return Section(word("rules.needs"), steps, FOUR_BELOW, FOUR_BELOW)

    def setup(self) -> Section:
        """Make the steps of the set-up."""
        game, word = self.game, self.word
        own = word("rules.quilt.setup", start=game.currency.start, currency=self.currency)
        steps = [
            Step(own, self._own_things, 28, "1"),
            Step(word("rules.quilt.time"), self._start, 28, "2"),
            Step(word("rules.quilt.special"), self._stars, 28, "3"),
            Step(word("rules.quilt.around"), self._around, 26, "4"),
            Step(word("rules.quilt.neutral"), self._behind_smallest, 26, "5"),
            Step(word(f"rules.quilt.begin.{self.money}"), self._first_player, 26, "6"),
        ]
        return Section(word("rules.setup"), steps, THREE_BELOW, THREE_BELOW)

    def whose_turn(self) -> Section:
        """Make the rules of who plays."""
        word = self.word
        steps = [
            Step(word("rules.quilt.turn.behind"), self._strip(1, 5, is_next=True), 16),
            Step(word("rules.quilt.turn.same"), self._on_top, 16),
            Step(word("rules.quilt.turn.one"), self._either, 16),
        ]
        return Section(word("rules.quilt.turn"), steps, THREE_BELOW, THREE_BELOW)

    def advance(self) -> Section:
        """Make the rule of the first action."""
        game, word = self.game, self.word
        paid = word("rules.quilt.advance.paid", currency=self.currency, points=game.currency.per_space)
        steps = [
            Step(word("rules.quilt.advance.move"), self._strip(1, 4, moves_to=5), 22),
            Step(
                paid,
                lambda box: advance_strip(game, box.place(box.width, min(box.height, 22)), self.style),
                22,
            ),
        ]
        return Section(word("rules.quilt.advance"), steps, TWO_BELOW, TWO_BELOW)

    def take(self) -> Section:
        """Make the five steps of the second action."""
        game, word = self.game, self.word
        steps = [
            Step(word("rules.quilt.take.neutral"), self._neutral_moves, 22, "2"),
            Step(word("rules.quilt.take.pay"), self._pay, 22, "3"),
            Step(word("rules.quilt.take.sew"), self._sew, 32, "4"),
            Step(word("rules.quilt.take.time"), self._strip(1, 5, moves_to=1 + _TIME), 32, "5"),
        ]
        choose = Step(
            self.counted("rules.quilt.take.choose", choice=game.choice),
            lambda box: patches_on_sale(game, box.place(box.width, min(box.height, 26)), self.style),
            22,
            "1",
        )
        return Section(word("rules.quilt.take"), steps, TWO_BELOW, TWO_BELOW, lead=choose)

    def example(self) -> Section:
        """Make the example: two turns one after the other."""
        word, gap = self.word, 3
        paid = (gap + 1) * self.game.currency.per_space
        first = word("rules.quilt.example.advance", gap=gap, spaces=gap + 1, paid=paid, currency=self.currency)
        second = word("rules.quilt.example.take", cost=_COST, time=_TIME)
        steps = [
            Step(first, self._strip(0, gap, moves_to=gap + 1), 18, "1"),
            Step(second, self._strip(gap, gap + 1, player=1, moves_to=gap + _TIME), 18, "2"),
            Step(word("rules.quilt.example.next"), self._strip(gap + 1, gap + _TIME, is_next=True), 18, "3"),
        ]
        return Section(word("rules.quilt.example"), steps, THREE_BELOW, THREE_BELOW)

    def way(self) -> Section:
        """Make the rules of the time board and the special tile."""
        game, word = self.game, self.word
        special = word("rules.quilt.way.special")
        if game.may_discard_special:
            special += " " + word("rules.quilt.way.discard")
        special += " " + word("rules.quilt.way.full")
        tile = self.counted("rules.quilt.way.tile", points=game.tile_points, side=game.tile_side)
        steps = [
            Step(word("rules.quilt.way.income", currency=self.currency), self._income, 30),
            Step(special, self._reach_special, 30),
            Step(tile, self._square, 30),
        ]
        return Section(word("rules.quilt.way"), steps, wide=THREE_BELOW)

    def end(self) -> Section:
        """Make the rules of the end."""
        game, word = self.game, self.word
        summed = word("rules.quilt.end.sum", currency=self.currency, points=-game.points_per_empty_space)
        steps = [
            Step(word("rules.quilt.end.stop"), self._finish(1), 18),
            Step(word("rules.quilt.end.both"), self._finish(2), 18),
            Step(summed, self._sum, 18),
            Step(word("rules.quilt.end.win"), self._winner, 18),
        ]
        return Section(word("rules.end"), steps, TWO_BELOW, FOUR_BELOW)

    def end_example(self) -> Section:
        """Make the example of two finished quilts."""
        step = Step("", lambda box: example_quilts(self.game, box.place(box.width, _SUMS), self.style), _SUMS)
        return Section(self.word("scoring-aid.sum"), [step], ONE_BELOW, ONE_BELOW)

    # Pictures

    def _time_board(self, box: Box) -> list[Item]:
        return [self._placed_time_board(box)]

    def _placed_time_board(self, box: Box) -> Group:
        board = self._board_of_time()
        scale = min(box.width / board.width, box.height / board.height)
        corner = box.place(board.width * scale, board.height * scale)
        return Group((Use(board.draw(self.style, has_words=False)),), corner.x, corner.y, scale=scale)

    def _board_of_time(self) -> TimeBoard:
        return TimeBoard(self.game, self.game.tracks[self.game.track], 20.0)

    def _quilt_board(self, box: Box) -> list[Item]:
        board = QuiltBoard(self.game.board, 10.0, 1)
        scale = min(box.width / board.width, box.height / board.height)
        corner = box.place(board.width * scale, board.height * scale)
        return [Group((Use(board.draw(self.style)),), corner.x, corner.y, scale=scale)]

    def _patches(self, box: Box) -> list[Item]:
        theme = self.theme
        cell = box.cell_size(6.5, 6.5, 5.0)
        x, y = box.centre
        places = ((-1.6, -1.5, ZED), (1.7, -1.2, ELL), (-1.4, 1.5, TEE), (1.6, 1.9, PEE))
        return [
            patch_in(
                Box.around(x + right * cell, y + down * cell, 0),
                shape,
                theme.fabric(self.style.seed + number),
                cell,
                theme.line_stroke(0.3),
            )
            for number, (right, down, shape) in enumerate(places)
        ]

    def _coins(self, count: int) -> Picture:
        """Draw some of the currency."""

        def draw(box: Box) -> list[Item]:
            shown = max(1, min(count, _MOST_COINS))
            across = min(3, shown)
            grid = box.grid(-(-shown // across), across, 10.0)
            return [
                picture(self.money, grid.at(*divmod(number, across)).scaled(0.92), self.theme)
                for number in range(shown)
            ]

        return draw

    def _piece(self, items: Sequence[Item], box: Box, size: float, side: float = _TOKEN) -> Group:
        """Put a piece of a side into the middle of a box, in a size."""
        corner = box.square(min(size, box.shorter_side))
        return Group(tuple(items), corner.x, corner.y, scale=corner.width / side)

    def _special(self, box: Box) -> list[Item]:
        return [self._piece(draw_special(_TOKEN, self.theme), box, 15)]

    def _tile(self, box: Box) -> list[Item]:
        return [self._piece(draw_special_tile(self.game, _TOKEN, self.theme, has_side=False), box, 22, 2 * _TOKEN)]

    def _time_tokens(self, box: Box) -> list[Item]:
        return [
            self._piece(draw_time_token(player, _TOKEN, self.theme), part, 15)
            for player, part in enumerate(box.place(min(box.width, 31), box.height).columns(2, 1))
        ]

    def _neutral(self, box: Box) -> list[Item]:
        return [self._piece(draw_neutral_token(_TOKEN, self.theme), box, 15)]

    def _own_things(self, box: Box) -> list[Item]:
        board, rest = box.place(min(box.width, 62), box.height).columns((0.55, 0.45), 3)
        token, coins = rest.rows((0.4, 0.6), 1)
        items = [*self._quilt_board(board), self._piece(draw_time_token(0, _TOKEN, self.theme), token, 11)]
        return [*items, *self._coins(self.game.currency.start)(coins)] if self.game.currency.start else items

    def _start(self, box: Box) -> list[Item]:
        """Draw the time board with both tokens at its beginning."""
        group = self._placed_time_board(box)
        items: list[Item] = [group]
        x, y = self._board_of_time().centre(0)
        side = 15.0 * group.scale
        for player in range(2):
            at = (
                group.x + x * group.scale - side * (0.55 + 0.25 * player),
                group.y + y * group.scale - side * (0.45 + 0.3 * player),
            )
            items.append(Group(draw_time_token(player, _TOKEN, self.theme), *at, scale=side / _TOKEN))
        return items

    def _stars(self, box: Box) -> list[Item]:
        """Draw spaces with a special patch, and the special tile beside them."""
        strip, tile = box.place(min(box.width, 64), box.height).columns((0.68, 0.32), 5)
        grid = strip.grid(1, 4, 11.0)
        items = empty_grid(grid, self.style, self.theme.line_stroke(0.25))
        place = grid.at(0, 2).inset(grid.cell * 0.1)
        size = min(20.0, tile.width, tile.height)
        stamp = draw_special_tile(self.game, _TOKEN, self.theme, has_side=False)
        return [
            *items,
            self._piece(draw_special(_TOKEN, self.theme), place, 20),
            self._piece(stamp, tile, size, 2 * _TOKEN),
        ]

    def _around(self, box: Box) -> list[Item]:
        """Draw the time board with patches around it."""
        token = draw_neutral_token(_TOKEN, self.theme)
        return [*patch_circle(box, self.style, token), *self._time_board(box.square(box.shorter_side * 0.5))]

    def _behind_smallest(self, box: Box) -> list[Item]:
        """Draw the smallest patch, the neutral token, and what comes first."""
        theme = self.theme
        smallest, token, *following = box.place(min(box.width, 66), box.height).columns((0.8, 0.7, 1, 1), 2)
        cell = following[0].cell_size(4, 3.4, 6.0)
        items: list[Item] = [
            patch_in(
                smallest, Shape.parse("#/#"), theme.fabric(self.style.seed + 5), cell, Stroke(theme.accent, 0.8)
            ),
            self._piece(draw_neutral_token(_TOKEN, theme), token, 11),
        ]
        for number, part in enumerate(following):
            shape = PATCHES[number]
            turned = shape if shape.rows >= shape.columns else shape.rotated()
            items.append(
                patch_in(part, turned, theme.fabric(self.style.seed + number), cell, theme.line_stroke(0.35))
            )
        return items

    def _first_player(self, box: Box) -> list[Item]:
        theme, (x, y) = self.theme, box.centre
        if self.money == "button":
            return [
                Group((needle(-12, 0, 30, theme),), x, y, rotate=-25),
                picture("button", Box.around(x + 14, y + 6, 9), theme),
            ]
        if self.money == "eyeball":
            return [picture("eyeball", Box.around(x + side * 10, y, 17), theme) for side in (-1, 1)]
        return [picture(self.money, Box.around(x, y, 15), theme)]

    def _spaces(self, box: Box, count: int = _SPACES) -> tuple[list[Item], Grid]:
        """Draw some spaces of the time board in a row."""
        cell = min(11.0, box.width / _SPACES)
        corner = box.shrink(top=box.height * 0.3).place(cell * count, cell)
        grid = Grid(corner.x, corner.y, cell, 1, count)
        return empty_grid(grid, self.style, self.theme.line_stroke(0.25)), grid

    def _on_space(self, player: int, grid: Grid, space: int, *, higher: float = 0.0) -> Group:
        cell = grid.at(0, space).moved(higher * 0.5, -higher)
        return self._piece(draw_time_token(player, _TOKEN, self.theme), cell.inset(grid.cell * 0.02), grid.cell)

    def _strip(
        self, own: int, other: int, *, player: int = 0, moves_to: int = 0, is_next: bool = False
    ) -> Picture:
        """Draw a player's and the other token on the time board; it may leap, or be shown to be the next."""

        def draw(box: Box) -> list[Item]:
            items, grid = self._spaces(box)
            items += [self._on_space(player, grid, own), self._on_space(1 - player, grid, other)]
            start, end = grid.middle(0, own)[0], grid.middle(0, moves_to)[0]
            if moves_to:
                items.append(
                    paths.circle(
                        *grid.middle(0, moves_to),
                        grid.cell * 0.36,
                        None,
                        Stroke(self.theme.accent, 0.5, (0.9, 0.7)),
                    )
                )
                items += leap(start, end, grid.y - 0.5, min(8.0, grid.y - box.y - 1), self.theme)
            if is_next:
                tip = Box(start - 2.5, grid.y - 6.5, 5, 5)
                items.append(Group((picture("arrow", Box(-2.5, -2.5, 5, 5), self.theme),), *tip.centre, rotate=90))
            return items

        return draw

    def _on_top(self, box: Box) -> list[Item]:
        items, grid = self._spaces(box, 4)
        return [*items, self._on_space(1, grid, 2), self._on_space(0, grid, 2, higher=grid.cell * 0.3)]

    def _either(self, box: Box) -> list[Item]:
        theme = self.theme
        items: list[Item] = []
        for letter, part in zip("AB", box.place(min(box.width, 34), box.height).columns(2, 4), strict=True):
            badge = part.square(min(part.width, part.height, 13.0))
            x, y = badge.centre
            items.append(paths.circle(x, y, badge.width / 2, theme.badge, theme.line_stroke(0.4)))
            items += fit_text(letter, badge.scaled(0.7), TextStyle(18, "display", theme.on_badge, "centre"))
        return items

    def _neutral_moves(self, box: Box) -> list[Item]:
        """Draw the neutral token going to the gap that the chosen patch leaves."""
        theme = self.theme
        row = box.place(min(box.width, 66), box.height)
        start, first, gap, last = row.columns((0.6, 1, 1, 1), 2)
        cell = first.cell_size(4.6, 3.4, 5.0)
        lower = box.height * 0.16
        pale = Stroke(theme.muted, 0.4, (1, 0.8))
        items: list[Item] = []
        for number, part in ((0, first), (2, last)):
            items.append(
                patch_in(
                    part.moved(down=lower),
                    PATCHES[number],
                    theme.fabric(self.style.seed + number),
                    cell,
                    theme.line_stroke(0.35),
                )
            )
        y = box.centre[1] + lower
        items += [
            patch_in(gap.moved(down=lower), PATCHES[1], theme.panel, cell, pale),
            paths.circle(start.centre[0], y, 3.2, None, pale),
            self._piece(draw_neutral_token(_TOKEN, theme), gap.moved(down=lower), 8.5),
            *leap(start.centre[0], gap.centre[0], y - cell * 2.1, min(7.0, y - cell * 2.1 - box.y), theme),
        ]
        return items

    def _pay(self, box: Box) -> list[Item]:
        left, right = box.place(min(box.width, 56), box.height).columns(2, 8)
        tag = _price_tag(left.square(min(15.0, left.shorter_side)), self.money, str(_COST), self.style)
        arrow = Box.around(left.right + 4, box.centre[1], 6.5)
        return [*tag, picture("arrow", arrow, self.theme), *self._coins(_COST)(right)]

    def _sew(self, box: Box) -> list[Item]:
        patches = [
            Drawn(ZED, 0, 0, 1),
            Drawn(PEE, 3, 0, 2),
            Drawn(ELL, 3, 4, 4),
            Drawn(TEE.rotated(), 0, 3, 3, "accent"),
        ]
        return piece_of_board(patches, box, self.style)[0]

    def _income(self, box: Box) -> list[Item]:
        """Draw a token that passes an income mark, and what the quilt brings."""
        upper, lower = box.rows((0.52, 0.48), 1)
        items = self._strip(1, 5, moves_to=3)(upper)
        _unused, grid = self._spaces(upper)
        edge = grid.at(0, 3)
        items.append(picture(self.money, Box.around(edge.x, edge.centre[1], grid.cell * 0.55), self.theme))
        quilt, coins = lower.place(min(lower.width, 52), lower.height).columns(2, 6)
        cell = quilt.cell_size(3, 4, 5.0)
        shape = Shape.parse("##./.##")
        patch = Box.around(*quilt.centre, shape.columns * cell, shape.rows * cell)
        marks = (Box(patch.x + cell, patch.y, cell, cell), Box(patch.x + 2 * cell, patch.y + cell, cell, cell))
        items.append(patch_in(quilt, shape, self.theme.fabric(self.style.seed), cell, self.theme.line_stroke(0.4)))
        for mark in marks:
            items.append(paths.circle(*mark.centre, cell * 0.4, self.theme.paper))
            items.append(picture(self.money, mark.scaled(0.72), self.theme))
        arrow = Box.around(quilt.right + 3, lower.centre[1], 5.5)
        return [*items, picture("arrow", arrow, self.theme), *self._coins(len(marks))(coins)]

    def _reach_special(self, box: Box) -> list[Item]:
        """Draw a token that passes a special patch, which then fills a hole in the quilt."""
        upper, lower = box.rows((0.5, 0.5), 1)
        items = self._strip(0, 5, moves_to=3)(upper)
        _unused, grid = self._spaces(upper)
        items.append(self._piece(draw_special(_TOKEN, self.theme), grid.at(0, 2), grid.cell * 0.8))
        patches = [Drawn(Shape.parse("###/#.#/###"), 0, 0, 0), Drawn(Shape.parse("##/##/##"), 0, 3, 2)]
        drawn, cells = piece_of_board(patches, lower, self.style, 3, 6)
        hole = cells.at(1, 1)
        return [*items, *drawn, self._piece(draw_special(_TOKEN, self.theme), hole, cells.cell)]

    def _square(self, box: Box) -> list[Item]:
        board = self.game.board
        both = box.place(min(box.width, 58), box.height)
        left, right = both.columns((0.62, 0.38), 3)
        stamp = draw_special_tile(self.game, _TOKEN, self.theme, has_side=False)
        return [
            *filled_square(self.game, left.grid(board.rows, board.columns), self.style),
            self._piece(stamp, right, 20, 2 * _TOKEN),
        ]

    def _finish(self, players: int) -> Picture:
        """Draw the end of the time board with one token that wants to go on, or with both."""

        def draw(box: Box) -> list[Item]:
            items, grid = self._spaces(box, 5)
            items.append(picture("flag", grid.at(0, 4).inset(grid.cell * 0.15), self.theme))
            if players == 1:
                items.append(self._on_space(0, grid, 2))
                start, end = grid.middle(0, 2)[0], grid.middle(0, 4)[0]
                return [*items, *leap(start, end, grid.y - 0.5, min(8.0, grid.y - box.y - 1), self.theme)]
            return [*items, self._on_space(1, grid, 4), self._on_space(0, grid, 4, higher=grid.cell * 0.32)]

        return draw

    def _sum(self, box: Box) -> list[Item]:
        row = box.place(min(box.width, 46), box.height)
        items: list[Item] = []
        names = ((self.money, ""), ("tile", "+"), ("empty", "−"))
        for (name, sign), part in zip(names, row.columns(3, 5), strict=True):
            items.append(picture(name, part.square(min(10.0, part.width)), self.theme))
            if sign:
                place = Box(part.x - 5, part.y, 5, part.height)
                items += fit_text(sign, place, TextStyle(14, "bold", self.theme.accent, "centre"))
        return items

    def _winner(self, box: Box) -> list[Item]:
        theme, radius = self.theme, min(9.0, box.shorter_side / 2)
        x, y = box.centre
        best = max(total(self.game, *example) for example in QUILT_EXAMPLES)
        words = TextStyle(radius * 1.9, "display", theme.text, "centre", smallest=SMALL)
        return [
            *rosette(x, y, radius, theme.fabric(self.style.seed + 4), theme),
            *fit_text(str(best), Box.around(x, y, radius * 1.1), words),
        ]


def _price_tag(box: Box, money: str, cost: str, style: Style) -> list[Item]:
    """Draw what a patch costs, in currency and time, as on its label."""
    theme = style.theme
    items: list[Item] = [paths.box_path(box, theme.card, theme.line_stroke(0.4), 1.5)]
    for (name, value), row in zip(
        ((money, cost), ("hourglass", str(_TIME))), box.inset(1.4).rows(2, 0.8), strict=True
    ):
        icon, words = row.columns(2, 0.8)
        items += [
            picture(name, icon, theme),
            *fit_text(value, words, TextStyle(14, "display", theme.text, "centre", smallest=SMALL)),
        ]
    return items


RULES = RulesKind(_facts, _aim, _sections)
