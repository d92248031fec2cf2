/** Numbers as people type and read them. */

import { language } from "./settings.js";

/**
 * Tell whether a text is a whole number, in digits only, of at most so much.
 *
 * @param {string} typed
 * @param {number} most
 */
export const isWhole = (typed, most) => /^\d+$/.test(typed) && Number(typed) <= most;

/**
 * Write a value for people: a number with the minus sign that sums have.
 *
 * @param {unknown} value
 */
export const toText = (value) => (typeof value === "number" ? String(value).replace("-", "−") : String(value));

/**
 * Write a number as the language of the page does.
 *
 * @param {number} number
 * @param {number} digits
 */
export const decimal = (number, digits) =>
  number.toLocaleString(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
