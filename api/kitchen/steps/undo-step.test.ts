import { beforeEach, describe, expect, it } from 'vitest';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import type { GuestDiets } from '#contract/catering/inquiry-choices.ts';
import { adminClosures } from '#contract/kitchen/desk-closures.ts';
import { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { steps } from '#contract/platform/steps.ts';
import { contact } from '#contract/site/contact.ts';
import { adminContactMessages } from '#contract/site/desk-contact-messages.ts';
import { adminSnacks } from '#contract/snacks/desk-catalogue.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { adminTiffinOrders, kitchenDays } from '#contract/tiffin/desk-tiffin-orders.ts';
import { recurringBooking } from '#contract/tiffin/recurring-booking.ts';
import { type TiffinOrderStatus, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { canMoveSnacks } from '#domain/kitchen/closure-effects.ts';
import { type Answered, type Client, TEST_NOW, useApp } from '#test/app.ts';
import {
  acceptedInquiry,
  depositFor,
  quotedInquiry,
  quoteOf,
  sentInquiry,
} from '#test/catering-factories.ts';
import { type Choose, closeDays, moveAll } from '#test/closing.ts';
import { buildMember } from '#test/factories.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';
import { expectTakenBack } from '#test/undo-step.ts';

const FRIDAY = '2026-11-20';
const MONDAY = '2026-11-23';
const ADDRESS = '12 Maple Street, Oshawa, ON L1G 4S8';

const services = useApp();
let staff: Client & { id: string };
let customer: Client & { id: string };

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  await services.db.deleteFrom('closures').execute();
  // What earlier tests have booked is in nobody's way.
  await services.db
    .updateTable('tiffin_orders')
    .set({ status: 'cancelled', credits_held: 0, credits_used: 0 })
    .execute();
  staff = await services.asStaff();
  customer = await services.asCustomer();
});

const goes = (take: () => Promise<Answered<unknown>>) =>
  expectTakenBack({ db: services.db, staff, customer }, take);

const plan = (values: Parameters<typeof buildSubscription>[1] = {}) =>
  buildSubscription(services.db, { customer, ...values });

async function booked(
  deliveryDate = FRIDAY,
  {
    credits = 5,
    quantity = 2,
    status,
  }: { credits?: number; quantity?: number; status?: TiffinOrderStatus } = {},
) {
  const subscription = await plan({ credits });
  const { data: order } = await customer.call(tiffinOrders.schedule, {
    body: {
      subscriptionId: subscription.id,
      deliveryDate,
      deliveryTimeSlot: '17:00-18:00',
      quantity,
      deliveryAddress: ADDRESS,
      specialInstructions: null,
    },
  });
  if (status)
    await services.db
      .updateTable('tiffin_orders')
      .set({ status })
      .where('id', '=', order.id)
      .execute();
  return { subscription, order };
}

const act = (
  id: string,
  action: Parameters<typeof tiffinMove>[1],
  body: Record<string, unknown> = {},
) => tiffinMove(id, action, body);
const tiffinMove = (
  id: string,
  action:
    | 'accept'
    | 'decline'
    | 'confirm'
    | 'prepare'
    | 'dispatch'
    | 'deliver'
    | 'fail'
    | 'skip'
    | 'unskip'
    | 'cancel',
  body: Record<string, unknown>,
) =>
  staff.call(adminTiffinOrders.act, {
    params: { id, action },
    body: { anyTime: true, ...body },
  });

/** Cooked and on its way, as the kitchen brings it there. */
async function underWay(through: readonly ('confirm' | 'prepare' | 'dispatch')[]) {
  const { order, subscription } = await booked();
  for (const action of through) await act(order.id, action);
  return { order, subscription };
}

