import { beforeEach, describe, expect, it } from 'vitest';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { steps } from '#contract/platform/steps.ts';
import { tiffinsByPhone } from '#contract/tiffin/desk-by-phone.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildStaff } from '#test/factories.ts';
import { balanceOf, buildOffer } from '#test/tiffin-factories.ts';

const ADDRESS = '12 Maple Street, Oshawa, ON L1G 4S8';

const services = useApp();
let customer: Client & { id: string };
let owner: Client & { id: string };
let offer: Awaited<ReturnType<typeof buildOffer>>;

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  customer = await services.asCustomer();
  owner = await services.asStaff();
  offer = await buildOffer(services.db);
});

const payment = {
  amount: 6774,
  method: 'cash' as const,
  reference: '',
  receivedDay: '2026-11-18',
};

const subscribe = (change: Record<string, unknown> = {}, staff: Client = owner) =>
  staff.call(tiffinsByPhone.subscribe, {
    body: {
      customerId: customer.id,
      planGroupId: offer.group.id,
      planVariantId: offer.variant.id,
      startDate: '2026-11-19',
      deliveryAddress: ADDRESS,
      diet: 'jain',
      allergies: 'Peanuts',
      standingNote: '',
      ownPrice: null,
      takesOutside: false,
      approval: 'none',
      ...change,
    },
  });

const mails = async () =>
  (
    await services.db
      .selectFrom('mails')
      .where('customer_id', '=', customer.id)
      .orderBy('created_at')
      .select(['kind', 'status'])
      .execute()
  ).map(({ kind, status }) => `${kind} ${status}`);

describe('a plan that is written down by phone', () => {
  it('waits for approval at the price of the list, as if its customer had asked for it', async () => {
    const kitchen = await services.asStaff(await buildStaff(services.db, { role: 'kitchen' }));
    const { status, data } = await subscribe({}, kitchen);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      status: 'pending_approval',
      totalAmount: 6774,
      available: 0,
      diet: 'jain',
      profileDiet: 'jain',
      allergies: 'Peanuts',
    });
    const own = await customer.call(subscriptions.readByNumber, {
      params: { number: data.number },
    });
    expect(own.data.payment.amount).toBe(6774);
    expect(await mails()).toEqual(['subscription_received queued']);
  });

  it('runs at once where an owner approves it, with its payment or before it', async () => {
    const paid = await subscribe({ approval: 'paid', payment });
    expect(paid.data).toMatchObject({
      status: 'active',
      available: 5,
      balance: { paid: 6774, owed: 0 },
    });
    const unpaid = await subscribe({ approval: 'unpaid' });
    expect(unpaid.data).toMatchObject({ status: 'active', balance: { paid: 0, owed: 6774 } });
    expect(await mails()).toEqual(Array(2).fill('subscription_approved queued'));
  });

  it('has a price of its own with a reason, taxed as any', async () => {
    const ownPrice = { subtotal: 5000, deliveryFee: 500, reason: 'Feeds her parents, too' };
    const { data } = await subscribe({ ownPrice, approval: 'unpaid' });
    expect(data).toMatchObject({
      price: 1000,
      subtotal: 5000,
      deliveryFee: 500,
      taxAmount: 650,
      totalAmount: 6150,
      internalNote: 'Own price: Feeds her parents, too',
    });
    const waiting = await subscribe({ ownPrice });
    expect(waiting.data.internalNote).toBe('Own price: Feeds her parents, too');
    const { after } = await services.db
      .selectFrom('audit_log')
      .where('resource_id', '=', data.id)
      .where('action', '=', 'create')
      .select('after')
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({ totalAmount: 6150, overrides: ['own_price'] });
  });

  it('is approved, and priced, by owners alone', async () => {
    const kitchen = await services.asStaff(await buildStaff(services.db, { role: 'kitchen' }));
    const ownPrice = { subtotal: 0, deliveryFee: 0, reason: 'A friend' };
    expect((await subscribe({ approval: 'unpaid' }, kitchen)).code).toBe('forbidden');
    expect((await subscribe({ ownPrice }, kitchen)).code).toBe('forbidden');
  });

  it.each([
    ['a plan that is not on sale', { planVariantId: crypto.randomUUID() }, 'plan_unavailable'],
    ['a start that has passed', { startDate: '2026-11-18' }, 'start_date_unavailable'],
    [
      'an address outside the area',
      { deliveryAddress: '1 Yonge Street, Toronto, ON M5E 1W7' },
      'outside_service_area',
    ],
    ['nobody', { customerId: crypto.randomUUID() }, 'customer_erased'],
  ])('is refused for %s', async (_what, change, code) => {
    expect((await subscribe(change)).code).toBe(code);
  });

  it('is brought outside the area where the kitchen says why', async () => {
    const far = { deliveryAddress: '1 Yonge Street, Toronto, ON M5E 1W7' };
    const { data } = await subscribe({ ...far, takesOutside: true, outsideReason: 'On our way' });
    expect(data).toMatchObject({
      customerAddress: far.deliveryAddress,
      internalNote: 'Outside the area: On our way',
    });
  });

  it('once undone asks about what was paid for it meanwhile, and owes it back', async () => {
    const { data, step } = await subscribe({ approval: 'unpaid' });
    await owner.call(adminPayments.record, { body: { ...payment, subscriptionId: data.id } });
    const undo = (body: { moneyMoved?: true }) =>
      owner.call(steps.takeBack, { params: { id: step?.id ?? '' }, body });
    expect((await undo({})).code).toBe('money_moved');
    expect((await undo({ moneyMoved: true })).status).toBe(200);
    const after = await owner.call(adminSubscriptions.read, { params: { id: data.id } });
    expect(after.data.balance).toMatchObject({ paid: 6774, owed: 0, toPayBack: 6774 });
  });

  it('once undone is over, with its credits, its payment and its mail taken back', async () => {
    const { data, step } = await subscribe({ approval: 'paid', payment });
    const undone = await owner.call(steps.takeBack, { params: { id: step?.id ?? '' }, body: {} });
    expect(undone.status).toBe(200);
    const after = await owner.call(adminSubscriptions.read, { params: { id: data.id } });
    expect(after.data).toMatchObject({
      status: 'cancelled',
      endReason: 'Written down by mistake',
      balance: { paid: 0, owed: 0, toPayBack: 0 },
    });
    const { row, fold } = await balanceOf(services.db, data.id);
    expect(row).toEqual({ available: 0, reserved: 0 });
    expect(fold).toEqual(row);
    expect(await mails()).toEqual(['subscription_approved withdrawn']);
  });
});
