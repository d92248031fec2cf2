/** A code that the camera of a phone reads, drawn. */

const SVG = "http://www.w3.org/2000/svg";
const QUIET = 4; // squares of light edge, which every code needs

/**
 * Draw the rows of a code, `#` for dark.
 *
 * @param {string[]} rows
 * @param {string} words
 */
export function codePicture(rows, words) {
  const side = rows.length + 2 * QUIET;
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("viewBox", `0 0 ${side} ${side}`);
  made.setAttribute("class", "scan-code");
  made.setAttribute("role", "img");
  made.setAttribute("aria-label", words);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute(
    "d",
    rows
      .flatMap((row, y) => [...row].flatMap((sign, x) => (sign === "#" ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])))
      .join(""),
  );
  made.append(path);
  return made;
}
