import { beforeEach, describe, expect, it } from 'vitest';
import { adminCatering, type InquiryCorrection } from '#contract/admin/catering.ts';
import { type DriverCorrection, deliveries } from '#contract/admin/deliveries.ts';
import { adminPayments } from '#contract/admin/payments.ts';
import { adminSnackOrders, type SnackCorrection } from '#contract/admin/snack-orders.ts';
import { adminSubscriptions, type PlanCorrection } from '#contract/admin/subscriptions.ts';
import { adminTiffinOrders, type TiffinCorrection } from '#contract/admin/tiffin-orders.ts';
import type { InquiryStatus } from '#contract/catering-inquiries.ts';
import { cateringInquiries } from '#contract/catering-inquiries.ts';
import { adminDownloads } from '#contract/platform/downloads.ts';
import { steps } from '#contract/platform/steps.ts';
import { receipts } from '#contract/receipts.ts';
import { type SnackOrderStatus, snackOrders } from '#contract/snack-orders.ts';
import type { SubscriptionStatus } from '#contract/subscriptions.ts';
import { type TiffinOrderStatus, tiffinOrders } from '#contract/tiffin-orders.ts';
import { type Answered, type Client, TEST_NOW, useApp } from '#test/app.ts';
import { acceptedInquiry, depositFor, holding, quotedInquiry } from '#test/catering-factories.ts';
import { buildStaff } from '#test/factories.ts';
import { readPdf } from '#test/read-pdf.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';
import { expectTakenBack } from '#test/take-back.ts';
import { balanceOf, buildSubscription } from '#test/tiffin-factories.ts';

const FRIDAY = '2026-11-20';
/** The Saturday after it, past the ten minutes of all that was done before. */
const DAY_AFTER = '2026-11-21T15:00:00Z';
const reason = 'Pressed the wrong one';

const house = useApp();
let staff: Client & { id: string };
let customer: Client & { id: string };

beforeEach(async () => {
  house.clock.set(TEST_NOW);
  staff = await house.asStaff();
  customer = await house.asCustomer();
});

const lettersOf = async (customerId = customer.id) => {
  const mails = await house.db
    .selectFrom('mails')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'corrected')
    .where('status', '<>', 'withdrawn')
    .select('details')
    .execute();
  return mails.map(({ details }) => details as { changes: string[]; reason: string });
};

type Way = 'confirm' | 'prepare' | 'dispatch' | 'deliver' | 'fail' | 'skip' | 'cancel';

async function booked({ way = [] as readonly Way[], credits = 5, returnCredit = true } = {}) {
  const plan = await buildSubscription(house.db, { customer, credits });
  const book = (quantity = 2) =>
    customer.call(tiffinOrders.schedule, {
      body: {
        subscriptionId: plan.id,
        deliveryDate: FRIDAY,
        deliveryTimeSlot: '17:00-18:00',
        quantity,
        deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
        specialInstructions: null,
      },
    });
  const { data: order } = await book();
  for (const action of way)
    await staff.call(adminTiffinOrders.act, {
      params: { id: order.id, action },
      body: { otherDay: true, reason: 'As it was', returnCredit },
    });
  const correct = (correction: TiffinCorrection, from: TiffinOrderStatus, who: Client = staff) =>
    who.call(adminTiffinOrders.correct, {
      params: { id: order.id },
      body: { correction, from, reason },
    });
  const balance = async () => (await balanceOf(house.db, plan.id)).row;
  const ledger = async () =>
    (await staff.call(adminSubscriptions.read, { params: { id: plan.id } })).data.ledger;
  return { plan, order, book, correct, balance, ledger };
}

const DELIVERED = ['confirm', 'prepare', 'dispatch', 'deliver'] as const;

