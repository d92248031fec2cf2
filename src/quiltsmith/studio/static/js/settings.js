/** What a person has chosen for all pages, kept in the browser: the language, light or dark. */

let chosen = kept("language") ?? navigator.language ?? "";

/** The language of the pages. */
export const language = () => chosen;

/**
 * Use the language that the pages have, which is another one than was asked for if they do not know that.
 *
 * @param {string} known
 */
export function useLanguage(known) {
  chosen = known;
}

/**
 * Choose the language of the pages; the caller shows them anew.
 *
 * @param {string} wanted
 */
export function chooseLanguage(wanted) {
  chosen = wanted;
  keep("language", wanted);
}

/** Whether the pages are dark: as chosen, else as the system is. */
export function isDark() {
  const wish = kept("theme");
  return wish ? wish === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/**
 * Choose light or dark.
 *
 * @param {boolean} wanted
 */
export function chooseDark(wanted) {
  keep("theme", wanted ? "dark" : "light");
  applyTheme();
}

/** Show the page light or dark. */
export function applyTheme() {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
}

/**
 * Give what was kept under a name, if the browser keeps anything.
 *
 * @param {string} name
 */
export function kept(name) {
  try {
    return localStorage.getItem(`quiltsmith.${name}`);
  } catch {
    return null;
  }
}

/**
 * Keep a text under a name; null forgets it.
 *
 * @param {string} name
 * @param {string | null} text
 */
export function keep(name, text) {
  try {
    if (text === null) localStorage.removeItem(`quiltsmith.${name}`);
    else localStorage.setItem(`quiltsmith.${name}`, text);
  } catch {
    // Without it the page works, and forgets.
  }
}
