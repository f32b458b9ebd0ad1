// Lets the pages' modules be imported without a browser, for those parts of them that draw nothing: addresses lead to
// the files and words that the table would serve, and the few things that modules ask of the page when they are loaded
// are there, and empty.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

const { folder, games, served } = JSON.parse(readFileSync(process.env.POSTPARADE_SERVED, "utf8"));
const inFolder = (path) => pathToFileURL(`${folder}/${path}`).href;

registerHooks({
  resolve(address, context, next) {
    const url = new URL(address, context.parentURL ?? "file:///");
    const path = url.pathname.replace(new URL(inFolder("")).pathname, "/static/");
    if (path in served) return { url: `served:${path}`, shortCircuit: true };
    const game = /^\/games\/([\w-]+)\/(.*)/.exec(path);
    if (game) return { url: pathToFileURL(`${games[game[1]]}/${game[2]}`).href, shortCircuit: true };
    if (path.startsWith("/static/")) return { url: inFolder(path.slice("/static/".length)), shortCircuit: true };
    return next(address, context);
  },
  load(url, context, next) {
    const { protocol, pathname } = new URL(url);
    if (protocol === "served:") return { format: "module", source: served[pathname], shortCircuit: true };
    return next(url, { ...context, ...(pathname.endsWith(".js") ? { format: "module" } : {}) });
  },
});

const target = new EventTarget();
const nothing = { addEventListener: () => undefined, documentElement: { dataset: {} }, hidden: false };
Object.assign(globalThis, {
  addEventListener: target.addEventListener.bind(target),
  dispatchEvent: target.dispatchEvent.bind(target),
  document: nothing,
  HTMLElement: class {},
  customElements: { define: () => undefined },
  matchMedia: () => ({ matches: false }),
});
