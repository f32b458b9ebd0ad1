// The live link of a page to the table: a snapshot, then numbered deltas over one websocket. It survives sleep, restarts
// and dead networks: it tests a silent link, comes back with growing pauses, and asks only for what it missed.

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const TEST_EVERY = 5000;
const SILENCE = 4000;
const PATIENCE = 2500;
const NOT_YOURS = 4401;

/** Events: `state` (detail: names of what changed), `up`, `down`, `gone` (this page may not look any more),
 *  `picture` (detail: {kind, data}), `refused` (a message the server did not understand). */
export class Link extends EventTarget {
  state = {};
  live = false;
  #path; #flat = new Map(); #number = -1; #epoch = ""; #socket; #tries = 0; #heard = 0; #waiting = new Map(); #again;

  constructor(path) {
    super();
    this.#path = path;
    for (const name of ["online", "pageshow", "focus"]) addEventListener(name, () => this.#test());
    document.addEventListener("visibilitychange", () => this.#test());
    setInterval(() => this.#test(), TEST_EVERY);
    this.open();
  }

  open() {
    clearTimeout(this.#again);
    const url = new URL(this.#path, location.href);
    url.protocol = "ws:";
    if (this.#number >= 0) {
      url.searchParams.set("epoch", this.#epoch);
      url.searchParams.set("since", this.#number);
    }
    const socket = this.#socket = new WebSocket(url);
    socket.binaryType = "arraybuffer";
    this.#heard = performance.now();
    socket.onmessage = ({ data }) => {
      this.#heard = performance.now();
      if (typeof data === "string") this.#hear(JSON.parse(data));
      else this.#emit("picture", { kind: new Uint8Array(data, 0, 1)[0], data: data.slice(1) });
    };
    socket.onclose = ({ code }) => socket === this.#socket && this.#lost(code);
  }

  #lost(code) {
    this.#down();
    if (code === NOT_YOURS) {
      this.#number = -1;
      return this.#emit("gone");
    }
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries++) * (0.5 + Math.random());
    this.#again = setTimeout(() => this.open(), pause);
  }

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

  #learn({ n, set = {}, gone = [] }) {
    this.#number = n;
    for (const key of gone) this.#flat.delete(key);
    for (const [key, value] of Object.entries(set)) this.#flat.set(key, value);
    const state = {};
    for (const [key, value] of this.#flat) {
      const [outer, inner] = key.split(".");
      if (inner === undefined) state[outer] = value;
      else (state[outer] ??= {})[inner] = value;
    }
    this.state = state;
    this.#emit("state", [...gone, ...Object.keys(set)]);
  }

  #up() {
    this.#tries = 0;
    this.live = true;
    this.#emit("up");
    // Whatever was not answered is said again; the server answers a repeated id as the first time.
    for (const { text } of this.#waiting.values()) this.#socket.send(text);
  }

  #down() {
    if (this.live) this.#emit("down");
    this.live = false;
  }

  /** After sleep timers come late and a dead socket still looks open: ask, and replace it when it stays silent. */
  #test() {
    const socket = this.#socket;
    if (document.hidden || !socket || this.#gaveUp(socket)) return;
    if (socket.readyState !== WebSocket.OPEN || performance.now() - this.#heard < SILENCE) return;
    socket.send('{"t":"ping"}');
    setTimeout(() => {
      if (socket !== this.#socket || performance.now() - this.#heard < PATIENCE) return;
      socket.onclose = null;
      socket.close();
      this.#down();
      this.open();
    }, PATIENCE);
  }

  #gaveUp(socket) {
    if (socket.readyState === WebSocket.CONNECTING && performance.now() - this.#heard > 2 * PATIENCE) {
      socket.onclose = null;
      socket.close();
      this.open();
      return true;
    }
    return false;
  }

  /** Send a message and resolve with the server's answer: {ok: true, ...} or {ok: false, code, sentence, remedy}. */
  ask(message) {
    const id = [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    return new Promise((done) => {
      const text = JSON.stringify({ ...message, id });
      this.#waiting.set(id, { text, done });
      if (this.live) this.#socket.send(text);
      else this.#test();
    });
  }

  /** Ask the table for `action`, decided on what this page shows now. */
  act(action) {
    return this.ask({ t: "do", action, based_on: this.state.entry });
  }

  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