describe('a step with a tiffin, undone', () => {
  it.each(['accept', 'decline'] as const)('%s of one that waits', async (action) => {
    const { order } = await booked(FRIDAY, { status: 'pending_confirmation' });
    await goes(() => act(order.id, action, { reason: 'No room', customerNote: 'Sorry' }));
  });

  it.each(['confirm', 'skip', 'cancel'] as const)('%s of one that is booked', async (action) => {
    const { order } = await booked();
    await goes(() => act(order.id, action, { reason: 'Slip of the finger' }));
  });

  it.each([
    ['prepare', ['confirm']],
    ['cancel', ['confirm', 'prepare']],
    ['dispatch', ['confirm', 'prepare']],
    ['deliver', ['confirm', 'prepare', 'dispatch']],
    ['fail', ['confirm', 'prepare', 'dispatch']],
  ] as const)('%s after %s', async (action, before) => {
    const { order } = await underWay(before);
    await goes(() => act(order.id, action, { reason: 'As it happens', returnCredit: true }));
  });

  it('a skip that was undone for a caller', async () => {
    const { order } = await booked();
    await customer.call(tiffinOrders.skip, { body: { orderId: order.id, reason: null } });
    await goes(() => act(order.id, 'unskip'));
  });

  it('a change of day, quantity and address', async () => {
    const { order } = await booked();
    await goes(() =>
      staff.call(adminTiffinOrders.update, {
        params: { id: order.id },
        body: {
          deliveryDate: MONDAY,
          quantity: 4,
          deliveryAddress: '9 Birch Road, Ajax, ON L1S 2E1',
          customerNote: 'Moved',
        },
      }),
    );
  });

  it('many moved with one press, as one step', async () => {
    const ids = [(await booked()).order.id, (await booked()).order.id];
    for (const id of ids) await act(id, 'confirm');
    const back = await goes(() =>
      staff.call(adminTiffinOrders.actOnMany, {
        params: { action: 'prepare' },
        body: { ids, anyTime: true },
      }),
    );
    expect(back.things.map(({ label }) => label?.slice(0, 10))).toEqual([
      'tiffin TF-',
      'tiffin TF-',
    ]);
  });

  it('a day that was closed', async () => {
    await booked(FRIDAY, { status: 'confirmed' });
    services.clock.set('2026-11-21T15:00:00Z');
    await goes(() =>
      staff.call(kitchenDays.close, { params: { date: FRIDAY }, body: { internalNote: 'Done' } }),
    );
  });

  it('what a driver has handed over at the wrong door', async () => {
    const { order } = await underWay(['confirm', 'prepare', 'dispatch']);
    services.clock.set('2026-11-20T22:05:00Z');
    await goes(() =>
      staff.call(deliveries.deliver, {
        params: { kind: 'tiffin', id: order.id },
        body: { anyTime: true },
      }),
    );
  });
});

describe('a step with snacks, undone', () => {
  async function ordered(daily_limit: number | null = 3) {
    const snack = await buildSnack(services.db, { daily_limit });
    const { data: order } = await customer.call(snackOrders.place, {
      body: snackOrderOf({ snackId: snack.id, quantity: 2 }),
    });
    const move = (action: 'confirm' | 'prepare' | 'ready' | 'deliver' | 'cancel', body = {}) =>
      staff.call(adminSnackOrders.act, {
        params: { id: order.id, action },
        body: { anyTime: true, ...body },
      });
    return { snack, order, move };
  }

  it.each([
    ['confirm', []],
    ['prepare', ['confirm']],
    ['ready', ['confirm', 'prepare']],
    ['deliver', ['confirm', 'prepare', 'ready']],
  ] as const)('%s after %s', async (action, before) => {
    const { move } = await ordered();
    for (const step of before) await move(step);
    await goes(() => move(action, { internalNote: 'Box 4' }));
    // It can be done again.
    expect((await move(action)).status).toBe(200);
  });

  it('a cancellation, with its stock', async () => {
    const { move } = await ordered();
    await goes(() => move('cancel', { reason: 'No khaman left' }));
  });

  it('sold out for today, and back on sale', async () => {
    const { id } = await buildSnack(services.db);
    await goes(() => staff.call(adminSnacks.soldOut, { params: { id } }));
    await staff.call(adminSnacks.soldOut, { params: { id } });
    await goes(() => staff.call(adminSnacks.backOnSale, { params: { id } }));
  });
});

