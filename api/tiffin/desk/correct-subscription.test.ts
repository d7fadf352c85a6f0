import { describe, expect, it } from 'vitest';
import { adminPayments } from '#contract/money/desk-payments.ts';
import {
  adminSubscriptions,
  type SubscriptionCorrection,
} from '#contract/tiffin/desk-subscriptions.ts';
import type { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { payment, reason, useCorrections } from '#test/corrections.ts';
import { balanceOf, buildSubscription } from '#test/tiffin-factories.ts';

const here = useCorrections();
const { booked, goes, services, mailsOf } = here;

describe('a plan, corrected', () => {
  const correctIt =
    (id: string) => (correction: SubscriptionCorrection, from: SubscriptionStatus) =>
      here.staff.call(adminSubscriptions.correct, {
        params: { id },
        body: { correction, from, reason },
      });

  async function cancelled({ payBack = 0 } = {}) {
    const { plan, order } = await booked();
    await here.staff.call(adminPayments.record, { body: { ...payment, subscriptionId: plan.id } });
    await here.staff.call(adminSubscriptions.cancel, {
      params: { id: plan.id },
      body: {
        reason: 'Moved away',
        ...(payBack > 0 && { payBack: { ...payment, amount: payBack } }),
      },
    });
    services.clock.set('2026-11-19T15:00:00Z');
    return { plan, order, correct: correctIt(plan.id) };
  }

  it('runs on with the credits that it was left with', async () => {
    const { plan, correct } = await cancelled();
    await goes(() => correct('runs-on', 'cancelled'));
    const { data } = await correct('runs-on', 'cancelled');
    expect(data).toMatchObject({
      status: 'active',
      available: 5,
      reserved: 0,
      endReason: null,
      balance: { owed: 0, toPayBack: 0, paid: 6774 },
    });
    expect((await mailsOf())[0]?.changes).toEqual([
      'It is active; we had it as cancelled.',
      'Nothing is to be paid.',
    ]);
    const fold = await balanceOf(services.db, plan.id);
    expect(fold.row).toEqual(fold.fold);
  });

  it('does not run on once its rest has gone back, until that is taken out', async () => {
    const { plan, correct } = await cancelled({ payBack: 6774 });
    const refused = await correct('runs-on', 'cancelled');
    expect([refused.status, refused.code]).toEqual([409, 'plan_settled']);
    expect(refused.message).toContain('C$67.74 has gone back since it was cancelled');
    expect(refused.message).not.toContain('settled');
    const { data } = await here.staff.call(adminSubscriptions.read, { params: { id: plan.id } });
    expect(data.paidBackSinceEnd).toBe(6774);
    const back = data.payments?.find(({ amount }) => amount < 0);
    await here.staff.call(adminPayments.correct, {
      params: { id: back?.id ?? '' },
      body: { reason },
    });
    expect((await correct('runs-on', 'cancelled')).status).toBe(200);
  });

  it('does not run on once both have agreed that nothing goes back', async () => {
    const { plan, correct } = await cancelled();
    await here.staff.call(adminPayments.nothingToPayBack, {
      body: { subscriptionId: plan.id, note: 'A gift' },
    });
    expect((await correct('runs-on', 'cancelled')).code).toBe('plan_settled');
  });

  it('waits again when it was approved instead of another one', async () => {
    const { id } = await buildSubscription(services.db, {
      customer: here.customer,
      status: 'pending_approval',
      credits: 0,
      approved_at: null,
      tiffin_count: 5,
    });
    const approve = () =>
      here.staff.call(adminSubscriptions.approveUnpaid, { params: { id }, body: {} });
    await approve();
    services.clock.set('2026-11-19T15:00:00Z');
    const { data } = await correctIt(id)('not-approved', 'active');
    expect(data).toMatchObject({ status: 'pending_approval', available: 0, approvedAt: null });
    expect((await approve()).data).toMatchObject({ status: 'active', available: 5, used: 0 });
    await goes(() => correctIt(id)('not-approved', 'active'));
    const { data: read } = await here.staff.call(adminSubscriptions.read, { params: { id } });
    expect(read.ledger.map(({ kind }) => kind)).toEqual([
      'purchase',
      'correct',
      'purchase',
      'correct',
      'correct',
    ]);
  });

  it('does not wait again while it is used, or paid for', async () => {
    const { plan } = await booked();
    const correct = correctIt(plan.id);
    expect((await correct('not-approved', 'active')).message).toContain(
      '2 of its credits are booked',
    );
    const { id } = await buildSubscription(services.db, { customer: here.customer });
    await here.staff.call(adminPayments.record, { body: { ...payment, subscriptionId: id } });
    expect((await correctIt(id)('not-approved', 'active')).code).toBe('plan_in_use');
  });

  it('waits again when it was declined instead of another one, and never runs so', async () => {
    const { id } = await buildSubscription(services.db, {
      customer: here.customer,
      status: 'pending_approval',
      credits: 0,
      approved_at: null,
    });
    await here.staff.call(adminSubscriptions.decline, {
      params: { id },
      body: { reason: 'Too far' },
    });
    services.clock.set('2026-11-19T15:00:00Z');
    expect((await correctIt(id)('runs-on', 'cancelled')).code).toBe('correction_overtaken');
    const { data } = await correctIt(id)('not-declined', 'cancelled');
    expect(data).toMatchObject({ status: 'pending_approval', endReason: null });
  });
});
