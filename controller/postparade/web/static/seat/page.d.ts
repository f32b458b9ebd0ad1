// What the parts of a phone's page are given to draw.
import type { GameModule, Given, Names, State } from "../lib/page.js";

export interface SeatPage {
  state: State;
  names: Names;
  seat: number;
  module: GameModule;
  /** What a function of the game's script is given. */
  given: Required<Pick<Given, "state" | "names" | "act" | "again" | "seat">> & Given;
}