describe('a step with a plan, undone', () => {
  const waiting = () =>
    plan({ status: 'pending_approval', credits: 0, approved_at: null, tiffin_count: 5 });
  const payment = {
    amount: 6774,
    method: 'interac' as const,
    reference: 'CA1',
    receivedDay: '2026-11-18',
  };

  it('an approval with its payment, which can be given again', async () => {
    const { id } = await waiting();
    const approve = () =>
      staff.call(adminSubscriptions.approve, { params: { id }, body: { payment } });
    await goes(approve);
    const again = await approve();
    expect(again.data).toMatchObject({ status: 'active', available: 5, balance: { paid: 6774 } });
  });

  it('an approval before the payment', async () => {
    const { id } = await waiting();
    await goes(() =>
      staff.call(adminSubscriptions.approveUnpaid, {
        params: { id },
        body: { customerNote: 'Welcome' },
      }),
    );
  });

  it('a decline', async () => {
    const { id } = await waiting();
    await goes(() =>
      staff.call(adminSubscriptions.decline, { params: { id }, body: { reason: 'Too far' } }),
    );
  });

  it.each([null, '2026-11-19'])('a pause from %s on', async (from) => {
    const { subscription } = await booked();
    await goes(() =>
      staff.call(adminSubscriptions.pause, {
        params: { id: subscription.id },
        body: { from, until: '2026-11-27', reason: 'Away' },
      }),
    );
  });

  it('a planned pause that was called off, and one that was lifted', async () => {
    const { subscription } = await booked();
    const params = { id: subscription.id };
    const until = '2026-11-27';
    await staff.call(adminSubscriptions.pause, { params, body: { from: '2026-11-19', until } });
    await goes(() => staff.call(adminSubscriptions.callOffPause, { params, body: {} }));
    await staff.call(adminSubscriptions.callOffPause, { params, body: {} });
    await staff.call(adminSubscriptions.pause, { params, body: { until } });
    await goes(() => staff.call(adminSubscriptions.resume, { params, body: {} }));
  });

  it('a cancellation with its orders, its weekly pattern and what was paid back', async () => {
    const { subscription } = await booked();
    const params = { id: subscription.id };
    await staff.call(adminPayments.record, { body: { ...payment, subscriptionId: params.id } });
    const entry = {
      weekday: 1 as const,
      deliveryTimeSlot: '14:00-15:00' as const,
      quantity: 1,
      deliveryAddress: ADDRESS,
    };
    await customer.call(recurringBooking.save, {
      params,
      body: { entries: [entry], leftovers: 'keep' },
    });
    await goes(() =>
      staff.call(adminSubscriptions.cancel, {
        params,
        body: { reason: 'Wrong plan', payBack: { ...payment, amount: 3000 } },
      }),
    );
  });

  it('credits that were added, and credits that were taken', async () => {
    const { id } = await plan();
    for (const credits of [3, -2])
      await goes(() =>
        staff.call(adminSubscriptions.adjustCredits, {
          params: { id },
          body: { credits, reason: 'Birthday' },
        }),
      );
  });

  it('nothing to pay back', async () => {
    const { id } = await plan();
    await staff.call(adminPayments.record, {
      body: { ...payment, amount: 100_000, subscriptionId: id },
    });
    await goes(() =>
      staff.call(adminPayments.nothingToPayBack, {
        body: { subscriptionId: id, note: 'Cash at the door' },
      }),
    );
  });

  it('a payment, and one that went back', async () => {
    const { id } = await plan();
    const record = (amount: number) =>
      staff.call(adminPayments.record, {
        body: { ...payment, amount, beyondDue: Math.max(0, -amount), subscriptionId: id },
      });
    await goes(() => record(6774));
    await record(6774);
    await goes(() => record(-3000));
  });
});

