import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { problemsOf, readBooks } from '#test/credits/books.ts';
import { type Acknowledged, sendOnce } from './writers.ts';

export type Losses = {
  acknowledged: number;
  /** Acknowledged writes that are not there. */
  lost: string[];
  /** What is there in part, or twice. */
  halfDone: string[];
  /** Retries that were answered otherwise than the first time. */
  answeredOtherwise: string[];
};

/** Compares what was acknowledged with what is there, and asks everything again. */
export async function findLosses(
  db: Kysely<DB>,
  origin: string,
  acknowledged: readonly Acknowledged[],
): Promise<Losses> {
  const { rows: orders } = await sql<{ id: string; status: string; mails: string[] }>`
    SELECT id, status, coalesce(told.mails, '{}') AS mails FROM tiffin_orders
    LEFT JOIN (SELECT details->>'orderNumber' AS number, array_agg(kind ORDER BY kind) AS mails
      FROM mails GROUP BY 1) told USING (number)`.execute(db);
  const idOf = ({ body }: Acknowledged): string => JSON.parse(body).data.id;
  const booked = new Set(acknowledged.filter(({ kind }) => kind === 'book').map(idOf));
  const skipped = new Set(acknowledged.filter(({ kind }) => kind === 'skip').map(idOf));
  const stored = new Map(orders.map((order) => [order.id, order]));

  const lost = [...booked].filter((id) => {
    const order = stored.get(id);
    return !order || (skipped.has(id) && order.status !== 'skipped');
  });
  // Every call was repeated until it was answered, so that there is nothing but what was answered.
  const halfDone = (await readBooks(db)).flatMap(problemsOf);
  for (const { id, status, mails } of orders) {
    if (!booked.has(id)) halfDone.push(`${id} came of no answered call`);
    const isSkipped = skipped.has(id);
    const wanted = isSkipped ? 'order_scheduled order_skipped' : 'order_scheduled';
    if (mails.join(' ') !== wanted) halfDone.push(`${id} has the mails ${mails}`);
    if ((status === 'skipped') !== isSkipped) halfDone.push(`${id} is ${status}`);
  }
  return {
    acknowledged: acknowledged.length,
    lost,
    halfDone,
    answeredOtherwise: await repeatAll(origin, acknowledged),
  };
}

/** Sends every call once more, a few at a time; answers those that were answered otherwise. */
async function repeatAll(origin: string, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const otherwise: string[] = [];
  const waiting = [...acknowledged];
  async function repeat(): Promise<void> {
    for (let call = waiting.pop(); call; call = waiting.pop()) {
      const { status, body } = await sendOnce(origin, call.attempt);
      if (status !== call.status || body !== call.body) otherwise.push(`${status} ${body}`);
    }
  }
  await Promise.all(Array.from({ length: 8 }, repeat));
  return otherwise;
}
