/** A game alone on the screen: a deal by its number, laid on the table of sheets. */

import { send } from "../api.js";
import { openSession } from "../sheet/session.js";
import { say } from "../texts.js";

/**
 * Begin one; its sheet is saved by itself.
 *
 * @param {string} deck
 * @param {number} seed
 * @param {string} level of a bot that plays the same deal beside; none if it is empty
 */
export async function beginSolo(deck, seed, level = "") {
  const dealt = await send("/api/play/deal", { deck, seed });
  const player = say("sheet.solo_title", { seed });
  const { text } = await send("/api/sheet/begin", { deal: dealt.deal, player });
  const when = new Date().toISOString().slice(0, 16).replace(/[T:]/g, "-");
  openSession().add([text], {
    deal: dealt.deal,
    solo: true,
    rival: level ? { level, seat: 0 } : null,
    name: `solo-${seed}-${when}.txt`,
  });
}