describe('a step with an event, undone', () => {
  const move = (id: string, action: 'contact' | 'accept' | 'complete' | 'cancel', body = {}) =>
    staff.call(adminCatering.act, {
      params: { id, action },
      body: { reason: 'Called', anyTime: true, unpaid: 226_000, ...body },
    });

  it('a call, a quote and a cancellation', async () => {
    const { id } = await sentInquiry(services, { by: customer });
    await goes(() => move(id, 'contact'));
    await goes(() => staff.call(adminCatering.sendQuote, { params: { id }, body: quoteOf() }));
    await goes(() => move(id, 'cancel'));
  });

  it('an acceptance on their word, and a completion', async () => {
    const { id } = await quotedInquiry(services, { by: customer, numberOfGuests: 60 });
    await goes(() => move(id, 'accept', { version: 1 }));
    await move(id, 'accept', { version: 1 });
    await goes(() => move(id, 'complete'));
  });
});

describe('a step that is undone after money moved for the same thing', () => {
  it('asks first, and the mail says what is asked for again', async () => {
    const { id, number } = await acceptedInquiry(services, { by: customer });
    const pay = (amount: number) =>
      staff.call(adminPayments.record, { body: depositFor(id, amount) });
    const { data: before } = await staff.call(adminCatering.read, { params: { id } });
    await pay(before.balance.charge);
    const { step } = await staff.call(adminCatering.act, {
      params: { id, action: 'cancel' },
      body: { reason: 'Storm' },
    });
    await services.db.updateTable('mails').set({ status: 'sent' }).execute();
    await pay(-46954);

    const takeBack = (body: { moneyMoved?: true }) =>
      staff.call(steps.takeBack, { params: { id: step?.id ?? '' }, body });
    const words = 'C$469.54 was paid back meanwhile and will be asked for again.';
    const asked = await takeBack({});
    const question = `${number} (${before.customerName}): ${words}`;
    expect([asked.status, asked.code, asked.message]).toEqual([409, 'money_moved', question]);
    const status = async () =>
      (await staff.call(adminCatering.read, { params: { id } })).data.status;
    expect(await status()).toBe('cancelled');

    expect((await takeBack({ moneyMoved: true })).status).toBe(200);
    expect(await status()).toBe('confirmed');
    const mail = await services.db
      .selectFrom('mails')
      .where('kind', '=', 'taken_back')
      .where('inquiry_id', '=', id)
      .select('details')
      .executeTakeFirstOrThrow();
    expect(mail.details).toMatchObject({ money: [words] });
  });
});

describe('the time of an event, undone', () => {
  const setClock = (id: string, eventClock: string | null) =>
    staff.call(adminCatering.setClock, { params: { id }, body: { eventClock } });

  it('is what it was: not agreed, or the one before', async () => {
    const { id } = await acceptedInquiry(services, { by: customer });
    await goes(() => setClock(id, '17:30'));
    await setClock(id, '17:30');
    await goes(() => setClock(id, '18:00'));
    await goes(() => setClock(id, null));
  });

  it('goes back with what the guests eat, too', async () => {
    const { id } = await acceptedInquiry(services, { by: customer });
    const setDiets = (guestDiets: GuestDiets) =>
      staff.call(adminCatering.setDiets, { params: { id }, body: { guestDiets } });
    await goes(() => setDiets({ veg: 70, jain: 10 }));
    await setDiets({ veg: 70, jain: 10 });
    await goes(() => setDiets({ veg: 60, jain: 20 }));
    await goes(() => setDiets(null));
  });

  it('is what it was before the call and the quote that it was agreed with', async () => {
    const { id } = await sentInquiry(services, { by: customer });
    await goes(() =>
      staff.call(adminCatering.act, {
        params: { id, action: 'contact' },
        body: { eventClock: '12:00' },
      }),
    );
    await goes(() =>
      staff.call(adminCatering.sendQuote, {
        params: { id },
        body: quoteOf({ eventClock: '12:30' }),
      }),
    );
  });
});

