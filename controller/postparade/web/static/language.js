// The words of the screens. Messages come from the server, see postparade/core/i18n.py: in the language of the table, or,
// for pages that say so with `data-own`, in the language of this browser.
import { el } from "./dom.js";

export const own = document.documentElement.dataset.own !== undefined;
export const { language, languages, messages, faults } = await import(own ? "/words.js?own" : "/words.js");

/** How dates and numbers are written: English here is British. */
export const locale = language === "en" ? "en-GB" : language;
const plural = new Intl.PluralRules(language);
const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
const PLACES = { "data-word-label": "aria-label", "data-word-alt": "alt", "data-word-hint": "placeholder" };
const YEAR = 365 * 24 * 3600;

function chosen({ select, of, else: usual }, args) {
  const value = args[select];
  return of[value] ?? of[typeof value === "number" ? plural.select(value) : usual] ?? of[usual];
}

const render = (parts, args) => parts.map((part) => {
  if (typeof part === "string") return part;
  return "arg" in part ? said(args[part.arg] ?? "") : render(chosen(part, args), args);
}).join("");

/** A name or number, or words of the house ({ code, details, text }) in the language of this page. */
export function said(value) {
  if (!value.code) return String(value);
  return faults[value.code] ? render(faults[value.code], value.details) : value.text;
}

/** The message `key` with its arguments filled in. */
export const word = (key, args = {}) => render(messages[key], args);

/** The message `key` as a list, for arguments that are elements. */
export const pieces = (key, args) => messages[key].map((part) => (typeof part === "string" ? part : args[part.arg]));

/** A number with at most one decimal, as people write it here. */
export const tenths = (number) => figure.format(number).replace("-", "−");

const answered = (parts, args) => parts.every((part) => typeof part === "string" || (part.arg ?? part.select) in args);

/** What a refusal or fault says (`sentence`) and advises (`remedy`), translated where there is a translation. */
export function told({ code, sentence, remedy, details = {} }) {
  const [spoken, advised] = [faults[code], faults[`${code}.remedy`]];
  if (!spoken || !answered([...spoken, ...advised], details)) return { sentence, remedy };
  const too = details.too ? ` ${said(details.too)}` : "";
  return { sentence: render(spoken, details) + too, remedy: render(advised, details) };
}

/** The same in one line. */
export function why(no) {
  const { sentence, remedy } = told(no);
  return `${sentence} ${remedy}`.trim();
}

/** Put every element with `data-word` (or, for its label, `data-word-label` and the like) into the language. */
export function translate() {
  document.documentElement.lang = language;
  for (const target of document.querySelectorAll("[data-word]")) target.textContent = word(target.dataset.word);
  for (const [said, place] of Object.entries(PLACES)) {
    for (const target of document.querySelectorAll(`[${said}]`)) target.setAttribute(place, word(target.getAttribute(said)));
  }
}

/** Let people choose the language of this browser in `target`. */
export function offerLanguages(target) {
  const pick = el("select", { "aria-label": word("language"), onchange: () => {
    document.cookie = `language=${pick.value}; path=/; max-age=${YEAR}; samesite=lax`;
    location.reload();
  } }, Object.entries(languages).map(([tag, name]) => el("option", { value: tag, lang: tag, selected: tag === language }, name)));
  target.replaceChildren(pick);
}
