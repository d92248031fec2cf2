/** What can be done with a file of the folder on the first page: another name, a copy, deleted and brought back. */

import { ask, send } from "./api.js";
import { button, h, iconButton } from "./dom.js";
import { style } from "./router.js";
import { saveNew } from "./saving.js";
import { show } from "./sheet/dialogs.js";
import { tell } from "./status.js";
import { say } from "./texts.js";

/**
 * Build the buttons of a file; `changed()` hears that the folder is another one.
 *
 * @param {string} name
 * @param {string} title
 * @param {() => unknown} changed
 */
export function fileActions(name, title, changed) {
  const attempt = (work) => () => work().catch((error) => tell(error.message));
  const copy = async () => {
    const { text } = await ask("/api/file", { name });
    tell(say("frame.put_in", { name: (await saveAnew(name, text)).name }));
    await changed();
  };
  const remove = async () => {
    const { text } = await send("/api/file/delete", { name });
    await changed();
    const back = button(say("sheet.bring_back"), {
      onclick: attempt(async () => {
        await saveNew(name, text);
        tell("");
        await changed();
      }),
    });
    tell(say("home.deleted", { name }), back);
  };
  return h(
    "span",
    { class: "file-actions" },
    iconButton("pencil", say("home.rename", { title }), { onclick: () => askName() }),
    iconButton("copy", say("home.copy", { title }), { onclick: attempt(copy) }),
    iconButton("trash", say("home.delete", { title }), { onclick: attempt(remove) }),
  );

  async function askName() {
    await style("sheet");
    const [, stem, ending] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
    const field = h("input", {
      class: "field",
      value: stem,
      "aria-label": say("sheet.save_as"),
      onkeydown: (event) => event.key === "Enter" && take(),
    });
    const take = attempt(async () => {
      const wanted = `${field.value.trim() || stem}${ending ?? ""}`;
      close();
      if (wanted === name) return;
      const { text } = await ask("/api/file", { name });
      const made = await saveNew(wanted, text);
      await send("/api/file/delete", { name });
      tell(say("home.renamed", { name: made.name }));
      await changed();
    });
    const close = show(say("home.rename", { title }), [field], () =>
      button(say("home.rename_now"), { kind: "main", onclick: take }),
    );
    field.select();
  }
}

/**
 * Save a copy beside its file.
 *
 * @param {string} name
 * @param {string} text
 */
function saveAnew(name, text) {
  const [, stem, ending] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  return send("/api/file/save", { name: `${stem}-${say("home.copy_word")}${ending ?? ""}`, text, version: null });
}
