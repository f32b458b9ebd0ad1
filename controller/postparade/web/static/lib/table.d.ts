// Written by tools/page_types.py from the structs of the program: change those, and run it again.

export interface SeatTaken {
  type: "seat_taken";
  seat: number;
  name: string;
}

export interface SeatRenamed {
  type: "seat_renamed";
  seat: number;
  name: string;
}

export interface NameShown {
  type: "name_shown";
  seat: number;
  shown: boolean;
}

export interface SeatCleared {
  type: "seat_cleared";
  seat: number;
}

export interface GameOpened {
  type: "game_opened";
  game: string;
  rules: string;
  setup: Record<string, any>;
}

export interface GameClosed {
  type: "game_closed";
  game: string;
}

export interface Corrected {
  type: "corrected";
  entry: number;
  dice: number[];
  was: [number, number] | number;
  void: number[];
  lapsed: Lapse[];
}

export interface Lapse {
  entry: number;
  do: string;
  seat: number | null;
}

export interface TypingAllowed {
  type: "typing_allowed";
  by: "everybody" | "host" | "nobody";
}

export interface CopyTaken {
  type: "copy_taken";
  copy: string;
  through: "command_line" | "console" | "drive";
}

export interface BotStarted {
  type: "bot_started";
  seat: number;
  temper: "bold" | "careful" | "steady";
}

export interface BotStopped {
  type: "bot_stopped";
  seat: number;
}

export interface TablePaused {
  type: "table_paused";
}

export interface TableResumed {
  type: "table_resumed";
}

export interface ScheduleStarted {
  type: "schedule_started";
  schedule: Schedule;
  night: string;
  closes: number;
}

export interface Schedule {
  items: Item[];
  name: string;
  opens: string;
  closes: string;
  zone: string;
  days: number[];
  between: number;
  least: number;
  patience: number;
  fill: number;
  again: boolean;
}

export interface Item {
  game: string;
  races: number;
  minutes: number;
  options: Record<string, any>;
  pause: number;
}

export interface ScheduleHeld {
  type: "schedule_held";
}

export interface ScheduleContinued {
  type: "schedule_continued";
}

export interface ItemBegan {
  type: "item_began";
  item: number;
}

export interface ItemSkipped {
  type: "item_skipped";
  item: number;
  why: "asked" | "refused" | "too_few" | "too_many";
  later: boolean;
}

export interface ScheduleExtended {
  type: "schedule_extended";
  closes: number;
}

export interface ClosingCalled {
  type: "closing_called";
}

export interface ScheduleStopped {
  type: "schedule_stopped";
}

export interface ChanceCommitted {
  type: "chance_committed";
  commitment: string;
  seed?: string;
  nonce?: string;
}

export interface ChanceRevealed {
  type: "chance_revealed";
  commitment: string;
  seed: string;
  nonce: string;
  since: number;
}

export interface TakeSeat {
  do: "take_seat";
  name: string;
  seat: number | null;
}

export interface Rename {
  do: "rename";
  seat: number;
  name: string;
}

export interface ShowName {
  do: "show_name";
  seat: number;
  shown: boolean;
}

export interface ClearSeat {
  do: "clear_seat";
  seat: number;
}

export interface OpenGame {
  do: "open_game";
  game: string;
  options: Record<string, any>;
  seats: number[] | null;
}

export interface CloseGame {
  do: "close_game";
}

export interface CloseEvening {
  do: "close_evening";
}

export interface Correct {
  do: "correct";
  entry: number;
  dice: number[];
}

export interface AllowTyping {
  do: "allow_typing";
  by: "everybody" | "host" | "nobody";
}

export interface PlayFor {
  do: "play_for";
  seat: number;
  temper: "bold" | "careful" | "steady";
}

export interface TakeBack {
  do: "take_back";
  seat: number;
}

export interface SeatBot {
  do: "seat_bot";
  name: string;
  temper: "bold" | "careful" | "steady";
}

export interface PauseTable {
  do: "pause_table";
}

export interface ResumeTable {
  do: "resume_table";
}

export interface StartSchedule {
  do: "start_schedule";
  schedule: Schedule;
  night: string;
  closes: number;
}

export interface HoldSchedule {
  do: "hold_schedule";
}

export interface ContinueSchedule {
  do: "continue_schedule";
}

export interface SkipItem {
  do: "skip_item";
  item: number;
  why: "asked" | "refused" | "too_few" | "too_many";
}

export interface ExtendSchedule {
  do: "extend_schedule";
  minutes: number;
}

export interface CallClosing {
  do: "call_closing";
}

export interface StopSchedule {
  do: "stop_schedule";
}

export interface Roll {
  do: "roll";
  dice: any;
  total?: any;
  source?: string;
  named?: [string, string] | null;
}

export interface Join {
  do: "join";
  player: number;
  chips: number;
}

export interface Leave {
  do: "leave";
  player: number;
}

export interface Pause {
  do: "pause";
}

export interface Resume {
  do: "resume";
}

export interface Ping {
  t: "ping";
}

export interface Do {
  t: "do";
  id: string;
  action: Record<string, any>;
  based_on: number | null;
}

export interface ThrowDice {
  t: "throw";
  id: string;
  based_on: number;
}

export interface Reseat {
  t: "reseat";
  id: string;
  seat: number;
}

export interface Doors {
  t: "doors";
  id: string;
  door: "ask" | "closed" | "open";
}

export interface Admit {
  t: "admit";
  id: string;
  visitor: number;
  let_in: boolean;
}

export interface SeatsEach {
  t: "seats_each";
  id: string;
  seats: number;
}

export interface ClearIdle {
  t: "clear_idle";
  id: string;
  seats: number[];
}

