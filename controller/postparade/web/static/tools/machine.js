// The machine behind the table: its settings, copies of the evening, Wi-Fi, update and log.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { errorText, locale, t, translate } from "../lib/i18n.js";
import { holdButton } from "../lib/tap.js";
import { answerIn, settingField } from "./setting-fields.js";
import { openWorkplace, wordsOf } from "./tool.js";

const EVERY = 2500;
/** A stick may be slow, and a long evening takes a while to be checked. */
const PATIENCE = 120_000;
const MEGABYTE = 1024 * 1024;
translate();

/** @type {any} */
let latest;

/**
 * @param {any} message
 * @param {any} fault
 */
async function command(message, fault) {
  setText(fault, "");
  const { told, refused } = await ask(message);
  setText(fault, wordsOf(refused));
  if (told) show(told);
  return !refused;
}

/**
 * @param {string} what
 * @param {any} fault
 */
const order = (what, fault) => command({ do: "order", what }, fault);

// ---- settings

/** What a new table is asked first. */
const FIRST = new Set(["announcer.language", "machine.name", "dice.source", "dice.camera", "track.driver"]);

/**
 * The fields of the form; those that can wait are folded until something has been saved.
 *
 * @param {{ asked: any[], written: boolean }} settings
 */
function fieldsOf({ asked, written }) {
  const fields = (/** @type {boolean} */ first) =>
    asked.filter(({ key }) => FIRST.has(key) === first).map(settingField);
  const open = written || Boolean(byId("fields").querySelector("details")?.open);
  const later = el("div", { class: "fields" }, fields(false));
  return [...fields(true), el("details", { open }, el("summary", {}, t("settings-later")), later)];
}

/** @param {any} given */
function showSettings({ settings, can_restart: restarts }) {
  setText(
    byId("settingsplace"),
    t(settings.written ? "settings-kept-in" : "settings-not-yet", { path: settings.file }),
  );
  renderIfChanged(byId("fields"), settings.asked, () => fieldsOf(settings));
  // A table that was started with other options than its file has differs from it, too: nothing of that was saved here.
  const waits = settings.written && settings.pending;
  setText(byId("settingssaid"), waits ? t(restarts ? "settings-wait" : "settings-wait-by-hand") : "");
  renderIfChanged(byId("restarttable"), waits && restarts, (wanted) =>
    wanted ? [holdButton("restart-table", t("restart-table"), () => order("table", byId("settingsfault")))] : [],
  );
  if (settings.fault) setText(byId("settingsfault"), errorText(settings.fault));
  // What is left to set up where it is: the outline of the tray, and which light is which.
  const chosen = (/** @type {string} */ key) =>
    settings.pending ? [] : settings.asked.find((/** @type {any} */ one) => one.key === key).value;
  byId("eye").hidden = !chosen("dice.source").includes("camera");
  byId("lights").hidden = !chosen("track.driver").length;
}

byId("settings").addEventListener("submit", async (/** @type {any} */ event) => {
  event.preventDefault();
  // What was not touched is not written: the file holds only what this table wants differently.
  const { asked, written } = latest.settings;
  const answers = Object.fromEntries(
    asked
      .map((/** @type {any} */ setting) => [setting, answerIn(event.target, setting)])
      .filter(
        (/** @type {[any, any]} */ [{ value }, answer]) => !written || JSON.stringify(answer) !== JSON.stringify(value),
      )
      .map((/** @type {[any, any]} */ [{ key }, answer]) => [key, answer]),
  );
  if ((await command({ do: "settings", answers }, byId("settingsfault"))) && !latest.settings.pending)
    setText(byId("settingssaid"), t("settings-saved"));
});

// ---- copies

/** @param {number} bytes */
const megabytes = (bytes) => Math.round(bytes / MEGABYTE);

/** @param {any} given */
function wordsOfCopy({ entries, settings, cameras, made, version }) {
  const parts = [
    t("copy-entries", { entries }),
    settings ? t("copy-settings") : "",
    cameras ? t("copy-cameras", { cameras }) : "",
  ];
  const from = made
    ? t("copy-made", {
        when: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(made * 1000),
        version,
      })
    : "";
  return [parts.filter(Boolean).join(", "), from].filter(Boolean).join(". ");
}

/**
 * @param {any} message
 * @param {string} said
 */
const copyOrder = (message, said) => async () => {
  setText(byId("copysaid"), t("copy-works"));
  setText(byId("copysaid"), (await command(message, byId("copyfault"))) ? said : "");
};

/** @param {any} given */
function showCopies({ drives, waits, can_restart: restarts, appliance }) {
  renderIfChanged(byId("drives"), [drives, appliance], () =>
    drives.length ? drives.map(driveRow) : [el("li", { class: "note" }, t(appliance ? "no-drive" : "no-drive-here"))],
  );
  renderIfChanged(byId("waits"), [waits, restarts], () => (waits ? [waitingCopy(waits, restarts)] : []));
}

