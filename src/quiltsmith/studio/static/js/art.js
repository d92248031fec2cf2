/** The pictures of the jobs, sewn of the same fabrics as the cards; their style is that of the first page. */

import { h, icon, setStyle } from "./dom.js";
import { patch } from "./pictures.js";

/** Patches on a board, and a tick. */
export function sheetArt() {
  return [
    h("span", { class: "squares" }),
    at(0, 0, patch("##/##/#", 10, { seam: false }), 2, 3),
    at(1, 1, patch(".#/##", 2, { seam: false }), 2, 2),
    at(2, 0, patch("##/.#", 5, { seam: false }), 2, 2),
    h("span", { class: "tick" }, icon("check")),
  ];
}

/** A patch that is being drawn. */
export function deckArt() {
  return [
    h("span", { class: "squares" }),
    at(1, 0, patch("#../###/.#.", 8), 3, 3),
    h("span", { class: "held" }),
    h("span", { class: "tool" }, icon("pencil")),
  ];
}

/** A fan of cards. */
export function printArt() {
  const cards = [patch("##/##/#", 10, { seam: false }), patch("#../###/.#.", 8), patch("##/.#", 5, { seam: false })];
  return h(
    "span",
    { class: "fan" },
    cards.map((card) => h("span", { class: "fan-card" }, card)),
  );
}

/** A circle of cards around a die; their fabrics are those of the ribbon. */
export function playArt() {
  const around = Array.from({ length: 8 }, (_, number) => h("span", { class: `seat seat-${number}` }));
  return h("span", { class: "round" }, around, h("span", { class: "die" }, h("i"), h("i"), h("i")));
}

/**
 * Put a picture on squares of the tile's own size.
 *
 * @param {number} column
 * @param {number} row
 * @param {HTMLElement} image
 * @param {number} columns
 * @param {number} rows
 */
function at(column, row, image, columns, rows) {
  image.classList.add("piece");
  return setStyle(image, { "--column": column, "--row": row, "--columns": columns, "--rows": rows });
}
