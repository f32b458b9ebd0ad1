// An address that was refused: why, in the language of this browser.
import { byId, setText } from "./dom.js";
import "./horse.js";
import { offerLanguages, localizedError, translate } from "./i18n.js";

translate();
offerLanguages(byId("language"));
byId("horse").draw({ number: 13, label: "?", colour: "#e9dcbc" });

const { sentence, remedy } = localizedError(JSON.parse(document.body.dataset.told ?? "{}"));
setText(byId("sentence"), sentence);
setText(byId("remedy"), remedy);