/**
 * A USB stick: room on it, a button to copy onto it, and the copies that it holds.
 *
 * @param {{ name: string, free: number, copies?: string[] }} drive
 */
function driveRow({ name, free, copies = [] }) {
  const files = copies.map((file) =>
    el(
      "button",
      {
        class: "quiet small",
        type: "button",
        "data-key": `take-${name}-${file}`,
        onclick: copyOrder({ do: "take", drive: name, name: file }, ""),
      },
      file,
    ),
  );
  return el(
    "li",
    {},
    el(
      "div",
      { class: "row" },
      el("b", {}, name),
      el("span", { class: "note" }, t("megabytes-free", { free: megabytes(free) })),
      el(
        "button",
        {
          class: "small",
          type: "button",
          "data-key": `copy-${name}`,
          onclick: copyOrder({ do: "copy", drive: name }, t("copy-on-drive", { name })),
        },
        t("copy-to-drive"),
      ),
    ),
    files.length ? el("div", { class: "row" }, files) : null,
  );
}

/**
 * A copy that has been read, and waits to be restored or discarded.
 *
 * @param {any} copy
 * @param {boolean} restarts
 */
function waitingCopy(copy, restarts) {
  const confirm = () =>
    holdButton(
      "confirm-copy",
      t(restarts ? "confirm-copy" : "confirm-copy-later"),
      () => order("confirm", byId("copyfault")),
      { class: "danger" },
    );
  const discard = { class: "quiet small", type: "button", "data-key": "discard" };
  return el(
    "div",
    { class: "waits" },
    el("p", {}, wordsOfCopy(copy)),
    copy.left ? el("p", { class: "note" }, t("copy-without-race", { left: copy.left })) : null,
    el("p", { class: "note" }, t(copy.confirmed ? "copy-at-next-start" : "copy-replaces")),
    el(
      "div",
      { class: "row" },
      copy.confirmed ? null : confirm(),
      el("button", { ...discard, onclick: () => order("discard", byId("copyfault")) }, t("discard-copy")),
    ),
  );
}

byId("copyfile").addEventListener("change", async (/** @type {any} */ { target }) => {
  const [file] = target.files;
  if (!file) return;
  setText(byId("copyfault"), "");
  setText(byId("copysaid"), t("copy-works"));
  try {
    const answer = await fetch("restore", {
      method: "POST",
      headers: { "Content-Type": "application/octet-stream" },
      body: file,
      signal: AbortSignal.timeout(PATIENCE),
    });
    setText(byId("copyfault"), answer.ok ? "" : errorText(await answer.json()));
  } catch {
    setText(byId("copyfault"), t("silent-table"));
  }
  setText(byId("copysaid"), "");
  target.value = "";
});

// ---- Wi-Fi

/** @type {any} */
let wanted;

/**
 * The form for a network: one in reach, or one of the table's own.
 *
 * @param {any} network
 */
function askFor(network) {
  wanted = network;
  byId("wifiform").hidden = !network;
  if (!network) return;
  byId("networkname").value = network.name;
  byId("networkname").readOnly = !network.own;
  byId("networkpassword").value = "";
  byId("networkpassword").required = network.secured;
  byId("networkpassword").minLength = network.secured ? 8 : 0;
  byId("networkpassword").parentElement.hidden = !network.secured;
  setText(byId("wifiwarns"), t(network.own ? "own-warns" : "join-warns"));
  setText(byId("wifigo"), t(network.own ? "open-own" : "join-network"));
  byId(network.own ? "networkname" : "networkpassword").focus();
}

/** @type {Record<string, string>} */
const DOING = {
  look: "wifi-looks",
  scan: "wifi-looks",
  join: "wifi-joins",
  own: "wifi-opens",
  country: "wifi-sets-country",
};

/** @param {any} wifi */
function wifiLine(wifi) {
  if (!wifi) return t("wifi-of-system");
  if (!wifi.device) return t(wifi.off ? "wifi-off" : "wifi-none");
  if (wifi.doing) return t(DOING[wifi.doing]);
  const { own, joined } = wifi.reception ?? {};
  if (own) return t("wifi-own", { name: own });
  return joined ? t("wifi-joined", { name: joined }) : t("wifi-nowhere");
}

/** @param {any} given */
function showWifi({ wifi }) {
  setText(byId("wifisays"), wifiLine(wifi));
  setText(byId("wififault"), wifi?.fault ? errorText(wifi.fault) : "");
  const networks = wifi?.reception?.networks ?? [];
  renderIfChanged(byId("networks"), networks, () => networks.map(networkRow));
  const ways = wifi?.device ? wifiButtons(wifi.country) : [];
  renderIfChanged(byId("wifiways"), [Boolean(wifi?.device), Boolean(wifi?.country)], () => ways);
  if (!wifi?.device) askFor(null);
  showCountry(wifi);
}

