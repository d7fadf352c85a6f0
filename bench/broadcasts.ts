import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { adminBroadcasts } from '#contract/account/desk-broadcasts.ts';
import { connect } from '#db/platform/connect.ts';
import { programUrl } from '#db/platform/embedded/server-session.ts';
import { buildSession, buildStaff } from '#test/factories.ts';
import { type FakeGateway, fakeTwilio, switchOn, TWILIO, twilioReport } from '#test/gateways.ts';
import { startProgram } from '#test/kills/start-program.ts';
import { findFreePort } from '#test/nodes/free-port.ts';
import { callApi } from '#test/stories/kit/api.ts';
import { atMost, type Bench, exactly } from './figure.ts';
import { inNewFolder } from './in-new-folder.ts';

const PEOPLE = 2_000;
const THINKS_MS = 40;

/** The gateway is away for as many requests, and the program is killed after so many messages. */
const AWAY = { from: 600, to: 800 };
const KILL_AFTER = 1_200;

/** They have answered STOP before, or do so while it is sent. */
const STOPPED_BEFORE = 10;
const STOP_MEANWHILE = 10;

/** So long everybody may wait for a message, on such a day. */
const LIMIT_S = 300;

const phoneOf = (at: number) => `+1647${String(5_550_000 + at).padStart(7, '0')}`;

/** Slow, now and then too busy, cut off before or after it has taken a message, and away for a while. */
function giveBadDay(gateway: FakeGateway): void {
  gateway.think(THINKS_MS);
  gateway.behave((request, to) => {
    const at = Number(to.slice(-7)) - 5_550_000;
    if (at >= STOPPED_BEFORE && at < STOPPED_BEFORE + STOP_MEANWHILE)
      return { is: 'answer', status: 400, body: { code: 21610, message: 'Unsubscribed' } };
    if (request >= AWAY.from && request < AWAY.to) return { is: 'die' };
    if (request % 20 === 0)
      return { is: 'answer', status: 429, body: { code: 20429, message: 'Too Many Requests' } };
    if (request % 33 === 0) return { is: 'take_and_die' };
    return { is: 'take' };
  });
}

/** Reports that everything was delivered, to the address that the program has given, twice over. */
async function reportAll(gateway: FakeGateway, origin: string, publicUrl: string): Promise<void> {
  for (const status of ['delivered', 'sent', 'delivered']) {
    const waiting = gateway.taken.values();
    const lines = Array.from({ length: 8 }, async () => {
      for (const { reference } of waiting) {
        const report = twilioReport({ MessageStatus: status }, { reference, publicUrl });
        const { url, headers, payload: body } = report;
        await fetch(origin + url, { method: 'POST', headers, body });
      }
    });
    await Promise.all(lines);
  }
}

/**
 * A broadcast to 2,000 people by SMS, through a gateway that is slow, refuses, repeats its reports and is
 * away in the middle, by a program that is killed in the middle: everybody once, and the log true.
 */
export const benchBroadcasts: Bench = (say) =>
  inNewFolder(async (dataDir) => {
    const gateway = await fakeTwilio();
    const port = await findFreePort();
    const [origin, publicUrl] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
    const start = () => startProgram(dataDir, port, { env: { TWILIO_URL: gateway.url } });
    let program = start();
    try {
      await program.ready();
      const { db, close } = connect(programUrl(join(dataDir, 'run')));
      const now = Temporal.Now.instant();
      await switchOn(db, { sms: TWILIO }, now);
      const { token } = await buildSession(db, { staff: await buildStaff(db) });
      await sql`INSERT INTO customers (email, first_name, last_name, phone)
        SELECT NULL, 'Person', at::text, '+1647' || 5550000 + at
        FROM generate_series(0, ${PEOPLE - 1}) AS at`.execute(db);
      const stopped = Array.from({ length: STOPPED_BEFORE }, (_, at) => phoneOf(at));
      await db
        .insertInto('opt_outs')
        .values(stopped.map((phone) => ({ phone, channel: 'sms' as const, at: now })))
        .execute();
      await close();

      giveBadDay(gateway);
      const startedAt = performance.now();
      const audience = { to: 'all' } as const;
      const reaches = PEOPLE - STOPPED_BEFORE;
      const words = {
        subject: 'Late today',
        text: 'The van does not start; we come an hour later.',
      };
      const { id } = await callApi(
        origin,
        adminBroadcasts.create,
        { body: { audience, ...words, reaches } },
        token,
      );
      while (gateway.taken.length < KILL_AFTER) await pause(20);
      await program.kill();
      program = start();
      await program.ready();
      const read = () => callApi(origin, adminBroadcasts.read, { params: { id } }, token);
      while ((await read()).counts.waiting > 0) await pause(250);
      const seconds = (performance.now() - startedAt) / 1000;
      say(`sent to all in ${seconds.toFixed(1)} s, with ${gateway.asked()} requests`);
      await reportAll(gateway, origin, publicUrl);

      const { counts } = await read();
      say(JSON.stringify(counts));
      const texts = Map.groupBy(gateway.taken, ({ to }) => to);
      const once = [...texts.values()].filter(({ length }) => length === 1).length;
      const twice = texts.size - once;
      if (twice > 0) say(`${twice} got it more than once`);
      const wanted = PEOPLE - STOPPED_BEFORE - STOP_MEANWHILE;
      const toStopped = [...stopped].filter((phone) => texts.has(phone)).length;
      const isTrue =
        counts.delivered === once && counts.unreached === STOPPED_BEFORE + STOP_MEANWHILE;
      return [
        exactly({
          name: 'people who got a broadcast by SMS once',
          value: once,
          unit: 'people',
          limit: wanted,
        }),
        exactly({
          name: 'people of a broadcast of whom the log is true',
          value: isTrue && toStopped === 0 ? PEOPLE : 0,
          unit: 'people',
          limit: PEOPLE,
        }),
        atMost({
          name: 'a broadcast to 2,000 by SMS on a bad day',
          value: seconds,
          unit: 's',
          limit: LIMIT_S,
        }),
      ];
    } finally {
      await program.stop();
      await gateway.stop();
    }
  });
