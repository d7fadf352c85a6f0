import { randomUUID } from 'node:crypto';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { balanceOf, buildSubscription } from '#test/tiffin-factories.ts';
import { type Arena, attemptTo } from './arena.ts';
import { attemptToBook } from './book.ts';

export type SkipOrConfirm = {
  skip: number;
  confirm: number;
  status: string;
  balance: Awaited<ReturnType<typeof balanceOf>>;
};

/** The customer skips a tiffin while the kitchen confirms it, each on its own tiffin and round. */
export async function raceSkipAndConfirm(arena: Arena, rounds: number): Promise<SkipOrConfirm[]> {
  const outcomes: SkipOrConfirm[] = [];
  for (let round = 0; round < rounds; round += 1) outcomes.push(await raceOnce(arena, round));
  return outcomes;
}

async function raceOnce(arena: Arena, round: number): Promise<SkipOrConfirm> {
  const customer = await arena.customer();
  const { id: subscriptionId } = await buildSubscription(arena.db, { customer, credits: 1 });
  const deliveryDate = arena.days[0] as string;
  const [booked] = await arena.race([attemptToBook({ subscriptionId, deliveryDate }, customer)]);
  const { id } = JSON.parse(booked?.body ?? '').data as { id: string };

  const submit = () => ({ key: randomUUID() });
  const skip = attemptTo(
    tiffinOrders.skip,
    { body: { orderId: id, reason: null } },
    { ...customer, ...submit() },
  );
  const confirm = attemptTo(
    adminTiffinOrders.act,
    { params: { id, action: 'confirm' }, body: {} },
    { token: arena.staffToken, ...submit() },
  );
  // Sometimes the one and sometimes the other is on its way a moment earlier.
  const skipFirst = round % 2 === 0;
  const answers = await arena.race(skipFirst ? [skip, confirm] : [confirm, skip]);
  const [skipped, confirmed] = skipFirst ? answers : answers.toReversed();
  const { status } = await arena.db
    .selectFrom('tiffin_orders')
    .where('id', '=', id)
    .select('status')
    .executeTakeFirstOrThrow();
  return {
    skip: skipped?.status ?? 0,
    confirm: confirmed?.status ?? 0,
    status,
    balance: await balanceOf(arena.db, subscriptionId),
  };
}
