// The host says what each screen shows, also while a race runs.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { errorText, t, tParts, translate } from "../lib/i18n.js";
import { holdButton } from "../lib/tap.js";
import { openWorkplace, wordsOf } from "./tool.js";

/** @typedef {{ number: number, name: string, role: string, live: boolean, silent: number | null }} Screen */
/** @typedef {{ screens: Screen[], roles: string[], pictures: string[], address: string }} Told */

const EVERY = 1000;
const OVERLAYS = ["race", "track", "odds", "lower-third", "standings", "bets", "caller"];
translate();

/** @param {any} message */
async function command(message) {
  const { told, refused } = await ask(message);
  if (told) show(told);
  setText(byId("fault"), wordsOf(refused));
}

/** @param {Told} told */
function show({ screens, roles, pictures, address }) {
  byId("none").hidden = screens.length > 0;
  setText(byId("none"), t("no-screens"));
  const place = `${address.replace(/^https?:\/\//, "")}/screen`;
  renderIfChanged(byId("open"), place, () => tParts("open-screen", { address: el("b", { class: "number" }, place) }));
  // A list that somebody has open, or a name that is being typed, stays as it is.
  if (!byId("screens").contains(document.activeElement) || document.activeElement?.tagName === "BUTTON")
    renderIfChanged(byId("screens"), [screens, roles], () => screens.map((screen) => row(screen, roles)));
  renderIfChanged(byId("pictures"), pictures, () => pictures.map(picture));
  renderIfChanged(byId("overlays"), address, () =>
    OVERLAYS.map((name) => el("li", {}, el("code", {}, `${address}/overlay/`, el("wbr"), name))),
  );
}

/**
 * @param {Screen} screen
 * @param {string[]} roles
 */
function row(screen, roles) {
  const { number, live } = screen;
  const pointOut = () => command({ do: "point_out", number });
  return el(
    "li",
    { "data-screen": String(number) },
    el("b", { class: "digit number" }, number),
    nameField(screen),
    roleField(screen, roles),
    el(
      "span",
      { class: "row" },
      el(
        "button",
        { type: "button", class: "small", "data-key": `point ${number}`, onclick: pointOut },
        t("point-out"),
      ),
      holdButton(`forget ${number}`, t("forget-screen"), () => command({ do: "forget", number }), { class: "small" }),
    ),
    el("span", { class: live ? "state note" : "state note stale" }, heard(screen)),
  );
}

/** @param {Screen} screen */
const nameField = ({ number, name }) =>
  el("input", {
    value: name,
    maxlength: 24,
    placeholder: t("screen-number-so", { number }),
    "aria-label": t("screen-name", { number }),
    "data-key": `name ${number}`,
    onchange: (/** @type {any} */ { target }) => {
      if (target.value.trim()) command({ do: "rename", number, name: target.value });
      target.blur();
    },
  });

/**
 * @param {Screen} screen
 * @param {string[]} roles
 */
const roleField = ({ number, role }, roles) =>
  el(
    "select",
    {
      "aria-label": t("screen-role", { number }),
      "data-key": `role ${number}`,
      onchange: (/** @type {any} */ { target }) => {
        command({ do: "assign", number, role: target.value });
        target.blur();
      },
    },
    roles.map((one) => el("option", { value: one, selected: one === role }, t(`screen-shows-${one}`))),
  );

/** @param {Screen} screen */
function heard({ live, silent }) {
  if (live) return t("screen-live");
  return silent === null ? t("screen-never") : t("screen-stale", { seconds: silent });
}

/** @param {string} name */
const picture = (name) =>
  el(
    "li",
    {},
    el("img", { src: `/house-pictures/${name}`, alt: "" }),
    holdButton(`remove ${name}`, t("remove-picture"), () => command({ do: "remove_picture", name }), {
      class: "small",
    }),
  );

byId("picture").addEventListener("change", async (/** @type {any} */ { target }) => {
  const [file] = target.files;
  target.value = "";
  if (!file) return;
  const answer = await fetch("house-picture", { method: "POST", body: file }).catch(() => null);
  const told = await answer?.json();
  if (answer?.ok) show(told);
  setText(byId("fault"), answer?.ok ? "" : told ? errorText(told) : t("silent-table"));
});

const ask = openWorkplace("screens.json", EVERY, { show });
