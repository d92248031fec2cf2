/** Pages that the server has drawn, printed by the browser's own dialog, and files to be shared. */

import { h } from "./dom.js";
import { handOver } from "./handing.js";
import { picture } from "./pictures.js";

/**
 * Print pages, and nothing else of what is on the screen.
 *
 * @param {Server.PageShown[]} pages
 */
export function printPages(pages) {
  printOnly(pages.map((page) => picture(page.svg ?? "", page.label)));
}

/**
 * Print what is on the screen, without all else.
 *
 * @param {...Element} elements
 */
export function printElements(...elements) {
  printOnly(elements.map((element) => element.cloneNode(true)));
}

/** @param {Node[]} content */
function printOnly(content) {
  const place = h("div", { class: "printed", "aria-hidden": "true" }, content);
  document.body.append(place);
  document.body.classList.add("prints-pages");
  addEventListener(
    "afterprint",
    () => {
      place.remove();
      document.body.classList.remove("prints-pages");
    },
    { once: true },
  );
  print();
}

/**
 * Share a file as the system does, or hand it over as a file where it cannot.
 *
 * @param {{ blob: Blob, name: string }} made
 * @param {string} words
 */
export async function shareFile(made, words) {
  const file = new File([made.blob], made.name, { type: made.blob.type });
  if (!navigator.canShare?.({ files: [file] })) return handOver(made);
  try {
    return await navigator.share({ files: [file], title: words, text: words });
  } catch (error) {
    if (error.name !== "AbortError") handOver(made); // who changes his mind needs no file
    return undefined;
  }
}
