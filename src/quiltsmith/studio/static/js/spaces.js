/** Spaces of boards, named as people do, and shapes that cover some of them. */

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

/**
 * Tell how many rows and columns a shape has.
 *
 * @param {string} shape
 */
export function sizeOf(shape) {
  const lines = shape ? shape.split("/") : [];
  return { rows: lines.length, columns: Math.max(0, ...lines.map((line) => line.length)) };
}

/**
 * Tell whether a piece that lies on a board covers a space.
 *
 * @param {{ shape: string, row: number, column: number }} piece
 * @param {number} row
 * @param {number} column
 */
export const covers = (piece, row, column) => piece.shape.split("/")[row - piece.row]?.[column - piece.column] === "#";
