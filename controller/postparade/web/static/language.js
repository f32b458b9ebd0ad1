// The words of the screens in the language of the table: messages come from the server, see postparade/language.py.
import { language, messages } from "/words.js";

const plural = new Intl.PluralRules(language);

function chosen({ select, of, else: usual }, args) {
  const value = args[select];
  return of[value] ?? of[typeof value === "number" ? plural.select(value) : usual] ?? of[usual];
}

const render = (parts, args) => parts.map((part) => {
  if (typeof part === "string") return part;
  return "arg" in part ? String(args[part.arg] ?? "") : render(chosen(part, args), args);
}).join("");

/** The message `key` with its arguments filled in. */
export const word = (key, args = {}) => render(messages[key], args);

/** Put every element with `data-word` (or, for its label, `data-word-label`) into the language of the table. */
export function translate() {
  document.documentElement.lang = language;
  for (const target of document.querySelectorAll("[data-word]")) target.textContent = word(target.dataset.word);
  for (const target of document.querySelectorAll("[data-word-label]")) target.setAttribute("aria-label", word(target.dataset.wordLabel));
}
