// Written by tools/page_types.py from the structs of the program: change those, and run it again.

import type { Join, Leave, Pause, Resume, Roll } from "/static/lib/table.js";

export interface ReadySetBetView {
  game: string;
  title: string;
  phase: string;
  paused: boolean;
  accounts: boolean;
  modules: string[];
  house_kind: "fixed" | "neutral" | "none" | "rotation";
  house: number | null;
  race_number: number;
  races: number;
  seats: SeatView[];
  tokens: Record<string, (number | string)[]>;
  prices: Record<string, [number, number]>;
  props: PropView[];
  exotics: ExoticView[];
  bets: [number, number | string, string][];
  house_bets: [number, number | string, string][];
  used: string[];
  crossed: number;
  pair: number | null;
  vip: VipView[];
  dealt: string[];
  undealt: number[];
  choosing: number[];
  vip_seconds: number;
  chances: boolean;
  last_roll: [number, number] | number | null;
  rolls: number;
  standing: BetResult[];
  results: BetResult[];
  settled: Settled[];
  sheet: [string, boolean, number, number][];
  result: Result | null;
}

export interface SeatView {
  seat: number;
  chips: number | null;
  place: number | null;
  house: boolean;
  leaving: boolean;
  cards: string[];
}

export interface PropView {
  id: string;
  ahead: string;
  behind: string[];
}

export interface ExoticView {
  id: string;
  test: string;
  op: string;
  value: number;
  count: number;
}

export interface VipView {
  id: string;
  kind: string;
  value: number;
  penalty: number;
  amount: number;
  sums: number[];
  colours: string[];
}

export interface BetResult {
  type: "bet_result";
  player: number;
  token: number | string;
  spot: string;
  won: boolean;
  gain: number;
  penalty: number;
}

export interface Settled {
  type: "settle";
  player: number;
  gain: number;
  due: number;
  paid: number;
  balance: number;
}

export interface Result {
  type: "result";
  totals: Record<string, number>;
  winners: number[];
  by: "chips";
}

export interface ReadySetBetSetup {
  seats: number[];
  house: "fixed" | "neutral" | "none" | "rotation";
  house_seat: number | null;
  modules: ("exotics" | "props" | "vip")[];
  bets: "board" | "phones";
  pace: "brisk" | "calm" | "normal" | "off";
  vip_seconds: number;
  chances: boolean;
  balances: Record<string, number> | null;
  bank: number | null;
}

export interface SetupRace {
  do: "setup_race";
  props?: any;
  exotic?: any;
  house?: number | null;
}

export interface HouseBet {
  do: "house_bet";
  player: number;
  token: number | string;
  spot: string;
}

export interface Start {
  do: "start";
}

export interface Bet {
  do: "bet";
  player: number;
  token: number | string;
  spot: string;
  race?: number | null;
}

export interface MoveBet {
  do: "move_bet";
  player: number;
  token: number | string;
  origin: string;
  spot: string;
  race?: number | null;
}

export interface DealVip {
  do: "deal_vip";
  hands?: any;
}

export interface KeepVip {
  do: "vip";
  player: number;
  keep?: string | null;
  lot?: string | null;
}

export interface RaceReady {
  type: "race_ready";
  race: number;
  exotics: string[];
  props: string[];
  house: number | null;
  tokens: (number | string)[];
}

export interface HousePaid {
  type: "house_pay";
  player: number;
  amount: number;
}

export interface BetPlaced {
  type: "bet";
  player: number;
  token: number | string;
  spot: string;
  card?: string | null;
  cards?: string[];
  house?: boolean;
}

export interface BetMoved {
  type: "bet_moved";
  player: number;
  token: number | string;
  from: string;
  spot: string;
  card: string;
}

export interface Off {
  type: "off";
  race: number;
}

export interface Rolled {
  type: "roll";
  dice: [number, number] | number;
  horse: number;
}

export interface SnakeEyes {
  type: "snake_eyes";
}

export interface Boxcars {
  type: "boxcars";
}

export interface Moved {
  type: "move";
  horse: number;
  from: number;
  to: number;
  bonus: number;
  left: number;
}

export interface VipPaid {
  type: "vip_pay";
  player: number;
  card: string;
  amount: number;
}

export interface VipTriggered {
  type: "vip_trigger";
  cards: string[];
}

export interface RedLine {
  type: "red_line";
  horse: number;
  count: number;
  needed: number;
}

export interface BetsClosed {
  type: "bets_closed";
  by: "finish" | "red_line";
}

export interface Finished {
  type: "finish";
  horse: number;
  ranks: Record<string, number>;
  place: number[];
  show: number[];
}

export interface VipDealt {
  type: "vip_dealt";
  player: number;
  count: number;
  cards: string[];
}

export interface VipKept {
  type: "vip_kept";
  player: number;
  card: string;
  at_random?: boolean;
}

export interface Ended {
  type: "ended";
}

export interface Joined {
  type: "joined";
  player: number;
  chips: number;
}

export interface Leaving {
  type: "leaving";
  player: number;
}

export interface Left {
  type: "left";
  player: number;
  chips: number;
}

export interface Paused {
  type: "paused";
}

export interface Resumed {
  type: "resumed";
}

export type GameView = ReadySetBetView;

export type GameSetup = ReadySetBetSetup;

export type GameAction =
  SetupRace | HouseBet | Start | Bet | MoveBet | DealVip | KeepVip | Roll | Join | Leave | Pause | Resume;

export type GameEvent =
  | RaceReady
  | HousePaid
  | BetPlaced
  | BetMoved
  | Off
  | Rolled
  | SnakeEyes
  | Boxcars
  | Moved
  | VipPaid
  | VipTriggered
  | RedLine
  | BetsClosed
  | Finished
  | BetResult
  | Settled
  | VipDealt
  | VipKept
  | Result
  | Ended
  | Joined
  | Leaving
  | Left
  | Paused
  | Resumed;
