import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { buildApp } from '#api/app.ts';
import { readEnv } from '#api/env.ts';
import { type Connection, connect } from '#db/platform/connect.ts';
import { addressKey } from '#domain/account/address.ts';
import { TEST_SECRET } from '#test/factories.ts';
import { bookingOf } from './booking.ts';
import type { BookingCustomer } from './customers.ts';

/** As the driver was given it; by a name where its plan is kept. */
export type Statement = { name?: string; text: string; values: unknown[] };

/** The statements of one call that really booked, and the words in them that are this call's own. */
export type Captured = {
  statements: Statement[];
  own: { key: string; address: string; addressKey: string; day: string; slot: string };
  order: { id: string; number: string };
};

/**
 * Books once for each customer with the program in this process, and records every statement that
 * it sends: session, idempotency, the booking itself, ledger, mail, answer.
 */
export async function captureBookings(
  { url }: Connection,
  customers: readonly BookingCustomer[],
  days: readonly string[],
): Promise<Captured[]> {
  const connection = connect(url, { max: 1 });
  const env = readEnv({
    DATABASE_URL: url,
    SECRET: TEST_SECRET,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  });
  const { app } = await buildApp({ env, db: connection.db, databaseUrl: url });
  try {
    const captured: Captured[] = [];
    for (const customer of customers) {
      const body = bookingOf(customer, 0, days);
      const key = randomUUID();
      const { result, statements } = await recording(() =>
        app.inject({
          method: 'POST',
          url: '/api/v1/public/tiffin/order',
          headers: { authorization: `Bearer ${customer.token}`, 'idempotency-key': key },
          payload: body,
        }),
      );
      if (result.statusCode !== 201) throw new Error(`It was not booked: ${result.body}`);
      const { id, orderNumber: number } = result.json().data;
      captured.push({
        statements,
        order: { id, number },
        own: {
          key,
          address: body.deliveryAddress,
          addressKey: addressKey(body.deliveryAddress),
          day: body.deliveryDate,
          slot: body.deliveryTimeSlot,
        },
      });
    }
    return captured;
  } finally {
    await app.close();
    await connection.close();
  }
}

/** Runs `work` while every query of this process is written down. */
async function recording<T>(
  work: () => Promise<T>,
): Promise<{ result: T; statements: Statement[] }> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, ...sent: unknown[]) {
    const [first, values = []] = sent as [string | Statement, unknown[]?];
    statements.push(typeof first === 'string' ? { text: first, values } : first);
    return Reflect.apply(query, this, sent);
  } as typeof query;
  try {
    return { result: await work(), statements };
  } finally {
    pg.Client.prototype.query = query;
  }
}
