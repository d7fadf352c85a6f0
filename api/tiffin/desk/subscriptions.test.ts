import { beforeEach, describe, expect, it } from 'vitest';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildMember } from '#test/factories.ts';
import { buildPayment } from '#test/money-factories.ts';
import { balanceOf, buildOffer } from '#test/tiffin-factories.ts';

const ADDRESS = '12 Maple Street, Oshawa, ON L1G 4S8';

describe('a subscription, from the price list to the desk', () => {
  const services = useApp();
  let customer: Client & { id: string };
  let staff: Client & { id: string };

  beforeEach(async () => {
    services.clock.set(TEST_NOW);
    customer = await services.asCustomer();
    staff = await services.asStaff();
  });

  async function subscribe(change: Record<string, unknown> = {}) {
    const { group, variant } = await buildOffer(services.db);
    return customer.call(subscriptions.subscribe, {
      body: {
        customerName: 'Asha Patel',
        customerEmail: 'asha@example.com',
        customerPhone: '+19055550123',
        customerAddress: ADDRESS,
        planGroupId: group.id,
        planVariantId: variant.id,
        billingCycle: 'weekly',
        startDate: '2026-11-19',
        specialInstructions: null,
        currency: 'CAD',
        ...change,
      },
    });
  }

  const payment = {
    amount: 6774,
    method: 'interac' as const,
    reference: 'TS',
    receivedDay: '2026-11-18',
  };

  const mailsOf = async () =>
    (
      await services.db
        .selectFrom('mails')
        .where('customer_id', '=', customer.id)
        .orderBy('created_at')
        .select('kind')
        .execute()
    ).map((mail) => mail.kind);

  it('is priced by the server and waits for approval without credits', async () => {
    const asked = await subscribe();
    expect(asked.status).toBe(201);
    expect(asked.data).toMatchObject({
      subscriptionNumber: expect.stringMatching(/^TS-2026-\d{4,}$/),
      status: 'pending_approval',
      credits: 5,
      remainingCredits: 0,
      priceBreakdown: { subtotal: 5995, deliveryFee: 0, taxAmount: 779, taxPercentage: 1300 },
      totalAmount: 6774,
      payment: { amount: 6774, reference: asked.data.subscriptionNumber },
    });
    expect(await mailsOf()).toEqual(['subscription_received']);
  });

  it('is refused with the new quote when the browser saw another price', async () => {
    const asked = await subscribe({ totalAmount: 6000 });
    expect([asked.status, asked.code]).toEqual([409, 'prices_changed']);
    expect(asked.data).toMatchObject({ quote: { total: 67.74 } });
  });

  it.each([
    ['a Sunday', { startDate: '2026-11-22' }, 'start_date_unavailable'],
    [
      'an address outside',
      { customerAddress: '1 Yonge St, Toronto M5E 1W7' },
      'outside_service_area',
    ],
    ['another cycle than the plan has', { billingCycle: 'monthly' }, 'plan_unavailable'],
  ])('is refused for %s', async (_what, change, code) => {
    expect((await subscribe(change)).code).toBe(code);
  });

  it('says that the kitchen is closed, and when it opens', async () => {
    await services.db
      .insertInto('closures')
      .values({ start_day: '2026-11-26', end_day: '2026-11-27', reason: 'Family wedding' })
      .execute();
    const asked = await subscribe({ startDate: '2026-11-26' });
    expect(asked.message).toBe(
      'The kitchen is closed on Thu, Nov 26 (Family wedding). Suggested date: Mon, Nov 30',
    );
    expect(asked.data).toEqual({ suggestedDate: '2026-11-30' });
  });

  it('gets its credits and its payment in one approval, once', async () => {
    const { data: asked } = await subscribe();
    const params = { id: asked.id };
    const approvals = await Promise.all([
      staff.call(adminSubscriptions.approve, { params, body: { payment } }),
      staff.call(adminSubscriptions.approve, { params, body: { payment } }),
    ]);
    expect(approvals.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const { row, fold } = await balanceOf(services.db, asked.id);
    expect(row).toEqual({ available: 5, reserved: 0 });
    expect(fold).toEqual(row);

    const { data: read } = await staff.call(adminSubscriptions.read, { params });
    expect(read).toMatchObject({
      status: 'active',
      balance: { paid: 6774, owed: 0 },
      available: 5,
    });
    expect(read.ledger).toHaveLength(1);
    expect(read.payments).toHaveLength(1);
    expect(await mailsOf()).toEqual(['subscription_received', 'subscription_approved']);
  });

  it('moves a start that has passed to the next service day when it is approved', async () => {
    const { data: asked } = await subscribe();
    services.clock.set('2026-11-20T15:00:00Z');
    const approved = await staff.call(adminSubscriptions.approveUnpaid, {
      params: { id: asked.id },
      body: {},
    });
    expect(approved.data).toMatchObject({
      startDate: '2026-11-23',
      balance: { paid: 0, owed: 6774 },
    });
  });

  it('is declined with a reason that the customer reads', async () => {
    const { data: asked } = await subscribe();
    const reason = 'We are fully booked this week.';
    await staff.call(adminSubscriptions.decline, { params: { id: asked.id }, body: { reason } });
    const read = await customer.call(subscriptions.read, { params: { id: asked.id } });
    expect(read.data).toMatchObject({ status: 'cancelled', endReason: reason, isPast: true });
    expect(await mailsOf()).toContain('subscription_declined');
  });

  it('can be withdrawn while it waits, and not after', async () => {
    const { data: asked } = await subscribe();
    const withdraw = () =>
      customer.call(subscriptions.withdraw, {
        params: { id: asked.id },
        body: { reason: 'Changed my mind' },
      });
    expect((await withdraw()).data.status).toBe('cancelled');
    expect((await withdraw()).status).toBe(409);
    const params = { id: 'TS-2020-0001' };
    const none = await customer.call(subscriptions.withdraw, { params, body: { reason: 'No' } });
    expect([none.status, none.code]).toEqual([404, 'subscription_not_found']);
  });

  it('is withdrawn with the money that came already waiting to be paid back', async () => {
    const { data: asked } = await subscribe();
    await buildPayment(services.db, { subscriptionId: asked.id }, 2000);
    const { data } = await customer.call(subscriptions.withdraw, {
      params: { id: asked.id },
      body: { reason: 'Changed my mind' },
    });
    expect(data).toMatchObject({ status: 'cancelled', balance: { toPayBack: 2000, owed: 0 } });
  });

  it.each([0, -5])('says which amounts it takes where C$%d is typed', async (amount) => {
    const { data: asked } = await subscribe();
    const paid = { ...payment, amount };
    const key = () => ({ idempotencyKey: crypto.randomUUID() });
    const path = `/api/v1/admin/subscriptions/${asked.id}/actions`;
    const approved = await staff.send('POST', `${path}/approve`, { payment: paid }, key());
    expect(approved).toMatchObject({
      status: 422,
      errors: [
        { field: 'payment.amount', message: 'Please enter what came in: more than C$0.00.' },
      ],
    });
    await staff.call(adminSubscriptions.approve, { params: { id: asked.id }, body: { payment } });
    const body = { reason: 'Moving away', payBack: paid };
    expect(await staff.send('POST', `${path}/cancel`, body, key())).toMatchObject({
      status: 422,
      errors: [
        {
          field: 'payBack.amount',
          message: 'Please enter what was paid back: more than C$0.00, without a minus.',
        },
      ],
    });
  });

  async function activeWithOrder() {
    const { data: asked } = await subscribe();
    const params = { id: asked.id };
    await staff.call(adminSubscriptions.approve, { params, body: { payment } });
    const { data: order } = await customer.call(tiffinOrders.schedule, {
      body: {
        subscriptionId: asked.id,
        deliveryDate: '2026-11-24',
        deliveryTimeSlot: '14:00-15:00',
        quantity: 2,
        deliveryAddress: ADDRESS,
        specialInstructions: null,
      },
    });
    return { id: asked.id, params, order };
  }

  it('skips what is booked in a pause, which the customer cannot lift when staff set it', async () => {
    const { id, params, order } = await activeWithOrder();
    await staff.call(adminSubscriptions.pause, { params, body: { reason: 'Away' } });
    expect((await balanceOf(services.db, id)).row).toEqual({ available: 5, reserved: 0 });
    const read = await customer.call(tiffinOrders.read, { params: { id: order.id } });
    expect(read.data.status).toBe('skipped');

    const lifted = await customer.call(subscriptions.resume, { params });
    expect(lifted.code).toBe('paused_by_kitchen');
    const resumed = await staff.call(adminSubscriptions.resume, { params, body: {} });
    expect(resumed.data.status).toBe('active');
  });

  it('keeps what is noted with a pause, the one note for the customer, the other for the desk', async () => {
    const { params } = await activeWithOrder();
    const body = { customerNote: 'Enjoy the journey', internalNote: 'Called on Monday' };
    const { data } = await staff.call(adminSubscriptions.pause, { params, body });
    expect(data).toMatchObject(body);
    const resumed = await staff.call(adminSubscriptions.resume, { params, body: {} });
    expect(resumed.data).toMatchObject(body);
    const again = await staff.call(adminSubscriptions.pause, { params, body: {} });
    expect(again.data).toMatchObject({ status: 'paused', ...body });
  });

  it('keeps the notes that it has where a step brings none', async () => {
    const { data: plan } = await subscribe();
    const params = { id: plan.subscriptionId };
    await staff.call(adminSubscriptions.approveUnpaid, { params, body: {} });
    const { data: before } = await staff.call(adminSubscriptions.read, { params });
    const notes = { customerNote: 'Your steel dabba is with us', internalNote: 'Pays on Fridays' };
    await staff.call(adminSubscriptions.update, { params, body: { ...before, ...notes } });
    const none = { customerNote: null, internalNote: null };
    const from = '2026-12-01';
    const steps = [
      () => staff.call(adminSubscriptions.pause, { params, body: { from, ...none } }),
      () => staff.call(adminSubscriptions.callOffPause, { params, body: none }),
      () => staff.call(adminSubscriptions.pause, { params, body: none }),
      () => staff.call(adminSubscriptions.resume, { params, body: none }),
      () => staff.call(adminSubscriptions.cancel, { params, body: { reason: 'Moved', ...none } }),
    ];
    for (const step of steps) expect((await step()).data).toMatchObject(notes);
  });

  it('releases what is booked when it is cancelled, and pays back no more than was paid', async () => {
    const { id, params } = await activeWithOrder();
    const cancel = (amount: number, beyondDue = 0) =>
      staff.call(adminSubscriptions.cancel, {
        params,
        body: { reason: 'Moving away', payBack: { ...payment, amount, beyondDue } },
      });
    services.clock.set('2026-11-18T16:00:00Z');
    expect((await cancel(7000)).code).toBe('amount_disagrees');
    const cancelled = await cancel(3000);
    expect(cancelled.data).toMatchObject({
      status: 'cancelled',
      balance: { paid: 3774, toPayBack: 3774, owed: 0 },
    });
    expect((await balanceOf(services.db, id)).row).toEqual({ available: 5, reserved: 0 });
    const { data: payments } = await staff.call(adminPayments.list, {
      query: { page: 1, limit: 10, sort: 'createdAt', order: 'DESC', subscriptionId: id },
    });
    expect(payments.map((entry) => entry.amount)).toEqual([-3000, 6774]);
  });

  it('is approved with no payment of a day to come, and of one long ago only where that is said', async () => {
    const { data } = await subscribe();
    const approve = (day: { receivedDay: string; longAgo?: boolean }) =>
      staff.call(adminSubscriptions.approve, {
        params: { id: data.id },
        body: { payment: { ...payment, ...day } },
      });
    expect(await approve({ receivedDay: '2026-11-19' })).toMatchObject({
      status: 422,
      code: 'received_in_future',
      errors: [{ field: 'payment.receivedDay' }],
    });
    expect(await approve({ receivedDay: '2026-09-18' })).toMatchObject({
      status: 409,
      code: 'received_long_ago',
      errors: [{ field: 'payment.receivedDay' }],
    });
    expect(await balanceOf(services.db, data.id)).toMatchObject({ row: { available: 0 } });
    const approved = await approve({ receivedDay: '2026-09-18', longAgo: true });
    expect(approved.data).toMatchObject({ status: 'active', balance: { paid: 6774 } });
  });

  it('is cancelled with nothing paid back on a day to come, and long ago only where that is said', async () => {
    const { params } = await activeWithOrder();
    services.clock.set('2026-11-18T16:00:00Z');
    const cancel = (day: { receivedDay: string; longAgo?: boolean }) =>
      staff.call(adminSubscriptions.cancel, {
        params,
        body: { reason: 'Moving away', payBack: { ...payment, ...day, amount: 3000 } },
      });
    expect(await cancel({ receivedDay: '2026-11-19' })).toMatchObject({
      status: 422,
      code: 'received_in_future',
      errors: [{ field: 'payBack.receivedDay' }],
    });
    expect(await cancel({ receivedDay: '2026-09-18' })).toMatchObject({
      status: 409,
      code: 'received_long_ago',
      errors: [{ field: 'payBack.receivedDay' }],
    });
    const read = await staff.call(adminSubscriptions.read, { params });
    expect(read.data).toMatchObject({ status: 'active', balance: { paid: 6774 } });
    const cancelled = await cancel({ receivedDay: '2026-09-18', longAgo: true });
    expect(cancelled.data).toMatchObject({ status: 'cancelled', balance: { paid: 3774 } });
  });

  it('takes adjustments with a reason, never below zero', async () => {
    const { id, params } = await activeWithOrder();
    const adjust = (credits: number) =>
      staff.call(adminSubscriptions.adjustCredits, {
        params,
        body: { credits, reason: 'A tiffin arrived cold' },
      });
    expect((await adjust(1)).data.available).toBe(4);
    expect((await adjust(-5)).code).toBe('credits_would_go_negative');
    expect((await balanceOf(services.db, id)).fold).toEqual({ available: 4, reserved: 2 });
  });

  it('never pays the same money back twice, however close together two refunds arrive', async () => {
    const { id } = await activeWithOrder();
    const payBack = () =>
      staff.call(adminPayments.record, {
        body: { ...payment, amount: -6774, beyondDue: 6774, subscriptionId: id },
      });
    const answers = await Promise.all([payBack(), payBack(), payBack()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422, 422]);
  });

  it('brings an allergy that is told late to the tiffins that are booked already', async () => {
    const { params, order } = await activeWithOrder();
    const { data: present } = await staff.call(adminSubscriptions.read, { params });
    await staff.call(adminSubscriptions.update, {
      params,
      body: { ...present, allergies: 'Peanuts' },
    });
    const read = await customer.call(tiffinOrders.read, { params: { id: order.id } });
    expect(read.data.allergies).toBe('Peanuts');
  });

  it('does not write what is typed of one person onto a plan that is another’s by now', async () => {
    const { params } = await activeWithOrder();
    const { data: present } = await staff.call(adminSubscriptions.read, { params });
    const meera = await buildMember(services.db, present.customerId);
    await staff.call(adminSubscriptions.changeMember, { params, body: { memberId: meera.id } });
    const body = { ...present, allergies: 'Peanuts' };
    expect(await staff.call(adminSubscriptions.update, { params, body })).toMatchObject({
      status: 409,
      code: 'conflict',
    });
    const again = { params, body: { ...body, memberId: meera.id } };
    expect((await staff.call(adminSubscriptions.update, again)).data.allergies).toBe('Peanuts');
  });

  it('keeps the internal note at the desk and shows the other to the customer', async () => {
    const { data: asked } = await subscribe();
    await staff.call(adminSubscriptions.approveUnpaid, {
      params: { id: asked.id },
      body: { customerNote: 'Welcome!', internalNote: 'pays late' },
    });
    const read = await customer.call(subscriptions.read, { params: { id: asked.id } });
    expect(read.data.adminNotes).toBe('Welcome!');
    expect(read.text).not.toContain('pays late');
  });

  it('writes what staff did into the audit log, without personal values', async () => {
    const { data: asked } = await subscribe();
    await staff.call(adminSubscriptions.decline, {
      params: { id: asked.id },
      body: { reason: 'Private matter' },
    });
    const entry = await services.db
      .selectFrom('audit_log')
      .where('resource_id', '=', asked.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: 'decline', resource: 'subscriptions' });
    expect(JSON.stringify(entry.after)).not.toContain('Private matter');
  });
});
