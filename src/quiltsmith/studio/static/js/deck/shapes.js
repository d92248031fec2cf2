/** Shapes as texts, such as `##/.#`, and as sets of spaces on a square board that they are drawn on. */

import { sizeOf } from "../spaces.js";

const FILLED = "#";
const EMPTY = ".";
const USUAL_SIDE = 7;

/** @typedef {(row: number, column: number, rows: number, columns: number) => [number, number]} Turn */

/** @type {Turn} */
export const rotated = (row, column, rows) => [column, rows - 1 - row];

/** @type {Turn} */
export const mirrored = (row, column, rows, columns) => [row, columns - 1 - column];

/** The name of a space in a set. */
const key = (/** @type {number} */ row, /** @type {number} */ column) => `${row}/${column}`;

/** Spaces of a square board, some of them filled. */
export class ShapeBoard {
  /** @type {Set<string>} */
  #filled = new Set();

  /** @param {number} largest the longest side that a shape may have */
  constructor(largest) {
    this.largest = largest;
    this.side = Math.min(USUAL_SIDE, largest);
  }

  /**
   * Put a shape into the middle. The board has its usual size, unless that leaves no room to draw around the shape.
   *
   * @param {string} shape
   */
  take(shape) {
    const { rows, columns } = sizeOf(shape);
    const long = Math.max(rows, columns);
    this.side = Math.min(this.largest, long < USUAL_SIDE ? USUAL_SIDE : long + 2);
    const [top, left] = [Math.floor((this.side - rows) / 2), Math.floor((this.side - columns) / 2)];
    this.#filled = new Set(
      shape
        .split("/")
        .flatMap((line, row) =>
          [...line].flatMap((sign, column) => (sign === FILLED ? [key(top + row, left + column)] : [])),
        ),
    );
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  isFilled(row, column) {
    return this.#filled.has(key(row, column));
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  holds(row, column) {
    return row >= 0 && column >= 0 && row < this.side && column < this.side;
  }

  /**
   * Fill a space, or empty it; tell whether that is something new.
   *
   * @param {number} row
   * @param {number} column
   * @param {boolean} isFilled
   */
  set(row, column, isFilled) {
    if (!this.holds(row, column) || this.isFilled(row, column) === isFilled) return false;
    if (isFilled) this.#filled.add(key(row, column));
    else this.#filled.delete(key(row, column));
    return true;
  }

  /** The text of what is filled, without empty rows and columns around it; nothing if nothing is. */
  get shape() {
    const places = [...this.#filled].map((place) => place.split("/").map(Number));
    if (places.length === 0) return "";
    const [rows, columns] = [places.map(([row]) => row), places.map(([, column]) => column)];
    const [top, left] = [Math.min(...rows), Math.min(...columns)];
    return written(Math.max(...rows) - top + 1, Math.max(...columns) - left + 1, (row, column) =>
      this.isFilled(top + row, left + column),
    );
  }
}

/**
 * Turn a shape: `turn` says where each of its spaces goes.
 *
 * @param {string} shape
 * @param {Turn} turn
 */
export function turned(shape, turn) {
  const { rows, columns } = sizeOf(shape);
  const places = new Set();
  let [height, width] = [0, 0];
  shape.split("/").forEach((line, row) =>
    [...line].forEach((sign, column) => {
      const [down, across] = turn(row, column, rows, columns);
      if (sign === FILLED) places.add(key(down, across));
      [height, width] = [Math.max(height, down + 1), Math.max(width, across + 1)];
    }),
  );
  return written(height, width, (row, column) => places.has(key(row, column)));
}

/**
 * @param {number} rows
 * @param {number} columns
 * @param {(row: number, column: number) => boolean} isFilled
 */
function written(rows, columns, isFilled) {
  return Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_column, column) => (isFilled(row, column) ? FILLED : EMPTY)).join(""),
  ).join("/");
}