export interface Screen {
  t: "screen";
  id: string;
  screen: number;
  allow: boolean;
}

export interface Show {
  t: "show";
  id: string;
  what: "chart" | "race" | "result";
  race: number | null;
}

export interface PreviewCorrection {
  t: "preview";
  id: string;
  entry: number;
  dice: number[];
}

export interface Seen {
  t: "seen";
  id: string;
}

export interface Painted {
  t: "painted";
  id: string;
  entry: number;
  scene: string;
}

export interface Touched {
  t: "touched";
  id: string;
}

export interface Cheer {
  t: "cheer";
  id: string;
  lane: number | null;
}

export interface PanelCommand {
  t: "panel";
  id: string;
  name: string;
  args: Record<string, any>;
}

export interface TableView {
  entry: number;
  seats: SeatCard[];
  game: string | null;
  play: any;
  status: GameStatus | null;
  choices: Choice[];
  rolls: RollRecord[];
  offers: Offer[];
  over: boolean;
  typing: "everybody" | "host" | "nobody";
  typed: boolean;
  reportable: boolean;
  refused: Record<string, Refusal>;
  ended: number;
  dice: DiceSet;
  idle: number[];
  bots: Record<string, "bold" | "careful" | "steady">;
  shown: number[];
}

export interface SeatCard {
  seat: number;
  name: string;
  playing: boolean;
  joins: boolean;
  since: number;
}

export interface GameStatus {
  phase: string;
  race?: number;
  races?: number | null;
  turn?: number | null;
  waiting?: number[];
  asked?: boolean;
  paid?: number[];
  purses?: Record<string, number>;
  scores?: Record<string, number>;
  pot?: number;
  holders?: Record<string, Record<string, number>>;
  tolls?: Record<string, number>;
  bills?: number[];
  winners?: number[];
  last_roll?: [number, number] | number | null;
  realtime?: boolean;
  pace?: [number, number] | null;
  paused?: boolean;
}

export interface Choice {
  action: any;
  label: string;
  args?: Record<string, string | number>;
  needs?: Need[];
  primary?: boolean;
  confirm?: boolean;
  keep?: boolean;
  after?: number;
  prepares?: boolean;
}

export interface Need {
  field: string;
  kind: "card" | "chips" | "count" | "dice" | "option" | "seat" | "spot" | "token";
  of?: (string | number)[];
  least?: number;
  most?: number;
  ordered?: boolean;
  lowest?: number;
  highest?: number | null;
}

export interface RollRecord {
  entry: number;
  dice: [number, number] | number;
  roller: number | null;
  race: number;
  corrected: boolean;
  source: string;
}

export interface Offer {
  name: string;
  title: string;
  seat_counts: number[];
  options: Option[];
  other_counts: number[];
  learn_minutes: number;
  minutes: number;
  dice: DiceSet | null;
}

export interface Option {
  name: string;
  kind: "choice" | "number" | "numbers" | "seat" | "several" | "switch";
  default: any;
  values?: string[];
  lowest?: number;
  highest?: number;
  length?: number;
  presets?: Record<string, number[]>;
  labels?: string[];
  house_rule?: boolean;
}

export interface DiceSet {
  count: number;
  sides: number;
}

export interface Refusal {
  t: "refusal";
  code: string;
  sentence: string;
  remedy: string;
  details: Record<string, string | number>;
}

export interface Race {
  lanes: Lane[];
  leader: number | null;
  running: boolean;
  finished: boolean;
  winners: number[];
  line: Line | null;
}

export interface Lane {
  number: number;
  label: string;
  colour: string;
  length: number;
  position: number;
  scratched: boolean;
  name: string;
  sums: number[];
}

export interface Line {
  position: number;
  closes: number;
}

export interface Receipt {
  entry: number;
  events: any[];
  repeated: boolean;
  seat: number | null;
}

export interface PastRace {
  entry: number;
  at: number;
  game: string;
  title: string;
  number: number;
  lanes: Lane[];
  line: Line | null;
  frames: Frame[];
  winners: number[];
}

export interface Frame {
  entry: number;
  roll: [number, number] | number | null;
  positions: number[];
  scratched: number[];
  leader: number | null;
}

export interface Incident {
  code: string;
  at: number;
  entry: number;
  details: Record<string, string | number>;
  times: number;
}

export type TableEvent =
  | SeatTaken
  | SeatRenamed
  | NameShown
  | SeatCleared
  | GameOpened
  | GameClosed
  | Corrected
  | TypingAllowed
  | CopyTaken
  | BotStarted
  | BotStopped
  | TablePaused
  | TableResumed
  | ScheduleStarted
  | ScheduleHeld
  | ScheduleContinued
  | ItemBegan
  | ItemSkipped
  | ScheduleExtended
  | ClosingCalled
  | ScheduleStopped
  | ChanceCommitted
  | ChanceRevealed;

export type TableAction =
  | TakeSeat
  | Rename
  | ShowName
  | ClearSeat
  | OpenGame
  | CloseGame
  | CloseEvening
  | Correct
  | AllowTyping
  | PlayFor
  | TakeBack
  | SeatBot
  | PauseTable
  | ResumeTable
  | StartSchedule
  | HoldSchedule
  | ContinueSchedule
  | SkipItem
  | ExtendSchedule
  | CallClosing
  | StopSchedule;

export type CommonAction = Roll | Join | Leave | Pause | Resume;

export type Message =
  | Ping
  | Do
  | ThrowDice
  | Reseat
  | Doors
  | Admit
  | SeatsEach
  | ClearIdle
  | Screen
  | Show
  | PreviewCorrection
  | Seen
  | Painted
  | Touched
  | Cheer
  | PanelCommand;
