import { presentUser } from '#api/account/sign-in/present-user.ts';
import type { CustomerWrite } from '#api/platform/http/context.ts';
import { ok } from '#api/platform/http/handler.ts';
import { enqueueMail } from '#api/platform/mail/enqueue-mail.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { lockCustomer } from '#db/account/accounts.ts';
import { takeDeletionBack } from '#db/account/leaving.ts';
import { leftPlansOf, whatIsLeft } from './what-is-left.ts';

/** Keeps an account that was to be deleted; where the kitchen had been told, it hears of it. */
export async function keepAccount({ db, caller, now }: CustomerWrite) {
  const before = await lockCustomer(db, caller.id);
  const kept = await takeDeletionBack(db, caller.id, now);
  if (!before || !kept) return refuse('session_expired');
  const { deletion_day: day } = before;
  if (day) {
    const plans = leftPlansOf(await whatIsLeft(db, caller.id, now, day));
    if (plans.length > 0) {
      await enqueueMail(db, {
        kind: 'customer_leaving',
        toKitchen: true,
        details: { customerId: caller.id, day, stays: true, plans },
      });
    }
  }
  return ok(presentUser(kept), { message: 'Your account stays. Good to have you.' });
}
