"""The rules of doodle games: every number is the game's own."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.games.doodle.doodle_game import REPEAT, DoodleGame
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.drawing.patch_drawing import patch_in
from quiltsmith.layout.drawing.pictograms import die_face, leap, picture
from quiltsmith.layout.drawing.sewing_notions import button, needle, reel, rosette, thread
from quiltsmith.layout.product_kinds import RulesKind
from quiltsmith.layout.rules.rules_drawings import (
    ELL,
    GRID,
    PATCHES,
    PEE,
    SMALL,
    TEE,
    ZED,
    CardCircle,
    Drawn,
    draw_card,
    draw_token,
    labelled,
    mirrored_path,
    piece_of_board,
    sample_patch,
)
from quiltsmith.layout.rules.rules_steps import (
    FOUR_BELOW,
    ONE,
    ONE_BELOW,
    THREE_BELOW,
    TWO_BELOW,
    Columns,
    Picture,
    Section,
    Step,
)
from quiltsmith.layout.scoring_aid.cut_guide import TAUGHT, cut_guide, draw_cut, shown_cuts
from quiltsmith.layout.scoring_aid.doodle_scoring_aid import allowed_specials
from quiltsmith.layout.scoring_aid.score_examples import (
    draw_rectangle,
    example_sides,
    example_sum,
    examples_in_a_row,
    formula,
    sum_total,
)
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Item, Path, Stroke
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

_MINUTES_PER_TURN = 20 / 18
_START = 0
"""The fabric of start patches."""
_MOST_SHOWN = 4
_SUM = 26.0
"""The height of a sum."""
_FEW_FACES = 6


def _facts(game: DoodleGame, style: Style) -> str:
    minutes = max(5, round(game.turns * _MINUTES_PER_TURN / 5) * 5)
    return style.word("rules.facts", minutes=minutes)


def _aim(game: DoodleGame, style: Style) -> str:
    return style.word("rules.aim")


def _sections(game: DoodleGame, is_narrow: bool, style: Style) -> list[Section]:
    rules = _DoodleRules(game, style, is_narrow)
    return [
        rules.needs(),
        rules.rounds(),
        rules.setup(),
        rules.drawing(),
        rules.allowed(),
        rules.turn(),
        rules.example(),
        *rules.refill(),
        rules.last_turn(),
        rules.scoring(),
        rules.scoring_example(),
        *rules.specials(),
        rules.end(),
        rules.end_example(),
    ]


class _DoodleRules:
    """The sections of a game's rules."""

    def __init__(self, game: DoodleGame, style: Style, is_narrow: bool) -> None:
        self.game, self.style, self.theme, self.word = game, style, style.theme, style.word
        self.counted = style.counted
        self.is_narrow = is_narrow

    def needs(self) -> Section:
        """Make the list of what lies on the table."""
        game, word = self.game, self.word
        space = "\N{NO-BREAK SPACE}" if len(game.die) <= _FEW_FACES else " "
        faces = space.join(str(face) for face in game.die)
        steps = [
            Step(word("rules.needs.sheet"), self._sheet, 19),
            Step(self.counted("rules.needs.cards", count=game.cards), self._card(PEE, 3), 19),
        ]
        if game.start_cards:
            shape = sample_patch(game.start_size)
            steps.append(
                Step(self.counted("rules.needs.start", count=game.start_cards), self._card(shape, _START), 19)
            )
        steps += [
            Step(word("rules.needs.die", faces=faces), self._die(max(game.die)), 19),
            Step(word("rules.needs.token"), self._token, 19),
        ]
        columns = Columns(len(steps), is_above=True)
        return Section(word("rules.needs"), steps, columns, columns)

    def setup(self) -> Section:
        """Make the steps of the set-up."""
        game, word = self.game, self.word
        circle = CardCircle(game.circle, game.circle, has_arrow=False)
        steps = [
            Step(self.counted("rules.setup.circle", circle=game.circle), self._circle(circle), 46, "1"),
            Step(word("rules.setup.token"), self._gap, 26, "2"),
        ]
        if game.start_cards:
            steps += [
                Step(self.counted("rules.setup.start", size=game.start_size), self._start, 30, "3"),
                Step(word("rules.setup.away"), self._away, 22, "4"),
            ]
        else:
            steps.append(Step(word("rules.setup.sheet"), self._sheet, 24, "3"))
        return Section(word("rules.setup"), steps, TWO_BELOW, FOUR_BELOW)

    def drawing(self) -> Section:
        """Make the steps of drawing a patch."""
        word = self.word
        before = Drawn(TEE, 0, 0, _START)
        enclosing = [
            Drawn(Shape.parse("####/#..#/#..."), 1, 1, 0, "outline"),
            Drawn(Shape.parse(".#/##"), 3, 3, 1, "outline"),
        ]
        moved = [before, Drawn(ELL, 2, 0, 2, "gone"), Drawn(ELL.rotated(), 3, 3, 2)]
        steps = [
            Step(word("rules.drawing.outline"), self._outline, 30, "1"),
            Step(word("rules.drawing.shade"), self._board([Drawn(PEE, 2, 2, 3)], "pencil"), 30, "2"),
            Step(word("rules.drawing.why"), self._unclear(enclosing), 30),
            Step(word("rules.drawing.erase"), self._board(moved, "eraser"), 30),
        ]
        return Section(word("rules.drawing"), steps, TWO_BELOW, FOUR_BELOW)

    def allowed(self) -> Section:
        """Make the rules of where patches go."""
        word = self.word
        boards: dict[str, Sequence[Drawn]] = {
            "right": (Drawn(ZED, 0, 0), Drawn(TEE, 3, 3, 1)),
            "turned": (Drawn(ELL, 0, 0), Drawn(ELL.rotated(), 4, 0, 1), Drawn(ELL.mirrored(), 1, 4, 2)),
            "over": (Drawn(ZED, 1, 1), Drawn(TEE, 2, 2, 1)),
            "out": (Drawn(ZED, 1, 0), Drawn(TEE, 3, 4, 1)),
        }
        steps = [
            Step(
                word(f"rules.drawing.{key}"),
                self._board(patches, "cross" if key in ("over", "out") else "tick", in_corner=True),
                28,
            )
            for key, patches in boards.items()
        ]
        return Section(word("rules.drawing.where"), steps, FOUR_BELOW, FOUR_BELOW)

    def turn(self) -> Section:
        """Make the steps of a turn."""
        game, word, roll = self.game, self.word, self._roll()
        circle = CardCircle(game.circle, game.circle, steps=roll, marked=range(self._stop() - 1, self._stop()))
        left = CardCircle(game.circle, game.circle - 1, first=self._stop())
        steps = [
            Step(word("rules.turn.roll"), self._rolled(circle, roll), 36, "1"),
            Step(word("rules.turn.draw"), self._all_draw, 22, "2"),
            Step(word("rules.turn.pass"), self._pass, 20),
            Step(word("rules.turn.hand"), self._mirrored, 20),
            Step(word("rules.turn.discard"), self._discarded(left), 36, "3"),
        ]
        return Section(word("rules.turn"), steps, wide=THREE_BELOW)

    def example(self) -> Section:
        """Make the example of a turn."""
        game, word, roll, stop = self.game, self.word, self._roll(), self._stop()
        circle = CardCircle(game.circle, game.circle, steps=roll, marked=range(stop - 1, stop), has_pile=False)
        left = (
            CardCircle(game.circle - 1, game.circle - 1, stop, game.circle, has_pile=False)
            if game.circle > 1
            else None
        )
        has_start = bool(game.start_cards)
        drawn = "rules.example.draw" if has_start else "rules.example.draw-first"
        steps = [
            Step(word("rules.example.roll", roll=roll, stop=stop), self._rolled(circle, roll), 38, "1"),
            Step(word(drawn), self._ada(stop - 1, has_start), 38, "2"),
        ]
        if left is not None:
            steps.append(
                Step(self.counted("rules.example.discard", left=game.circle - 1), self._circle(left), 38, "3")
            )
        return Section(word("rules.example"), steps, THREE_BELOW, THREE_BELOW)

    def rounds(self) -> Section:
        """Make the rule of rounds and turns."""
        game, word = self.game, self.word
        text = (
            self.counted("rules.rounds.one", turns=game.turns_per_round)
            if game.rounds == 1
            else self.counted("rules.rounds.count", turns=game.turns_per_round, rounds=game.rounds)
        )
        step = Step(text, self._reels, 9.0 * game.rounds)
        return Section(word("rules.rounds"), [step], Columns(1, picture_share=0.5), Columns(1, picture_share=0.5))

    def last_turn(self) -> Section:
        """Make the rule of the last turn."""
        choice, word = self.game.last_choice, self.word
        text = self.counted("rules.rounds.last", choice=choice)
        return Section(word("rules.last"), [Step(text, self._last, 22)], wide=ONE)

    def refill(self) -> list[Section]:
        """Make the steps between two rounds."""
        game, word = self.game, self.word
        if game.rounds == 1:
            return []
        steps = []
        left = game.left_in_circle
        if left:
            text = self.counted("rules.rounds.left", left=left)
            moved = CardCircle(game.circle, left, marked=range(left))
            steps.append(Step(text, self._circle(moved), 42, "1"))
            text = self.counted("rules.rounds.refill", refill=game.refill, circle=game.circle)
            mark = "2"
        else:
            text, mark = self.counted("rules.rounds.refill-all", refill=game.refill), ""
        full = CardCircle(game.circle, game.circle, marked=range(left, game.circle))
        steps.append(Step(text, self._circle(full), 42, mark))
        return [Section(word("rules.refill"), steps, TWO_BELOW, TWO_BELOW)]

    def scoring(self) -> Section:
        """Make the steps of scoring a round."""
        word, scoring = self.word, self.game.scoring
        counted = word("rules.scoring.count", square=scoring.per_square_space, extra=scoring.per_extra_line)
        steps = [
            Step(word("rules.scoring.choose"), self._rectangles, 34, "1"),
            Step(counted, self._square_and_lines, 26, "2"),
            Step(word("rules.scoring.write"), self._written, 18, "3"),
        ]
        return Section(word("rules.scoring"), steps, wide=THREE_BELOW)

    def scoring_example(self) -> Section:
        """Make the examples of scores."""
        step = Step(
            self.word("rules.scoring.better"), lambda box: examples_in_a_row(self.game, box, self.style), 38
        )
        return Section(self.word("scoring-aid.examples"), [step], ONE_BELOW, ONE_BELOW)

    def specials(self) -> list[Section]:
        """Make the rules of special actions and of cuts."""
        game, word, names = self.game, self.word, allowed_specials(self.game)
        if not names:
            return []
        pictures = {"neighbour": self._neighbour, "single": self._single, "cut": self._cut, REPEAT: self._again}
        steps = [
            Step(
                word(f"rules.specials.{name}"),
                pictures[name],
                27,
                head=f"{word(f'special.{name}')} · {word('scoring-aid.times', count=game.specials[name])}",
            )
            for name in names
        ]
        when = Step(word("rules.specials.when"), self._boxes(names), 12)
        sections = [Section(word("rules.specials"), steps, TWO_BELOW, lead=when)]
        if {"neighbour", "cut"} <= set(names):
            more = [Step(word("rules.specials.together"), self._together, 14)]
            if self.game.start_cards:
                more.append(Step(word("rules.specials.not"), self._uncut, 20))
            narrow = Columns(2, picture_share=0.34)
            sections.append(Section(word("rules.specials.more"), more, narrow, narrow))
        if "cut" in names:
            guide = Step(word("rules.cuts.rule"), self._guide, 62 if self.is_narrow else 34)
            sections.append(Section(word("rules.cuts"), [guide], ONE_BELOW, ONE_BELOW))
        return sections

    def end(self) -> Section:
        """Make the rules of the end."""
        game, word = self.game, self.word
        solo = word("rules.end.solo")
        if game.good_score:
            solo += " " + word("rules.end.good", points=game.good_score)
        steps = [
            Step(word("rules.end.empty", points=-game.points_per_empty_space), self._empty, 24),
            Step(word("rules.end.win"), self._winner, 20),
            Step(solo, self._solo, 20),
        ]
        return Section(word("rules.end"), steps, THREE_BELOW, THREE_BELOW)

    def end_example(self) -> Section:
        """Make the example of a whole game's sum."""
        step = Step("", lambda box: example_sum(self.game, box.place(box.width, _SUM), self.style), _SUM)
        return Section(self.word("scoring-aid.sum"), [step], ONE_BELOW, ONE_BELOW)

    def _roll(self) -> int:
        """Choose the roll of the example: a usual one that does not lead round the circle."""
        faces = sorted(self.game.die)
        return max([face for face in faces[: len(faces) // 2 + 2] if face <= self.game.circle] or [faces[0]])

    def _stop(self) -> int:
        """Return the card, counted from the token's gap, on which the token of the example stops."""
        return (self._roll() - 1) % self.game.circle + 1

    # Pictures

    def _sheet(self, box: Box) -> list[Item]:
        theme = self.theme
        height = min(box.height, box.width * 0.92)
        sheet = box.place(height * 0.72, height).moved(-height * 0.1)
        board = sheet.square(sheet.width * 0.76, valign="top").moved(down=sheet.width * 0.12)
        rows = sheet.shrink(top=sheet.width, left=sheet.width * 0.12, right=sheet.width * 0.12)
        lines = [
            (rows.x, rows.y + step, rows.right, rows.y + step)
            for step in (0.5, rows.height * 0.35, rows.height * 0.66)
        ]
        return [
            paths.box_path(sheet, theme.paper, theme.line_stroke(0.4), 0.6),
            paths.grid(board, 5, 5, theme.guide_stroke(0.2)),
            paths.box_path(board, None, theme.line_stroke(0.4)),
            paths.lines(lines, Stroke(theme.guide, 0.5)),
            picture(
                "pencil", sheet.square(sheet.height * 0.55, "right", "bottom").moved(sheet.width * 0.34, 0), theme
            ),
        ]

    def _card(self, shape: Shape, number: int) -> Picture:
        def draw(box: Box) -> list[Item]:
            height = min(box.height, box.width * 1.25)
            card = box.place(height / 1.4, height)
            behind = card.moved(1.2, 0)
            return [
                paths.box_path(behind, self.theme.card, self.theme.line_stroke(0.35), card.width * 0.1),
                *draw_card(shape, card.moved(-1.2, 0), number, self.style, with_size=True),
            ]

        return draw

    def _die(self, value: int) -> Picture:
        return lambda box: [die_face(value, box.square(min(box.height, 15.0, box.width)), self.theme)]

    def _token(self, box: Box) -> list[Item]:
        return draw_token(*box.centre, min(box.shorter_side * 0.3, 5.5), self.theme)

    def _circle(self, circle: CardCircle) -> Picture:
        return lambda box: circle.draw(box, self.style)

    def _rolled(self, circle: CardCircle, roll: int) -> Picture:
        def draw(box: Box) -> list[Item]:
            ring = box.square(min(box.width - 9, box.height), "right") if box.width > box.height else box
            size = 8.5
            die = box.square(size, "left", "top")
            return [*circle.draw(ring, self.style), die_face(roll, die, self.theme)]

        return draw

    def _discarded(self, circle: CardCircle) -> Picture:
        def draw(box: Box) -> list[Item]:
            ring = box.square(min(box.height, box.width * 0.72), "left")
            aside = box.shrink(left=ring.width + 1)
            height = min(box.height * 0.42, aside.width * 1.25)
            card = aside.place(height / 1.4, height, "right", "bottom")
            stop = self._stop()
            shown = PATCHES[(stop - 1) % len(PATCHES)]
            arrow = Box(card.x - 1, card.y - 8.5, 8, 8)
            return [
                *circle.draw(ring, self.style),
                *draw_card(shown, card, stop - 1, self.style),
                picture("arrow", arrow, self.theme),
            ]

        return draw

    def _gap(self, box: Box) -> list[Item]:
        """Draw the token between two cards, and the die."""
        height = min(box.height * 0.9, box.width * 0.36)
        row = box.place(box.width, height)
        width = height / 1.4
        left = row.place(width, height, "left").moved(right=box.width * 0.04)
        right = left.moved(width + height * 0.5)
        x = (left.right + right.x) / 2
        die = row.square(height * 0.5, "right")
        return [
            *draw_card(PATCHES[5], left, 5, self.style),
            *draw_card(PATCHES[0], right, 0, self.style),
            *draw_token(x, left.centre[1], height * 0.17, self.theme),
            die_face(max(self.game.die), die, self.theme),
        ]

    def _start(self, box: Box) -> list[Item]:
        """Draw a start card, and its patch on a board."""
        shape = sample_patch(self.game.start_size)
        side = max(GRID, max(shape.rows, shape.columns) + 2)
        left, right = box.columns((0.36, 0.64), 6)
        height = min(left.width * 1.4, left.height)
        items, _cells = piece_of_board([Drawn(shape, 1, 2, _START)], right, self.style, side, side)
        arrow = Box.around(left.right + 3, box.centre[1], 6)
        card = draw_card(shape, left.place(height / 1.4, height), _START, self.style, with_size=True)
        return [*card, *items, picture("arrow", arrow, self.theme)]

    def _away(self, box: Box) -> list[Item]:
        side = min(box.height, box.width * 0.6)
        whole = box.square(side)
        shape = sample_patch(self.game.start_size)
        card = whole.place(side * 0.36, side * 0.5, valign="top")
        return [*draw_card(shape, card, _START, self.style), picture("box", whole, self.theme)]

    def _board(self, patches: Sequence[Drawn], name: str, *, in_corner: bool = False) -> Picture:
        def draw(box: Box) -> list[Item]:
            items, cells = piece_of_board(patches, box, self.style)
            if in_corner:
                return labelled(items, name, cells.box.shrink(right=-1.6, bottom=-1.6), self.theme)
            side = min(10.0, cells.box.width * 0.38)
            tool = cells.box.square(side, "right", "bottom").moved(side * 0.45, 0)
            return [*items, picture(name, tool, self.theme)]

        return draw

    def _outline(self, box: Box) -> list[Item]:
        left, right = box.columns((0.36, 0.64), 6)
        height = min(left.width * 1.4, left.height)
        card = draw_card(PEE, left.place(height / 1.4, height), 3, self.style, with_size=True)
        items = self._board([Drawn(PEE, 2, 2, 3, "outline")], "pencil")(right)
        return [*card, *items]

    def _unclear(self, patches: Sequence[Drawn]) -> Picture:
        def draw(box: Box) -> list[Item]:
            items, cells = piece_of_board(patches, box, self.style)
            ask = TextStyle(cells.cell * 2, "display", self.theme.muted, "centre", smallest=SMALL)
            for place in ((2, 2), (2, 3)):
                items += fit_text("?", cells.at(*place).inset(0.2), ask)
            return items

        return draw

    def _all_draw(self, box: Box) -> list[Item]:
        """Draw the token's card, and three boards with its patch in different places."""
        turned = [(PATCHES[1], 1, 1), (PATCHES[1].rotated(), 2, 3), (PATCHES[1].rotated().rotated(), 3, 0)]
        items: list[Item] = []
        for part, (shape, row, column) in zip(box.columns(3, 2), turned, strict=True):
            drawn, cells = piece_of_board([Drawn(shape, row, column, 1)], part, self.style)
            pencil = cells.box.square(cells.box.width * 0.5, "right", "bottom").moved(2, 3)
            items += [*drawn, picture("pencil", pencil, self.theme)]
        return items

    def _pass(self, box: Box) -> list[Item]:
        """Draw a board that is too full for a patch."""
        full = [
            Drawn(Shape.parse("###/###/###"), 0, 0, 0),
            Drawn(Shape.parse("###/###/#.#"), 0, 3, 2),
            Drawn(Shape.parse("###/#.#/###"), 3, 0, 4),
            Drawn(Shape.parse("##./###/###"), 3, 3, 6),
        ]
        left, right = box.columns((0.36, 0.64), 4)
        height = min(left.width * 1.4, left.height)
        card = draw_card(PATCHES[5], left.place(height / 1.4, height), 5, self.style)
        return [*card, *self._board(full, "cross", in_corner=True)(right)]

    def _mirrored(self, box: Box) -> list[Item]:
        """Draw a card with a patch and its mirror image."""
        theme, height = self.theme, min(box.height, box.width * 0.55)
        card = box.place(height * 1.1, height)
        one, other = card.inset(2).columns(2, 2)
        cell = one.cell_size(3, 2, one.height * 0.26)
        x = card.centre[0]
        return [
            paths.box_path(card, theme.card, theme.line_stroke(0.35), 2),
            *(
                patch_in(part, shape, theme.fabric(self.style.seed + 2), cell, theme.line_stroke(0.3))
                for part, shape in ((one, ELL), (other, ELL.mirrored()))
            ),
            paths.line(x, card.y + 2, x, card.bottom - 2, Stroke(theme.muted, 0.35, (1, 0.8))),
        ]

    def _ada(self, number: int, has_start: bool) -> Picture:
        shape = PATCHES[number % len(PATCHES)].rotated()
        first = sample_patch(min(self.game.start_size, 9)) if has_start else TEE

        def draw(box: Box) -> list[Item]:
            patches = [Drawn(first, 0, 0, 9), Drawn(shape, first.rows, 0, number, "accent")]
            side = max(GRID, first.rows + shape.rows, first.columns)
            items, cells = piece_of_board(patches, box, self.style, side, side)
            tool = cells.box.square(cells.box.width * 0.3, "right", "bottom").moved(-1, -1)
            return [*items, picture("pencil", tool, self.theme)]

        return draw

    def _reels(self, box: Box) -> list[Item]:
        """Draw a reel for each round, with a button on its thread for each turn."""
        theme, game = self.theme, self.game
        items: list[Item] = []
        rows = box.rows(game.rounds, 1.2)
        height = min(11.0, rows[0].height)
        for number, row in enumerate(rows):
            fabric = theme.fabric((theme.rounds or (0, 1, 8))[number % 3])
            line = row.place(row.width, height)
            spool = line.place(height * 0.82, height, "left")
            y = line.centre[1]
            points = [
                line.x + height * 1.2 + step for step in _spread(line.width - height * 2.1, game.turns_per_round)
            ]
            radius = min(height * 0.3, (points[1] - points[0]) * 0.4 if len(points) > 1 else height * 0.3)
            colour = min(fabric.colour, fabric.ground or fabric.colour, key=lambda one: one.luminance())
            ends = [(spool.right, y), *((x, y) for x in points), (line.right - height * 0.55, y)]
            items.append(thread(ends, colour, 0.35, height * 0.08))
            items += reel(spool, fabric, theme)
            disc = Box.around(*spool.centre, spool.width * 0.5)
            items += fit_text(
                str(number + 1), disc, TextStyle(height * 1.1, "display", theme.text, "centre", smallest=SMALL)
            )
            for x in points:
                items += button(x, y, radius, colour, theme)
            items.append(needle(line.right - height * 0.5, y, height * 0.5, theme))
        return items

    def _last(self, box: Box) -> list[Item]:
        """Draw the cards that are left, and pencils at some of them."""
        shown = min(self.game.last_choice, _MOST_SHOWN)
        items: list[Item] = []
        for number, part in enumerate(box.columns(shown, 3)):
            height = min(part.width * 1.4, part.height * 0.82)
            card = part.place(height / 1.4, height, valign="top")
            items += draw_card(PATCHES[(number + 1) % len(PATCHES)], card, number + 1, self.style)
            pencil = card.square(height * 0.5, "right", "bottom").moved(height * 0.12, height * 0.22)
            if number == 0 and shown > 1:
                items.append(picture("pencil", pencil.moved(-height * 0.3), self.theme))
            if number in (0, shown - 1):
                items.append(picture("pencil", pencil, self.theme))
        return items

    def _rectangles(self, box: Box) -> list[Item]:
        """Draw a board on which two rectangles can be chosen."""
        theme, board = self.theme, self.game.board
        shown = example_sides(self.game)[:2]
        is_wide = board.columns >= board.rows
        areas = []
        for number, (short, long) in enumerate(shown):
            rows, columns = (short, long) if is_wide else (long, short)
            top = max(0, min(board.rows - rows, 2 - number))
            areas.append((top, 0, rows, columns))
        shaded = {
            (row, column)
            for top, left, rows, columns in areas
            for row in range(top, top + rows)
            for column in range(left, left + columns)
        }
        origin = min(row for row, _ in shaded)
        shape = Shape(tuple((row - origin, column) for row, column in sorted(shaded)))
        items, cells = piece_of_board([Drawn(shape, origin, 0, 7)], box, self.style, board.rows, board.columns)
        for number, area in enumerate(areas):
            pen = Stroke(theme.accent, 0.9) if number else Stroke(theme.accent, 0.7, (1.4, 1.0))
            items.append(paths.box_path(cells.at(*area).inset(0.5 + 0.3 * number), None, pen))
        return items

    def _square_and_lines(self, box: Box) -> list[Item]:
        sides = example_sides(self.game)[0]
        cell = box.shrink(bottom=6).cell_size(*sides, 6.5)
        both = box.place(sides[1] * cell, sides[0] * cell + 6)
        area, lower = both.split_bottom(5, 1)
        text = formula(sides, self.game.scoring)
        return [
            draw_rectangle(sides, area, cell, self.style),
            *fit_text(text, lower.inset(-10, 0), TextStyle(10, "bold", self.theme.accent, "centre")),
        ]

    def _written(self, box: Box) -> list[Item]:
        """Draw the row of a round with its numbers."""
        theme, sides = self.theme, example_sides(self.game)[0]
        height = min(box.height, 15.0)
        line = box.place(box.width, height)
        spool, rest = line.split_left(height * 0.8, 2.5)
        fabric = theme.fabric((theme.rounds or (0,))[0])
        items = [*reel(spool, fabric, theme)]
        items += fit_text(
            "1", Box.around(*spool.centre, spool.width * 0.5), TextStyle(12, "display", theme.text, "centre")
        )
        texts = (str(sides[0]), str(sides[1]), str(self.game.scoring.score(*sides)))
        for number, (text, cell) in enumerate(zip(texts, rest.columns((1, 1, 1.3), 4.5), strict=True)):
            frame = cell.place(cell.width, min(10.0, height * 0.75))
            pen = Stroke(theme.accent, 0.8) if number == 2 else theme.line_stroke(0.4)
            items.append(paths.box_path(frame, theme.paper, pen, 1.2))
            items += fit_text(text, frame.inset(0.8), TextStyle(13, "display", theme.text, "centre"))
            if number:
                sign = Box(frame.x - 4.5, frame.y, 4.5, frame.height)
                if number == 1:
                    items += fit_text("×", sign, TextStyle(11, "bold", theme.muted, "centre"))
                else:
                    items.append(picture("arrow", sign.square(3.6), theme))
        return items

    def _boxes(self, names: Sequence[str]) -> Picture:
        def draw(box: Box) -> list[Item]:
            items: list[Item] = []
            side = min(10.0, box.height, box.width / len(names) - 1.5)
            row = box.place((side + 1.5) * len(names), side)
            for number, (name, part) in enumerate(zip(names, row.columns(len(names), 1.5), strict=True)):
                items.append(paths.box_path(part.square(side), self.theme.paper, self.theme.line_stroke(0.4), 1.2))
                items.append(picture(name, part.square(side * 0.74), self.theme))
                if not number:
                    items.append(picture("cross", part.square(side * 0.95), self.theme))
            return items

        return draw

    def _neighbour(self, box: Box) -> list[Item]:
        """Draw the token's card, and arrows from it to the two beside it."""
        theme = self.theme
        height = min(box.height * 0.66, box.width * 0.4)
        width = height / 1.4
        gap = min(4.0, (box.width - 3 * width) / 2)
        row = box.place(3 * width + 2 * gap, height, valign="bottom").moved(down=-1)
        items: list[Item] = []
        for number, part in enumerate(row.columns(3, gap)):
            items += draw_card(PATCHES[(number + 2) % 6], part, number + 2, self.style, is_marked=number != 1)
        middle = row.columns(3, gap)[1]
        items += draw_token(middle.centre[0], middle.bottom - 1, 2.4, theme)
        for side, turn in ((0, -1), (2, 1)):
            x = row.columns(3, gap)[side].centre[0]
            items.append(_hop(middle.centre[0] + turn * 1.2, x, row.y - 0.6, min(6.0, box.height * 0.2), theme))
        return items

    def _single(self, box: Box) -> list[Item]:
        patches = [
            Drawn(Shape.parse("###/###"), 0, 0, 0),
            Drawn(Shape.parse("##/#./##"), 2, 0, 1),
            Drawn(Shape.parse("#"), 3, 1, 11, "accent"),
        ]
        return self._board(patches, "pencil")(box)

    def _cut(self, box: Box) -> list[Item]:
        """Draw a patch, its two pieces, and the one that is drawn."""
        shown = next(one for one in shown_cuts(TAUGHT[0]) if one.cut.is_legal())
        theme = self.theme
        left, right = box.inset(1).columns((0.5, 0.5), 7)
        cell = left.cell_size(shown.rows, shown.columns + 1, 6.0)
        part = left.place(shown.columns * cell, shown.rows * cell)
        piece = shown.cut.pieces[0]
        kept, _cells = piece_of_board([Drawn(piece, 1, 1, 0)], right, self.style, 5, 5)
        arrow = Box.around(left.right + 3, box.centre[1], 6)
        return [*draw_cut(shown, part, cell, self.style), picture("arrow", arrow, theme), *kept]

    def _again(self, box: Box) -> list[Item]:
        others = [name for name in allowed_specials(self.game) if name != REPEAT]
        both = box.place(min(34.0, box.width), box.height)
        left, right = both.columns((0.6, 0.4), 3)
        items: list[Item] = [picture(REPEAT, left.square(min(18.0, left.shorter_side)), self.theme)]
        side = min(8.5, right.height / max(1, len(others)) - 1)
        rows = right.place(side, len(others) * (side + 1.2), "left").rows(max(1, len(others)), 1.2)
        return [
            *items,
            *(picture(name, row.square(side), self.theme) for name, row in zip(others, rows, strict=False)),
        ]

    def _together(self, box: Box) -> list[Item]:
        side = min(12.0, box.height, box.width * 0.4)
        row = box.place(side * 2 + 6, side)
        x, y = row.centre
        plus = [(x - 2, y, x + 2, y), (x, y - 2, x, y + 2)]
        return [
            picture("neighbour", row.square(side, "left"), self.theme),
            paths.lines(plus, Stroke(self.theme.accent, 0.8, round=True)),
            picture("cut", row.square(side, "right"), self.theme),
        ]

    def _uncut(self, box: Box) -> list[Item]:
        height = min(box.height, 22.0)
        card = box.place(height / 1.4, height)
        shape = sample_patch(self.game.start_size)
        tool = Box.around(card.x - 1.5, card.centre[1] + 1, height * 0.5)
        cross = Box.around(card.right + 1, card.bottom - 2, height * 0.36)
        return [
            *draw_card(shape, card, _START, self.style, with_size=True),
            picture("scissors", tool, self.theme),
            picture("cross", cross, self.theme),
        ]

    def _guide(self, box: Box) -> list[Item]:
        return cut_guide(box, self.style, self.is_narrow)

    def _empty(self, box: Box) -> list[Item]:
        full = [
            Drawn(Shape.parse("###/###/##."), 0, 0, 0),
            Drawn(Shape.parse("###/###/.##"), 0, 3, 2),
            Drawn(Shape.parse("###/###/###"), 3, 0, 4),
            Drawn(Shape.parse("###/##./###"), 3, 3, 6),
        ]
        items, cells = piece_of_board(full, box, self.style)
        for place in ((2, 2), (2, 3), (4, 5)):
            items.append(picture("empty", cells.at(*place).inset(cells.cell * 0.12), self.theme))
        return items

    def _winner(self, box: Box) -> list[Item]:
        theme, radius = self.theme, min(10.0, box.shorter_side / 2)
        x, y = box.centre
        total = TextStyle(radius * 1.7, "display", theme.text, "centre", smallest=SMALL)
        return [
            *rosette(x, y, radius, theme.fabric(self.style.seed + 4), theme),
            *fit_text(str(sum_total(self.game)), Box.around(x, y, radius * 1.15), total),
        ]

    def _solo(self, box: Box) -> list[Item]:
        return self._sheet(box.place(box.width, min(box.height, 24.0)))


def _spread(length: float, count: int) -> list[float]:
    """Return the middles of so many equal parts of a length."""
    return [length * (number + 0.5) / count for number in range(count)]


def _hop(start: float, end: float, foot: float, height: float, theme: Theme) -> Item:
    """Draw an arrow that rises at one x and comes down at another, to either side."""
    items = leap(0, abs(end - start), 0, height, theme)
    if end > start:
        return Group(tuple(items), start, foot)
    return Group(tuple(mirrored_path(item) for item in items if isinstance(item, Path)), start, foot)


RULES = RulesKind(_facts, _aim, _sections)
