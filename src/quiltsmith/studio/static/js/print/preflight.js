/** Any PDF or PNG looked at as a print shop would: what it would refuse, and why. */

import { upload } from "../api.js";
import { button, fill, h, icon, note } from "../dom.js";
import { takeDropped } from "../dropping.js";
import { problemNotes, sentence } from "../problems.js";
import { address } from "../router.js";
import { say } from "../texts.js";

/** Build the page; `shops` are the print shops by name. */
export function buildPreflight(root, shops) {
  const result = h("div", { class: "preflight-result", "aria-live": "polite" });
  let [file] = takeDropped();
  let latest = 0;
  const shop = h(
    "select",
    { class: "field", id: "preflight-shop", onchange: () => check() },
    h("option", { value: "" }, say("print.any_shop")),
    Object.entries(shops).map(([name, words]) => h("option", { value: name }, words)),
  );
  const choose = h("input", {
    type: "file",
    accept: ".pdf,.png",
    class: "unseen",
    tabindex: "-1",
    "aria-hidden": "true",
    onchange: () => take(choose.files?.[0]),
  });
  const place = h(
    "div",
    {
      class: "drop preflight-drop",
      ondragover: (event) => {
        event.preventDefault();
        place.classList.add("over");
      },
      ondragleave: () => place.classList.remove("over"),
      ondrop: (event) => {
        event.preventDefault();
        place.classList.remove("over");
        take(event.dataTransfer.files[0]);
      },
    },
    icon("upload"),
    h("b", {}, say("print.drop_pdf")),
    button(say("home.choose"), { onclick: () => choose.click() }),
    choose,
  );

  function take(chosen) {
    file = chosen ?? file;
    check();
  }

  /** Lead to what makes the pictures that a shop wants. */
  const makePictures = () =>
    h(
      "a",
      { class: "button main", href: address("print", ["cards"], { preset: shop.value }) },
      icon("cards"),
      say("print.make_pictures", { shop: shops[shop.value] }),
    );

  async function check() {
    if (!file) return;
    const mine = ++latest;
    const tell = (...what) => {
      if (mine === latest) fill(result, ...what);
    }; // an earlier answer may come later
    const isPng = file.name.toLowerCase().endsWith(".png");
    if (isPng && !shop.value) {
      tell(h("h2", {}, file.name), note("warning", say("print.png_shop")));
      return;
    }
    const question = new URLSearchParams({ name: file.name, ...(shop.value ? { preset: shop.value } : {}) });
    tell(h("p", { class: "muted waiting" }, say("print.looking", { name: file.name })));
    try {
      const answer = await upload(`/api/print/preflight?${question}`, file, isPng ? "image/png" : "application/pdf");
      tell(
        h("h2", {}, file.name),
        answer.about && h("p", { class: "muted" }, sentence(answer.about)),
        answer.problems.some((problem) => problem.code === "wrong-file") && !isPng && makePictures(),
        answer.problems.length
          ? problemNotes(answer.problems, null, () => "")
          : note("good", shop.value ? say("print.fine_shop", { shop: shops[shop.value] }) : say("print.fine_home")),
      );
    } catch (error) {
      tell(note("bad", error.message));
    }
  }

  root.append(
    h(
      "section",
      { class: "panel preflight" },
      h("h2", {}, say("print.command_preflight")),
      h("p", { class: "muted" }, say("print.preflight_about")),
      place,
      h(
        "div",
        { class: "print-row" },
        h("label", { class: "print-label", for: "preflight-shop" }, say("print.option_preset")),
        h("span", { class: "select" }, shop, icon("down")),
      ),
      result,
    ),
  );
  check();
  return null;
}
