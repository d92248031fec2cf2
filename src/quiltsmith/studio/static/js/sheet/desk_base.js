/** What all desks share: a line that says what happens, and changes that the server makes, one after the other. */

import { sendWhenThere } from "../api.js";
import { fill, h, setStyle, withCode } from "../dom.js";

/**
 * What a desk tells the page: a change that was made, the wish to undo or redo one, or to see the text or another
 * sheet.
 *
 * @typedef {object} DeskHandlers
 * @property {(found: Server.SheetAnswer) => unknown} written
 * @property {() => unknown} undo
 * @property {() => unknown} redo
 * @property {(problem?: Server.Problem) => unknown} text
 * @property {(text: string) => unknown} look
 */

/**
 * Build it; `show(found, words)` shows a sheet after a change and says some words, `done(found, edits, focused)` goes
 * on then, and knows what had the focus before.
 *
 * @param {import("./session.js").Session} session
 * @param {DeskHandlers} handlers
 * @param {(found: any, words: string) => Promise<void>} show
 * @param {(found: any, edits: any[], focused: Element | null) => void} done
 * @param {() => void} refused hears that a change was not made
 */
export function buildDeskBase(session, handlers, show, done, refused = () => {}) {
  const line = h("p", { class: "sheet-status", role: "status" });
  const leaving = new AbortController();

  /** @param {string} words */
  function announce(words) {
    fill(line, withCode(words));
  }

  /**
   * Say what the server refuses; all else is a mistake of the page.
   *
   * @param {any} error
   */
  function refuse(error) {
    if (error.status === undefined) throw error;
    announce(error.message);
  }

  /**
   * Change the sheet: the server writes the text, checks it, and says what comes next. A bot's reply is made only if
   * nobody has ended its turn meanwhile, and what names a line only if that is still the line that was meant: a change
   * before it may have moved it. Tell whether it was made.
   *
   * @param {any[]} edits
   * @param {string} words
   * @param {AbortSignal | null} reply
   */
  function change(edits, words = "", reply = null) {
    const meant = edits.some((edit) => "line" in edit) ? session.now.text : null;
    return session
      .inTurn(async () => {
        if (reply?.aborted || (meant !== null && meant !== session.now.text)) return false;
        const focused = document.activeElement;
        const question = { ...session.question(), edits };
        const found = await sendWhenThere("/api/sheet/work", question, {
          signal: leaving.signal,
          waits: () => session.keepWaiting(edits),
        });
        session.write(found.text, reply !== null);
        await show(found, words);
        handlers.written(found);
        done(found, edits, focused);
        return true;
      })
      .catch((error) => {
        if (leaving.signal.aborted) return false; // who has left the desk finds it as it was kept
        refused();
        refuse(error);
        return false;
      });
  }

  return { line, announce, refuse, change, leave: () => leaving.abort() };
}

/**
 * Tell the page how many spaces its boards have, from which styles take the size of a space.
 *
 * @param {HTMLElement} desk
 * @param {{ rows: number, columns: number }} view
 */
export function setBoardSize(desk, { rows, columns }) {
  setStyle(desk.parentElement ?? desk, { "--rows": rows, "--columns": columns });
}

/**
 * Scroll to the top if a board is not in sight: on a narrow screen the cards stand below it.
 *
 * @param {HTMLElement} board
 */
export function bringIntoSight(board) {
  if (board.getBoundingClientRect().top < 0) scrollTo(0, 0);
}
