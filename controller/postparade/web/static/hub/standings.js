// The standings of a race night: guests, tables, heats and the final.
import { byId, renderIfChanged, setText } from "../lib/dom.js";
import { offerLanguages, translate } from "../lib/i18n.js";
import { follow } from "./follow.js";
import { contestText, sections } from "./rows.js";

translate();
offerLanguages(byId("language"));
follow(({ night, tables, here }) => {
  byId("connection").hidden = here;
  setText(byId("name"), night.name);
  setText(byId("contest"), contestText(night));
  const names = tables.map(({ number, name }) => [number, name]);
  const { contest, standings, final } = night;
  renderIfChanged(byId("rows"), { contest, standings, final, names }, () => sections(night, tables));
});
