// The live link of a page to the table: a snapshot, then numbered deltas over one websocket. It survives sleep,
// restarts and dead networks: it says within two seconds that the table is silent, comes back with growing pauses, and
// asks only for what it missed. What may not be seen yet is held back until the scene that reveals it.
import { heldBack } from "./show.js";
/** @import { State } from "./page.js" */

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 2000;
const TEST_EVERY = 300;
const SILENCE = 500;
const PATIENCE = 750;
const REPLACE_AFTER = 3000;
const UNANSWERED = 2000;
/** Connections in a row that nobody greeted, after which the page asks why. */
const UNGREETED = 3;
const NOT_YOURS = 4401;
const SEAT_FREE = 4410;

/** @typedef {{ text: string, done: (answer: any) => void, sent?: WebSocket }} Waiting */

/** Events: `state` (detail: names of what changed), `up`, `down`, `blocked` (the table answers, but lets no live
 *  connection through; detail: the refusal that says why), `gone` (this page may no longer look; detail: {free},
 *  whether nobody sits in its seat), `picture` (detail: {kind, data}), `refused` (a message the server did not
 *  understand). */
export class Link extends EventTarget {
  /** @type {State} */
  state = /** @type {any} */ ({});
  live = false;
  #path;
  /** @type {Map<string, any>} */
  #flat = new Map();
  #number = -1;
  #epoch = "";
  /** @type {WebSocket | undefined} */
  #socket;
  #tries = 0;
  #heard = 0;
  #asked = 0;
  #tested = 0;
  #greeted = false;
  #ungreeted = 0;
  /** @type {Map<string, Waiting>} */
  #waiting = new Map();
  /** @type {number | undefined} */
  #again;
  #holds;
  /** @type {State} */
  #stood = /** @type {any} */ ({});
  /** @type {State | undefined} */
  #held;

