/** Tables that were dealt, kept in the browser: what each is called, who sits there, and what they have scored. */

import { keep, kept, language } from "../settings.js";
import { say, sayCount } from "../texts.js";

const MOST_KEPT = 30;

/**
 * A table: the name of its deal, what people call it, when it was dealt, the names of the players, and by player the
 * points of each round, with what empty spaces cost last.
 *
 * @typedef {object} Table
 * @property {string} deal
 * @property {string} title
 * @property {number} when
 * @property {string[]} players
 * @property {Record<string, (number | null)[]>} points
 */

/**
 * List the tables, the latest first.
 *
 * @returns {Table[]}
 */
export function tables() {
  try {
    const found = JSON.parse(kept("tables") ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** @param {string} deal */
export const tableOf = (deal) => tables().find((one) => one.deal === deal) ?? null;

/** @param {Table} table */
export function keepTable(table) {
  const others = tables().filter((one) => one.deal !== table.deal);
  keep("tables", JSON.stringify([table, ...others].slice(0, MOST_KEPT)));
}

/**
 * Forget a table, and where it stood.
 *
 * @param {string} deal
 */
export function forgetTable(deal) {
  keep("tables", JSON.stringify(tables().filter((one) => one.deal !== deal)));
  keep(`table-${deal}`, null);
}

/**
 * Begin a table, called after the day and the number of players.
 *
 * @param {string} deal
 * @param {string[]} players
 */
export function beginTable(deal, players) {
  const day = new Date().toLocaleDateString(language(), { weekday: "long" });
  const title = players.length ? `${day}, ${sayCount("play.players", players.length)}` : day;
  const table = { deal, title, when: Date.now(), players, points: {} };
  keepTable(table);
  return table;
}

/**
 * Say what people call a deal: as its table is called, or by its number; a file by its name.
 *
 * @param {string} deal
 */
export function titleOfDeal(deal) {
  const [seed, deck] = deal.split("@");
  return tableOf(deal)?.title ?? (deck ? say("play.deal_number", { seed }) : deal);
}

/**
 * Read names that somebody has typed with commas between them.
 *
 * @param {string} typed
 */
export const namesIn = (typed) => [
  ...new Set(
    typed
      .split(/[,;\n]+/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];
