import { expect, it } from 'vitest';
import { useDatabase } from '#test/database.ts';
import { countLimitedCall } from './limited-calls.ts';

const database = useDatabase();

const began = Temporal.Instant.from('2026-11-18T15:00:00Z');
const limit = { max: 3, windowSeconds: 10 };

/** What so many calls are answered, each that long after the first, in milliseconds. */
async function waits(who: string, after: number[], what = 'POST /v1/contact'): Promise<number[]> {
  const answers: number[] = [];
  for (const milliseconds of after)
    answers.push(
      await countLimitedCall(database.db, { what, who, limit }, began.add({ milliseconds })),
    );
  return answers;
}

it('so many calls go through in a window, then it is said how long to wait', async () => {
  expect(await waits('one', [0, 0, 0, 0, 9_100, 10_000])).toEqual([0, 0, 0, 10, 1, 0]);
});

it('each call and each caller is counted apart', async () => {
  await waits('two', [0, 0, 0]);
  expect(await waits('another', [0])).toEqual([0]);
  expect(await waits('two', [0], 'POST /v1/inquiry')).toEqual([0]);
  expect(await waits('two', [0])).toEqual([10]);
});

it('of calls at the same moment no more go through than are allowed', async () => {
  const call = { what: 'POST /v1/contact', who: 'a crowd', limit };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => countLimitedCall(database.db, call, began)),
  );
  expect(answers.filter((wait) => wait === 0)).toHaveLength(3);
});

it('nobody can be read out of what is kept', async () => {
  await waits('203.0.113.7', [0]);
  const kept = await database.db.selectFrom('limited_calls').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain('203.0.113');
});