  /**
   * `holds(state)` says whether this page has to wait before it shows a state that has arrived.
   *
   * @param {string} path
   * @param {(state: State) => boolean} holds
   */
  constructor(path, holds = () => false) {
    super();
    this.#path = path;
    this.#holds = holds;
    for (const name of ["online", "pageshow", "focus"]) addEventListener(name, () => this.#test());
    addEventListener("offline", () => this.#down());
    addEventListener("reopening", (event) => this.#waiting.size && event.preventDefault());
    document.addEventListener("visibilitychange", () => this.#test());
    setInterval(() => this.#test(), TEST_EVERY);
    this.open();
  }

  open() {
    clearTimeout(this.#again);
    const url = new URL(this.#path, location.href);
    url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    if (this.#number >= 0) {
      url.searchParams.set("epoch", this.#epoch);
      url.searchParams.set("since", String(this.#number));
    }
    const socket = (this.#socket = new WebSocket(url));
    socket.binaryType = "arraybuffer";
    this.#greeted = false;
    this.#heard = performance.now();
    socket.onmessage = ({ data }) => {
      this.#heard = performance.now();
      if (this.#greeted && !this.live) this.#back();
      if (typeof data === "string") this.#hear(JSON.parse(data));
      else this.#emit("picture", { kind: new Uint8Array(data, 0, 1)[0], data: data.slice(1) });
    };
    socket.onclose = ({ code }) => socket === this.#socket && this.#lost(code);
  }

  /** @param {number} code */
  #lost(code) {
    this.#down();
    if (code === NOT_YOURS || code === SEAT_FREE) {
      this.#number = -1;
      return this.#emit("gone", { free: code === SEAT_FREE });
    }
    if (!this.#greeted && ++this.#ungreeted >= UNGREETED) this.#askWhy();
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries++) * (0.5 + Math.random());
    this.#again = setTimeout(() => this.open(), pause);
  }

  /** The table may be away, which is no news; if it answers, it knows whether a connection has ever arrived there. */
  async #askWhy() {
    const answer = await fetch("/link", { cache: "no-store" }).catch(() => null);
    if (answer?.ok && !this.live) this.#emit("blocked", await answer.json());
  }

  /** @param {any} message */
  #hear(message) {
    switch (message.t) {
      case "snap":
        this.#flat = new Map();
        this.#epoch = message.epoch;
        this.#up();
        return this.#learn(message);
      case "here":
        this.#up();
        return this.#learn(message);
      case "delta":
        if (message.n > this.#number) this.#learn(message);
        return undefined;
      case "ack":
        this.#waiting.get(message.id)?.done(message);
        return this.#waiting.delete(message.id);
      case "refused":
        return this.#emit("refused", message);
      default:
        return undefined;
    }
  }

  /** @param {{ n: number, set?: Record<string, any>, gone?: string[] }} message */
  #learn({ n, set = {}, gone = [] }) {
    this.#number = n;
    for (const key of gone) this.#flat.delete(key);
    for (const [key, value] of Object.entries(set)) this.#flat.set(key, value);
    /** @type {any} */
    const state = {};
    for (const [key, value] of this.#flat) {
      const [outer, inner] = key.split(".");
      if (inner === undefined) state[outer] = value;
      else (state[outer] ??= {})[inner] = value;
    }
    if (state.race?.lanes) {
      const { positions, ...race } = state.race;
      state.race = {
        ...race,
        lanes: race.lanes.map((/** @type {any} */ lane, /** @type {number} */ at) => ({
          ...lane,
          position: positions[at],
        })),
      };
    }
    this.#show(state, [...gone, ...Object.keys(set)]);
  }

  /**
   * Show `state`, or how things stood before while it has to wait. What waited for an earlier roll is shown first.
   *
   * @param {State} state
   * @param {string[]} changed
   */
  #show(state, changed) {
    const { entry, name = "" } = state.bulletin?.scene ?? {};
    document.documentElement.dataset.scene = name;
    if (this.#held && this.#held.bulletin?.scene?.entry !== entry && this.#holds(state)) {
      this.#stood = this.#held;
      this.state = this.#held;
      this.#emit("state", changed);
    }
    if (this.#holds(state)) {
      this.#held = state;
      this.state = heldBack(this.#stood, state);
    } else {
      this.#release(state, entry);
    }
    this.#emit("state", changed);
  }

  /**
   * Show `state` as it is. While the scenes of an entry go on, pages still know what purses held before it.
   *
   * @param {State} state
   * @param {number | undefined} entry
   */
  #release(state, entry) {
    const same = entry && entry === this.#stood.bulletin?.scene?.entry;
    state.earlier = same ? this.#stood.earlier : (this.#stood.status ?? undefined);
    this.#held = undefined;
    this.#stood = state;
    this.state = state;
  }

  #up() {
    this.#tries = 0;
    this.#ungreeted = 0;
    this.#greeted = true;
    this.#back();
  }

  #back() {
    this.live = true;
    this.#emit("up");
    // What was not answered on an earlier connection is sent again; a repeated id is answered as the first time.
    for (const message of this.#waiting.values()) this.#send(message);
  }

  /** @param {Waiting} message */
  #send(message) {
    if (message.sent === this.#socket) return;
    message.sent = this.#socket;
    this.#socket?.send(message.text);
  }

  #down() {
    if (this.live) this.#emit("down");
    this.live = false;
  }

  /** Ask a silent link whether anybody is there; say so when nobody answers, and replace it when that lasts. */
  #test() {
    const socket = this.#socket;
    const now = performance.now();
    const slept = now - this.#tested > 2 * TEST_EVERY;
    this.#tested = now;
    if (document.hidden || !socket) return;
    if (socket.readyState === WebSocket.CONNECTING && now - this.#heard > 2 * REPLACE_AFTER)
      return this.#replace(socket);
    if (socket.readyState !== WebSocket.OPEN) return;
    // After sleep the answer to an old question may still lie there unread: ask again before judging.
    if (now - this.#heard < SILENCE) return;
    if (slept || this.#asked <= this.#heard) {
      this.#asked = now;
      socket.send('{"t":"ping"}');
      return;
    }
    if (now - this.#asked >= PATIENCE) this.#down();
    if (now - this.#asked >= REPLACE_AFTER) this.#replace(socket);
  }

  /** @param {WebSocket} socket */
  #replace(socket) {
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.#down();
    this.open();
  }

  /**
   * Send a message and resolve with the server's answer: {ok: true, ...} or {ok: false, code, sentence, remedy}. With
   * `keep` it is sent again after a lost connection until it is answered; without, it is given up after two seconds and
   * resolves with the code `tap_lost`, because late would be worse than never.
   *
   * @param {Record<string, any>} message
   * @param {any} [keep]
   */
  ask(message, keep = true) {
    const id = [...crypto.getRandomValues(new Uint8Array(9))]
      .map((byte) => byte.toString(16).padStart(2, "0"))
      .join("");
    return new Promise((done) => {
      const waiting = { text: JSON.stringify({ ...message, id }), done };
      this.#waiting.set(id, waiting);
      if (!keep)
        setTimeout(
          () => this.#waiting.delete(id) && done({ ok: false, code: "tap_lost", sentence: "", remedy: "" }),
          UNANSWERED,
        );
      if (this.live) this.#send(waiting);
      else this.#test();
    });
  }

  /**
   * Ask the table for `action`, decided on what this page shows now.
   *
   * @param {any} action
   * @param {any} [keep]
   */
  act(action, keep = true) {
    return this.ask({ t: "do", action, based_on: this.state.entry }, keep);
  }

  /**
   * @param {string} type
   * @param {any} [detail]
   */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
