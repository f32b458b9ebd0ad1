// /messages.js, which the table makes when it is asked for (postparade/web/i18n.py).
import type { Messages } from "./page.js";

export const language: string;
export const languages: Record<string, string>;
export const messages: Messages;
export const faults: Messages;
