"""The checkers of patchwork sheets: a finished quilt, or a whole game of two players."""

from __future__ import annotations

from quiltsmith.decks.deck import Deck
from quiltsmith.formats import faults
from quiltsmith.formats.problem import Problem, in_reading_order
from quiltsmith.formats.sheet_text import BoardText, SheetText
from quiltsmith.games.patchwork.checked import CheckedGame, CheckedQuilt
from quiltsmith.games.patchwork.engine.state import PLAYERS, new_game
from quiltsmith.games.patchwork.following import follow
from quiltsmith.games.patchwork.game import PatchworkGame
from quiltsmith.games.patchwork.pairs import compare_pair
from quiltsmith.games.patchwork.players import boards_of, players_of
from quiltsmith.games.patchwork.quilt import Quilt, assign_patches
from quiltsmith.games.patchwork.record import claim_words, read_game_record, read_quilt_record
from quiltsmith.games.patchwork.replay import Replay, cover_what_is_drawn
from quiltsmith.games.patchwork.rules import DRAWN_CHECKS, END_CHECKS, QUILT_CHECKS, SETUP_CHECKS
from quiltsmith.games.patchwork.rules.circle_wrong import circle_of
from quiltsmith.games.patchwork.summary import summarise
from quiltsmith.games.sheets.drawn_board import has_right_size, letter_masks, odd_characters
from quiltsmith.games.sheets.findings import NOTHING, Findings
from quiltsmith.geometry.board import Mask


class PatchworkChecker:
    """Checks any number of sheets of one game and deck."""

    def __init__(self, game: PatchworkGame, deck: Deck) -> None:
        self.game = game
        self.deck = deck
        self._spellings = deck.spellings()

    def check(self, text: SheetText, findings: Findings = NOTHING) -> CheckedQuilt | CheckedGame:
        """Check a whole game if the sheet has the marks of one, else a finished quilt."""
        for drawn in text.boards.values():
            self._give_back_claims(text, drawn)
        is_game = "players" in text.heads or "circle" in text.heads or any(text.boards)
        return self._check_game(text) if is_game else self._check_quilt(text, findings)

    def _check_quilt(self, text: SheetText, findings: Findings) -> CheckedQuilt:
        problems = list(text.problems)
        drawn = next(iter(text.boards.values()), None)
        masks = self._masks(text, drawn, problems)
        record = read_quilt_record(text, self.game, problems)
        record.respell(self._spellings)
        quilt = Quilt(text, self.game, self.deck, drawn, masks or {}, masks is not None, record)
        quilt.is_given_tile = findings.has_tile
        quilt.assigned = assign_patches(quilt)
        for check in QUILT_CHECKS:
            problems.extend(check(quilt))
        problems.extend(finding.in_source(text.source) for finding in findings.problems)
        return CheckedQuilt(quilt, in_reading_order(problems), findings.notes)

    def _check_game(self, text: SheetText) -> CheckedGame:
        problems = list(text.problems)
        names = players_of(text, problems)
        boards = boards_of(text, names, problems)
        masks = [self._masks(text, board, problems) for board in boards]
        written, known = circle_of(text, self.deck), {card.id for card in self.deck.cards}
        circle = [card for card in dict.fromkeys(written) if card in known]
        state = new_game(self.game, self.deck, circle, self._track(text, problems))
        is_circle_known = sorted(written) == sorted(known)
        record = read_game_record(text, self.game, names, problems)
        record.respell(self._spellings)
        replay = Replay(text, self.game, self.deck, names, boards, masks, record, state, is_circle_known)
        for check_setup in SETUP_CHECKS:
            problems.extend(check_setup(replay))
        if not record.moves:
            return self._check_quilts(replay, problems)
        problems.extend(follow(replay))
        cover_what_is_drawn(replay)
        for check_end in END_CHECKS:
            problems.extend(check_end(replay))
        return CheckedGame(replay, in_reading_order(problems))

    def _check_quilts(self, replay: Replay, problems: list[Problem]) -> CheckedGame:
        """Check a game without a log as two finished quilts: nobody invents how they came about."""
        quilts = []
        for player in PLAYERS:
            masks = replay.masks[player]
            quilt = Quilt(
                replay.text,
                self.game,
                self.deck,
                replay.boards[player],
                masks or {},
                masks is not None,
                replay.record,
                player,
                replay.name(player),
            )
            quilt.assigned = assign_patches(quilt)
            quilts.append(quilt)
        both = compare_pair(*map(summarise, quilts))
        for quilt, findings in zip(quilts, both, strict=True):
            quilt.is_given_tile = findings.has_tile
            problems.extend(finding.in_source(replay.text.source) for finding in findings.problems)
            for check in DRAWN_CHECKS:
                problems.extend(check(quilt))
        return CheckedGame(replay, in_reading_order(problems), quilts, both[0].notes)

    def _masks(self, text: SheetText, drawn: BoardText | None, problems: list[Problem]) -> dict[str, Mask] | None:
        if drawn is None:
            return None
        odd = list(odd_characters(text, drawn))
        problems.extend(odd)
        if odd or not has_right_size(self.game.board, drawn):
            return None
        return letter_masks(self.game.board, drawn)

    def _give_back_claims(self, text: SheetText, drawn: BoardText) -> None:
        """Take lines below a full board that claim something in the game's own words for no rows of it."""
        words = claim_words(self.game)
        for number, row in drawn.rows[self.game.board.rows :]:
            written = text.words(number)
            if len(written) > 1 and written[0].lower() in words:
                drawn.rows.remove((number, row))
                text.log.append((number, " ".join(written)))
        text.log.sort()

    def _track(self, text: SheetText, problems: list[Problem]) -> str:
        track = text.head("track")
        known = {name.lower(): name for name in self.game.tracks}
        if track is None or track.lower() in known:
            return known[track.lower()] if track else self.game.track
        problems.append(faults.unknown_name(text.head_place("track"), "track", track, self.game.tracks))
        return self.game.track
