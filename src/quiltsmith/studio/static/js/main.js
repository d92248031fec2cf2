/** Where the pages start: the words, the frame, then the page that the address names. */

import { loadTexts } from "./api.js";
import { buildFrame, writeFrame } from "./frame.js";
import { start } from "./router.js";
import { applyTheme } from "./settings.js";

applyTheme();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);
loadTexts().then(() => start(buildFrame(), writeFrame));
