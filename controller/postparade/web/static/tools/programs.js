// Programs that the host lets in: who has a token, and a form that makes one.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { t, translate } from "../lib/i18n.js";
import { holdButton } from "../lib/tap.js";
import { openWorkplace, wordsOf } from "./tool.js";

const EVERY = 5000;
/** @type {Record<string, string>} */
const SCOPES = { read: "scope-read", cues: "scope-cues", host: "scope-host" };
translate();

const name = /** @type {HTMLInputElement} */ (byId("name"));
const scope = /** @type {HTMLSelectElement} */ (byId("scope"));
scope.replaceChildren(...Object.entries(SCOPES).map(([value, words]) => el("option", { value }, t(words))));

/** @param {any} message */
async function command(message) {
  const { told, refused } = await ask(message);
  if (told) show(told);
  setText(byId("fault"), wordsOf(refused));
  return told;
}

/** @param {{ programs: { number: number, name: string, scope: string }[], token?: string | null }} told */
function show({ programs }) {
  byId("none").hidden = programs.length > 0;
  renderIfChanged(byId("programs"), programs, () =>
    programs.map((program) =>
      el(
        "li",
        { "data-key": String(program.number) },
        el("span", {}, t("program-known", { name: program.name, scope: t(SCOPES[program.scope]) })),
        holdButton(
          `revoke ${program.number}`,
          t("revoke-program"),
          () => command({ do: "revoke", number: program.number }),
          { class: "small" },
        ),
      ),
    ),
  );
}

byId("new").addEventListener("submit", async (/** @type {Event} */ event) => {
  event.preventDefault();
  const told = await command({ do: "add", name: name.value.trim(), scope: scope.value });
  byId("once").hidden = !told;
  setText(byId("token"), told?.token ?? "");
  if (told) name.value = "";
});

const ask = openWorkplace("programs.json", EVERY, { show });
