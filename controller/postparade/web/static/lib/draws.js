// What the table draws from a seed, drawn again in the browser: SHA-256, HMAC, dice and shuffles. Browsers keep their
// own SHA-256 from pages that come without encryption, as those of a table in the living room do.
/** @typedef {{ entry: number, label: string, items: any[] | { dice: number[] } | null, drawn: any }} Draw */

const K = new Uint32Array(64);
const START = new Uint32Array(8);
/** @param {number} number */
const fraction = (number) => Math.floor((number - Math.floor(number)) * 2 ** 32);
for (let found = 0, number = 2; found < 64; number++) {
  let prime = true;
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) prime = false;
  if (!prime) continue;
  if (found < 8) START[found] = fraction(Math.sqrt(number));
  K[found++] = fraction(Math.cbrt(number));
}

/**
 * @param {number} word
 * @param {number} by
 */
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/**
 * SHA-256 of bytes, as bytes.
 *
 * @param {Uint8Array} bytes
 */
export function sha256(bytes) {
  const size = ((bytes.length + 8) >> 6) + 1;
  const padded = new Uint8Array(size * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = START.slice();
  const w = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [early, late] = [w[i - 15], w[i - 2]];
      w[i] =
        w[i - 16] +
        w[i - 7] +
        (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
        (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) >>> 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      state[i] += word;
    });
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

/** @param {...Iterable<number>} parts */
const joined = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

/**
 * HMAC-SHA256 of bytes under a key of at most 64 bytes.
 *
 * @param {Uint8Array} key
 * @param {Uint8Array} bytes
 */
export function hmac(key, bytes) {
  const block = new Uint8Array(64);
  block.set(key);
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      sha256(
        joined(
          block.map((byte) => byte ^ 0x36),
          bytes,
        ),
      ),
    ),
  );
}

/** @param {string} text */
export const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
/** @param {Uint8Array} bytes */
export const toHex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * The draws that follow from a seed for the action `label`, in order.
 *
 * @param {Uint8Array} seed
 * @param {string} label
 */
export function drawsOf(seed, label) {
  /** @type {number[]} */
  let words = [];
  let blocks = 0;
  /** @param {number} count */
  const below = (count) => {
    const whole = 2 ** 32 - (2 ** 32 % count);
    for (;;) {
      if (!words.length) {
        const view = new DataView(hmac(seed, new TextEncoder().encode(`${label}#${blocks++}`)).buffer);
        words = Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i));
      }
      const word = /** @type {number} */ (words.shift());
      if (word < whole) return word % count;
    }
  };
  return {
    dice: (count = 2, sides = 6) => Array.from({ length: count }, () => below(sides) + 1),
    /** @param {any[]} items */
    shuffle: (items) => {
      const shuffled = [...items];
      for (let at = shuffled.length - 1; at > 0; at--) {
        const other = below(at + 1);
        [shuffled[at], shuffled[other]] = [shuffled[other], shuffled[at]];
      }
      return shuffled;
    },
  };
}

/**
 * Whether a seed matches its commitment, and which of its draws do not follow from it.
 *
 * @param {{ commitment: string, seed: string, nonce: string, draws: Draw[] }} told
 */
export function check({ commitment, seed, nonce, draws }) {
  const key = fromHex(seed);
  const kept = toHex(sha256(joined(key, fromHex(nonce)))) === commitment;
  const streams = new Map();
  const wrong = draws.filter(({ entry, label, items, drawn }) => {
    const name = `${entry} ${label}`;
    if (!streams.has(name)) streams.set(name, drawsOf(key, label));
    const from = streams.get(name);
    const again = Array.isArray(items) ? from.shuffle(items) : from.dice(...(items?.dice ?? []));
    return JSON.stringify(again) !== JSON.stringify(drawn);
  });
  return { kept, wrong };
}
