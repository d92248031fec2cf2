/** Files that a person sends: how large they may be. */

import { limit, say } from "./texts.js";

const MEGABYTE = 1_000_000;

/** @param {File} file */
export const isTooLarge = (file) => file.size > limit("upload").max;

/** @param {File} file */
export const sayTooLarge = (file) =>
  say("frame.large_file", { name: file.name, most: Math.floor(limit("upload").max / MEGABYTE) });
