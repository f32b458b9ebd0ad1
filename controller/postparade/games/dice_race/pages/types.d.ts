// Written by tools/page_types.py from the structs of the program: change those, and run it again.

import type { Join, Leave, Roll } from "/static/lib/table.js";

export interface DiceRaceView {
  game: string;
  title: string;
  phase: string;
  race_number: number;
  races: number | null;
  turn: number | null;
  opener: number;
  next_dealer: number | null;
  pot: number;
  box: number;
  boxes: ScratchBox[];
  seats: SeatView[];
  last_roll: [number, number] | number | null;
  last_roller: number | null;
  rolls: number;
  physical: boolean;
  question: Question | null;
  payouts: PaidOut[];
  result: Result | null;
  ante: number;
  roller_purse: number;
  roller_paid: RollerPaid | null;
  pot_cards: number[];
}

export interface ScratchBox {
  box: number;
  value: number;
  horse: number | null;
}

export interface SeatView {
  seat: number;
  chips: number;
  score: number;
  cards: number[] | null;
}

export interface Question {
  horse: number;
  why: "finish" | "scratch";
  answers: (number | null)[];
}

export interface PaidOut {
  type: "payout";
  player: number;
  cards: number;
  amount: number;
}

export interface Result {
  type: "result";
  by: "chips" | "score";
  totals: Record<string, number>;
  winners: number[];
  unclaimed_pot: number;
}

export interface RollerPaid {
  type: "roller_purse";
  player: number;
  due: number;
  paid: number;
}

export interface QuarterHorseSetup {
  seats: number[];
  board: string | number[];
  lanes: Record<string, number> | null;
  scratch_values: number[] | null;
  cards: "dealt" | "physical" | "recorded";
  balances: Record<string, number> | null;
  pot: number;
  supply: number;
  ante: number;
  roller_purse: number;
  even_deal: boolean;
  chips: number;
  dealer: number | null;
}

export interface HoldYourHorsesSetup {
  seats: number[];
  board: string | number[];
  lanes: Record<string, number> | null;
  scratch_values: number[] | null;
  cards: "dealt" | "physical" | "recorded";
  balances: Record<string, number> | null;
  pot: number;
  supply: number;
  ante: number;
  roller_purse: number;
  even_deal: boolean;
  tokens: number;
  youngest: number | null;
  races: number;
  tie_break: boolean;
}

export interface Deal {
  do: "deal";
  deck: any;
  hands: any;
  partial: boolean;
}

export interface Declare {
  do: "declare";
  player: number;
  horse: number;
  cards: number;
}

export interface Settle {
  do: "settle";
  horse: number;
}

export interface TopUp {
  do: "top_up";
  player: number;
  chips: number;
}

export interface EndSession {
  do: "end_session";
}

export interface Rolled {
  type: "roll";
  dice: [number, number] | number;
  player: number;
}

export interface Dealt {
  type: "dealt";
  race: number;
  cards: Record<string, number>;
  first_roller: number;
  hands: Record<string, number[]> | null;
  opener: number;
}

export interface LeftOver {
  type: "left_over";
  cards: number[];
}

export interface AntePaid {
  type: "ante";
  player: number;
  due: number;
  paid: number;
}

export interface Redistributed {
  type: "redistribute";
  each: number;
  box: number;
  pot: number;
}

export interface Scratched {
  type: "scratch";
  horse: number;
  box: number;
  value: number;
  player: number;
}

export interface Asked {
  type: "ask";
  horse: number;
  why: "finish" | "scratch";
}

export interface Held {
  type: "held";
  player: number;
  horse: number;
  cards: number;
}

export interface Paid {
  type: "pay";
  player: number;
  reason: "repeat" | "scratch" | "scratched_roll";
  horse: number;
  due: number;
  paid: number;
  cards: number | null;
}

export interface Counted {
  type: "counted";
  horse: number;
  missing: number;
}

export interface Repeated {
  type: "repeat";
  horse: number;
  player: number;
  again: boolean;
}

export interface Passed {
  type: "pass";
  player: number;
}

export interface Off {
  type: "off";
  first_roller: number;
}

export interface Moved {
  type: "move";
  horse: number;
  to: number;
  left: number;
  player: number;
}

export interface Finished {
  type: "finish";
  horse: number;
  pot: number;
}

export interface Carried {
  type: "carry";
  amount: number;
  holders: number;
}

export interface Joined {
  type: "joined";
  player: number;
  chips: number;
}

export interface Left {
  type: "left";
  player: number;
  chips: number;
  opener: number;
}

export interface ToppedUp {
  type: "topped_up";
  player: number;
  chips: number;
}

export type GameView = DiceRaceView;

export type GameSetup = QuarterHorseSetup | HoldYourHorsesSetup;

export type GameAction = Deal | Roll | Declare | Settle | Join | Leave | TopUp | EndSession;

export type GameEvent =
  | Rolled
  | Dealt
  | LeftOver
  | AntePaid
  | Redistributed
  | Scratched
  | Asked
  | Held
  | Paid
  | Counted
  | Repeated
  | Passed
  | Off
  | Moved
  | Finished
  | RollerPaid
  | PaidOut
  | Carried
  | Result
  | Joined
  | Left
  | ToppedUp;
