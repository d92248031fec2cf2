/** Check a sheet: lay the patches as they were drawn, or type the text; the score and every slip are shown at once. */

import { ask, send } from "../api.js";
import { fill } from "../dom.js";
import { takeDropped } from "../dropping.js";
import { buildDuel } from "../duel/desk.js";
import { buildQuilts } from "../duel/quilts.js";
import { rename, style } from "../router.js";
import { buildBar } from "../sheet/bar.js";
import { buildBegin } from "../sheet/begin.js";
import { buildDesk } from "../sheet/desk.js";
import { showPrint } from "../sheet/paper.js";
import { buildSaving } from "../sheet/saving.js";
import { openFile, openSession } from "../sheet/session.js";
import { buildWords } from "../sheet/words.js";
import { tell } from "../status.js";

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

  if (query.sheet) {
    const { texts, ...given } = await openFile(query.sheet, Boolean(query.example));
    session.add(texts, given);
  }
  const dropped = parts[0] === "dropped" ? takeDropped() : null;
  if (dropped) {
    const texts = await send("/api/sheet/parts", { text: await dropped.text() });
    if (dropped.origin) session.addRead(texts, dropped.origin);
    else session.add(texts);
  }
  if (query.sheet || parts.length || query.deal) rename("sheet");
  const { deals } = await ask("/api/sheet/choices");
  await (query.deal ? begin() : open());
  return () => leave();

  async function open() {
    leave();
    if (!session.now) return begin();
    const answer = await work();
    const showText = () => {
      isText = !isText;
      open();
    };
    const undo = () => session.inTurn(() => session.undo() && again());
    const redo = () => session.inTurn(() => session.redo() && again());
    const bar = buildBar(session, {
      choose: (index) => {
        session.choose(index);
        isText = false;
        open();
      },
      close: (index) => {
        session.close(index);
        isText = false;
        open();
      },
      begin,
      undo,
      redo,
      save,
      deal: (name) => {
        session.now.deal = name;
        session.keep();
        again();
      },
      text: showText,
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
    const desk = shownAsText
      ? buildWords(async (text) => {
          session.write(text);
          await again();
        })
      : DESKS[answer.view.desk](session, {
          written: async (found) => {
            if (session.now.solo) await session.save().catch((error) => tell(error.message));
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
    return undefined;
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
        (texts, given) => {
          session.add(texts, given);
          open();
        },
        async (text) => {
          session.add(await send("/api/sheet/parts", { text }));
          open();
        },
        query.deal,
      ),
    );
    root.querySelector("input")?.focus();
  }
}
