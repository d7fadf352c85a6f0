import { randomUUID } from 'node:crypto';
import { snackOrders } from '#contract/snacks/orders.ts';
import { addDays, dayOf } from '#domain/platform/days.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';
import { type Arena, attemptTo, countAnswers } from './arena.ts';

const BUYERS = 100;

/** A day far enough that no race reaches it. */
const inAWeek = () => addDays(dayOf(Temporal.Now.instant()), 7);

type Items = { snackId: string; quantity?: number }[];

function attemptToBuy(
  items: Items,
  { token, key = randomUUID() }: { token: string; key?: string },
) {
  const body = { ...snackOrderOf(...items), delivery_time: `${inAWeek()}T14:00` };
  return attemptTo(snackOrders.place, { body }, { token, key });
}

/** How many orders name a snack, and how many of it the day has counted as ordered. */
async function soldOf({ db }: Arena, snackId: string) {
  const items = await db
    .selectFrom('snack_order_items')
    .where('snack_id', '=', snackId)
    .select('quantity')
    .execute();
  const day = await db
    .selectFrom('snack_days')
    .where('snack_id', '=', snackId)
    .select('ordered')
    .executeTakeFirst();
  return { orders: items.length, counted: day?.ordered ?? 0 };
}

/** Five left, a hundred buyers of one at once. */
export async function raceForLastSnacks(arena: Arena) {
  const { id } = await buildSnack(arena.db, { daily_limit: 5 });
  const customers = await Promise.all(Array.from({ length: 10 }, () => arena.customer()));
  const attempts = Array.from({ length: BUYERS }, (_, index) =>
    attemptToBuy([{ snackId: id }], { token: customers[index % 10]?.token ?? '' }),
  );
  const received = await arena.race(attempts);
  return { answers: countAnswers(received), ...(await soldOf(arena, id)) };
}

/** Baskets with the same two limited snacks, half of them in the opposite order. */
export async function raceOppositeBaskets(arena: Arena) {
  const [one, other] = [
    await buildSnack(arena.db, { daily_limit: BUYERS }),
    await buildSnack(arena.db, { daily_limit: BUYERS }),
  ];
  const { token } = await arena.customer();
  const there = [{ snackId: one.id }, { snackId: other.id }];
  const attempts = Array.from({ length: BUYERS }, (_, index) =>
    attemptToBuy(index % 2 ? there : there.toReversed(), { token }),
  );
  const received = await arena.race(attempts);
  return { answers: countAnswers(received), ...(await soldOf(arena, one.id)) };
}

/** One submit, sent fifty times at once. */
export async function raceWithOneSnackOrder(arena: Arena) {
  const { id } = await buildSnack(arena.db);
  const { token } = await arena.customer();
  const attempt = attemptToBuy([{ snackId: id }], { token, key: randomUUID() });
  const received = await arena.race(Array.from({ length: 50 }, () => attempt));
  return {
    answers: countAnswers(received),
    bodies: new Set(received.map(({ body }) => body)).size,
    ...(await soldOf(arena, id)),
  };
}
