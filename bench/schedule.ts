import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { connect } from '#db/platform/connect.ts';
import { problemsOf, readBooks } from '#test/credits/books.ts';
import { atLeast, type Bench } from './figure.ts';
import { withProgram } from './in-new-folder.ts';
import type { BookRequest } from './schedule/booker.ts';
import { captureBookings } from './schedule/capture.ts';
import { makeBookingCustomers } from './schedule/customers.ts';
import { type Replayer, replayBookings } from './schedule/replay.ts';
import { median } from './statistics.ts';

const CLIENTS = 16;
const ROUNDS = 11;
const SECONDS = 1;

/**
 * Bookings a second over HTTP, against the same statements sent straight to the same server. Nobody
 * works off the mails meanwhile, on either side.
 */
export const benchSchedule: Bench = (say) =>
  withProgram(
    async ({ origin, databaseUrl }) => {
      const connection = connect(databaseUrl, { max: CLIENTS });
      const booker = fork(join(import.meta.dirname, 'schedule/booker.ts'), { execArgv: [] });
      try {
        const { customers, days } = await makeBookingCustomers(connection, CLIENTS * 2);
        const [callers, others] = [customers.slice(0, CLIENTS), customers.slice(CLIENTS)];
        const captured = await captureBookings(connection, others, days);
        say(`${captured[0]?.statements.length} statements make a booking`);
        const replayers = others.map(
          (customer, index) => ({ ...customer, captured: captured[index], booked: 0 }) as Replayer,
        );
        let booked = callers.map(() => 0);
        const overHttp = async (): Promise<number> => {
          const port = Number(new URL(origin).port);
          const request = { port, customers: callers, days, booked, seconds: SECONDS };
          booker.send(request satisfies BookRequest);
          const [answer] = (await once(booker, 'message')) as [
            { count: number; booked: number[]; failed: string[] },
          ];
          if (answer.failed[0]) throw new Error(`It was not booked: ${answer.failed[0]}`);
          booked = answer.booked;
          return answer.count / SECONDS;
        };
        const straight = async (): Promise<number> =>
          (await replayBookings(connection, replayers, days, SECONDS)) / SECONDS;

        await straight();
        await overHttp();
        await overHttp();
        const http: number[] = [];
        const sql: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          sql.push(await straight());
          http.push(await overHttp());
        }
        const problems = (await readBooks(connection.db)).flatMap(problemsOf);
        if (problems.length > 0) throw new Error(`The books are wrong: ${problems[0]}`);
        say(`over HTTP ${http.join(' ')}; straight ${sql.join(' ')} a second`);
        return [
          atLeast(0.4, {
            name: 'bookings over HTTP, 16 clients',
            value: median(http),
            unit: 'bookings/s',
            limit: median(sql),
          }),
        ];
      } finally {
        booker.kill();
        await connection.close();
      }
    },
    { WORKER: 'off' },
  );
