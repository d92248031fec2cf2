/** Pictures that the server draws. */

import { h } from "./dom.js";
import { imageAddress, RUN } from "./host.js";

const XLINK = "http://www.w3.org/1999/xlink";

/**
 * Show an SVG text. It stands in a shadow root, so that names inside one picture do not meet those of another; the
 * fonts are those of the page.
 *
 * @param {string} svg
 * @param {string} words
 * @param {string} kind
 */
export function picture(svg, words, kind = "") {
  const holder = h("div", { class: `picture ${kind}`, role: "img", "aria-label": words });
  show(holder, svg);
  return holder;
}

/**
 * Show another SVG text in a picture.
 *
 * @param {HTMLElement} holder
 * @param {string} svg
 */
export function show(holder, svg) {
  const root = holder.shadowRoot ?? holder.attachShadow({ mode: "open" });
  const read = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  read.setAttribute("width", "100%");
  read.setAttribute("height", "100%");
  read.setAttribute("aria-hidden", "true");
  for (const inside of read.querySelectorAll("image")) bring(inside);
  root.replaceChildren(document.importNode(read, true));
}

/**
 * The policy lets no picture stand in the text of another: it becomes one that the page itself has made.
 *
 * @param {Element} inside
 */
function bring(inside) {
  const found = /^data:([a-z/+-]+);base64,(.*)$/s.exec(
    inside.getAttribute("href") ?? inside.getAttributeNS(XLINK, "href") ?? "",
  );
  inside.removeAttributeNS(XLINK, "href");
  if (!found) return;
  const bytes = Uint8Array.from(atob(found[2]), (character) => character.charCodeAt(0));
  inside.setAttribute("href", URL.createObjectURL(new Blob([bytes], { type: found[1] })));
}

/**
 * Show a patch in a fabric, by the rows of its shape such as `##/.#`.
 *
 * @param {string} shape
 * @param {number | string} fabric
 * @param {{ alt?: string, seam?: boolean, kind?: string }} options
 */
export function patch(shape, fabric = 0, { alt = "", seam = true, kind = "" } = {}) {
  const question = new URLSearchParams({ shape, fabric: String(fabric), seam: String(seam), run: RUN });
  return image(`/picture/patch.svg?${question}`, { alt, class: kind, draggable: "false" });
}

/**
 * Show a piece of fabric.
 *
 * @param {number | string} fabric
 */
export function swatch(fabric, { columns = 2, rows = 2, theme = "quilt", alt = "", kind = "" } = {}) {
  const question = new URLSearchParams({ fabric: String(fabric), columns: String(columns), rows: String(rows), theme });
  return image(`/picture/swatch.svg?${question}`, { alt, class: kind });
}

/**
 * Show a picture by its address.
 *
 * @param {string} path
 * @param {Record<string, unknown>} attributes
 */
export function image(path, attributes = {}) {
  const made = h("img", attributes);
  withAddress(path, (address) => (made.src = address));
  return made;
}

/**
 * Hand on the address of a picture, at once where it is known.
 *
 * @param {string} path
 * @param {(address: string) => void} use
 */
export function withAddress(path, use) {
  const address = imageAddress(path);
  if (typeof address === "string") use(address);
  else address.then(use, () => {}); // as a picture that cannot be loaded
}
