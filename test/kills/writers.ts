import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Slot, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { type Attempt, attemptTo } from '#test/races/arena.ts';
import { attemptToBook } from '#test/races/book.ts';

/** A write that was answered, with all that is needed to ask again. */
export type Acknowledged = {
  attempt: Attempt;
  status: number;
  body: string;
  kind: 'book' | 'skip';
};

/** Clients that write without a rest until they are stopped. */
export type Writers = {
  acknowledged: Acknowledged[];
  /** Answers that say neither yes nor that the database is away: there should be none. */
  unexpected: string[];
  /** The status of each answer, repeated calls and all; 0 where none came. */
  statuses: number[];
  stop(): Promise<void>;
};

export type Pace = { rest: number };

export type Writer = { token: string; subscriptionId: string; day: string };

/**
 * Lets every writer book and skip, one call after the other. Whatever is not answered, or with
 * 503, is sent again with the same key until it is, as a browser would.
 * @param pace how long each waits between two calls, in milliseconds; whoever holds it may change it
 */
export function startWriting(
  origin: string,
  writers: readonly Writer[],
  pace: Pace = { rest: 0 },
): Writers {
  const acknowledged: Acknowledged[] = [];
  const unexpected: string[] = [];
  const statuses: number[] = [];
  let writing = true;

  async function persist(attempt: Attempt, kind: Acknowledged['kind']): Promise<unknown> {
    for (;;) {
      const { status, body } = await sendOnce(origin, attempt);
      statuses.push(status);
      if (status === 0 || status === 503) {
        await pause(30);
        continue;
      }
      if (status >= 300) {
        unexpected.push(`${kind}: ${status} ${body.slice(0, 300)}`);
        return null;
      }
      acknowledged.push({ attempt, status, body, kind });
      return JSON.parse(body).data;
    }
  }

  async function write({ token, subscriptionId, day }: Writer): Promise<void> {
    for (let count = 1; writing; count += 1) {
      const slot = Slot.options[count % Slot.options.length] as Slot;
      const booking = {
        subscriptionId,
        deliveryDate: day,
        deliveryTimeSlot: slot,
        deliveryAddress: `${count} Maple Street, Oshawa, ON L1G 4S8`,
      };
      if (pace.rest > 0) await pause(pace.rest);
      const booked = await persist(attemptToBook(booking, { token }), 'book');
      if (!booked || count % 3 !== 0) continue;
      const body = { orderId: (booked as { id: string }).id, reason: null };
      await persist(attemptTo(tiffinOrders.skip, { body }, { token, key: randomUUID() }), 'skip');
    }
  }

  const all = Promise.all(writers.map(write));
  return {
    acknowledged,
    unexpected,
    statuses,
    async stop() {
      writing = false;
      await all;
    },
  };
}

/** Longer than a query is given up after: a node that is there answers before. */
const PATIENCE_MS = 25_000;

/** Status 0: no answer came. */
export async function sendOnce(
  origin: string,
  { path, ...attempt }: Attempt,
): Promise<{ status: number; body: string }> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`${origin}/api${path}`, { ...attempt, signal });
    return { status: response.status, body: await response.text() };
  } catch {
    return { status: 0, body: '' };
  }
}
