// An address that was refused: why, in the language of this browser.
import { byId, say } from "./dom.js";
import "./horse.js";
import { offerLanguages, told, translate } from "./language.js";

translate();
offerLanguages(byId("tongue"));
byId("horse").draw({ number: 13, label: "?", colour: "#e9dcbc" });

const { sentence, remedy } = told(JSON.parse(document.body.dataset.told));
say(byId("sentence"), sentence);
say(byId("remedy"), remedy);
