// Where the link of a race night or a league leads when somebody opens it in a browser: how one joins with it.
import { byId, setText } from "../lib/dom.js";
import { offerLanguages, t, translate } from "../lib/i18n.js";

translate();
offerLanguages(byId("language"));
setText(byId("command"), t(document.body.dataset.command ?? "night-command", { link: location.href }));
