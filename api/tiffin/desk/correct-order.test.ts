import { describe, expect, it } from 'vitest';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import {
  adminTiffinOrders,
  type TiffinOrderCorrection,
} from '#contract/tiffin/desk-tiffin-orders.ts';
import { type TiffinOrderStatus, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import {
  DAY_AFTER,
  DELIVERED,
  FRIDAY,
  reason,
  useCorrections,
  type Way,
} from '#test/corrections.ts';
import { balanceOf } from '#test/tiffin-factories.ts';

const here = useCorrections();
const { booked, goes, services, mailsOf } = here;

describe('a tiffin, corrected after its ten minutes', () => {
  it.each<[TiffinOrderCorrection, readonly Way[], TiffinOrderStatus, TiffinOrderStatus, object]>([
    ['not-handed-over', DELIVERED, 'delivered', 'cancelled', { available: 5, reserved: 0 }],
    ['handed-over-in-vain', DELIVERED, 'delivered', 'cancelled', { available: 3, reserved: 0 }],
    ['skipped', DELIVERED, 'delivered', 'skipped', { available: 5, reserved: 0 }],
    ['delivered', ['skip'], 'skipped', 'delivered', { available: 3, reserved: 0 }],
    ['delivered', ['cancel'], 'cancelled', 'delivered', { available: 3, reserved: 0 }],
  ])('%s after %s, when its day is over', async (correction, way, from, to, credits) => {
    const { correct, balance, plan, order } = await booked({ way });
    services.clock.set(DAY_AFTER);
    const corrected = await correct(correction, from);
    expect(corrected.data).toMatchObject({ status: to });
    // Its steps tell why, and not the note that the cook reads.
    expect(corrected.data.internalNote).toBeNull();
    const { data: whole } = await here.staff.call(adminTiffinOrders.read, {
      params: { id: order.id },
    });
    expect(whole.steps.at(-1)?.note).toContain(`(${reason})`);
    expect(await balance()).toEqual(credits);
    expect((await balanceOf(services.db, plan.id)).fold).toEqual(credits);
    const { data } = await here.customer.call(tiffinOrders.read, { params: { id: order.id } });
    expect(data.status).toBe(to);
  });

  it.each<[TiffinOrderCorrection, readonly Way[], TiffinOrderStatus, TiffinOrderStatus, object]>([
    ['not-cooked', DELIVERED, 'delivered', 'confirmed', { available: 3, reserved: 2 }],
    ['not-cooked', ['confirm', 'prepare'], 'preparing', 'confirmed', { available: 3, reserved: 2 }],
    ['cooking', DELIVERED, 'delivered', 'preparing', { available: 3, reserved: 0 }],
    ['booked', ['skip'], 'skipped', 'scheduled', { available: 3, reserved: 2 }],
    ['booked', ['cancel'], 'cancelled', 'scheduled', { available: 3, reserved: 2 }],
  ])('%s after %s, while its day is to come', async (correction, way, from, to, credits) => {
    const { correct, balance } = await booked({ way });
    services.clock.set('2026-11-18T16:00:00Z');
    expect((await correct(correction, from)).data).toMatchObject({ status: to });
    expect(await balance()).toEqual(credits);
  });

  it('is on its way again on its day alone: on another one nobody would bring it', async () => {
    const { correct, balance } = await booked({ way: DELIVERED });
    for (const day of ['2026-11-19T15:00:00Z', DAY_AFTER]) {
      services.clock.set(day);
      const refused = await correct('on-the-way', 'delivered');
      expect([refused.status, refused.code]).toEqual([409, 'correction_does_not_fit']);
    }
    services.clock.set(`${FRIDAY}T22:00:00Z`);
    const corrected = await correct('on-the-way', 'delivered');
    expect(corrected.data).toMatchObject({ status: 'out_for_delivery' });
    expect(await balance()).toEqual({ available: 3, reserved: 0 });
  });

  it('gives or takes the credit of one that stays cancelled, once', async () => {
    const way = ['confirm', 'prepare', 'dispatch', 'fail'] as const;
    const { correct, balance } = await booked({ way, returnCredit: false });
    services.clock.set(DAY_AFTER);
    expect(await balance()).toEqual({ available: 3, reserved: 0 });
    expect((await correct('credit-used', 'cancelled')).code).toBe('correction_overtaken');
    await correct('credit-back', 'cancelled');
    expect(await balance()).toEqual({ available: 5, reserved: 0 });
    expect((await correct('credit-back', 'cancelled')).code).toBe('correction_overtaken');
    await correct('credit-used', 'cancelled');
    expect(await balance()).toEqual({ available: 3, reserved: 0 });
  });

  it('is told by the ledger and by one mail', async () => {
    const { correct, ledger } = await booked({ way: DELIVERED });
    services.clock.set(DAY_AFTER);
    await correct('not-handed-over', 'delivered');
    const entries = await ledger();
    expect(entries.slice(-2).map((entry) => [entry.kind, entry.availableChange])).toEqual([
      ['consume', 0],
      ['correct', 2],
    ]);
    expect(entries.at(-1)?.reason).toBe(
      `It was not handed over: the credit comes back (${reason})`,
    );
    expect(entries.at(-1)?.actor).toBe('Meera Shah');
    expect(await mailsOf()).toEqual([
      expect.objectContaining({
        reason,
        changes: [
          'It is not delivered; we had it as delivered.',
          '2 credits came back: 5 are left to book.',
        ],
      }),
    ]);
  });

  it('says in its mail that the credit stays used, too', async () => {
    const { correct, order } = await booked({ way: DELIVERED });
    services.clock.set(DAY_AFTER);
    await correct('handed-over-in-vain', 'delivered');
    const [mail] = await mailsOf();
    expect(mail?.stands).toContain(
      `Tiffin ${order.orderNumber}, Fri, Nov 20, 5:00 PM - 6:00 PM: Not delivered`,
    );
    // Why it was corrected is no reason why it was not handed over.
    const { data } = await here.customer.call(tiffinOrders.read, { params: { id: order.id } });
    expect(data).toMatchObject({ notDelivered: 'kept', cancelReason: null });
    expect((await mailsOf()).map(({ changes }) => changes[1])).toEqual([
      'The 2 credits stay used: 3 are left to book.',
    ]);
  });

  it('is not booked again once its day is over, nor delivered before it', async () => {
    const { correct } = await booked({ way: ['cancel'] });
    expect((await correct('delivered', 'cancelled')).code).toBe('correction_does_not_fit');
    services.clock.set(DAY_AFTER);
    const late = await correct('booked', 'cancelled');
    expect([late.status, late.code]).toEqual([409, 'correction_does_not_fit']);
  });

  it.each<[TiffinOrderCorrection, readonly Way[], TiffinOrderStatus]>([
    ['not-cooked', ['confirm', 'prepare'], 'preparing'],
    ['booked', ['cancel'], 'cancelled'],
  ])(
    '%s is not so on a day that is closed: nobody would cook it',
    async (correction, way, from) => {
      const { correct, balance } = await booked({ way });
      const held = await balance();
      const closure = { start_day: FRIDAY, end_day: FRIDAY, reason: 'Storm' };
      const { id } = await services.db
        .insertInto('closures')
        .values(closure)
        .returning('id')
        .executeTakeFirstOrThrow();
      const refused = await correct(correction, from);
      await services.db.deleteFrom('closures').where('id', '=', id).execute();
      expect([refused.status, refused.code]).toEqual([422, 'day_unavailable']);
      expect(await balance()).toEqual(held);
    },
  );

  it('is refused when it was corrected meanwhile, and once when two press at a time', async () => {
    const { correct, balance } = await booked({ way: DELIVERED });
    services.clock.set(DAY_AFTER);
    const both = await Promise.all([
      correct('not-handed-over', 'delivered'),
      correct('skipped', 'delivered'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await balance()).toEqual({ available: 5, reserved: 0 });
    expect(await mailsOf()).toHaveLength(1);
  });

  it('is refused when the plan no longer has the credits, and says what to do', async () => {
    const { correct, plan, balance } = await booked({ way: ['cancel'] });
    await here.staff.call(adminSubscriptions.adjustCredits, {
      params: { id: plan.id },
      body: { credits: -4, reason: 'Moved' },
    });
    services.clock.set(DAY_AFTER);
    const refused = await correct('delivered', 'cancelled');
    expect([refused.status, refused.code]).toEqual([409, 'correction_lacks_credits']);
    expect(refused.message).toContain('Please give the plan credits first');
    expect(await balance()).toEqual({ available: 1, reserved: 0 });
  });

  it('takes nothing of a plan that is cancelled, and gives back what is paid back then', async () => {
    const [skipped, delivered] = [
      await booked({ way: ['skip'] }),
      await booked({ way: DELIVERED }),
    ];
    for (const { plan } of [skipped, delivered]) {
      await here.staff.call(adminPayments.record, {
        body: {
          subscriptionId: plan.id,
          amount: 6774,
          method: 'cash',
          reference: '',
          receivedDay: '2026-11-18',
        },
      });
      await here.staff.call(adminSubscriptions.cancel, {
        params: { id: plan.id },
        body: { reason: 'Moved away' },
      });
    }
    services.clock.set(DAY_AFTER);
    const refused = await skipped.correct('delivered', 'skipped');
    expect(refused.code).toBe('correction_plan_ended');
    expect((await delivered.correct('not-handed-over', 'delivered')).status).toBe(200);
    const { data } = await here.staff.call(adminSubscriptions.read, {
      params: { id: delivered.plan.id },
    });
    expect(data).toMatchObject({ available: 5, balance: { toPayBack: 6774 } });
  });

  it('is refused when another one was booked in its place', async () => {
    const { correct, book } = await booked({ way: ['cancel'] });
    expect((await book(1)).status).toBe(201);
    expect((await correct('booked', 'cancelled')).code).toBe('already_scheduled');
  });

  it('is opened again with its plan, that was completed', async () => {
    const { correct, plan } = await booked({ way: DELIVERED, credits: 2 });
    const { db } = services;
    await db
      .updateTable('subscriptions')
      .set({ status: 'completed' })
      .where('id', '=', plan.id)
      .execute();
    services.clock.set(DAY_AFTER);
    await correct('not-handed-over', 'delivered');
    const { data } = await here.staff.call(adminSubscriptions.read, { params: { id: plan.id } });
    expect(data).toMatchObject({ status: 'active', available: 2, used: 0 });
  });

  it('needs a reason of three letters', async () => {
    const { order } = await booked({ way: DELIVERED });
    const { status, errors } = await here.staff.send(
      'POST',
      `/api/v1/admin/tiffin-orders/${order.id}/correct`,
      { correction: 'skipped', from: 'delivered', reason: ' x ' },
      { idempotencyKey: 'too-short-a-reason' },
    );
    expect(status).toBe(422);
    expect(errors?.map(({ field }) => field)).toEqual(['reason']);
  });

  it('answers once when it is sent twice', async () => {
    const { order, balance } = await booked({ way: DELIVERED });
    const send = () =>
      here.staff.call(
        adminTiffinOrders.correct,
        {
          params: { id: order.id },
          body: { correction: 'not-handed-over', from: 'delivered', reason },
        },
        { idempotencyKey: 'pressed-twice-at-the-desk' },
      );
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await balance()).toEqual({ available: 5, reserved: 0 });
  });

  it('can be undone itself', async () => {
    const { correct } = await booked({ way: DELIVERED });
    services.clock.set(DAY_AFTER);
    await goes(() => correct('not-handed-over', 'delivered'));
    await goes(() => correct('skipped', 'delivered'));
  });
});
