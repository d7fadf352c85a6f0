import { adminCatering } from '#contract/catering/desk-catering.ts';
import { cateringInquiries } from '#contract/catering/inquiries.ts';
import type { Balance } from '#contract/money/balance.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { type Answered, type Client, TEST_NOW, type TestApp } from '../app.ts';
import { acceptedInquiry, holding } from '../catering-factories.ts';
import { buildSnack, snackOrderOf } from '../snack-factories.ts';
import { buildSubscription } from '../tiffin-factories.ts';

/** What everybody is told about the money for one thing. */
export type Told = { balance: Balance; toPay: number };

/** Something that is paid for, as its customer and the desk reach it. */
export type PaidThing = {
  kind: 'plans' | 'snackOrders' | 'events';
  /** As the desk's calls name it. */
  paidFor: Record<string, string>;
  number: string;
  price: { total: number; tax: number };
  /** What confirms the date of an event, in cents. */
  deposit: number;
  atDesk: () => Promise<Balance>;
  /** What its customer reads: how it stands, and what they are asked to pay now. */
  read: () => Promise<Told>;
  /** Whether the desk's lists of what is unpaid and of what goes back have it. */
  listed: (filter: 'unpaid' | 'toPayBack') => Promise<boolean>;
  cancel: () => Promise<Answered<unknown>>;
  /** What there would be to pay back if it were cancelled now, before it is. */
  ifCancelled: () => Promise<number>;
};

type Desk = { services: TestApp; staff: Client };

const page = { page: 1, limit: 100, order: 'DESC' as const };

/** A plan of five for C$67.74, of which some tiffins are cooked already. */
export async function somePlan({ services, staff }: Desk, cooked: number): Promise<PaidThing> {
  const customer = await services.asCustomer();
  const { id, number, total_cents, tax_cents } = await buildSubscription(services.db, { customer });
  const params = { id };
  if (cooked > 0) {
    const { data: order } = await customer.call(tiffinOrders.schedule, {
      body: {
        subscriptionId: id,
        deliveryDate: '2026-11-19',
        deliveryTimeSlot: '17:00-18:00',
        quantity: cooked,
        deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
        specialInstructions: null,
      },
    });
    services.clock.set('2026-11-19T18:00:00Z');
    for (const action of ['confirm', 'prepare'] as const)
      await staff.call(adminTiffinOrders.act, {
        params: { id: order.id, action },
        body: { reason: null },
      });
    services.clock.set(TEST_NOW);
  }
  return {
    kind: 'plans',
    paidFor: { subscriptionId: id },
    number,
    price: { total: total_cents, tax: tax_cents },
    deposit: 0,
    atDesk: async () => (await staff.call(adminSubscriptions.read, { params })).data.balance,
    read: async () => {
      const { data } = await customer.call(subscriptions.read, { params });
      return { balance: data.balance, toPay: data.payment.amount };
    },
    listed: async (filter) => {
      const query = { ...page, sort: 'createdAt' as const, search: number, [filter]: true };
      const { data } = await staff.call(adminSubscriptions.list, { query });
      return data.some((one) => one.id === id);
    },
    cancel: () =>
      staff.call(adminSubscriptions.cancel, { params, body: { reason: 'Moving away' } }),
    ifCancelled: async () => {
      const theirs = await customer.call(subscriptions.ifICancel, { params });
      const desks = await staff.call(adminSubscriptions.ifCancelled, { params, query: {} });
      if (theirs.data.payBack !== desks.data.payBack)
        throw new Error('two answers to one question');
      return theirs.data.payBack;
    },
  };
}

/** Two boxes of a snack for C$20.32. */
export async function someSnackOrder({ services, staff }: Desk): Promise<PaidThing> {
  const customer = await services.asCustomer();
  const snack = await buildSnack(services.db);
  const body = snackOrderOf({ snackId: snack.id, quantity: 2 });
  const { data: order } = await customer.call(snackOrders.place, { body });
  const params = { id: order.id };
  const atDesk = async () => (await staff.call(adminSnackOrders.read, { params })).data.balance;
  return {
    kind: 'snackOrders',
    paidFor: { snackOrderId: order.id },
    number: order.order_number,
    price: { total: order.total_amount, tax: order.tax_amount },
    deposit: 0,
    atDesk,
    read: async () => {
      const number = { number: order.order_number };
      const { data } = await customer.call(snackOrders.readByNumber, { params: number });
      return { balance: data.balance, toPay: data.payment.amount };
    },
    listed: async (filter) => {
      const search = order.order_number;
      const query = { ...page, sort: 'createdAt' as const, search, [filter]: true };
      const { data } = await staff.call(adminSnackOrders.list, { query });
      return data.some((one) => one.id === order.id);
    },
    cancel: () =>
      staff.call(adminSnackOrders.act, {
        params: { ...params, action: 'cancel' },
        body: { reason: 'The fryer broke' },
      }),
    ifCancelled: async () => (await atDesk()).paid,
  };
}

/** An event for C$2,260.00 with a deposit of C$500.00. */
export async function someEvent({ services, staff }: Desk): Promise<PaidThing> {
  const inquiry = await acceptedInquiry(services);
  const params = { id: inquiry.id };
  const read = async () => (await staff.call(adminCatering.read, { params })).data;
  const { quotes } = await read();
  const quote = quotes[0];
  if (!quote) throw new Error('an accepted inquiry without a quote');
  return {
    kind: 'events',
    paidFor: { inquiryId: inquiry.id },
    number: inquiry.number,
    price: { total: quote.total, tax: quote.taxAmount },
    deposit: quote.deposit,
    atDesk: async () => (await read()).balance,
    read: async () => {
      const theirs = holding(inquiry.token);
      const { data } = await services.visitor.call(cateringInquiries.read, { params }, theirs);
      return { balance: data.balance, toPay: data.payment?.amount ?? 0 };
    },
    listed: async (filter) => {
      const search = inquiry.number;
      const query = { ...page, sort: 'createdAt' as const, search, [filter]: true };
      const { data } = await staff.call(adminCatering.list, { query });
      return data.some((one) => one.id === inquiry.id);
    },
    cancel: () =>
      staff.call(adminCatering.act, {
        params: { ...params, action: 'cancel' },
        body: { reason: 'No cook' },
      }),
    ifCancelled: async () => (await read()).balance.paid,
  };
}