/**
 * The country of the radio: asked first of all where nobody has said it, and to be changed later.
 *
 * @param {any} wifi
 */
function showCountry(wifi) {
  byId("countryform").hidden = !(wifi?.device || wifi?.off);
  byId("countryneeded").hidden = Boolean(wifi?.country);
  const field = byId("country");
  if (document.activeElement !== field && field.dataset.known !== wifi?.country) {
    field.value = wifi?.country ?? "";
    field.dataset.known = wifi?.country ?? "";
  }
}

byId("countryform").addEventListener("submit", async (/** @type {any} */ event) => {
  event.preventDefault();
  await command({ do: "country", country: byId("country").value }, byId("wififault"));
});

/** @param {any} network one in reach */
function networkRow({ name, strong, secured, joined }) {
  return el(
    "li",
    {},
    el(
      "button",
      {
        type: "button",
        class: "small",
        "data-key": `network-${name}`,
        "aria-current": joined ? "true" : null,
        disabled: joined,
        onclick: () => askFor({ name, secured, own: false }),
      },
      el("span", {}, name),
      el(
        "span",
        { class: "note" },
        t(joined ? "network-joined" : secured ? "network-secured" : "network-open", { strong }),
      ),
    ),
  );
}

/**
 * Look for networks, or, where the radio knows its country, make one of the table's own.
 *
 * @param {string} country
 */
function wifiButtons(country) {
  const own = () => askFor({ name: byId("networkname").defaultValue, secured: true, own: true });
  return [
    el(
      "button",
      { type: "button", class: "small", "data-key": "scan", onclick: () => order("scan", byId("wififault")) },
      t("look-for-networks"),
    ),
    country && el("button", { type: "button", class: "small", "data-key": "own", onclick: own }, t("make-own")),
  ].filter(Boolean);
}

byId("wifino").addEventListener("click", () => askFor(null));
byId("wifiform").addEventListener("submit", async (/** @type {any} */ event) => {
  event.preventDefault();
  const message = {
    do: "join",
    name: byId("networkname").value,
    password: byId("networkpassword").value,
    own: wanted.own,
  };
  if (await command(message, byId("wififault"))) askFor(null);
});

// ---- update and log

const whenEnded = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });

/**
 * How the last update ended, in sentences.
 *
 * @param {any} update
 */
function wordsOfUpdate({ state, says, last }) {
  if (state === "running") return [says];
  const lines = state === "failed" ? [t("update-failed"), says] : [];
  if (last) {
    const { outcome, why, detail, refused } = last;
    lines.push(t(`update-ended-${outcome}`, { when: whenEnded.format(last.at * 1000), from: last.from, to: last.to }));
    if (why) lines.push(`${t(`update-why-${why.replaceAll("_", "-")}`)}${detail ? ` (${detail})` : ""}`);
    if (refused && outcome !== "refused") {
      const reason = t(`update-why-${refused.why.replaceAll("_", "-")}`);
      lines.push(`${t("update-passed-over", { version: refused.version })} ${reason}`);
    }
  }
  return lines.filter(Boolean);
}

/** @param {any} given */
function showUpdate({ update, version, settings }) {
  const channel = settings.asked.find((/** @type {any} */ { key }) => key === "updates.channel")?.value ?? "stable";
  const told = { version, channel: t(`updates-channel-${channel}`) };
  setText(
    byId("updatesays"),
    t(!update.can ? "update-by-hand" : update.state === "running" ? "update-running" : "update-version", told),
  );
  const lines = update.can ? wordsOfUpdate(update) : [];
  renderIfChanged(byId("updatelines"), lines, () => lines.map((line) => el("p", { class: "note" }, line)));
  const news = update.can && update.last?.outcome === "came" ? update.last : null;
  renderIfChanged(byId("updatenews"), news, () =>
    news?.news
      ? [el("details", {}, el("summary", {}, t("update-news", { version: news.to })), el("pre", {}, news.news))]
      : [],
  );
  renderIfChanged(byId("updategoes"), [update.can, update.state === "running"], ([can, running]) =>
    can && !running ? [holdButton("update", t("update-now"), () => order("update", byId("updatefault")))] : [],
  );
}

async function showLog() {
  try {
    const answer = await fetch("last-lines.txt", { cache: "no-store" });
    const text = answer.ok ? await answer.text() : "";
    setText(byId("logsays"), answer.ok ? (text ? "" : t("log-elsewhere")) : errorText(await answer.json()));
    setText(byId("log"), text);
    byId("log").hidden = byId("logsave").hidden = !text;
    byId("log").scrollTop = byId("log").scrollHeight;
  } catch {
    setText(byId("logsays"), t("silent-table"));
  }
}

byId("logshow").addEventListener("click", showLog);

/** @param {any} told */
function show(told) {
  latest = told;
  showSettings(told);
  showCopies(told);
  showWifi(told);
  showUpdate(told);
}

const ask = openWorkplace("machine.json", EVERY, { show, patience: PATIENCE });
