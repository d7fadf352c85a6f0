import { failureCode, failureWords } from '#admin/platform/client/failure.ts';

/** What is asked before something is done: what is so, and the button that goes on all the same. */
type Question = { title: string; words: string; confirm: string };

/** A question that waits for its answer. */
export type FirstQuestion = Question & { answer: (yes: boolean) => void };

let asked: FirstQuestion | null = null;
const listeners = new Set<() => void>();

function show(question: FirstQuestion | null): void {
  asked = question;
  for (const listener of listeners) listener();
}

/** The question that is asked now, for the one dialog that shows it. */
export const firstQuestion = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => asked,
};

/** Asks whether something is meant. A question that comes while another one waits gets a no. */
async function askFirst(question: Question): Promise<boolean> {
  if (asked) return false;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  show({ ...question, answer: resolve });
  const yes = await promise;
  show(null);
  return yes;
}

/**
 * Does what belongs to a time; where it is for another, asks first and does it all the same. Null
 * when that was not meant.
 */
export async function inItsTime<Answer>(
  does: string,
  send: (body: { anyTime?: true }) => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await send({});
  } catch (caught) {
    if (failureCode(caught) !== 'not_its_time') throw caught;
    const words = failureWords(caught);
    const isMeant = await askFirst({ title: 'Not for now', words, confirm: `${does} now` });
    return isMeant ? send({ anyTime: true }) : null;
  }
}

/**
 * Takes something back; where money has moved for it meanwhile, asks first and takes it back all the
 * same. Null when that was not meant.
 */
export async function knowingTheMoney<Answer>(
  send: (body: { moneyMoved?: true }) => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await send({});
  } catch (caught) {
    if (failureCode(caught) !== 'money_moved') throw caught;
    const words = failureWords(caught);
    const isMeant = await askFirst({ title: 'Money has moved', words, confirm: 'Take it back' });
    return isMeant ? send({ moneyMoved: true }) : null;
  }
}