describe('a tiffin, corrected after its ten minutes', () => {
  it.each<[TiffinCorrection, readonly Way[], TiffinOrderStatus, TiffinOrderStatus, object]>([
    ['not-handed-over', DELIVERED, 'delivered', 'cancelled', { available: 5, reserved: 0 }],
    ['handed-over-in-vain', DELIVERED, 'delivered', 'cancelled', { available: 3, reserved: 0 }],
    ['skipped', DELIVERED, 'delivered', 'skipped', { available: 5, reserved: 0 }],
    ['delivered', ['skip'], 'skipped', 'delivered', { available: 3, reserved: 0 }],
    ['delivered', ['cancel'], 'cancelled', 'delivered', { available: 3, reserved: 0 }],
  ])('%s after %s, when its day is over', async (correction, way, from, to, credits) => {
    const { correct, balance, plan, order } = await booked({ way });
    house.clock.set(DAY_AFTER);
    const corrected = await correct(correction, from);
    expect(corrected.data).toMatchObject({ status: to });
    expect(corrected.data.internalNote).toContain(`(${reason})`);
    expect(await balance()).toEqual(credits);
    expect((await balanceOf(house.db, plan.id)).fold).toEqual(credits);
    const { data } = await customer.call(tiffinOrders.read, { params: { id: order.id } });
    expect(data.status).toBe(to);
  });

  it.each<[TiffinCorrection, readonly Way[], TiffinOrderStatus, TiffinOrderStatus, object]>([
    ['not-cooked', DELIVERED, 'delivered', 'confirmed', { available: 3, reserved: 2 }],
    ['not-cooked', ['confirm', 'prepare'], 'preparing', 'confirmed', { available: 3, reserved: 2 }],
    ['cooking', DELIVERED, 'delivered', 'preparing', { available: 3, reserved: 0 }],
    ['booked', ['skip'], 'skipped', 'scheduled', { available: 3, reserved: 2 }],
    ['booked', ['cancel'], 'cancelled', 'scheduled', { available: 3, reserved: 2 }],
  ])('%s after %s, while its day is to come', async (correction, way, from, to, credits) => {
    const { correct, balance } = await booked({ way });
    house.clock.set('2026-11-18T16:00:00Z');
    expect((await correct(correction, from)).data).toMatchObject({ status: to });
    expect(await balance()).toEqual(credits);
  });

  it('is on its way again on its day alone: on another one nobody would bring it', async () => {
    const { correct, balance } = await booked({ way: DELIVERED });
    for (const day of ['2026-11-19T15:00:00Z', DAY_AFTER]) {
      house.clock.set(day);
      const refused = await correct('on-the-way', 'delivered');
      expect([refused.status, refused.code]).toEqual([409, 'correction_does_not_fit']);
    }
    house.clock.set(`${FRIDAY}T22:00:00Z`);
    const corrected = await correct('on-the-way', 'delivered');
    expect(corrected.data).toMatchObject({ status: 'out_for_delivery' });
    expect(await balance()).toEqual({ available: 3, reserved: 0 });
  });

  it('gives or takes the credit of one that stays cancelled, once', async () => {
    const way = ['confirm', 'prepare', 'dispatch', 'fail'] as const;
    const { correct, balance } = await booked({ way, returnCredit: false });
    house.clock.set(DAY_AFTER);
    expect(await balance()).toEqual({ available: 3, reserved: 0 });
    expect((await correct('credit-used', 'cancelled')).code).toBe('correction_overtaken');
    await correct('credit-back', 'cancelled');
    expect(await balance()).toEqual({ available: 5, reserved: 0 });
    expect((await correct('credit-back', 'cancelled')).code).toBe('correction_overtaken');
    await correct('credit-used', 'cancelled');
    expect(await balance()).toEqual({ available: 3, reserved: 0 });
  });

  it('is told by the ledger and by one letter', async () => {
    const { correct, ledger } = await booked({ way: DELIVERED });
    house.clock.set(DAY_AFTER);
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
    expect(await lettersOf()).toEqual([
      expect.objectContaining({
        reason,
        changes: [
          'It is cancelled; we had it as delivered.',
          '2 credits came back: 5 are left to book.',
        ],
      }),
    ]);
  });

  it('is not booked again once its day is over, nor delivered before it', async () => {
    const { correct } = await booked({ way: ['cancel'] });
    expect((await correct('delivered', 'cancelled')).code).toBe('correction_does_not_fit');
    house.clock.set(DAY_AFTER);
    const late = await correct('booked', 'cancelled');
    expect([late.status, late.code]).toEqual([409, 'correction_does_not_fit']);
  });

  it('is refused when it was corrected meanwhile, and once when two press at a time', async () => {
    const { correct, balance } = await booked({ way: DELIVERED });
    house.clock.set(DAY_AFTER);
    const both = await Promise.all([
      correct('not-handed-over', 'delivered'),
      correct('skipped', 'delivered'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await balance()).toEqual({ available: 5, reserved: 0 });
    expect(await lettersOf()).toHaveLength(1);
  });

  it('is refused when the plan no longer has the credits, and says what to do', async () => {
    const { correct, plan, balance } = await booked({ way: ['cancel'] });
    await staff.call(adminSubscriptions.adjustCredits, {
      params: { id: plan.id },
      body: { credits: -4, reason: 'Moved' },
    });
    house.clock.set(DAY_AFTER);
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
      await staff.call(adminPayments.record, {
        body: {
          subscriptionId: plan.id,
          amount: 6774,
          method: 'cash',
          reference: '',
          receivedDay: '2026-11-18',
        },
      });
      await staff.call(adminSubscriptions.cancel, {
        params: { id: plan.id },
        body: { reason: 'Moved away' },
      });
    }
    house.clock.set(DAY_AFTER);
    const refused = await skipped.correct('delivered', 'skipped');
    expect(refused.code).toBe('correction_plan_ended');
    expect((await delivered.correct('not-handed-over', 'delivered')).status).toBe(200);
    const { data } = await staff.call(adminSubscriptions.read, {
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
    const { db } = house;
    await db
      .updateTable('subscriptions')
      .set({ status: 'completed' })
      .where('id', '=', plan.id)
      .execute();
    house.clock.set(DAY_AFTER);
    await correct('not-handed-over', 'delivered');
    const { data } = await staff.call(adminSubscriptions.read, { params: { id: plan.id } });
    expect(data).toMatchObject({ status: 'active', available: 2, used: 0 });
  });

  it('needs a reason of three letters', async () => {
    const { order } = await booked({ way: DELIVERED });
    const { status, errors } = await staff.send(
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
      staff.call(
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

  it('can be taken back itself', async () => {
    const { correct } = await booked({ way: DELIVERED });
    house.clock.set(DAY_AFTER);
    await goes(() => correct('not-handed-over', 'delivered'));
    await goes(() => correct('skipped', 'delivered'));
  });
});

const goes = (take: () => Promise<Answered<unknown>>) =>
  expectTakenBack({ db: house.db, staff, customer }, take);

describe('a snack order, corrected', () => {
  type Step = 'confirm' | 'prepare' | 'ready' | 'deliver' | 'fail' | 'cancel';
  const HANDED_OVER = ['confirm', 'prepare', 'ready', 'deliver'] as const;

  async function ordered({ way = HANDED_OVER as readonly Step[], delivery = false } = {}) {
    const snack = await buildSnack(house.db, { daily_limit: 2, name: 'Khandvi' });
    const buy = () =>
      customer.call(snackOrders.place, {
        body: {
          ...snackOrderOf({ snackId: snack.id, quantity: 2 }),
          ...(delivery && {
            delivery_type: 'delivery' as const,
            customer_address: '12 Maple Street, Oshawa, ON L1G 4S8',
          }),
        },
      });
    const { data: order } = await buy();
    const id = order.id;
    for (const action of way) {
      house.clock.set(house.clock.now().add({ minutes: 1 }));
      await staff.call(adminSnackOrders.act, {
        params: { id, action },
        body: { otherDay: true, reason: 'As it was' },
      });
    }
    const correct = (correction: SnackCorrection, from: SnackOrderStatus) =>
      staff.call(adminSnackOrders.correct, { params: { id }, body: { correction, from, reason } });
    const sold = async () =>
      (
        await house.db
          .selectFrom('snack_days')
          .where('snack_id', '=', snack.id)
          .select('ordered')
          .executeTakeFirst()
      )?.ordered;
    return { id, order, snack, buy, correct, sold };
  }

  it.each<[SnackCorrection, readonly Step[], SnackOrderStatus, SnackOrderStatus, number]>([
    ['still-here', HANDED_OVER, 'delivered', 'ready', 2],
    ['being-made', HANDED_OVER, 'delivered', 'preparing', 2],
    ['not-begun', ['confirm', 'prepare', 'ready'], 'ready', 'confirmed', 2],
    ['not-confirmed', ['confirm'], 'confirmed', 'pending', 2],
    ['called-off', HANDED_OVER, 'delivered', 'cancelled', 0],
    ['taken-up', ['confirm', 'cancel'], 'cancelled', 'confirmed', 2],
  ])('%s after %s, with its stock', async (correction, way, from, to, counted) => {
    const { correct, sold, id } = await ordered({ way });
    const { data } = await correct(correction, from);
    expect(data).toMatchObject({ status: to });
    expect(await sold()).toBe(counted);
    // The timeline has nothing that it did not reach.
    const { data: read } = await staff.call(adminSnackOrders.read, { params: { id } });
    expect(read.steps.map(({ status }) => status)).toContain(to);
    expect(read.steps.map(({ status }) => status)).not.toContain(from);
    expect(await lettersOf()).toHaveLength(1);
  });

  it('is owed for again when it was handed over after all, on a day that is over', async () => {
    const { correct, sold } = await ordered({ way: ['cancel'] });
    house.clock.set(DAY_AFTER);
    const { data } = await correct('handed-over', 'cancelled');
    expect(data).toMatchObject({ status: 'delivered', cancelReason: null });
    expect(data.balance.owed).toBe(data.totalAmount);
    expect(await sold()).toBe(2);
    expect((await lettersOf())[0]?.changes).toEqual([
      'It is picked up; we had it as cancelled.',
      expect.stringMatching(/^C\$[\d.]+ is to be paid\.$/),
    ]);
  });

  it('counts once when it was cancelled after it came back from the door', async () => {
    const way = ['confirm', 'prepare', 'ready', 'fail', 'cancel'] as const;
    const { correct, sold } = await ordered({ way, delivery: true });
    expect(await sold()).toBe(2);
    await correct('taken-up', 'cancelled');
    expect(await sold()).toBe(2);
  });

  it('is refused when the last ones were sold, and says what to do', async () => {
    const { correct, buy, sold } = await ordered({ way: ['cancel'] });
    expect((await buy()).status).toBe(201);
    const refused = await correct('taken-up', 'cancelled');
    expect([refused.status, refused.code]).toEqual([409, 'correction_sold_out']);
    expect(refused.message).toContain('The last Khandvi');
    expect(await sold()).toBe(2);
  });

  it('fails at a door only when it was brought to one', async () => {
    const pickup = await ordered();
    expect((await pickup.correct('not-handed-over', 'delivered')).code).toBe(
      'correction_does_not_fit',
    );
    const brought = await ordered({ delivery: true });
    const { data } = await brought.correct('not-handed-over', 'delivered');
    expect(data).toMatchObject({ status: 'undelivered', failReason: reason });
  });

  it('can be taken back itself, with its stock', async () => {
    const { correct } = await ordered();
    await goes(() => correct('called-off', 'delivered'));
    await goes(() => correct('not-begun', 'delivered'));
  });
});

const payment = {
  amount: 6774,
  method: 'interac' as const,
  reference: 'CA1',
  receivedDay: '2026-11-18',
};

describe('a door of today, corrected by who drives', () => {
  const ON_ITS_DAY = '2026-11-20T22:05:00Z';
  const correct = (
    driver: Client,
    stop: { kind: 'tiffin' | 'snacks'; id: string },
    correction: DriverCorrection,
    from: 'delivered' | 'not_delivered',
  ) => driver.call(deliveries.correct, { params: stop, body: { correction, from, reason } });

  it('keeps the credit of a tiffin, goes back and forth, and stays on the list', async () => {
    const { order, balance } = await booked({ way: DELIVERED });
    house.clock.set(ON_ITS_DAY);
    const driver = await house.asStaff(await buildStaff(house.db, { role: 'driver' }));
    const stop = { kind: 'tiffin', id: order.id } as const;
    const failed = await correct(driver, stop, 'not-delivered', 'delivered');
    expect(failed.data).toMatchObject({ stage: 'not_delivered' });
    expect(await balance()).toEqual({ available: 3, reserved: 0 });
    expect((await correct(driver, stop, 'not-delivered', 'delivered')).code).toBe(
      'correction_overtaken',
    );
    expect((await correct(driver, stop, 'on-the-way', 'not_delivered')).code).toBe(
      'correction_does_not_fit',
    );
    const found = await driver.call(deliveries.deliver, { params: stop });
    expect(found.data).toMatchObject({ stage: 'delivered' });
    expect(await balance()).toEqual({ available: 3, reserved: 0 });
    expect((await correct(driver, stop, 'on-the-way', 'delivered')).data.stage).toBe('on_the_way');
  });

  it('is no door of another day', async () => {
    const { order } = await booked({ way: DELIVERED });
    house.clock.set(DAY_AFTER);
    const stop = { kind: 'tiffin', id: order.id } as const;
    expect((await correct(staff, stop, 'on-the-way', 'delivered')).code).toBe('order_not_found');
  });

  it('brings snacks back from it', async () => {
    const snack = await buildSnack(house.db);
    const { data } = await customer.call(snackOrders.place, {
      body: {
        ...snackOrderOf({ snackId: snack.id }),
        delivery_type: 'delivery',
        customer_address: '12 Maple Street, Oshawa, ON L1G 4S8',
      },
    });
    for (const action of ['confirm', 'prepare', 'ready', 'deliver'] as const)
      await staff.call(adminSnackOrders.act, {
        params: { id: data.id, action },
        body: { otherDay: true },
      });
    house.clock.set(ON_ITS_DAY);
    const stop = { kind: 'snacks', id: data.id } as const;
    const back = await correct(staff, stop, 'not-delivered', 'delivered');
    expect(back.data).toMatchObject({ stage: 'not_delivered', actions: ['deliver'] });
  });
});

describe('a payment, entered by mistake', () => {
  const correct = (id: string) =>
    staff.call(adminPayments.correct, { params: { id }, body: { reason } });

  async function paid(amount = payment.amount) {
    const plan = await buildSubscription(house.db, { customer });
    const record = (cents: number) =>
      staff.call(adminPayments.record, {
        body: {
          ...payment,
          amount: cents,
          beyondDue: Math.max(0, -cents),
          subscriptionId: plan.id,
        },
      });
    const { data } = await record(amount);
    const read = async () =>
      (await staff.call(adminSubscriptions.read, { params: { id: plan.id } })).data;
    return { plan, id: data.id, record, read };
  }

  it('is taken out months later by one that reverses it, and is owed again', async () => {
    const { id, read, plan } = await paid();
    house.clock.set('2027-03-01T15:00:00Z');
    staff = await house.asStaff();
    customer = await house.asCustomer(customer);
    const { status, data } = await correct(id);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      amount: -6774,
      standing: 'correction',
      note: `Entered by mistake: ${reason}`,
    });
    const after = await read();
    expect(after.balance).toMatchObject({ owed: 6774, received: 0, paidBack: 0 });
    expect(after.payments?.map(({ standing }) => standing)).toEqual(['correction', 'mistake']);
    const shown = await customer.call(receipts.list, { params: { number: plan.number } });
    expect(shown.data).toEqual([]);
    expect(await lettersOf()).toEqual([expect.objectContaining({ reason, voidsReceipt: true })]);
  });

  it('is taken out once, and its reversal never', async () => {
    const { id } = await paid();
    const { data } = await correct(id);
    expect((await correct(id)).code).toBe('payment_taken_out');
    expect((await correct(data.id)).code).toBe('payment_takes_out');
  });

  it('stays while something of it was paid back, which can be taken out as well', async () => {
    const { id, record, read } = await paid();
    const { data: back } = await record(-1000);
    expect((await correct(id)).code).toBe('payment_paid_back');
    expect((await correct(back.id)).status).toBe(201);
    expect((await correct(id)).status).toBe(201);
    expect((await read()).balance).toMatchObject({ owed: 6774, received: 0, paidBack: 0 });
  });

  it('counts again when that is taken back, and can be taken out again', async () => {
    const { id, read } = await paid();
    await goes(() => correct(id));
    expect((await read()).balance).toMatchObject({ owed: 0, received: 6774, paidBack: 0 });
    expect((await read()).payments?.filter(({ standing }) => standing === 'stands')).toHaveLength(
      1,
    );
    expect((await read()).payments?.map(({ standing, corrects }) => [standing, corrects])).toEqual([
      ['takes-back', '2026-11-18'],
      ['taken-back', '2026-11-18'],
      ['stands', null],
    ]);
    expect((await correct(id)).status).toBe(201);
    expect((await read()).balance).toMatchObject({ owed: 6774, received: 0, paidBack: 0 });
  });

  it('says which ones cancel out once that is taken back, in the list and on receipts', async () => {
    const { id, plan } = await paid();
    const { data, step } = await correct(id);
    await staff.call(steps.takeBack, { params: { id: step?.id ?? '' } });
    const { text } = await staff.call(adminDownloads.payments, {
      query: { sort: 'createdAt', order: 'ASC', subscriptionId: plan.id },
    });
    const rows = text.trimEnd().split('\r\n').slice(1);
    expect(rows[1]).toContain(
      ',Taken back,"Took out C$67.74 of Nov 18, 2026, which was taken back.',
    );
    expect(rows[2]).toContain(
      ',Taken back,"Takes back that C$67.74 of Nov 18, 2026 was taken out."',
    );
    const receipt = await staff.call(adminPayments.receipt, { params: { id: data.id } });
    const { pages } = readPdf(Buffer.from(receipt.data.base64, 'base64'));
    expect(pages.flatMap(({ said }) => said)).toContain('Taken back');
  });

  it('may be for snacks and for an event', async () => {
    const snack = await buildSnack(house.db);
    const { data: order } = await customer.call(snackOrders.place, {
      body: snackOrderOf({ snackId: snack.id }),
    });
    const { id: inquiryId } = await acceptedInquiry(house, { by: customer });
    const forSnacks = await staff.call(adminPayments.record, {
      body: { ...payment, amount: 500, snackOrderId: order.id },
    });
    const deposit = await staff.call(adminPayments.record, { body: depositFor(inquiryId) });
    for (const { data } of [forSnacks, deposit]) await goes(() => correct(data.id));
    await correct(deposit.data.id);
    const { data } = await staff.call(adminCatering.read, { params: { id: inquiryId } });
    expect(data.balance.paid).toBe(0);
  });
});

describe('a plan, corrected', () => {
  const correctIt = (id: string) => (correction: PlanCorrection, from: SubscriptionStatus) =>
    staff.call(adminSubscriptions.correct, {
      params: { id },
      body: { correction, from, reason },
    });

  async function cancelled({ payBack = 0 } = {}) {
    const { plan, order } = await booked();
    await staff.call(adminPayments.record, { body: { ...payment, subscriptionId: plan.id } });
    await staff.call(adminSubscriptions.cancel, {
      params: { id: plan.id },
      body: {
        reason: 'Moved away',
        ...(payBack > 0 && { payBack: { ...payment, amount: payBack } }),
      },
    });
    house.clock.set('2026-11-19T15:00:00Z');
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
    expect((await lettersOf())[0]?.changes).toEqual([
      'It is active; we had it as cancelled.',
      'Nothing is to be paid.',
    ]);
    const fold = await balanceOf(house.db, plan.id);
    expect(fold.row).toEqual(fold.fold);
  });

  it('does not run on once its rest has gone back, until that is taken out', async () => {
    const { plan, correct } = await cancelled({ payBack: 6774 });
    const refused = await correct('runs-on', 'cancelled');
    expect([refused.status, refused.code]).toEqual([409, 'plan_settled']);
    expect(refused.message).toContain('C$67.74 went back');
    const { data } = await staff.call(adminSubscriptions.read, { params: { id: plan.id } });
    const back = data.payments?.find(({ amount }) => amount < 0);
    await staff.call(adminPayments.correct, { params: { id: back?.id ?? '' }, body: { reason } });
    expect((await correct('runs-on', 'cancelled')).status).toBe(200);
  });

  it('does not run on once both have agreed that nothing goes back', async () => {
    const { plan, correct } = await cancelled();
    await staff.call(adminPayments.nothingToPayBack, {
      body: { subscriptionId: plan.id, note: 'A gift' },
    });
    expect((await correct('runs-on', 'cancelled')).code).toBe('plan_settled');
  });

  it('waits again when it was approved instead of another one', async () => {
    const { id } = await buildSubscription(house.db, {
      customer,
      status: 'pending_approval',
      credits: 0,
      approved_at: null,
      tiffin_count: 5,
    });
    const approve = () =>
      staff.call(adminSubscriptions.approveUnpaid, { params: { id }, body: {} });
    await approve();
    house.clock.set('2026-11-19T15:00:00Z');
    const { data } = await correctIt(id)('not-approved', 'active');
    expect(data).toMatchObject({ status: 'pending_approval', available: 0, approvedAt: null });
    expect((await approve()).data).toMatchObject({ status: 'active', available: 5, used: 0 });
    await goes(() => correctIt(id)('not-approved', 'active'));
    const { data: read } = await staff.call(adminSubscriptions.read, { params: { id } });
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
    const { id } = await buildSubscription(house.db, { customer });
    await staff.call(adminPayments.record, { body: { ...payment, subscriptionId: id } });
    expect((await correctIt(id)('not-approved', 'active')).code).toBe('plan_in_use');
  });

  it('waits again when it was declined instead of another one, and never runs so', async () => {
    const { id } = await buildSubscription(house.db, {
      customer,
      status: 'pending_approval',
      credits: 0,
      approved_at: null,
    });
    await staff.call(adminSubscriptions.decline, { params: { id }, body: { reason: 'Too far' } });
    house.clock.set('2026-11-19T15:00:00Z');
    expect((await correctIt(id)('runs-on', 'cancelled')).code).toBe('correction_overtaken');
    const { data } = await correctIt(id)('not-declined', 'cancelled');
    expect(data).toMatchObject({ status: 'pending_approval', endReason: null });
  });
});

describe('an event, corrected', () => {
  const correctIt = (id: string) => (correction: InquiryCorrection, from: InquiryStatus) =>
    staff.call(adminCatering.correct, { params: { id }, body: { correction, from, reason } });
  const act = (id: string, action: 'complete' | 'cancel' | 'contact') =>
    staff.call(adminCatering.act, {
      params: { id, action },
      body: { reason: 'As it was', otherDay: true },
    });

  it('is not completed yet', async () => {
    const { id } = await acceptedInquiry(house, { by: customer });
    await act(id, 'complete');
    const { data } = await correctIt(id)('not-completed', 'completed');
    expect(data).toMatchObject({ status: 'confirmed' });
    expect(data.history.at(-1)?.note).toBe(`It is not completed yet (${reason})`);
    await act(id, 'complete');
    await goes(() => correctIt(id)('not-completed', 'completed'));
  });

  it('goes on as before it was cancelled, and its deposit counts', async () => {
    const { id } = await acceptedInquiry(house, { by: customer });
    await staff.call(adminPayments.record, { body: depositFor(id) });
    await act(id, 'cancel');
    await staff.call(adminPayments.nothingToPayBack, {
      body: { inquiryId: id, note: 'We keep it' },
    });
    const { data } = await correctIt(id)('not-cancelled', 'cancelled');
    expect(data).toMatchObject({ status: 'confirmed', cancelReason: null });
    expect(data.balance.owed).toBe(226_000 - 50_000);
    await act(id, 'cancel');
    await goes(() => correctIt(id)('not-cancelled', 'cancelled'));
  });

  it('goes on as before in every other state, too', async () => {
    const { id } = await quotedInquiry(house, { by: customer });
    await act(id, 'cancel');
    expect((await correctIt(id)('not-cancelled', 'cancelled')).data.status).toBe('quoted');
  });

  it('has a quote that is open again, unless money stands on it', async () => {
    const inquiry = await acceptedInquiry(house);
    const { id } = inquiry;
    const { data: deposit } = await staff.call(adminPayments.record, { body: depositFor(id) });
    const refused = await correctIt(id)('not-accepted', 'confirmed');
    expect(refused.code).toBe('inquiry_paid_for');
    expect(refused.message).toContain('C$500.00');
    await staff.call(adminPayments.correct, { params: { id: deposit.id }, body: { reason } });
    const { data } = await correctIt(id)('not-accepted', 'confirmed');
    expect(data).toMatchObject({ status: 'quoted', balance: { owed: 0, charge: 0 } });
    const again = await house.visitor.call(
      cateringInquiries.acceptQuote,
      { params: { id, version: 1 } },
      holding(inquiry.token),
    );
    expect(again.data.status).toBe('confirmed');
    await goes(() => correctIt(id)('not-accepted', 'confirmed'));
  });

  it('stays cancelled on a day that is closed by now', async () => {
    const { id } = await acceptedInquiry(house, { eventDate: '2027-01-14' });
    await act(id, 'cancel');
    await house.db
      .insertInto('closures')
      .values({ start_day: '2027-01-14', end_day: '2027-01-14', reason: 'Repairs' })
      .execute();
    const refused = await correctIt(id)('not-cancelled', 'cancelled');
    expect([refused.status, refused.code]).toEqual([409, 'inquiry_day_closed']);
  });
});

it('a correction is in the audit log, without the words that tell of a person', async () => {
  const { correct, order } = await booked({ way: DELIVERED });
  const { step } = await correct('skipped', 'delivered');
  const read = () =>
    house.db
      .selectFrom('audit_log')
      .where('resource_id', '=', order.id)
      .orderBy('id', 'desc')
      .select(['action', 'before', 'after'])
      .executeTakeFirst();
  expect(await read()).toMatchObject({
    action: 'correct',
    before: { status: 'delivered' },
    after: { status: 'skipped', correction: 'It was skipped', reason: '(personal)' },
  });
  await staff.call(steps.takeBack, { params: { id: step?.id ?? '' } });
  expect(await read()).toMatchObject({ action: 'take-back', after: { takenBack: 'correct' } });
});
