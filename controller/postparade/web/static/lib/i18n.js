// The words of the screens. Messages come from the server, see postparade/core/i18n.py: in the language of the table,
// or, for pages that say so with `data-own`, in the language of this browser.
import { el, wordsChanged } from "./dom.js";

/** @import { Arguments, Messages, Part, Told } from "./page.js" */

export const own = document.documentElement.dataset.own !== undefined;
/** @type {{ language: string, languages: Record<string, string>, messages: Messages, faults: Messages }} */
// Without words no part of a page is started: it waits to be opened again.
export const { language, languages, messages, faults } = await import(`/messages.js${own ? "?own" : ""}`).catch(() => {
  dispatchEvent(new Event("part-missing"));
  return new Promise(() => {});
});

/** How dates and numbers are written: English here is British. */
export const locale = language === "en" ? "en-GB" : language;
const plural = new Intl.PluralRules(language);
const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
const PLACES = { "data-t-label": "aria-label", "data-t-alt": "alt", "data-t-hint": "placeholder" };
const YEAR = 365 * 24 * 3600;

/**
 * @param {Extract<Part, { select: string }>} choice
 * @param {Arguments} args
 */
function chosen({ select, of, else: usual }, args) {
  const value = args[select];
  return of[value] ?? of[typeof value === "number" ? plural.select(value) : usual] ?? of[usual];
}

/**
 * @param {Part[]} parts
 * @param {Arguments} args
 * @returns {string}
 */
const render = (parts, args) =>
  parts
    .map((part) => {
      if (typeof part === "string") return part;
      return "arg" in part ? localized(args[part.arg] ?? "") : render(chosen(part, args), args);
    })
    .join("");

const RIGHT_TO_LEFT = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;

/**
 * A name so that it can stand in any sentence: one written from right to left would take what is beside it along.
 *
 * @param {string} text
 */
export const isolated = (text) => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

/**
 * A name or number, or a phrase of the server ({ code, details, text }) in the language of this page.
 *
 * @param {any} value
 * @returns {string}
 */
export function localized(value) {
  if (!value.code) return typeof value === "number" ? whole(value) : isolated(String(value));
  return faults[value.code] ? render(faults[value.code], value.details) : value.text;
}

/**
 * The message `key` with its arguments filled in.
 *
 * @param {string} key
 * @param {Arguments} [args]
 */
export const t = (key, args = {}) => render(messages[key], args);

/**
 * The message `key` of a `catalogue` other than that of the page; nothing where it has none.
 *
 * @param {Messages} catalogue
 * @param {string} key
 * @param {Arguments} [args]
 */
export const textOf = (catalogue, key, args = {}) => (catalogue[key] ? render(catalogue[key], args) : "");

/**
 * `text` after its label and a colon, as this language sets it.
 *
 * @param {string | number} label
 * @param {string | number} [text]
 */
export const labelled = (label, text = "") => t("labelled", { label, text });

/** @type {Messages} */
let ofGame = {};

/**
 * Use the messages of the game on the table from now on.
 *
 * @param {Messages} more
 */
export const learn = (more) => {
  ofGame = more;
  wordsChanged();
};

/** @type {{ name: string, messages: Messages, there?: boolean }} */
let offered = { name: "", messages: {} };

/**
 * Use the messages of the game that the host is choosing as well; `again` is called once they are there. Returns
 * whether they are.
 *
 * @param {string} name
 * @param {() => void} again
 */
export function learnOffers(name, again) {
  if (offered.name === name) return offered.there;
  offered = { name, messages: {}, there: false };
  const mine = offered;
  import(`/games/${name}/messages.js${own ? `?own&${language}` : ""}`)
    .then((found) => {
      Object.assign(mine, { messages: found.messages, there: true });
      wordsChanged();
      if (mine === offered) again();
    })
    .catch(() => {
      mine.name = "";
    });
  return false;
}

/**
 * @param {string} kind
 * @param {string} name
 */
const find = (kind, name) =>
  ofGame[`${kind}-${name}`] ?? ofGame[name] ?? offered.messages[`${kind}-${name}`] ?? messages[`${kind}-${name}`];

