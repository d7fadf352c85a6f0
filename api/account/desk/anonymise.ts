import type { StaffWrite } from '#api/platform/http/context.ts';
import { eraseCustomer } from '#api/account/erasure/erase-customer.ts';
import type { AdminCustomerWhole } from '#contract/account/desk/customers.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { listToSettle } from './to-settle.ts';
import { withCustomer } from './with-customer.ts';

/**
 * Erases a customer who asked for it by letter, at once. Not while anything runs, is booked or owed:
 * what to settle first is named. Typing the address guards against the wrong page.
 */
export function anonymiseCustomer(
  ctx: StaffWrite,
  id: string,
  body: { email: string },
): Promise<AdminCustomerWhole | Refusal> {
  return withCustomer(ctx, id, 'anonymise', async (row) => {
    if (body.email !== row.email) return refuse('email_differs', {}, { field: 'email' });
    const toSettle = await listToSettle(ctx.db, id);
    if (toSettle.length > 0) return refuse('customer_unsettled', { what: toSettle.join(', ') });
    return (await eraseCustomer(ctx.db, id, ctx.now)) ? null : refuse('customer_erased');
  });
}
