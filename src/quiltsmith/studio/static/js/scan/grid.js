/**
 * The board over its photo: a click turns a space, arrows go about, and what is unsure has a frame and a small mark.
 */

import { fill, h, setStyle } from "../dom.js";
import { columnName, spaceName } from "../spaces.js";
import { say } from "../texts.js";
import { EMPTY, FILLED, UNSURE } from "./pile.js";

const STEPS = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -99],
  End: [0, 99],
};
const within = (wanted, size) => Math.min(Math.max(wanted, 0), size - 1);

/**
 * Build it for the rows of a board and its spaces; `picture` promises the address of the photo.
 *
 * @param {string[]} rows
 * @param {ReturnType<typeof import("./spaces.js").boardSpaces>} spaces
 * @param {Promise<string | null>} picture
 */
export function buildGrid(rows, spaces, picture) {
  const [height, width] = [rows.length, rows[0].length];
  const cells = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column) =>
      h("div", {
        role: "gridcell",
        class: "scan-cell",
        tabindex: row + column ? "-1" : "0",
        onclick: () => {
          focus(row, column);
          spaces.turn(spaceName(row, column));
        },
        onkeydown: (event) => press(event, row, column),
      }),
    ),
  );
  const photo = h("img", { alt: "", class: "scan-picture", hidden: true });
  picture.then((address) => {
    photo.hidden = !address;
    if (address) photo.src = address;
  });
  const frame = h("div", { class: "scan-frame", "aria-hidden": "true", hidden: true });
  const element = h(
    "div",
    { class: "scan-board" },
    h(
      "div",
      { class: "scan-columns", "aria-hidden": "true" },
      cells[0].map((_, column) => h("span", {}, columnName(column))),
    ),
    h(
      "div",
      { class: "scan-rows", "aria-hidden": "true" },
      cells.map((_, row) => h("span", {}, row + 1)),
    ),
    photo,
    h(
      "div",
      { class: "scan-grid", role: "grid", "aria-label": say("scan.grid") },
      cells.map((line) => h("div", { role: "row", class: "scan-line" }, line)),
    ),
    frame,
  );
  setStyle(element, { "--rows": height, "--columns": width });
  let stop = cells[0][0];

  /**
   * @param {number} row
   * @param {number} column
   */
  function focus(row, column) {
    stop.setAttribute("tabindex", "-1");
    stop = cells[row][column];
    stop.setAttribute("tabindex", "0");
    stop.focus();
  }

  /**
   * @param {KeyboardEvent} event
   * @param {number} row
   * @param {number} column
   */
  function press(event, row, column) {
    const [space, step] = [spaceName(row, column), STEPS[event.key]];
    if (event.key === "Enter" || event.key === " ") spaces.turn(space);
    else if (event.key === FILLED || event.key === EMPTY) spaces.give(space, event.key);
    else if (event.key === UNSURE || event.key === "Backspace") spaces.forget(space);
    else if (step) focus(within(row + step[0], height), within(column + step[1], width));
    else return;
    event.preventDefault();
  }

  /** Show all spaces as they are now. */
  function paint() {
    const asked = new Set(spaces.asked()?.spaces);
    const answered = new Set(spaces.answered());
    cells.forEach((line, row) =>
      line.forEach((cell, column) => {
        const space = spaceName(row, column);
        const isUnsure = spaces.isUnsure(space);
        const kinds = {
          filled: spaces.now(space) === FILLED,
          unsure: isUnsure,
          "looks-filled": isUnsure && spaces.looksFilled(space),
          asked: asked.has(space),
          answered: answered.has(space),
        };
        cell.className = ["scan-cell", ...Object.keys(kinds).filter((kind) => kinds[kind])].join(" ");
        cell.dataset.mark = isUnsure ? spaces.patch(space) || UNSURE : "";
        cell.setAttribute("aria-label", label(space, answered.has(space)));
        cell.title = isUnsure ? label(space, false) : "";
      }),
    );
  }

  /**
   * @param {string} space
   * @param {boolean} isAnswered
   */
  function label(space, isAnswered) {
    if (spaces.isUnsure(space)) {
      const sign = spaces.patch(space);
      return say(spaces.looksFilled(space) ? "scan.asked_filled" : "scan.asked_empty", {
        space: sign ? say("scan.in_patch", { space, sign }) : space,
      });
    }
    const words = say(spaces.now(space) === FILLED ? "scan.filled" : "scan.empty", { space });
    if (spaces.follows(space)) return say("scan.follows", { space: words });
    return isAnswered ? say("scan.by_you", { space: words }) : words;
  }

  /**
   * Frame the best rectangle, or none.
   *
   * @param {Record<string, number> | null} best
   */
  function showBest(best) {
    frame.hidden = !best;
    if (!best) return;
    const { row, column, rows: high, columns: wide } = best;
    setStyle(frame, { "--at-row": row, "--at-column": column, "--at-rows": high, "--at-columns": wide });
    fill(frame, h("span", {}, best.points));
  }

  return { element, paint, showBest };
}
