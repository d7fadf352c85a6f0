import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { kitchenDays } from '#contract/tiffin/desk-tiffin-orders.ts';
import { storeSettings } from '#db/kitchen/settings.ts';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { TEST_NOW, useApp } from './app.ts';
import { type Action, someDays } from './credits/actions.ts';
import { type Book, isLive, problemsOf, readBooks } from './credits/books.ts';
import { perform, type World } from './credits/perform.ts';
import { buildStaff } from './factories.ts';
import { buildSubscription } from './tiffin-factories.ts';

/** So few fit into a slot and a day that some orders wait for the kitchen. */
const SETTINGS = { ...DEFAULT_SETTINGS, slotCapacity: 4, dayCapacity: 7 };

describe('whatever customer, kitchen and clock do', () => {
  const services = useApp();
  beforeAll(() => storeSettings(services.db, 'kitchen', SETTINGS, TEST_NOW));

  /** Takes the orders of earlier runs out of the kitchen's way. */
  async function clearDays(): Promise<void> {
    await services.db.deleteFrom('closures').execute();
    await services.db
      .updateTable('tiffin_orders')
      .set({ status: 'cancelled', not_delivered: null })
      .where((where) =>
        where.or([where('status', '<>', 'cancelled'), where('not_delivered', 'is not', null)]),
      )
      .execute();
    await services.db
      .updateTable('subscriptions')
      .set({ status: 'cancelled' })
      .where('status', '<>', 'cancelled')
      .execute();
  }

  async function newWorld(): Promise<World> {
    await clearDays();
    services.clock.set(TEST_NOW);
    const customer = await services.asCustomer();
    const staff = await services.asStaff(await buildStaff(services.db));
    const { id } = await buildSubscription(services.db, { customer, credits: 8 });
    return { services, customer, staff, subscriptionId: id, orders: [], steps: [] };
  }

  async function bookOf({ subscriptionId }: World): Promise<Book> {
    const [book] = await readBooks(services.db, subscriptionId);
    if (!book) throw new Error('The subscription is gone.');
    return book;
  }

  /** The living orders, and those brought in vain, as the kitchen's lists show them, over all days that have any order. */
  async function cookedFrom({ staff }: World, { orders }: Book): Promise<string[]> {
    const days = [...new Set(orders.map((order) => order.day))];
    const read = days.map((date) => staff.call(kitchenDays.read, { params: { date } }));
    return (await Promise.all(read)).flatMap(({ data }) =>
      data.slots.flatMap((slot) => slot.orders.map((order) => order.id)),
    );
  }

  async function live(actions: readonly Action[]): Promise<void> {
    const world = await newWorld();
    let before = await bookOf(world);
    for (const action of actions) {
      const status = await perform(world, action);
      const after = await bookOf(world);
      if (status !== null && status >= 500) throw new Error(`it answered ${status}`);
      if (status !== null && status >= 400)
        expect(after, 'a refusal changes nothing').toEqual(before);
      expect(problemsOf(after), JSON.stringify(action)).toEqual([]);
      before = after;
    }
    const cooked = before.orders.filter((order) => isLive(order) || order.inVain);
    expect((await cookedFrom(world, before)).sort()).toEqual(cooked.map(({ id }) => id).sort());
  }

  /** A cancellation is no slip of the finger any more once its credit has been corrected. */
  const examples: [Action[]][] = [
    [
      [
        { do: 'book', day: 0, slot: 0, quantity: 1, address: 0 },
        { do: 'move along', order: 0, action: 'cancel', returnCredit: false },
        { do: 'correct', order: 0, correction: 'credit-used' },
        { do: 'take back', ago: 1 },
      ],
    ],
  ];

  it('the ledger folds to the row, no credit is lost, and the kitchen cooks what lives', async () => {
    await fc.assert(fc.asyncProperty(someDays, live), { numRuns: 200, examples });
  }, 120_000);
});