/**
 * Whether there are words for the `kind` (choice, option, tell, phase, spot...) of thing called `name`.
 *
 * @param {string} kind
 * @param {string | number} name
 */
export const hasText = (kind, name) => find(kind, slug(name)) !== undefined;

/**
 * The words for something of the game on the table: its own message `KIND-NAME` or `NAME`, else the one that all games
 * share, else the name itself, made readable.
 *
 * @param {string} kind
 * @param {string | number} name
 * @param {Arguments} [args]
 */
export function gameText(kind, name, args = {}) {
  const found = find(kind, slug(name));
  return found ? render(found, args) : readable(name);
}

/**
 * What happened (an event of the type `name`), in words; nothing if there are no words, or if an argument is missing.
 *
 * @param {string} name
 * @param {Arguments} args
 */
export function tellText(name, args) {
  const found = find("tell", slug(name));
  return found && answered(found, args) ? render(found, args) : "";
}

/**
 * The words for a part of something: one of the values of an option, say.
 *
 * @param {string} kind
 * @param {string | number} name
 * @param {string | number} part
 */
export const partText = (kind, name, part) =>
  hasText(kind, `${name}-${part}`) ? gameText(kind, `${name}-${part}`) : readable(part);

/** @param {string | number} name */
const slug = (name) => String(name).replaceAll("_", "-");

/** @param {string | number} name */
const readable = (name) => {
  const text = String(name).replaceAll(/[-_]/g, " ");
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
};

/**
 * The message `key` as a list, for arguments that are elements.
 *
 * @param {string} key
 * @param {Arguments} args
 */
export const tParts = (key, args) =>
  messages[key].map((part) => (typeof part === "string" ? part : "arg" in part ? args[part.arg] : ""));

/**
 * A whole number; a negative one has a real minus sign.
 *
 * @param {number | string} number
 */
export const whole = (number) => String(number).replace("-", "−");

/**
 * A number with at most one decimal, as people write it here.
 *
 * @param {number} number
 */
export const tenths = (number) => whole(figure.format(number));

/**
 * @param {Part[]} parts
 * @param {Arguments} args
 */
const answered = (parts, args) =>
  parts.every((part) => typeof part === "string" || ("arg" in part ? part.arg : part.select) in args);

/**
 * What a refusal or fault says (`sentence`) and advises (`remedy`), translated where there is a translation.
 *
 * @param {Told} no
 */
export function localizedError({ code, sentence, remedy, details = {} }) {
  const [spoken, advised] = [faults[code], faults[`${code}.remedy`]];
  if (!spoken || !answered([...spoken, ...advised], details)) return { sentence, remedy };
  const too = details.too ? ` ${localized(details.too)}` : "";
  return { sentence: render(spoken, details) + too, remedy: render(advised, details) };
}

/**
 * A refusal or fault in one line.
 *
 * @param {Told} no
 */
export function errorText(no) {
  const { sentence, remedy } = localizedError(no);
  return `${sentence} ${remedy}`.trim();
}

/** Put every element with `data-t` (or, for its label, `data-t-label` and the like) into the language. */
export function translate() {
  document.documentElement.lang = language;
  document.documentElement.dataset.worded = "";
  for (const target of document.querySelectorAll("[data-t]"))
    target.textContent = t(target.getAttribute("data-t") ?? "");
  for (const [attribute, place] of Object.entries(PLACES)) {
    for (const target of document.querySelectorAll(`[${attribute}]`))
      target.setAttribute(place, t(target.getAttribute(attribute) ?? ""));
  }
}

/**
 * Let people choose the language of this browser in `target`.
 *
 * @param {HTMLElement} target
 */
export function offerLanguages(target) {
  const pick = el(
    "select",
    {
      "aria-label": t("language"),
      onchange: () => {
        document.cookie = `language=${pick.value}; path=/; max-age=${YEAR}; samesite=lax`;
        location.reload();
      },
    },
    Object.entries(languages).map(([tag, name]) =>
      el("option", { value: tag, lang: tag, selected: tag === language }, name),
    ),
  );
  target.replaceChildren(pick);
}
