// What the game on the table brings for this page: a script, a style, words. Every page works without them.
import { language, learn, own } from "./i18n.js";

/** @import { GameModule, Pages, State } from "./page.js" */

const NONE = {};
/** Meanwhile a page shows no plain buttons: they would be gone a moment later, perhaps under a finger. */
const LOADING = { loading: true };
const AGAIN = 250;
const LONGEST_PAUSE = 30_000;
/** @typedef {{ name: string | undefined, module: GameModule }} Loaded */

/** @type {Loaded} */
let loaded = { name: undefined, module: NONE };
let failures = 0;
/** @type {string | undefined} */
let missing;

/**
 * The script of the game for this page, or an empty one where there is none or it cannot be had; `show` is called once
 * it is there, and until then the script only says that it is `loading`. A script exports some of the functions that
 * docs/game-pages.md lists.
 *
 * @param {Pick<State, "pages">} state
 * @param {() => void} show
 */
export function gameModule({ pages }, show) {
  const name = pages?.name;
  if (loaded.name !== name) {
    loaded.module.leave?.();
    loaded = { name, module: pages?.script && missing !== name ? LOADING : NONE };
    const mine = loaded;
    load(pages ?? {}, mine).then(
      (there) => there && show(),
      () => {
        // The table went away in the middle of it: ask again, under a new address, because browsers remember failures.
        // A script that the game's script imports is remembered as missing for as long as the page lives.
        failures += 1;
        missing = name;
        if (loaded === mine) loaded = { name: undefined, module: NONE };
        if (failures > 1) dispatchEvent(new Event("part-missing"));
        setTimeout(show, Math.min(AGAIN * 2 ** failures, LONGEST_PAUSE));
      },
    );
  }
  return loaded.module;
}

/**
 * @param {Partial<Pages>} pages
 * @param {Loaded} mine
 */
async function load({ name, script, style }, mine) {
  const before = document.querySelectorAll("link[data-game]");
  const words = name
    ? import(`/games/${name}/messages.js${own ? `?own&${language}` : "?"}${failures ? `&${failures}` : ""}`)
    : { messages: {} };
  const parts = await Promise.all([
    words,
    script ? import(failures ? `${script}?${failures}` : script) : NONE,
    style && styled(name ?? "", style),
  ]);
  for (const link of before) link.remove();
  // Another game may have been opened meanwhile.
  if (mine !== loaded) return false;
  const [{ messages }, module] = parts;
  learn(messages);
  mine.module = module;
  return true;
}

/**
 * Resolves once the style at `href` applies, or cannot be had: nothing is drawn without it first.
 *
 * @param {string} name
 * @param {string} href
 */
const styled = (name, href) =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.dataset.game = name;
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
