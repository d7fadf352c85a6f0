import { failureCode, failureWords } from '#admin/api/failure.ts';

/** A question that waits for its answer: what is so, and the button that goes on all the same. */
export type OtherDayQuestion = { words: string; confirm: string; answer: (yes: boolean) => void };

let asked: OtherDayQuestion | null = null;
const listeners = new Set<() => void>();

function show(question: OtherDayQuestion | null): void {
  asked = question;
  for (const listener of listeners) listener();
}

/** The question that is asked now, for the one dialog that shows it. */
export const otherDayQuestion = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => asked,
};

/**
 * Asks whether work on another day is meant; `words` say which and how many. A question that comes
 * while another one waits is answered with no.
 */
async function askOtherDay(words: string, confirm: string): Promise<boolean> {
  if (asked) return false;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  show({ words, confirm, answer: resolve });
  const yes = await promise;
  show(null);
  return yes;
}

/**
 * Does what belongs to a day; where it is another day's, asks first and does it all the same. Null
 * when that was not meant.
 */
export async function onItsDay<Answer>(
  does: string,
  send: (body: { otherDay?: true }) => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await send({});
  } catch (caught) {
    if (failureCode(caught) !== 'not_its_day') throw caught;
    const isMeant = await askOtherDay(failureWords(caught), `${does} now`);
    return isMeant ? send({ otherDay: true }) : null;
  }
}
