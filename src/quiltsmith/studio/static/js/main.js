/** Where the pages start: the words, the frame, then the page that the address names. */

import { buildFrame, writeFrame } from "./frame.js";
import { start } from "./router.js";
import { applyTheme } from "./settings.js";
import { loadTexts } from "./texts.js";

applyTheme();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);
await loadTexts();
await start(buildFrame(), writeFrame);
