/** What the kitchen and the customer do with an inquiry, so many days after it was sent. */
export type CateringStep =
  | 'contact'
  | 'quote'
  | 'quoteBriefly'
  | 'askForChange'
  | 'revise'
  | 'accept'
  | 'agreeOnTime'
  | 'payDeposit'
  | 'withdraw'
  | 'decline'
  | 'callOff';

const QUOTED: [number, CateringStep][] = [
  [1, 'contact'],
  [2, 'quote'],
];

/** How it goes with an inquiry. Whoever paid a deposit pays the balance before the event. */
export const SCENARIOS = {
  waiting: [],
  contacted: [[1, 'contact']],
  quoted: QUOTED,
  expired: [
    [1, 'contact'],
    [2, 'quoteBriefly'],
  ],
  changing: [...QUOTED, [4, 'askForChange']],
  revised: [...QUOTED, [4, 'askForChange'], [5, 'revise']],
  unpaid: [...QUOTED, [4, 'accept'], [5, 'agreeOnTime']],
  booked: [...QUOTED, [4, 'accept'], [5, 'agreeOnTime'], [6, 'payDeposit']],
  bookedLater: [
    ...QUOTED,
    [4, 'askForChange'],
    [5, 'revise'],
    [7, 'accept'],
    [8, 'payDeposit'],
    [9, 'agreeOnTime'],
  ],
  timeless: [...QUOTED, [4, 'accept'], [6, 'payDeposit']],
  withdrawn: [...QUOTED, [5, 'withdraw']],
  declined: [
    [1, 'contact'],
    [2, 'decline'],
  ],
  calledOff: [...QUOTED, [4, 'accept'], [6, 'payDeposit'], [10, 'callOff']],
} satisfies Record<string, [number, CateringStep][]>;

type Scenario = keyof typeof SCENARIOS;
type Host = 'guide' | 'customer' | 'visitor';
export type Occasion = 'wedding' | 'birthday' | 'company' | 'pooja' | 'party' | 'anniversary';

/** An event of the demo: asked for so many days before the end, that many days ahead of it. */
export type BookedEvent = {
  asked: number;
  ahead: number;
  occasion: Occasion;
  guests: number;
  host: Host;
  effect: Scenario;
};

const book = (
  ...rows: [number, number, Occasion, number, Host, Scenario][]
): readonly BookedEvent[] =>
  rows.map(([asked, ahead, occasion, guests, host, effect]) => ({
    ...{ asked, ahead, occasion, guests, host, effect },
  }));

/**
 * The event book: months that are over, the weeks to come, and what waits for a word today. Only
 * customers with an account answer on the site; visitors say it on the phone.
 */
export const EVENT_BOOK = book(
  [96, 40, 'wedding', 180, 'visitor', 'booked'],
  [90, 25, 'company', 45, 'customer', 'booked'],
  [88, 60, 'birthday', 60, 'customer', 'bookedLater'],
  [84, 33, 'party', 25, 'customer', 'withdrawn'],
  [79, 52, 'pooja', 50, 'visitor', 'booked'],
  [74, 20, 'birthday', 35, 'customer', 'booked'],
  [70, 90, 'wedding', 240, 'visitor', 'booked'],
  [66, 45, 'anniversary', 70, 'guide', 'booked'],
  [61, 30, 'party', 30, 'visitor', 'expired'],
  [57, 85, 'wedding', 150, 'customer', 'bookedLater'],
  [53, 40, 'company', 80, 'visitor', 'booked'],
  [48, 120, 'wedding', 300, 'customer', 'booked'],
  [45, 31, 'pooja', 40, 'customer', 'booked'],
  [41, 28, 'birthday', 90, 'visitor', 'declined'],
  [38, 47, 'pooja', 45, 'guide', 'booked'],
  [36, 58, 'wedding', 110, 'customer', 'calledOff'],
  [35, 21, 'company', 30, 'customer', 'booked'],
  [33, 100, 'anniversary', 85, 'customer', 'bookedLater'],
  [30, 33, 'birthday', 55, 'visitor', 'booked'],
  [27, 150, 'wedding', 220, 'visitor', 'expired'],
  [24, 34, 'birthday', 120, 'customer', 'booked'],
  [20, 11, 'company', 40, 'visitor', 'booked'],
  [19, 33, 'party', 38, 'customer', 'timeless'],
  [17, 17, 'pooja', 48, 'customer', 'booked'],
  [16, 80, 'company', 100, 'customer', 'expired'],
  [14, 60, 'birthday', 65, 'customer', 'withdrawn'],
  [13, 45, 'wedding', 160, 'customer', 'declined'],
  [11, 95, 'wedding', 140, 'customer', 'unpaid'],
  [10, 36, 'birthday', 40, 'guide', 'revised'],
  [8, 120, 'anniversary', 75, 'customer', 'changing'],
  [7, 50, 'company', 60, 'customer', 'quoted'],
  [5, 20, 'party', 22, 'visitor', 'unpaid'],
  [4, 200, 'wedding', 260, 'visitor', 'contacted'],
  [3, 38, 'birthday', 48, 'customer', 'contacted'],
  [2, 65, 'company', 95, 'guide', 'waiting'],
  [1, 38, 'pooja', 60, 'visitor', 'waiting'],
  [1, 13, 'party', 28, 'customer', 'waiting'],
  [0, 90, 'wedding', 130, 'visitor', 'waiting'],
);
