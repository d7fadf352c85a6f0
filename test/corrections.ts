import { beforeEach } from 'vitest';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import {
  adminTiffinOrders,
  type TiffinOrderCorrection,
} from '#contract/tiffin/desk-tiffin-orders.ts';
import { type TiffinOrderStatus, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { type Answered, type Client, TEST_NOW, useApp } from './app.ts';
import { balanceOf, buildSubscription } from './tiffin-factories.ts';
import { expectTakenBack } from './undo-step.ts';

/** The day of the tiffins that are corrected. */
export const FRIDAY = '2026-11-20';

/** The Saturday after it, past the ten minutes of all that was done before. */
export const DAY_AFTER = '2026-11-21T15:00:00Z';

/** Why something is corrected, as its customer reads it. */
export const reason = 'Pressed the wrong one';

/** What pays for a plan of the tests in full. */
export const payment = {
  amount: 6774,
  method: 'interac' as const,
  reference: 'CA1',
  receivedDay: '2026-11-18',
};

/** What the desk does with a tiffin before it is corrected. */
export type Way = 'confirm' | 'prepare' | 'dispatch' | 'deliver' | 'fail' | 'skip' | 'cancel';

/** All the way to the door. */
export const DELIVERED = ['confirm', 'prepare', 'dispatch', 'deliver'] as const;

/** A kitchen with somebody at the desk and a customer, new for each test, and what is asked of both. */
export function useCorrections() {
  const services = useApp();
  type Person = Client & { id: string };
  const here = {} as { staff: Person; customer: Person };
  beforeEach(async () => {
    services.clock.set(TEST_NOW);
    here.staff = await services.asStaff();
    here.customer = await services.asCustomer();
  });

  /** The mails that tell the customer of corrections. */
  const mailsOf = async (customerId = here.customer.id) => {
    const mails = await services.db
      .selectFrom('mails')
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'corrected')
      .where('status', '<>', 'withdrawn')
      .select('details')
      .execute();
    return mails.map(
      ({ details }) => details as { changes: string[]; stands: string[]; reason: string },
    );
  };

  /** A tiffin of Friday, brought to where it is corrected. */
  async function booked({ way = [] as readonly Way[], credits = 5, returnCredit = true } = {}) {
    const plan = await buildSubscription(services.db, { customer: here.customer, credits });
    const book = (quantity = 2) =>
      here.customer.call(tiffinOrders.schedule, {
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
      await here.staff.call(adminTiffinOrders.act, {
        params: { id: order.id, action },
        body: { anyTime: true, reason: 'As it was', returnCredit },
      });
    const correct = (
      correction: TiffinOrderCorrection,
      from: TiffinOrderStatus,
      who: Client = here.staff,
    ) =>
      who.call(adminTiffinOrders.correct, {
        params: { id: order.id },
        body: { correction, from, reason },
      });
    const balance = async () => (await balanceOf(services.db, plan.id)).row;
    const ledger = async () =>
      (await here.staff.call(adminSubscriptions.read, { params: { id: plan.id } })).data.ledger;
    return { plan, order, book, correct, balance, ledger };
  }

  /** Does something that can be undone without a trace. */
  const goes = (take: () => Promise<Answered<unknown>>) =>
    expectTakenBack({ db: services.db, ...here }, take);

  return Object.assign(here, { services, mailsOf, booked, goes });
}