describe('a step around the kitchen, undone', () => {
  const moved: Choose = (affected) => ({
    ...moveAll(affected),
    snackOrders: affected.snackOrders.map((order) =>
      canMoveSnacks(order)
        ? { id: order.id, does: 'move', date: '2026-11-28', time: order.time }
        : { id: order.id, does: 'keep' },
    ),
    events: affected.events.map(({ id }) => ({ id, does: 'keep' })),
  });

  it.each<[string, Choose]>([
    ['called off', () => ({})],
    ['moved', moved],
  ])('a closure with all that it did: %s', async (_words, choose) => {
    await booked();
    await booked(FRIDAY, { status: 'confirmed' });
    await booked(FRIDAY, { status: 'pending_confirmation' });
    const snack = await buildSnack(services.db, { daily_limit: 2 });
    await customer.call(snackOrders.place, {
      body: snackOrderOf({ snackId: snack.id, quantity: 2 }),
    });
    const { id } = await sentInquiry(services, { by: customer });
    await services.db
      .updateTable('catering_inquiries')
      .set({ event_day: FRIDAY })
      .where('id', '=', id)
      .execute();
    await goes(() =>
      closeDays(staff, { startDate: FRIDAY, endDate: FRIDAY, reason: 'Storm' }, choose),
    );
  });

  it('a closure that was moved, and one that was lifted', async () => {
    const body = { startDate: MONDAY, endDate: MONDAY, reason: 'Holiday' };
    const { data } = await staff.call(adminClosures.create, { body });
    const params = { id: data.id };
    await goes(() =>
      staff.call(adminClosures.update, { params, body: { ...body, endDate: '2026-11-24' } }),
    );
    await goes(() => staff.call(adminClosures.remove, { params }));
  });

  it('an account that was disabled with its plans paused, and enabled', async () => {
    await booked();
    const params = { id: customer.id };
    const body = { reason: 'Mixed up', pausePlans: true };
    await goes(() => staff.call(adminCustomers.disable, { params, body }));
    await staff.call(adminCustomers.disable, { params, body });
    const other = await services.asCustomer();
    await expectTakenBack({ db: services.db, staff, customer: other }, () =>
      staff.call(adminCustomers.enable, { params, body: { reason: 'Sorry' } }),
    );
  });

  it('a diet that was settled, of the account holder or of somebody in their household', async () => {
    const member = await buildMember(services.db, customer.id, { diet: 'jain' });
    for (const [member_id, member_name] of [
      [null, null],
      [member.id, member.name],
    ] as const) {
      const { id } = await plan({ diet: 'swaminarayan', member_id, member_name });
      for (const follow of ['plan', 'profile'] as const)
        await goes(() =>
          staff.call(adminSubscriptions.alignDiet, { params: { id }, body: { follow } }),
        );
    }
  });

  it('not a diet that was settled for whom the plan was for before', async () => {
    const { id: memberId } = await buildMember(services.db, customer.id, { diet: 'jain' });
    const { id } = await plan({ diet: 'swaminarayan' });
    const params = { id };
    const { step } = await staff.call(adminSubscriptions.alignDiet, {
      params,
      body: { follow: 'profile' },
    });
    await staff.call(adminSubscriptions.changeMember, { params, body: { memberId } });
    const taken = { params: { id: step?.id ?? '' }, body: {} };
    expect((await staff.call(steps.takeBack, taken)).status).toBe(409);
    expect((await staff.call(adminSubscriptions.read, { params })).data.diet).toBe('jain');
  });

  it('a message that was put aside, marked as answered, or opened again', async () => {
    await customer.call(contact.send, {
      body: {
        name: 'Asha',
        email: 'asha@example.com',
        subject: 'Rotis',
        message: 'Are they vegan?',
        website: null,
      },
    });
    const { id } = await services.db
      .selectFrom('contact_messages')
      .orderBy('created_at', 'desc')
      .select('id')
      .executeTakeFirstOrThrow();
    const move = (action: 'dismiss' | 'mark_answered' | 'reopen') =>
      staff.call(adminContactMessages.act, { params: { id, action } });
    await goes(() => move('dismiss'));
    await goes(() => move('mark_answered'));
    await move('mark_answered');
    await goes(() => move('reopen'));
  });
});
