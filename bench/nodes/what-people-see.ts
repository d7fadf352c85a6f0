import { inWords, type View, WANTED, type Wanted } from './watch.ts';

type Answer = 'success' | 'try again' | 'nothing' | 'failure';

/**
 * Which answer is seen for certain, and which others may be. Where somebody has waited for so many
 * milliseconds, the certain one may be missing.
 */
type Expected = { certain: Answer; possible?: readonly Answer[]; orWaitMs?: number };

const works: Expected = { certain: 'success' };
const mostlyWorks: Expected = { certain: 'success', possible: ['try again'] };
/** Until it is over, which those who ask again see too. */
const saysTryAgain: Expected = { certain: 'try again', possible: ['success'] };
/** Is over so soon that who asks may just wait for it. */
const saysTryAgainOrWaits: Expected = { ...saysTryAgain, orWaitMs: 1_000 };
/** Nobody is there; who starts again may say for a moment that its database is not there yet. */
const isGone: Expected = { certain: 'nothing', possible: ['try again', 'success'] };

type Sight = Record<Wanted, Expected>;

const everythingWorks: Sight = { page: works, orders: works, write: works, readyz: works };

const pagesAlone: Sight = {
  ...{ page: works, orders: saysTryAgain, write: saysTryAgain, readyz: saysTryAgain },
};

/**
 * What happens, and what people see of it: the table of operations.md. A line, a clock and the death of a
 * node concern only the first node; at the others nothing is seen.
 */
export const SIGHTS = {
  'the primary is killed': { sight: { ...pagesAlone, orders: saysTryAgainOrWaits } },
  'its whole machine dies': { sight: pagesAlone },
  'the line to the database is cut': { sight: pagesAlone, only: 'straight' },
  'the line is half open': { sight: pagesAlone, only: 'straight' },
  'the line is slow': { sight: { ...everythingWorks, readyz: saysTryAgain }, only: 'straight' },
  'the database is frozen': {
    // It thaws before a call is given up.
    sight: { page: works, orders: mostlyWorks, write: mostlyWorks, readyz: saysTryAgain },
  },
  "the primary's disk is full": {
    sight: { page: works, orders: mostlyWorks, write: saysTryAgain, readyz: saysTryAgain },
  },
  'a node is killed': {
    sight: { page: isGone, orders: isGone, write: isGone, readyz: isGone },
    only: 'straight',
  },
  'a newer program migrates the database': { sight: everythingWorks },
  "a node's clock is an hour fast": { sight: everythingWorks },
  'the mail server is down, or silent': { sight: everythingWorks },
} as const satisfies Record<string, { sight: Sight; only?: View['node'] }>;

export type Event = keyof typeof SIGHTS;

/** What was seen at one node of something that happened. */
export type Sighting = { event: Event; view: View };

function answerOf(status: number): Answer {
  if (status === 200 || status === 201) return 'success';
  if (status === 503) return 'try again';
  return status === 0 ? 'nothing' : 'failure';
}

function isAsExpected(
  { answers, longestWait }: View,
  wanted: Wanted,
  { certain, possible = [], orWaitMs = Number.POSITIVE_INFINITY }: Expected,
): boolean {
  const seen = new Set([...answers[wanted].keys()].map(answerOf));
  const isNoticed = seen.has(certain) || longestWait >= orWaitMs;
  return isNoticed && [...seen].every((one) => one === certain || possible.includes(one));
}

/** What was seen at a node while something happened, in words where it is not as it has to be. */
export function surprises({ event, view }: Sighting): string[] {
  const { sight, only }: { sight: Sight; only?: View['node'] } = SIGHTS[event];
  const expected = only && only !== view.node ? everythingWorks : sight;
  return WANTED.filter((wanted) => !isAsExpected(view, wanted, expected[wanted])).map(
    (wanted) => `${event}: ${wanted} is not as it has to be at ${inWords(view)}`,
  );
}
