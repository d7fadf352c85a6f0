import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { formatDay, formatInstant, type IsoDay } from './days.ts';
import { labelOf } from './states.ts';

/**
 * One way in which a state can turn out to be wrong. A correction goes back, or out of an end; an
 * action goes on.
 */
export type CorrectionRule<Status extends string> = {
  /** What is true, as the desk chooses it. */
  label: string;
  from: readonly Status[];
  to: Status;
  /** Only for what is today or later (`ahead`), today or over (`reached`), or today (`today`). */
  day?: 'ahead' | 'reached' | 'today';
};

/** Which corrections there are of one kind of thing; offers, refusals and words come from it. */
export type CorrectionTable<Key extends string, Status extends string> = Record<
  Key,
  CorrectionRule<Status>
>;

/** What of a thing decides how it can be corrected. */
export type Correctable<Status extends string> = {
  status: Status;
  /** The day that it is for. */
  day: IsoDay;
};

function suitsDay({ day: when }: CorrectionRule<string>, day: IsoDay, today: IsoDay): boolean {
  if (when === 'ahead') return day >= today;
  if (when === 'reached') return day <= today;
  return when === undefined || day === today;
}

/** What can be true of a thing instead, in the table's order. */
export const correctionsOf = <Key extends string, Status extends string>(
  table: CorrectionTable<Key, Status>,
  { status, day }: Correctable<Status>,
  today: IsoDay,
): Key[] =>
  (Object.keys(table) as Key[]).filter(
    (key) => table[key].from.includes(status) && suitsDay(table[key], day, today),
  );

type States = { labels: Readonly<Record<string, string>> };

/**
 * The rule of a correction, or why it cannot be made: the thing is no longer in the state that was
 * read (`correction_overtaken`), or its state or day does not allow it (`correction_does_not_fit`).
 */
export function checkCorrection<Key extends string, Status extends string>(
  table: CorrectionTable<Key, Status>,
  states: States,
  thing: Correctable<Status>,
  asked: { correction: Key; from: Status },
  today: IsoDay,
): CorrectionRule<Status> | Refusal {
  const status = labelOf(states, thing.status).toLowerCase();
  if (thing.status !== asked.from) return refuse('correction_overtaken', { status });
  if (correctionsOf(table, thing, today).includes(asked.correction)) return table[asked.correction];
  return refuse('correction_does_not_fit', { status, day: formatDay(thing.day) });
}

/** States whose label is no end of a sentence that begins with `It is`. */
const LABELS_IN_SENTENCE: Readonly<Record<string, string>> = {
  pending: 'waiting for our answer',
  pending_approval: 'waiting for our approval',
  pending_confirmation: 'waiting for our answer',
  preparing: 'being prepared',
};

/** `It is cancelled; we had it as delivered.`, by the words of two states: a customer reads it, too. */
export const isNowText = (to: string, from: string): string =>
  `It is ${to.toLowerCase()}; we had it as ${from.toLowerCase()}.`;

/** The same for two states of a table; nothing where they are one. */
export function stateChangeText(states: States, from: string, to: string): string[] {
  const words = (state: string) => LABELS_IN_SENTENCE[state] ?? labelOf(states, state);
  return from === to ? [] : [isNowText(words(to), words(from))];
}

/** A correction: when and by whom it was made. */
type CorrectionStamp = { at: string; by: string };

/** The line about a correction in the kitchen's note on a thing. */
export const correctionLine = ({ at, by }: CorrectionStamp, words: string): string =>
  `Corrected ${formatInstant(at)} by ${by}: ${words}`;

/** At most so much is kept with a thing. */
const MOST_NOTES = 2000;

/** The kitchen's note with a line about a correction; the oldest words make room. */
export const withCorrectionNote = (note: string | null, line: string): string =>
  [note ?? '', line].join('\n').trim().slice(-MOST_NOTES);
