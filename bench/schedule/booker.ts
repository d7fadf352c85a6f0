import { openPoster } from '../load/poster.ts';
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
    const poster = await openPoster(port);
    while (performance.now() < endsAt) {
      booked[index] = (booked[index] ?? 0) + 1;
      const body = bookingOf(customer, booked[index], days);
      const answer = await poster.post('/api/v1/public/tiffin/order', customer.token, body);
      if (answer.startsWith('HTTP/1.1 201')) count += 1;
      else failed.push(answer);
    }
    poster.close();
  }

  await Promise.all(customers.map(keepBooking));
  process.send?.({ count, booked, failed });
});
