import { type Answers, inWords, type View, WANTED, type Wanted } from './watch.ts';

type Answer = 'success' | 'try again' | 'nothing' | 'failure';

/** Which answer is seen for certain, where one is, and which others may be. */
type Expected = { certain?: Answer; possible?: readonly Answer[] };

const works: Expected = { certain: 'success' };
const mostlyWorks: Expected = { certain: 'success', possible: ['try again'] };
/** Until it is over, which those who ask again see too. */
const saysTryAgain: Expected = { certain: 'try again', possible: ['success'] };
/** Is over so soon that who asks may just wait for it. */
const saysTryAgainOrWaits: Expected = { possible: ['try again', 'success'] };
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

function isAsExpected(answers: Answers, { certain, possible = [] }: Expected): boolean {
  const seen = new Set([...answers.keys()].map(answerOf));
  const isCertain = certain === undefined || seen.has(certain);
  return isCertain && [...seen].every((one) => one === certain || possible.includes(one));
}

/** What was seen at a node while something happened, in words where it is not as it has to be. */
export function surprises({ event, view }: Sighting): string[] {
  const { sight, only }: { sight: Sight; only?: View['node'] } = SIGHTS[event];
  const expected = only && only !== view.node ? everythingWorks : sight;
  return WANTED.filter((wanted) => !isAsExpected(view.answers[wanted], expected[wanted])).map(
    (wanted) => `${event}: ${wanted} is not as it has to be at ${inWords(view)}`,
  );
}
