import { randomUUID } from 'node:crypto';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { balanceOf, buildSubscription } from '#test/tiffin-factories.ts';
import { type Arena, attemptTo, countAnswers } from './arena.ts';

/** Twenty approvals of one subscription at once, each with its payment and a key of its own. */
export async function raceToApprove(arena: Arena) {
  const customer = await arena.customer();
  const { id, total_cents } = await buildSubscription(arena.db, {
    customer,
    credits: 0,
    tiffin_count: 5,
    status: 'pending_approval',
    approved_at: null,
  });
  const payment = {
    amount: total_cents,
    method: 'interac' as const,
    reference: 'C1A2',
    receivedDay: '2026-01-05',
    longAgo: true,
  };
  const attempts = Array.from({ length: 20 }, () =>
    attemptTo(
      adminSubscriptions.approve,
      { params: { id }, body: { payment, customerNote: null, internalNote: null } },
      { token: arena.staffToken, key: randomUUID() },
    ),
  );
  const received = await arena.race(attempts);
  const payments = await arena.db
    .selectFrom('payments')
    .where('subscription_id', '=', id)
    .select('amount_cents')
    .execute();
  return {
    answers: countAnswers(received),
    payments: payments.length,
    ...(await balanceOf(arena.db, id)),
  };
}
