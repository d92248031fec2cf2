/**
 * One board of the pile: its spaces to correct, player and scores to type. What it scores comes from the server after
 * every change.
 */

import { send } from "../api.js";
import { button, fill, h, icon, note } from "../dom.js";
import { latest } from "../latest.js";
import { problemNotes } from "../problems.js";
import { limit, say, sayCount } from "../texts.js";
import { isWhole } from "../numbers.js";
import { spaceName } from "../spaces.js";
import { buildGrid } from "./grid.js";
import { EMPTIES, EMPTY, FILLED, originOf, pile, unsureIn } from "./pile.js";
import { buildQuestion, sayBySign } from "./question.js";
import { boardSpaces } from "./spaces.js";

/**
 * What a board is called: by its player, by its photo, and by its number if there are several in it.
 *
 * @param {import("./pile.js").Board} board
 */
export const boardName = (board) => board.player.trim() || photoName(board);

const photoName = ({ file, number }) => (number ? say("scan.board_of", { file, number }) : file);

/**
 * Build it: `left` and `side`. `handlers` has `changed()`, `finish(text, origin)` for a sheet that is whole, and
 * `remove()`.
 *
 * @param {import("./pile.js").Board} board
 */
export function buildCorrection(board, handlers) {
  const asking = latest();
  let text = "";
  let origin = null;
  let checking = null;
  const spaces = boardSpaces(board, change);
  const grid = buildGrid(board.rows, spaces, pile.picture(board));
  const question = buildQuestion(spaces);
  const player = h("input", {
    class: "field",
    id: "scan-player",
    ...limit("photo.player"),
    autocomplete: "off",
    value: board.player,
    oninput: () => change({ player: player.value }),
  });
  const scores = board.typed.map((typed, round) =>
    numberField(`scan-score-${round}`, typed, String(round), (value) => ({
      typed: board.typed.map((old, place) => (place === round ? value : old)),
    })),
  );
  const empties = numberField("scan-empties", board.empties ?? "", EMPTIES, (value) => ({ empties: value }));
  const proposal = note("", say("scan.proposed"), button(say("scan.confirm"), { icon: "check", onclick: confirm }));
  proposal.id = "scan-proposal";
  const verdict = h("div", { class: "scan-verdict", "aria-live": "polite", tabindex: -1 });
  const done = h("p", { class: "chip good scan-done", hidden: true }, icon("check"), say("scan.done"));
  const open = button(say("scan.open"), { icon: "right", kind: "main big", disabled: true, onclick: openSheet });
  const labelled = (words, input) => h("div", { class: "scan-field" }, h("label", { for: input.id }, words), input);
  const side = h(
    "section",
    { class: "panel scan-side", "aria-label": say("scan.sheet") },
    h("h2", {}, photoName(board)),
    done,
    h("p", { class: "muted" }, say("scan.how")),
    labelled(say("scan.player"), player),
    h(
      "div",
      { class: "scan-scores" },
      scores.map((input, round) => labelled(say("scan.round", { round: round + 1 }), input)),
      labelled(say("scan.empties_typed"), empties),
    ),
    proposal,
    verdict,
    open,
    button(say("scan.remove"), { icon: "trash", kind: "bare", onclick: handlers.remove }),
  );
  paint();
  checking = check();
  return { left: h("div", { class: "scan-left" }, question.element, grid.element), side };

  /** @param {Partial<import("./pile.js").Board>} changes */
  function change(changes) {
    pile.change(board, changes);
    paint();
    handlers.changed();
    checking = check();
  }

  /** Make a field for a number that is typed, or that was read from the photo and waits to be confirmed. */
  function numberField(id, typed, key, changes) {
    const input = h("input", {
      class: "field scan-score",
      id,
      name: key,
      type: "number",
      ...limit("photo.scores"),
      inputmode: "numeric",
      value: typed || (proposals()[key] ?? ""),
      oninput: () => {
        const others = Object.entries(proposals()).filter(([field]) => field !== key);
        change({ ...changes(input.value.trim()), proposed: Object.fromEntries(others) });
      },
    });
    return input;
  }

  function proposals() {
    return board.proposed ?? {};
  }

  /** Take the numbers that were read: somebody has looked at them. */
  function confirm() {
    const { [EMPTIES]: empty, ...rounds } = proposals();
    change({
      typed: board.typed.map((typed, round) => typed || String(rounds[round] ?? "")),
      empties: board.empties || String(empty ?? ""),
      proposed: {},
    });
    // The button that was pressed is gone: who goes by keys goes on with what follows from the numbers.
    verdict.focus();
  }

  /** Mark the fields whose numbers nobody has confirmed yet. */
  function paintProposals() {
    const waiting = proposals();
    for (const input of [...scores, empties]) {
      const isWaiting = input.name in waiting;
      input.classList.toggle("scan-proposed", isWaiting);
      if (isWaiting) input.setAttribute("aria-describedby", proposal.id);
      else input.removeAttribute("aria-describedby");
    }
    proposal.hidden = !Object.keys(waiting).length;
  }

  /**
   * Open the sheet of what was typed last: a quick click waits for it. Who has turned to another board meanwhile stays
   * there.
   */
  async function openSheet() {
    await checking;
    if (text && pile.now === board) handlers.finish(text, origin);
  }

  function paint() {
    grid.paint();
    // Who has answered the last question by its button goes on with what is to be typed.
    if (question.show()) player.focus();
    paintProposals();
    done.hidden = !board.done;
  }

  function check() {
    const isScored = board.typed.every((score) => isWhole(score, limit("photo.scores").max));
    const asked = originOf(board);
    const sheet = {
      file: board.file,
      rows: board.rows,
      answered: spaces.answered(),
      code: board.code,
      scores: isScored ? board.typed.map(Number) : [],
      player: board.player,
      chances: board.chances ?? {},
      regions: board.regions,
      empty: isWhole(board.empties ?? "", limit("photo.scores").max) ? Number(board.empties) : null,
    };
    return asking(
      (signal) => send("/api/scan/sheet", sheet, { signal }),
      (found) => {
        text = found.text;
        origin = asked;
        open.disabled = !text;
        grid.showBest(found.best);
        fill(
          verdict,
          found.best && h("p", { class: "scan-mark" }, icon("board"), say("scan.best", found.best)),
          settledNote(found.settled),
          verdictNotes(found, isScored),
        );
      },
      (error) => fill(verdict, note("bad", error.message)),
    );
  }

  /**
   * Say what the typed numbers say of unsure spaces, to be taken by a click.
   *
   * @param {Record<string, string>} settled
   */
  function settledNote(settled) {
    const names = (sign) => Object.keys(settled).filter((space) => settled[space] === sign);
    const keys = { [FILLED]: "scan.numbers_filled", [EMPTY]: "scan.numbers_empty" };
    if (!Object.keys(settled).length) return null;
    const take = () =>
      change({
        rows: board.rows.map((line, row) =>
          [...line].map((old, column) => settled[spaceName(row, column)] ?? old).join(""),
        ),
      });
    return note(
      "good",
      sayBySign(keys, names),
      button(say("scan.take"), { kind: "soft", icon: "check", onclick: take }),
    );
  }

  /**
   * @param {Server.ScannedAnswer} found
   * @param {boolean} isScored
   */
  function verdictNotes({ verdict: judged, unchecked }, isScored) {
    if (!judged) return note("warning", sayCount("scan.unsure", unsureIn(board)));
    const isPartly = judged.checked === "partly";
    // The sheet is no file yet: its lines would lead nowhere.
    const problems = judged.problems.map((problem) => ({ ...problem, file: "", line: 0 }));
    return [
      h("p", {}, sayCount("scan.empties", judged.empty)),
      isScored
        ? h("p", { class: "scan-total" }, say("scan.total"), " ", h("b", {}, judged.total ?? "–"))
        : h("p", { class: "muted" }, say("scan.type_scores")),
      problemNotes(problems),
      isScored && judged.valid && note("good", isPartly ? say("scan.partly") : say("scan.valid")),
      h(
        "ul",
        { class: "muted small" },
        unchecked.map((line) => h("li", {}, say("scan.unchecked", { what: line }))),
      ),
    ];
  }
}
