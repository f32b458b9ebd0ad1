// The console of a league: its venues, seasons, and names that somebody wants deleted.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { errorText, offerLanguages, t, translate } from "../lib/i18n.js";
import { follow } from "./follow.js";
import { ask, carry, heading, opened, rejoinButton, watchDoor } from "./organiser.js";

/** @import { TableStand } from "./night.js" */

translate();
offerLanguages(byId("language"));

async function invite() {
  const told = await ask("invitation");
  if (!told) return;
  opened(true);
  setText(byId("link"), t("league-command", { link: told.link }));
}

watchDoor(invite);
byId("season").addEventListener("submit", async (/** @type {Event} */ event) => {
  event.preventDefault();
  if (await carry("season", { name: byId("title").value.trim() })) byId("title").value = "";
});

/** @param {TableStand} venue */
const line = (venue) =>
  el(
    "li",
    {},
    heading(venue),
    el(
      "p",
      { class: "facts" },
      el("span", {}, t("night-entry", { entry: venue.entry })),
      venue.version && el("span", {}, t("night-version", { version: venue.version })),
      venue.refused > 0 && el("span", { class: "wrong" }, t("night-refused", { times: venue.refused })),
    ),
    venue.refusal && el("p", { class: "why" }, errorText(venue.refusal)),
    rejoinButton(venue),
  );

follow(({ tables, here }) => {
  byId("connection").hidden = here;
  byId("none").hidden = tables.length > 0;
  renderIfChanged(byId("tables"), tables, () => tables.map(line));
});

invite();
