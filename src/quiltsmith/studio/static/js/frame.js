/** What stands around every page: brand, jobs, folder, language, light and dark. */

import { alarmBar, raiseAlarm, settleAlarm } from "./alarm.js";
import { loadTexts, watchConnection } from "./api.js";
import { fill, find, focusFirst, h, icon, iconButton } from "./dom.js";
import { keepFocus } from "./focus.js";
import { placeName } from "./host.js";
import { image } from "./pictures.js";
import { address, PAGES, showPage } from "./router.js";
import { linkToPhotos } from "./scan/left.js";
import { chooseDark, chooseLanguage, isDark, language } from "./settings.js";
import { takeFilesEverywhere } from "./dropping.js";
import { statusLine, tell } from "./status.js";
import { folderName, languages, say } from "./texts.js";
import { buildWork, writeWork } from "./work.js";

const top = h("header", { class: "top" });
/** @type {HTMLElement | null} */
let work = null;

/** Build the frame and give the element that holds the page. */
export function buildFrame() {
  const main = h("main", { id: "main", tabindex: "-1" });
  const status = h("div", { class: "told", role: "status" });
  statusLine(status);
  work = buildWork();
  const skip = h("a", {
    class: "button skip",
    href: "#main",
    onclick: (event) => {
      event.preventDefault();
      main.focus();
    },
  });
  fill(document.body, skip, top, h("div", { class: "ribbon", "aria-hidden": "true" }), alarmBar(), main, status);
  writeFrame("");
  watchConnection((now) => {
    if (now === "there") settleAlarm("connection");
    else raiseAlarm("connection", say(now === "gone" ? "frame.gone_for_now" : "frame.other_run"));
  });
  takeFilesEverywhere();
  keepFocus(main);
  return main;
}

/**
 * Write the frame in the language of the page; `current` is the name of the page shown.
 *
 * @param {string} current
 */
export function writeFrame(current) {
  document.documentElement.lang = language();
  find(document, ".skip").textContent = say("frame.skip");
  const links = Object.entries(PAGES)
    .filter(([, page]) => page.words)
    .map(([name, page]) =>
      h(
        "a",
        {
          href: address(name),
          "aria-current": placeOf(name, current),
        },
        say(page.words),
      ),
    );
  const jobs = h("nav", { class: "jobs", "aria-label": say("frame.jobs"), onclick: () => open(false) }, links);
  const menu = iconButton("menu", say("frame.menu"), {
    "aria-expanded": "false",
    onclick: () => open(!jobs.classList.contains("open")),
  });
  menu.classList.add("menu-button");
  const open = (wanted) => {
    jobs.classList.toggle("open", wanted);
    menu.setAttribute("aria-expanded", String(wanted));
  };
  fill(
    top,
    h(
      "a",
      { class: "brand", href: "#/", "aria-label": say("frame.home") },
      image("/picture/logo.svg", { alt: "" }),
      h("span", {}, "quiltsmith"),
    ),
    jobs,
    h("div", { class: "grow" }),
    linkToPhotos(current),
    work,
    h(
      "div",
      { class: "where", title: say("frame.folder") },
      icon("folder"),
      h("span", {}, placeName() || folderName()),
    ),
    languageChoice(),
    darkButton(),
    menu,
  );
  writeWork();
}

/**
 * Mark a page in the top bar as the one that is shown, such as playing for a game alone that is laid as a sheet.
 *
 * @param {string} current
 */
export function markPage(current) {
  for (const link of top.querySelectorAll(".jobs a")) {
    if (link.getAttribute("href") === address(current)) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

/**
 * Tell whether a page is the one that is shown, or the one that this belongs to.
 *
 * @param {string} name
 * @param {string} current
 */
function placeOf(name, current) {
  if (name === current) return "page";
  return name === PAGES[current]?.within ? "true" : null;
}

function languageChoice() {
  const choices = languages().map(({ code, name }) =>
    h("option", { value: code, lang: code, selected: code === language() }, name),
  );
  const choice = h("select", { class: "field top-language", "aria-label": say("frame.language") }, choices);
  choice.addEventListener("change", () => void speak(choice.value));
  return choice;
}

/** @param {string} code */
async function speak(code) {
  chooseLanguage(code);
  await loadTexts();
  tell("");
  await showPage();
  focusFirst(top, ".top-language");
}

function darkButton() {
  const made = iconButton(isDark() ? "sun" : "moon", say(isDark() ? "frame.light" : "frame.dark"), {
    onclick: () => {
      chooseDark(!isDark());
      const next = darkButton();
      made.replaceWith(next);
      next.focus();
    },
  });
  return made;
}
