/**
 * What is said to people at a terminal, in the words of the pages: options by their labels, commands by their places.
 */

import { say, sayOr } from "./texts.js";

const COMMAND = /`quiltsmith (\w+)((?: --[a-z-]+ [^\s`]+)*)`/g;
const OPTION = /--([a-z]+(?:-[a-z]+)*)/g;

/** Put a phrase into the words of the pages; what these have no words for stays as it is. */
export function inWordsOfPages(phrase) {
  return phrase
    .replace(COMMAND, place)
    .split("`")
    .map((part, number) => (number % 2 ? part : part.replace(OPTION, label)))
    .join("`");
}

function place(command, name, options) {
  const words = sayOr(`print.command_${name}`, null);
  return words === null ? command : say("frame.quoted", { words: `${say("frame.print")} › ${words}` }) + options;
}

function label(option, name) {
  const key = name.replace(/^no-/, "").replaceAll("-", "_");
  const words = sayOr(`print.option_${key}`, null) ?? sayOr(`deck.field_${key}`, null);
  return words === null ? option : say("frame.quoted", { words });
}
