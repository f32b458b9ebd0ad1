// Where the link of a race night leads when somebody opens it in a browser: how a table joins with it.
import { byId, setText } from "../lib/dom.js";
import { offerLanguages, t, translate } from "../lib/i18n.js";

translate();
offerLanguages(byId("language"));
setText(byId("command"), t("night-command", { link: location.href }));
