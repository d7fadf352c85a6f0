import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW, useApp } from '#test/app.ts';
import { quotedInquiry } from '#test/catering-factories.ts';
import { forgetReminders, mailed, runClock, runClockOften } from '#test/clock-runs.ts';

const services = useApp();

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  await forgetReminders(services);
});

describe('a quote that ends soon', () => {
  /** Good until December 2. */
  const twoDaysBefore = '2026-11-30T15:00:00Z';

  it('is reminded of two days before, once, at the address of its inquiry', async () => {
    const { email, number } = await quotedInquiry(services);
    await runClock(services, '2026-11-29T20:00:00Z');
    expect(await mailed(services, 'inquiry_quote_expiring')).toEqual([]);
    await runClockOften(services, twoDaysBefore);
    await runClock(services, '2026-12-01T15:00:00Z');
    expect(await mailed(services, 'inquiry_quote_expiring')).toMatchObject([
      { to: email, inquiryNumber: number, version: 1, validUntil: '2026-12-02', total: 226_000 },
    ]);
  });

  it('is reminded of late on its last day, and not after it', async () => {
    await quotedInquiry(services);
    await runClock(services, '2026-12-02T23:00:00Z');
    expect(await mailed(services, 'inquiry_quote_expiring')).toHaveLength(1);
    await services.db.deleteFrom('reminders').execute();
    await runClock(services, '2026-12-03T15:00:00Z');
    expect(await mailed(services, 'inquiry_quote_expiring')).toHaveLength(1);
  });

  it('is left alone where a change was asked for, or the inquiry is over', async () => {
    const { id } = await quotedInquiry(services);
    const asked = { change_request: 'Less sweet', change_requested_at: TEST_NOW };
    await services.db
      .updateTable('catering_quotes')
      .set(asked)
      .where('inquiry_id', '=', id)
      .execute();
    const { id: over } = await quotedInquiry(services);
    await services.db
      .updateTable('catering_inquiries')
      .set({ status: 'cancelled' })
      .where('id', '=', over)
      .execute();
    await runClock(services, twoDaysBefore);
    expect(await mailed(services, 'inquiry_quote_expiring')).toEqual([]);
  });

  it('is left alone on the day on which it was sent', async () => {
    services.clock.set(twoDaysBefore);
    await quotedInquiry(services);
    await runClock(services, '2026-12-01T00:00:00Z');
    expect(await mailed(services, 'inquiry_quote_expiring')).toEqual([]);
    await runClock(services, '2026-12-01T15:00:01Z');
    expect(await mailed(services, 'inquiry_quote_expiring')).toHaveLength(1);
  });

  it('is not sent to an inquirer who wants no updates', async () => {
    const { id } = await quotedInquiry(services);
    const unsubscribed = { wants_updates: false };
    await services.db
      .updateTable('catering_inquiries')
      .set(unsubscribed)
      .where('id', '=', id)
      .execute();
    await runClock(services, twoDaysBefore);
    expect(await mailed(services, 'inquiry_quote_expiring')).toEqual([]);
  });
});
