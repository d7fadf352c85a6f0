import type { Updateable } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DB } from '#db/types.ts';
import { instantAt } from '#domain/platform/days.ts';
import { useApp } from '#test/app.ts';
import { callDuring } from '#test/call-during.ts';
import { mailed } from '#test/clock-runs.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';
import { beginPauses, endPauses } from './pauses-by-the-clock.ts';

const services = useApp();
const MONDAY = '2026-11-23';
const FRIDAY = '2026-11-27';
const AFTER = '2026-11-28';

/** What a step of the clock is given on a day. */
const on = (day: string) => ({
  db: services.db,
  now: instantAt(day, '09:00'),
  log: services.services.log,
});

const planned = (values: Parameters<typeof buildSubscription>[1] = {}) =>
  buildSubscription(services.db, {
    pause_from: MONDAY,
    paused_until: FRIDAY,
    paused_by: 'customer',
    ...values,
  });

const read = (id: string) =>
  services.db
    .selectFrom('subscriptions')
    .where('id', '=', id)
    .select(['status', 'pause_from', 'paused_until'])
    .executeTakeFirstOrThrow();

/** Somebody changes a subscription while a step of the clock has read that it is due. */
const changedDuring = (
  id: string,
  values: Updateable<DB['subscriptions']>,
  step: typeof beginPauses,
  day: string,
) =>
  callDuring(
    services.db,
    (tx) => tx.updateTable('subscriptions').set(values).where('id', '=', id).execute(),
    () => step(on(day)),
  );

beforeEach(async () => {
  await services.db.updateTable('subscriptions').set({ status: 'cancelled' }).execute();
  await services.db.deleteFrom('mails').execute();
});

describe('a planned pause', () => {
  it('begins on its first day and is over after its last, each of them counted once', async () => {
    const { id } = await planned();
    expect([await beginPauses(on(MONDAY)), await beginPauses(on(MONDAY))]).toEqual([1, 0]);
    expect((await read(id)).status).toBe('paused');
    expect([await endPauses(on(AFTER)), await endPauses(on(AFTER))]).toEqual([1, 0]);
    expect((await read(id)).status).toBe('active');
  });

  it.each(['customer', 'staff'] as const)('is told as the %s’s when it begins', async (who) => {
    await planned({ paused_by: who });
    await beginPauses(on(MONDAY));
    expect(await mailed(services, 'subscription_paused')).toMatchObject([
      { by: who, phase: 'begun' },
    ]);
  });

  it.each([
    ['called off', { pause_from: null, paused_until: null, paused_by: null }],
    ['put off', { pause_from: FRIDAY }],
  ])('does not begin when it is %s while the clock looks at it', async (_what, values) => {
    const { id } = await planned();
    expect(await changedDuring(id, values, beginPauses, MONDAY)).toBe(0);
    expect((await read(id)).status).toBe('active');
    expect(await mailed(services, 'subscription_paused')).toEqual([]);
  });
});

describe('a running pause', () => {
  it.each([
    ['longer', { paused_until: '2026-12-04' }],
    ['without an end', { paused_until: null }],
  ])('goes on when it is made %s while the clock looks at it', async (_what, values) => {
    const { id } = await planned({ status: 'paused' });
    expect(await changedDuring(id, values, endPauses, AFTER)).toBe(0);
    expect(await read(id)).toEqual({ status: 'paused', pause_from: MONDAY, ...values });
    expect(await mailed(services, 'subscription_resumed')).toEqual([]);
  });
});
