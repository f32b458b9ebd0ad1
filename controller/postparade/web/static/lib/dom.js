// Building pages: elements from plain calls, text always as text.

/** An element. `props` are attributes, `on...` listeners, `class`, `data-...`; `false`, `null` and `undefined` are left out. */
export function el(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name.startsWith("--")) made.style.setProperty(name, value);
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

export const byId = (id) => document.getElementById(id);

const SVG = "http://www.w3.org/2000/svg";

/** An SVG element. */
export function svg(tag, props = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(props)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

const painted = new WeakMap();

/** Fill `target` with what `render(data)` gives, only when `data` has changed; the focus stays on the same `data-key`. */
export function renderIfChanged(target, data, render) {
  const print = JSON.stringify(data) ?? "";
  if (painted.get(target) === print) return;
  painted.set(target, print);
  const key = target.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  target.replaceChildren(...[render(data)].flat(2).filter((child) => child !== null && child !== undefined && child !== false));
  if (key !== undefined) target.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

/** Set text only when it differs, so that screen readers are not told twice. */
export function setText(target, text) {
  if (target.textContent !== text) target.textContent = text;
}
