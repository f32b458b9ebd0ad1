// The host's page in Bettor Horse: what the table waits for, entering printed cards, and playing for somebody absent.
import { entry } from "./entry.js";
import { headline as boardHeadline, diceLine } from "./board.js";

export { describe } from "./phrases.js";

export const headline = (tools) => (tools.state.play?.round ? `${diceLine(tools)} · ${boardHeadline(tools)}` : undefined);

/** Printed cards are entered here; everything else is a plain button. */
export const control = (choice, tools) => (choice.action.do === "enter" ? entry(choice, tools) : undefined);
