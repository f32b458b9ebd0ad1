// How an overlay looks, as its address says: `?accent=gold&ink=white&plate=%23000a&scale=1.2&safe=5&align=right&solid`.
// What a streaming program adds as its own CSS comes on top of it.

const wanted = new URLSearchParams(location.search);

/**
 * Whether the address asks for `name` without more: `?solid`.
 *
 * @param {string} name
 */
export const wish = (name) => wanted.has(name) && wanted.get(name) !== "no";

/**
 * A number within bounds, or nothing.
 *
 * @param {string} name
 * @param {number} least
 * @param {number} most
 */
function number(name, least, most) {
  const value = Number(wanted.get(name) || NaN);
  return Number.isFinite(value) ? String(Math.min(most, Math.max(least, value))) : "";
}

/**
 * @param {string} name
 * @param {string} property
 */
function fitting(name, property) {
  const value = wanted.get(name) ?? "";
  return value && CSS.supports(property, value) ? value : "";
}

/**
 * Dress the page `name` as its address asks for; what no browser understands is left out.
 *
 * @param {string} name
 */
export function dress(name) {
  const { style, dataset, classList } = document.documentElement;
  dataset.page = name;
  dataset.align = wanted.get("align") === "right" ? "right" : "left";
  classList.toggle("solid", wish("solid"));
  /** @type {Record<string, string>} */
  const values = {
    "--accent": fitting("accent", "color"),
    "--ink-of-overlay": fitting("ink", "color"),
    "--plate": fitting("plate", "color"),
    "--letters": fitting("font", "font-family"),
    "--scale": number("scale", 0.3, 4),
    "--safe": number("safe", 0, 20) && `${number("safe", 0, 20)}vmin`,
  };
  for (const [property, value] of Object.entries(values)) if (value) style.setProperty(property, value);
}
