// Reads PDF files as Firefox would, page by page, and prints what it complains about.
import { readFile } from "node:fs/promises";

// Only drawing on a screen needs these, and we do not draw.
globalThis.DOMMatrix ??= class {};
globalThis.ImageData ??= class {};
globalThis.Path2D ??= class {};

const { getDocument, VerbosityLevel } = await import("pdfjs-dist/legacy/build/pdf.mjs");

let file = "";
console.warn = console.log = (...words) => {
  process.stdout.write(`${file}: pdf.js: ${words.join(" ")}\n`);
  process.exitCode = 1;
};
for (file of process.argv.slice(2)) {
  try {
    const data = new Uint8Array(await readFile(file));
    const pdf = await getDocument({ data, verbosity: VerbosityLevel.WARNINGS, stopAtErrors: true }).promise;
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      await page.getOperatorList();
      await page.getTextContent();
      await page.getAnnotations();
    }
    await pdf.getOutline();
  } catch (error) {
    console.warn(error);
  }
}
