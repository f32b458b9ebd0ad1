// Written by tools/page_types.py from the structs of the program: change those, and run it again.

export interface BettorHorseView {
  game: string;
  title: string;
  phase: string;
  round: RoundView;
  last: RoundView | null;
  rounds: number;
  schedule: SlotView[];
  waiting: number[];
  seats: SeatView[];
  pool: number;
  settled: boolean;
  track_conditions: boolean;
  printed: boolean;
  contenders: number[];
  undecided: number;
  result: Result | null;
  hand: CardView[] | null;
  winnings: CardView[] | null;
  locked: Commitment | null;
  pick: number | null;
}

export interface RoundView {
  number: number;
  kind: string;
  pair: [number, number];
  size: number;
  duel: boolean;
  locked: number[];
  bets: [string, string] | null;
  condition: string | null;
  lane: number | null;
  runners: [Runner, Runner] | null;
  covered: [boolean, boolean];
  adjusted: [number, number];
  lanes: LaneRecord[];
  outcomes: [string, string] | null;
  right: number[];
  prize: string | null;
}

export interface Runner {
  seat: number;
  card: string;
  name: string;
  colour: string;
  speed: number;
  mudder: boolean;
}

export interface LaneRecord {
  runners: [Runner, Runner];
  speeds: [number, number];
  results: ["draw" | "lose" | "win", "draw" | "lose" | "win"];
}

export interface SlotView {
  kind: string;
  first: number;
  second: number;
  cards: number;
}

export interface SeatView {
  seat: number;
  colour: string;
  light: string;
  purse: number;
  unraced: number;
  left: string[] | null;
}

export interface Result {
  type: "result";
  by: "cards";
  totals: Record<string, number>;
  winners: number[];
  unclaimed: number;
}

export interface CardView {
  id: string;
  letter: string;
  speed: number;
  name: string;
  colour: string;
  mudder: boolean;
}

export interface Commitment {
  cards: string[];
  bet: string;
  speeds: number[];
}

export interface BettorHorseSetup {
  seats: number[];
  track_conditions: boolean;
  cards: "dealt" | "physical";
  open_decks: boolean;
  race_for_pool: boolean;
}

export interface Commit {
  do: "commit";
  cards: any;
  bet: any;
}

export interface Cut {
  do: "cut";
  card: any;
}

export interface Toss {
  do: "track";
  condition: any;
}

export interface Adjust {
  do: "adjust";
  by: any;
}

export interface FillIn {
  do: "fill_in";
  player: number;
  cards: any;
  bet: any;
}

export interface Enter {
  do: "enter";
  bets: any;
  speeds: any;
}

export interface RoundCalled {
  type: "round_called";
  round: number;
  pair: [number, number];
  kind: "final" | "final-1" | "final-2" | "normal" | "pool-race" | "sudden-death";
  cards: number;
}

export interface FinalCalled {
  type: "final_called";
  round: number;
  pair: [number, number];
  part: number;
}

export interface Locked {
  type: "locked";
  round: number;
  pair: [number, number];
  player: number;
  cards: string[];
  bet: string;
  speeds: number[];
  absent: boolean;
}

export interface BetsRevealed {
  type: "bets_revealed";
  round: number;
  pair: [number, number];
  bets: [string, string];
}

export interface TrackDeclared {
  type: "track_declared";
  round: number;
  pair: [number, number];
  condition: "dry" | "wet";
}

export interface LaneLoaded {
  type: "lane_loaded";
  round: number;
  pair: [number, number];
  lane: number;
  lanes: number;
  runners: [Runner, Runner];
}

export interface Picked {
  type: "mudder_picked";
  round: number;
  pair: [number, number];
  lane: number;
  player: number;
  by: number | null;
}

export interface MudderAdjusted {
  type: "mudder_adjusted";
  round: number;
  pair: [number, number];
  lane: number;
  player: number;
  by: number;
  speed: number;
}

export interface Strode {
  type: "stride";
  round: number;
  pair: [number, number];
  lane: number;
  at: [number, number];
}

export interface LaneRun {
  type: "lane_run";
  round: number;
  pair: [number, number];
  lane: number;
  speeds: [number, number];
  results: ["draw" | "lose" | "win", "draw" | "lose" | "win"];
  at: [number, number];
}

export interface RoundDecided {
  type: "round_decided";
  round: number;
  pair: [number, number];
  kind: "final" | "final-1" | "final-2" | "normal" | "pool-race" | "sudden-death";
  bets: [string, string];
  outcomes: ["draw" | "lose" | "win", "draw" | "lose" | "win"];
  right: number[];
}

export interface PrizePaid {
  type: "prize_paid";
  round: number;
  pair: [number, number];
  prize: "all" | "own" | "pool";
  to: Record<string, string[]>;
  pooled: string[];
  pool: number;
}

export interface PoolRaceCalled {
  type: "pool_race_called";
  round: number;
  pair: [number, number];
  pool: number;
  attempt: number;
}

export interface PoolSettled {
  type: "pool_settled";
  round: number;
  pair: [number, number];
  pool: number;
  shares: number[];
  to: Record<string, string[]>;
  unclaimed: string[];
}

export interface SuddenDeath {
  type: "sudden_death";
  round: number;
  pair: [number, number];
  contenders: number[];
}

export interface DuelDecided {
  type: "duel_decided";
  round: number;
  pair: [number, number];
  winner: number | null;
  contenders: number[];
  undecided: number;
}

export type GameView = BettorHorseView;

export type GameSetup = BettorHorseSetup;

export type GameAction = Commit | Cut | Toss | Adjust | FillIn | Enter;

export type GameEvent =
  | RoundCalled
  | FinalCalled
  | Locked
  | BetsRevealed
  | TrackDeclared
  | LaneLoaded
  | Picked
  | MudderAdjusted
  | Strode
  | LaneRun
  | RoundDecided
  | PrizePaid
  | PoolRaceCalled
  | PoolSettled
  | SuddenDeath
  | DuelDecided
  | Result;
