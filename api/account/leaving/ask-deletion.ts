import type { OwnContextOf } from '#api/platform/http/context.ts';
import { ok } from '#api/platform/http/handler.ts';
import { inTransaction } from '#api/platform/http/transaction.ts';
import { enqueueMail } from '#api/platform/mail/enqueue-mail.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import type { leaving } from '#contract/account/leaving.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { findCustomer, lockCustomer } from '#db/account/accounts.ts';
import { askDeletion as writeAsked } from '#db/account/leaving.ts';
import { revokeSessionsOf } from '#db/account/sessions.ts';
import { formatDayLong } from '#domain/platform/days.ts';
import { refuseStranger } from './prove-owner.ts';
import { leftPlansOf, whatIsLeft } from './what-is-left.ts';

/**
 * Begins the leaving of a customer (docs/rules.md#leaving): every session ends, a mail says until
 * when they can change their mind, and the kitchen hears what is to be settled with them. Asked
 * again before the day, the day stays.
 */
export async function askDeletion(
  ctx: OwnContextOf<typeof leaving.ask>,
  input: InputOf<typeof leaving.ask>,
) {
  const { db, now, caller } = ctx;
  const account = await findCustomer(db, caller.id);
  if (!account) return refuse('session_expired');
  const refusal = await refuseStranger(ctx, input, account);
  if (refusal) return refusal;

  const day = await inTransaction(db, async (tx) => {
    const { id, first_name: name } = account;
    const locked = await lockCustomer(tx, id);
    if (!locked) return null;
    const left = await whatIsLeft(tx, id, now, locked.deletion_day);
    const plans = leftPlansOf(left);
    await revokeSessionsOf(tx, { customerId: id }, now);
    if (locked.deletion_day) return left.day;
    await writeAsked(tx, id, { at: now, day: left.day });
    await enqueueMail(tx, {
      kind: 'account_deletion_asked',
      customerId: id,
      details: { name, day: left.day, plans },
    });
    if (plans.length > 0) {
      await enqueueMail(tx, {
        kind: 'customer_leaving',
        toKitchen: true,
        details: { customerId: id, day: left.day, stays: false, plans },
      });
    }
    return left.day;
  });
  if (!day) return refuse('session_expired');
  return ok({ day }, { message: `Your account will be deleted on ${formatDayLong(day)}.` });
}
