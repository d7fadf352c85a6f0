import type { Question } from './questions.ts';

/** The quickest of several goes, in milliseconds, and how many rows were answered. */
export type Timed = { ms: number; rows: number };

/** What was not answered at all. */
export const NEVER: Timed = { ms: Number.POSITIVE_INFINITY, rows: 0 };

const WARM_UP = 2;
const FEWEST = 3;
const MOST = 8;
/** So long one question may take in all, unless it takes longer than that the fewest times. */
const LONG_ENOUGH_MS = 200;

/** What takes that long once is not asked again. */
const TOO_LONG_MS = 1_500;

/** Does something a few times, the longer it takes the fewer; answers the quickest. */
export async function timeOf(ask: () => Promise<number>, { once = false } = {}): Promise<Timed> {
  let best = Number.POSITIVE_INFINITY;
  let rows = 0;
  const begunAt = performance.now();
  for (let round = 0; round < MOST + WARM_UP; round += 1) {
    const startedAt = performance.now();
    rows = await ask();
    const endedAt = performance.now();
    if (once || endedAt - startedAt > TOO_LONG_MS || round >= WARM_UP)
      best = Math.min(best, endedAt - startedAt);
    const enough = round >= WARM_UP + FEWEST && endedAt - begunAt > LONG_ENOUGH_MS;
    if (once || enough || endedAt - startedAt > TOO_LONG_MS) break;
  }
  return { ms: best, rows };
}

export type Tokens = Record<Question['as'], string>;

/** A question that the program has given up. */
class TooLong extends Error {}

/** Asks one question over HTTP; answers how many rows came. */
export async function ask(origin: string, question: Question, path: string, tokens: Tokens) {
  const token = tokens[question.as];
  const answer = await fetch(origin + path, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (answer.headers.get('content-type')?.startsWith('text/csv')) {
    let lines = 0;
    for await (const piece of answer.body ?? [])
      for (const byte of piece as Uint8Array) if (byte === 10) lines += 1;
    return { rows: lines, pages: 1 };
  }
  const text = await answer.text();
  // A database that takes too long is given up, and so is the question.
  if (answer.status === 503) throw new TooLong(question.name);
  if (!answer.ok) throw new Error(`${question.name}: ${answer.status} ${text.slice(0, 200)}`);
  if (!answer.headers.get('content-type')?.includes('json')) return { rows: 1, pages: 1 };
  const { data, pagination } = JSON.parse(text);
  return { rows: Array.isArray(data) ? data.length : 1, pages: pagination?.total_pages ?? 1 };
}

/** The path of a question; of the last page it depends on how many there are. */
export async function pathOf(origin: string, question: Question, tokens: Tokens): Promise<string> {
  const { path, lastPage } = question;
  if (!lastPage) return path;
  const { pages } = await ask(origin, question, path, tokens);
  return `${path}${path.includes('?') ? '&' : '?'}page=${pages}`;
}

/** How long each question takes in the kitchen as it is. */
export async function timeQuestions(
  origin: string,
  questions: readonly Question[],
  tokens: Tokens,
): Promise<Map<string, Timed>> {
  const times = new Map<string, Timed>();
  for (const question of questions) {
    const time = async () => {
      const path = await pathOf(origin, question, tokens);
      return timeOf(async () => (await ask(origin, question, path, tokens)).rows);
    };
    times.set(
      question.name,
      await time().catch((error) => {
        if (error instanceof TooLong) return NEVER;
        throw error;
      }),
    );
  }
  return times;
}
