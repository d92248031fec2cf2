"""What is worth telling about a sheet beside its problems: points missed, and what could not be checked."""

from __future__ import annotations

from quiltsmith.games.doodle.rules.score_missing import missing_scores
from quiltsmith.games.doodle.sheet import DoodleSheet, Round
from quiltsmith.games.doodle.total import possible_totals
from quiltsmith.talk.saying import count, say


def notes_on(sheet: DoodleSheet) -> list[str]:
    """List missed opportunities; they are no mistakes."""
    notes = [_missed(scored) for scored in sheet.rounds if scored.is_certain and _has_missed(scored)]
    last = sheet.game.turns
    for entry in sheet.log.specials:
        if entry.turn == last and entry.neighbours:
            notes.append(say("turn {turn}: neighbour was not needed, every card left could be drawn", turn=last))
    claim = sheet.log.total
    if (
        claim is not None
        and sheet.total is not None
        and claim.value < sheet.total
        and _is_possible(sheet, claim.value)
    ):
        notes.append(
            say(
                "the total of {claimed} counts smaller rectangles than the best, {total} were possible",
                claimed=claim.value,
                total=sheet.total,
            )
        )
    return notes


def unchecked_in(sheet: DoodleSheet) -> list[str]:
    """Say what could not be checked for want of board, log, deck or scores."""
    unchecked: list[str] = []
    if sheet.board is None and not sheet.text.log and not sheet.text.heads:
        return unchecked  # a file that cannot be read has a problem that says so
    if sheet.board is None:
        unchecked.append(say("shapes, scores and empty spaces: the sheet has no board"))
    elif not sheet.has_board:
        unchecked.append(say("shapes, scores and empty spaces: the board cannot be read"))
    if not sheet.has_log:
        unchecked.append(say("patches, turns and special actions: the sheet has no log"))
        if sheet.shaded and sheet.game.rounds > 1:
            unchecked.append(say("the board of earlier rounds: only the last one is known"))
    else:
        unchecked += _unchecked_in_log(sheet)
    if not sheet.is_finished:
        unchecked.append(say("the total: the sheet stops before the end of the game"))
    for number in missing_scores(sheet):
        unchecked.append(say("the score of round {number}: its line is missing", number=number))
    return unchecked


def why_no_total(sheet: DoodleSheet) -> str:
    """Say why a sheet has no total; nothing where it cannot be read at all, which its problems say."""
    if sheet.board is None and not sheet.text.log and not sheet.text.heads:
        return ""
    if not sheet.has_board:
        return say("there is no board that can be read")
    if not sheet.is_finished:
        return say("the sheet stops before the end of the game")
    return say("a score is missing, and the board of that round is not known")


def _unchecked_in_log(sheet: DoodleSheet) -> list[str]:
    unchecked = []
    # Turns after the last logged one are left open by a sheet that stops early, which is told elsewhere.
    gaps = sheet.gaps and [turn for turn in sheet.gaps if sheet.is_finished or turn < max(sheet.log.turns)]
    if gaps:
        turns = _ranges(gaps)
        unchecked.append(
            count(
                len(gaps),
                "turn {turns}: the log does not name it",
                "turns {turns}: the log does not name them",
                turns=turns,
            )
        )
    if sheet.unlogged:
        letters = ", ".join(sheet.unlogged)
        unchecked.append(
            say(
                "spaces marked {letters}: nobody knows which patch they are, and when they were shaded",
                letters=letters,
            )
        )
    if sheet.deck is None:
        if sheet.text.head("deck"):
            unchecked.append(say("shapes: the deck of the sheet cannot be read"))
        else:
            unchecked.append(say("shapes: the sheet names no deck"))
    return unchecked


def _has_missed(scored: Round) -> bool:
    return scored.best is not None and scored.counted is not None and scored.counted < scored.best


def _missed(scored: Round) -> str:
    best = scored.best_rectangle
    where = say(" ({rectangle} at {where})", rectangle=best, where=best.cell_names) if best else ""
    missed = (scored.best or 0) - (scored.counted or 0)
    return count(
        missed,
        "round {round}: {number} point missed, {best} were possible{where}",
        "round {round}: {number} points missed, {best} were possible{where}",
        round=scored.number,
        best=scored.best,
        where=where,
    )


def _is_possible(sheet: DoodleSheet, total: int) -> bool:
    possible = possible_totals(sheet)
    return possible is not None and total in possible


def _ranges(turns: list[int]) -> str:
    """Write turns in short, such as `3, 7-12`."""
    parts: list[list[int]] = []
    for turn in turns:
        if parts and turn == parts[-1][-1] + 1:
            parts[-1].append(turn)
        else:
            parts.append([turn])
    return ", ".join(f"{part[0]}-{part[-1]}" if len(part) > 1 else str(part[0]) for part in parts)
