/**
 * What answers the pages: here the server of `quiltsmith studio`.
 *
 * In the page without a server, `quiltsmith/page/static/page_host.js` stands in for this module; all else is the same.
 */

import { h } from "./dom.js";

/** The name of this run of the studio, from the address of this script: what is asked for with it may be kept. */
export const RUN = new URL(import.meta.url).pathname.split("/")[2];

/** Whether this is the page without a server. */
export const isPage = false;

/**
 * Ask for something.
 *
 * @param {string} path
 * @param {RequestInit} [init]
 */
export const request = (path, init) => fetch(path, init);

/**
 * Follow a stream of events.
 *
 * @param {string} path
 */
export const openEvents = (path) => new EventSource(path);

/**
 * Give an address under which the browser finds a picture, or a promise of one.
 *
 * @param {string} path
 * @returns {string | Promise<string>}
 */
export const imageAddress = (path) => path;

/**
 * Load the style sheet of a page, and wait for it.
 *
 * @param {string} name
 */
export function loadStyle(name) {
  const link = h("link", { rel: "stylesheet", href: new URL(`../css/pages/${name}.css`, import.meta.url).href });
  const loaded = new Promise((done) => {
    link.onload = link.onerror = done;
  });
  document.head.append(link);
  return loaded;
}

/**
 * A button that makes a link of a file; an address of this computer is of no use to others.
 *
 * @param {() => { name: string, text: string } | Promise<{ name: string, text: string }>} _file
 * @returns {HTMLElement | null}
 */
export const shareButton = (_file) => null;

/**
 * Open a file that holds several, and tell whether it was one; a folder needs none.
 *
 * @param {File} _file
 * @returns {Promise<boolean>}
 */
export const openArchive = (_file) => Promise.resolve(false);

/**
 * What the top of the page calls the place of the files, if not by the name of the folder.
 *
 * @returns {string}
 */
export const placeName = () => "";

/**
 * What the first page shows of where files are kept; here they are in the folder.
 *
 * @returns {HTMLElement | null}
 */
export const filesPanel = () => null;
