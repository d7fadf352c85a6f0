import { randomUUID } from 'node:crypto';
import type { Connection } from '#db/platform/connect.ts';
import { addressKey } from '#domain/account/address.ts';
import { bookingOf } from './booking.ts';
import type { Captured } from './capture.ts';
import type { BookingCustomer } from './customers.ts';

/** A customer whose bookings are sent as SQL, without a program between. */
export type Replayer = BookingCustomer & { captured: Captured; booked: number };

/**
 * Sends the captured statements again and again for so many seconds, every customer on a connection
 * of their own and each time for another booking. Answers how many were booked.
 */
export async function replayBookings(
  { pool }: Connection,
  replayers: readonly Replayer[],
  days: readonly string[],
  seconds: number,
): Promise<number> {
  const endsAt = performance.now() + seconds * 1000;
  let booked = 0;
  async function keepBooking(replayer: Replayer): Promise<void> {
    const client = await pool.connect();
    try {
      while (performance.now() < endsAt) {
        replayer.booked += 1;
        const body = bookingOf(replayer, replayer.booked, days);
        const { own, order, statements } = replayer.captured;
        const words: [string, string][] = [
          [own.key, randomUUID()],
          [own.address, body.deliveryAddress],
          [own.addressKey, addressKey(body.deliveryAddress)],
          [own.day, body.deliveryDate],
          [own.slot, body.deliveryTimeSlot],
        ];
        for (const statement of statements) {
          const values = statement.values.map((value) => reword(value, words));
          const { rows } = await client.query({ ...statement, values });
          if (!statement.text.startsWith('insert into "tiffin_orders"')) continue;
          words.push([order.id, rows[0].id], [order.number, rows[0].number]);
        }
        booked += 1;
      }
    } finally {
      client.release();
    }
  }
  await Promise.all(replayers.map(keepBooking));
  return booked;
}

function reword(value: unknown, words: readonly [string, string][]): unknown {
  if (value?.constructor === Object)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, reword(inner, words)]),
    );
  if (typeof value !== 'string') return value;
  return words.reduce((text, [from, to]) => text.replaceAll(from, to), value);
}
