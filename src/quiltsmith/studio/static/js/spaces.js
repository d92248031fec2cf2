/** Spaces of boards, named as people do, and the spaces that a shape covers. */

const LETTERS = 26;

/**
 * Name a column: A to Z, then AA and so on.
 *
 * @param {number} column
 */
export const columnName = (column) => (column < LETTERS ? "" : "A") + String.fromCharCode(65 + (column % LETTERS));

/**
 * Name a space, such as `B3`.
 *
 * @param {number} row
 * @param {number} column
 */
export const spaceName = (row, column) => `${columnName(column)}${row + 1}`;

/**
 * List the spaces of a shape that lies at a place.
 *
 * @param {string} shape
 * @param {number} row
 * @param {number} column
 */
export function spacesOf(shape, row, column) {
  return shape
    .split("/")
    .flatMap((line, down) =>
      [...line].flatMap((sign, across) => (sign === "#" ? [[row + down, column + across]] : [])),
    );
}
