/** How a sheet is saved: under its name or a new one; what lies there already is never overwritten unasked. */

import { raiseAlarm, settleAlarm } from "../alarm.js";
import { send } from "../api.js";
import { button, fill, h, note } from "../dom.js";
import { toSentence } from "../problems.js";
import { tell } from "../status.js";
import { say } from "../texts.js";
import { bothVersions } from "../versions.js";
import { show } from "./dialogs.js";

/**
 * Save the file of the current sheet; that it cannot be written is said until it can.
 *
 * @param {import("./session.js").Session} session
 * @param {string} name
 * @param {string | null} version
 */
async function saveOrAlarm(session, name = session.now.name, version = session.now.version) {
  try {
    await session.save(name, version);
    settleAlarm("sheet");
  } catch (error) {
    if (error.status === 507) raiseAlarm("sheet", say("frame.not_saved", { why: error.message }));
    throw error;
  }
}

/**
 * Save what is saved by itself, as a game that somebody plays alone.
 *
 * @param {import("./session.js").Session} session
 */
export const saveQuietly = (session) =>
  saveOrAlarm(session).catch((error) => {
    if (error.status !== 507 && error.status !== 0) tell(error.message);
  });

/**
 * Build it; `changed()` hears that another state of the table is to be shown. Gives what saves the current sheet.
 *
 * @param {import("./session.js").Session} session
 * @param {() => unknown} changed
 */
export function buildSaving(session, changed) {
  function save() {
    if (!session.now.name) return askName(proposed());
    return writeOrTell(session.now.name, session.now.version);
  }

  /**
   * @param {string} name
   * @param {string | null} version
   */
  async function writeOrTell(name, version) {
    const why = await write(name, version);
    if (why) tell(why);
  }

  /**
   * Write the file, or ask what is to be done instead; gives why that cannot be.
   *
   * @param {string} name
   * @param {string | null} version
   */
  async function write(name, version) {
    try {
      await saveOrAlarm(session, name, version);
    } catch (error) {
      if (error.status !== 409) return error.message;
      if (error.now) askVersion(name, error, version === null);
      else askAgain(name, error);
      return "";
    }
    tell(say("sheet.saved", { name }));
    await changed();
    return "";
  }

  /** A name for the file, after its player. */
  function proposed() {
    const player = /^\s*(?:players?|spieler)\s*:\s*(.+)$/im.exec(session.now.text)?.[1] ?? "";
    const plain = player
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "");
    return `${plain || "sheet"}.txt`;
  }

  /**
   * Ask for a name until one can be used; what was typed stays.
   *
   * @param {string} name
   */
  function askName(name) {
    const field = h("input", {
      class: "field",
      value: name,
      "aria-label": say("sheet.save_as"),
      onkeydown: (event) => {
        if (event.key === "Enter") take();
      },
    });
    const refused = h("div", { role: "alert" });
    const take = async () => {
      const why = await write(withEnding(field.value.trim() || name), null);
      if (!why) return close();
      fill(refused, note("bad", toSentence(why)));
      return field.select();
    };
    const close = show(say("sheet.save_as"), [field, refused], () =>
      button(say("sheet.save"), { kind: "main", icon: "download", onclick: take }),
    );
    field.select();
  }

  /**
   * Show both versions; nothing is written before one is chosen. A name that is taken is most likely the wrong one.
   *
   * @param {string} name
   * @param {{ message: string, now: any }} refused
   * @param {boolean} isTaken
   */
  function askVersion(name, { message, now }, isTaken) {
    show(
      say(isTaken ? "sheet.taken" : "sheet.conflict"),
      [h("p", {}, toSentence(message)), bothVersions(session.written(name).text, now)],
      (close) => {
        /** @param {string} words */
        const choice = (words, then, kind = "") =>
          button(say(words), {
            kind,
            onclick: () => {
              close();
              then();
            },
          });
        const other = choice("sheet.other_name", () => askName(name), isTaken ? "main" : "");
        const mine = choice("sheet.take_yours", () => writeOrTell(name, now.version));
        const theirs = choice("sheet.take_theirs", async () => {
          session.close(session.current);
          session.add(await send("/api/sheet/parts", { text: now.text }), { name, version: now.version });
          changed();
        });
        return isTaken ? [other, mine] : [mine, theirs, other];
      },
    );
  }

  /**
   * A file that is gone was perhaps deleted on purpose.
   *
   * @param {string} name
   */
  function askAgain(name, { message }) {
    show(say("sheet.gone"), [h("p", {}, toSentence(message))], (close) => [
      button(say("sheet.write_again"), {
        kind: "main",
        onclick: () => {
          close();
          writeOrTell(name, null);
        },
      }),
      button(say("sheet.other_name"), {
        onclick: () => {
          close();
          askName(name);
        },
      }),
    ]);
  }

  return save;
}

/** @param {string} name */
const withEnding = (name) => (/\.txt$/i.test(name) ? name : `${name}.txt`);
