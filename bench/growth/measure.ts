import type { Question } from './questions.ts';

/** The quickest of several goes, in milliseconds, and how many rows were answered. */
export type Timed = { ms: number; rows: number };

/** What was not answered at all. */
export const NEVER: Timed = { ms: Number.POSITIVE_INFINITY, rows: 0 };

const WARM_UP = 2;
const FEWEST = 3;

/** How often something is done at the most, and after how long it has been enough of it. */
export type Look = { most: number; enoughMs: number };

const FIRST_LOOK: Look = { most: 8, enoughMs: 200 };
/** At what seems slow: somebody else may have had the machine at that moment. */
export const SECOND_LOOK: Look = { most: 40, enoughMs: 2_000 };

/** What takes that long once is not done again. */
const TOO_LONG_MS = 1_500;

/** What one kitchen is timed at; `once` where it takes minutes. Answers how many rows came. */
export type Go = { run: () => Promise<number>; once?: boolean };

/**
 * Does the same in each kitchen by turns, so that whatever else the machine does meets both; the longer
 * it takes the fewer times. Answers the quickest of each.
 */
export async function timeByTurns(goes: readonly Go[], look = FIRST_LOOK): Promise<Timed[]> {
  const turns = goes.map((go) => ({ ...go, ...NEVER, spentMs: 0, isDone: false }));
  for (let round = 0; round < look.most + WARM_UP; round += 1) {
    for (const turn of turns) {
      if (turn.isDone) continue;
      const startedAt = performance.now();
      const rows = await turn.run().catch((error) => {
        if (error instanceof TooLong) return null;
        throw error;
      });
      const took = performance.now() - startedAt;
      const isLast = turn.once === true || rows === null || took > TOO_LONG_MS;
      if (rows === null) turn.ms = NEVER.ms;
      else if (isLast || round >= WARM_UP) turn.ms = Math.min(turn.ms, took);
      turn.rows = rows ?? NEVER.rows;
      turn.spentMs += took;
      turn.isDone = isLast || (round >= WARM_UP + FEWEST && turn.spentMs > look.enoughMs);
    }
  }
  return turns.map(({ ms, rows }) => ({ ms, rows }));
}

export type Tokens = Record<Question['as'], string>;

/** A question that the program has given up. */
class TooLong extends Error {}

/** Asks one question over HTTP; answers how many rows came. */
export async function ask(origin: string, question: Question, path: string, tokens: Tokens) {
  const token = tokens[question.as];
  const { body } = question;
  const answer = await fetch(origin + path, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
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

/** A program that is asked, by whom, and what about: the same in every kitchen, each of its own things. */
export type Asked = { origin: string; tokens: Tokens; questions: ReadonlyMap<string, Question> };

/** How long each of these questions takes in each kitchen. */
export async function timeQuestions(
  kitchens: readonly Asked[],
  names: Iterable<string>,
  look = FIRST_LOOK,
): Promise<Map<string, Timed[]>> {
  const times = new Map<string, Timed[]>();
  for (const name of names) {
    const goes = kitchens.map(({ origin, tokens, questions }): Go => {
      const question = questions.get(name);
      if (!question) throw new Error(`Not every kitchen is asked for ${name}.`);
      let path: string | undefined;
      return {
        async run() {
          path ??= await pathOf(origin, question, tokens);
          return (await ask(origin, question, path, tokens)).rows;
        },
      };
    });
    times.set(name, await timeByTurns(goes, look));
  }
  return times;
}
