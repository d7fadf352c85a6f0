import { buildSubscription } from '#test/tiffin-factories.ts';
import type { Arena } from './arena.ts';
import { attemptToBook } from './book.ts';

/**
 * The same submit fifty times at once, and fifty times more after every server was killed and
 * started again. Answers the different answers there were and the orders that came of it.
 */
export async function raceWithOneKey(arena: Arena) {
  const customer = await arena.customer();
  const { id } = await buildSubscription(arena.db, { customer, credits: 100 });
  const submit = attemptToBook(
    { subscriptionId: id, deliveryDate: arena.days[0] as string },
    customer,
  );
  const fifty = Array.from({ length: 50 }, () => submit);
  const first = await arena.race(fifty);
  await arena.restartNodes();
  const again = await arena.race(fifty);
  const orders = await arena.db
    .selectFrom('tiffin_orders')
    .where('subscription_id', '=', id)
    .select('number')
    .execute();
  return {
    statuses: [...new Set([...first, ...again].map((answer) => answer.status))],
    bodies: new Set([...first, ...again].map((answer) => answer.body)).size,
    orders: orders.length,
  };
}
