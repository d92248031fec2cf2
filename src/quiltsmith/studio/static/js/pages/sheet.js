/** Check a sheet: lay the patches as they were drawn, or type the text; the score and every slip are shown at once. */

import { ask, send } from "../api.js";
import { button, fill } from "../dom.js";
import { markPage } from "../frame.js";
import { takeDropped } from "../dropping.js";
import { buildDuel } from "../duel/desk.js";
import { buildQuilts } from "../duel/quilts.js";
import { rename, style } from "../router.js";
import { buildBar } from "../sheet/bar.js";
import { buildBegin } from "../sheet/begin.js";
import { buildDesk } from "../sheet/desk.js";
import { showPrint } from "../sheet/paper.js";
import { buildSaving, saveQuietly } from "../sheet/saving.js";
import { openFile, openSession } from "../sheet/session.js";
import { buildWords } from "../sheet/words.js";
import { tell } from "../status.js";
import { say, sayCount } from "../texts.js";

export const title = "frame.sheet";

/** What a sheet is laid on, by its kind. */
const DESKS = { turns: buildDesk, duel: buildDuel, quilts: buildQuilts };

/** @param {HTMLElement} root */
export async function show(root, { parts, query }) {
  await style("duel");
  const session = openSession();
  const save = buildSaving(session, () => open());
  let leave = () => {};
  let isText = false;
  /** @type {Server.Problem | null} what the text is opened for */
  let pointed = null;

  if (query.sheet) {
    const { texts, ...given } = await openFile(query.sheet, Boolean(query.example));
    session.add(texts, given);
  }
  const dropped = parts[0] === "dropped" ? takeDropped() : [];
  for (const file of dropped) {
    const texts = await send("/api/sheet/parts", { text: await file.text() });
    if (file.origin) session.addRead(texts, file.origin);
    else session.add(texts);
  }
  if (dropped.length > 1) tell(sayCount("frame.opened", dropped.length));
  if (query.sheet || parts.length || query.deal) rename("sheet");
  const { deals } = await ask("/api/sheet/choices");
  await (query.deal ? begin() : open());
  /** @param {StorageEvent} event */
  const hear = (event) => {
    if (event.key !== `quiltsmith.${session.draft}`) return;
    session.inTurn(async () => {
      if (!session.takeOver()) return;
      await open();
      tell(say("sheet.other_tab"));
    });
  };
  addEventListener("storage", hear);
  return () => {
    removeEventListener("storage", hear);
    leave();
  };

  async function open() {
    leave();
    if (!session.now) return begin();
    await makeWaiting();
    const answer = await work();
    /** @param {Server.Problem} [problem] what is to be mended there */
    const showText = async (problem) => {
      isText = !isText;
      pointed = problem ?? null;
      await open();
    };
    const undo = () => session.inTurn(() => session.undo() && again());
    const redo = () => session.inTurn(() => session.redo() && again());
    const bar = buildBar(session, {
      choose: (index) => {
        session.choose(index);
        isText = false;
        open();
      },
      close: async (index, name) => {
        const away = session.close(index, name);
        isText = false;
        await open();
        const back = button(say("sheet.bring_back"), {
          onclick: () => {
            tell("");
            session.bringBack(away);
            open();
          },
        });
        tell(say("sheet.put_away", { title: name }), back);
      },
      begin: () => {
        isText = false;
        return begin();
      },
      undo,
      redo,
      save,
      deal: (name) => {
        session.now.deal = name;
        session.keep();
        again();
      },
      text: () => showText(),
      // Quilts of one file are those of one game, and stand on one page.
      print: () =>
        showPrint(
          session,
          answer.view.desk === "quilts" && session.sheets.every((one) => one.group === session.now.group),
        ),
    });
    const canLay = answer.view.has_board && answer.view.desk in DESKS;
    const canDeal = answer.view.desk === "turns" && answer.view.stage.kind !== "board" && deals.length > 0;
    const shownAsText = isText || !canLay;
    const written = session.now;
    const desk = shownAsText
      ? // Another sheet may be in its place by the time the page is left.
        buildWords((text) => written === session.now && session.write(text), again)
      : DESKS[answer.view.desk](session, {
          written: async (found) => {
            if (session.now.solo) await saveQuietly(session);
            bar.show(found.table, false, canDeal);
          },
          undo,
          redo,
          text: showText,
          look: (text) => {
            const lies = session.sheets.findIndex((one) => one.text === text);
            if (lies < 0) session.add([text], { deal: session.now.deal });
            else session.choose(lies);
            open();
          },
        });
    leave = () => desk.leave();
    bar.offer(deals);
    markPage(session.now.solo ? "play" : "sheet");
    fill(root, bar.element, desk.element);
    const render = (found) => (shownAsText ? desk.show(session.now.text, found) : desk.show(found));
    async function again() {
      const found = await work();
      if (!shownAsText && !(found.view.has_board && found.view.desk === answer.view.desk)) return open();
      await render(found);
      return bar.show(found.table, shownAsText, canDeal);
    }
    await render(answer);
    bar.show(answer.table, shownAsText, canDeal);
    if (shownAsText && pointed) desk.choose(pointed);
    pointed = null;
    return undefined;
  }

  /** Make the changes that had to wait when the studio was gone. */
  async function makeWaiting() {
    const edits = session.takeWaiting();
    if (!edits.length) return;
    try {
      session.write((await send("/api/sheet/work", { ...session.question(), edits })).text);
      tell(say("frame.went_on"));
    } catch (error) {
      tell(error.message);
    }
  }

  function work() {
    return send("/api/sheet/work", session.question());
  }

  async function begin() {
    leave();
    leave = () => {};
    fill(
      root,
      await buildBegin(
        {
          add: (texts, given) => {
            session.add(texts, given);
            return open();
          },
          openText: async (text) => {
            session.add(await send("/api/sheet/parts", { text }));
            return open();
          },
          bringBack: (away) => {
            session.bringBack(away);
            return open();
          },
          away: session.away(),
        },
        query.deal,
      ),
    );
    root.querySelector("input")?.focus();
  }
}
