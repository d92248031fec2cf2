/**
 * A board that was read, over its photo: a click turns a space from filled to empty and back, spaces that belong
 * together at once while they are unsure. What it scores comes from the server after every change.
 */

import { send } from "../api.js";
import { button, fill, h, icon, note } from "../dom.js";
import { problemNotes } from "../problems.js";
import { say, sayCount } from "../texts.js";

const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
const [FILLED, EMPTY, UNSURE] = ["#", ".", "?"];
const nameOf = (row, column) => `${column < 26 ? "" : "A"}${String.fromCharCode(65 + (column % 26))}${row + 1}`;
let made = 0;

/** Build it; `finish(text, name)` takes the sheet when it is whole. */
export function buildCorrection(read, finish) {
  const number = ++made;
  const rows = read.rows.map((row) => [...row]);
  const answered = new Set();
  let latest = 0;
  let text = "";

  const picture = h("img", { alt: "", class: "scan-picture", src: URL.createObjectURL(new Blob([bytes(read.picture)], { type: "image/jpeg" })) });
  const cells = rows.map((line, row) => line.map((_, column) => h("div", { role: "gridcell", class: "scan-cell", tabindex: row + column ? "-1" : "0",
    onclick: () => turn(row, column), onkeydown: (event) => press(event, row, column) })));
  const grid = h("div", { class: "scan-grid", role: "grid", "aria-label": say("scan.grid") }, cells.map((line) => h("div", { role: "row", class: "scan-line" }, line)));
  const frame = h("div", { class: "scan-frame", "aria-hidden": "true", hidden: true });
  const board = h("div", { class: "scan-board" },
    h("div", { class: "scan-columns", "aria-hidden": "true" }, rows[0].map((_, column) => h("span", {}, nameOf(0, column).slice(0, -1)))),
    h("div", { class: "scan-rows", "aria-hidden": "true" }, rows.map((_, row) => h("span", {}, row + 1))), picture, grid, frame);
  board.style.setProperty("--rows", rows.length);
  board.style.setProperty("--columns", rows[0].length);

  const player = h("input", { class: "field", id: `scan-player-${number}`, maxlength: "60", autocomplete: "off", oninput: () => check() });
  const scores = Array.from({ length: read.scores }, (_, round) => h("input", { class: "field scan-score", id: `scan-score-${number}-${round}`, type: "number", min: "0", max: "9999", inputmode: "numeric", oninput: () => check() }));
  const verdict = h("div", { class: "scan-verdict", "aria-live": "polite" });
  const open = button(say("scan.open"), { icon: "right", kind: "main big", disabled: true, onclick: () => finish(text, fileName()) });
  const labelled = (words, input) => h("div", { class: "scan-field" }, h("label", { for: input.id }, words), input);
  const side = h("section", { class: "panel scan-side", "aria-label": say("scan.sheet") }, h("h2", {}, read.file),
    h("p", { class: "muted" }, say("scan.how")), labelled(say("scan.player"), player),
    h("div", { class: "scan-scores" }, scores.map((input, round) => labelled(say("scan.round", { round: round + 1 }), input))), verdict, open);
  const element = h("div", { class: "scan-one" }, board, side);
  paint();
  check();
  return { element, name: () => player.value.trim() || read.file, unsure: () => count(UNSURE) };

  function turn(row, column) {
    const space = nameOf(row, column);
    const isUnsure = rows[row][column] === UNSURE;
    const region = isUnsure && read.regions.find((names) => names.includes(space));
    const next = rows[row][column] === FILLED ? EMPTY : FILLED;
    rows.forEach((line, down) => line.forEach((sign, across) => {
      const isMeant = region ? region.includes(nameOf(down, across)) && sign === UNSURE : down === row && across === column;
      if (!isMeant) return;
      line[across] = next;
      answered.add(nameOf(down, across));
    }));
    paint();
    check();
  }

  function press(event, row, column) {
    const step = STEPS[event.key];
    if (event.key === "Enter" || event.key === " ") turn(row, column);
    else if (step) {
      const next = cells[row + step[0]]?.[column + step[1]];
      if (!next) return;
      cells[row][column].setAttribute("tabindex", "-1");
      next.setAttribute("tabindex", "0");
      next.focus();
    } else return;
    event.preventDefault();
  }

  function paint() {
    const words = { [FILLED]: "scan.filled", [EMPTY]: "scan.empty", [UNSURE]: "scan.asked" };
    const kinds = { [FILLED]: "filled", [EMPTY]: "", [UNSURE]: "unsure" };
    rows.forEach((line, row) => line.forEach((sign, column) => {
      const cell = cells[row][column];
      cell.className = `scan-cell ${kinds[sign]}`;
      cell.textContent = sign === UNSURE ? "?" : "";
      cell.setAttribute("aria-label", say(words[sign], { space: nameOf(row, column) }));
    }));
  }

  async function check() {
    const mine = ++latest;
    const typed = scores.map((input) => input.value.trim());
    const isScored = typed.every((score) => /^\d{1,4}$/.test(score));
    let found;
    try {
      found = await send("/api/scan/sheet", { file: read.file, rows: rows.map((line) => line.join("")), answered: [...answered], code: read.code,
        scores: isScored ? typed.map(Number) : [], player: player.value });
    } catch (error) {
      if (mine === latest) fill(verdict, note("bad", error.message || say("frame.gone")));
      return;
    }
    if (mine !== latest) return;
    text = found.text;
    open.disabled = !text;
    showFrame(found.best);
    fill(verdict, found.best && h("p", { class: "scan-mark" }, icon("board"), say("scan.best", found.best)), told(found, isScored));
  }

  function told({ verdict: judged, unchecked }, isScored) {
    if (!judged) return note("warning", sayCount("scan.unsure", count(UNSURE)));
    const isPartly = judged.checked === "partly";
    return [h("p", {}, sayCount("scan.empties", judged.empty)),
      isScored ? h("p", { class: "scan-total" }, say("scan.total"), " ", h("b", {}, judged.total ?? "–")) : h("p", { class: "muted" }, say("scan.type_scores")),
      problemNotes(judged.problems),
      isScored && judged.valid && note("good", isPartly ? say("scan.partly") : say("scan.valid")),
      h("ul", { class: "muted small" }, unchecked.map((line) => h("li", {}, say("scan.unchecked", { what: line }))))];
  }

  function showFrame(best) {
    frame.hidden = !best;
    if (!best) return;
    for (const key of ["row", "column", "rows", "columns"]) frame.style.setProperty(`--at-${key}`, best[key]);
    fill(frame, h("span", {}, best.points));
  }

  function count(wanted) {
    return rows.flat().filter((sign) => sign === wanted).length;
  }

  function fileName() {
    const plain = (player.value.trim() || read.file.replace(/\.[^.]*$/, "")).toLowerCase();
    return plain.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "scanned";
  }
}

/** Give the bytes of what comes as base64. */
const bytes = (encoded) => Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
