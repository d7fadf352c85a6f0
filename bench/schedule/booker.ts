import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { bookingOf } from './booking.ts';
import type { BookingCustomer } from './customers.ts';

/** What a client process is told: who books where, and for how long. */
export type BookRequest = {
  port: number;
  customers: BookingCustomer[];
  days: string[];
  /** Bookings that each customer has made so far. */
  booked: number[];
  seconds: number;
};

// A client process that costs little: each customer books on a connection of their own, the next
// time as soon as the answer has come.
process.on('disconnect', () => process.exit());
process.on('message', async ({ port, customers, days, booked, seconds }: BookRequest) => {
  const endsAt = performance.now() + seconds * 1000;
  let count = 0;
  const failed: string[] = [];

  async function keepBooking(customer: BookingCustomer, index: number): Promise<void> {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    await once(socket, 'connect');
    while (performance.now() < endsAt) {
      booked[index] = (booked[index] ?? 0) + 1;
      const body = JSON.stringify(bookingOf(customer, booked[index], days));
      socket.write(
        `POST /api/v1/public/tiffin/order HTTP/1.1\r\nHost: localhost\r\n` +
          `Authorization: Bearer ${customer.token}\r\nIdempotency-Key: ${randomUUID()}\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
      let answer = '';
      while (!isWhole(answer)) answer += String((await once(socket, 'data'))[0]);
      if (answer.startsWith('HTTP/1.1 201')) count += 1;
      else failed.push(answer);
    }
    socket.destroy();
  }

  await Promise.all(customers.map(keepBooking));
  process.send?.({ count, booked, failed });
});

function isWhole(answer: string): boolean {
  const headEnd = answer.indexOf('\r\n\r\n');
  const length = /\r\ncontent-length: (\d+)/i.exec(answer)?.[1];
  if (headEnd < 0 || length === undefined) return false;
  return Buffer.byteLength(answer) >= headEnd + 4 + Number(length);
}
