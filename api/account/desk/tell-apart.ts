import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminCustomerDetails } from '#contract/account/desk-customer.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { lockTwoCustomers } from '#db/account/admin-customers.ts';
import { tellTwoApart } from '#db/account/doubles.ts';
import { missingCustomer, presentWhole } from './present-customer.ts';

/**
 * Notes that two who share a number or an address are two people (docs/rules.md#doubles): they are not
 * pointed out to each other any more. Merging them stays possible.
 */
export async function tellApart(
  ctx: StaffWrite,
  id: string,
  otherId: string,
): Promise<AdminCustomerDetails | Refusal> {
  const [row, other] = await lockTwoCustomers(ctx.db, [id, otherId]);
  if (!row) return missingCustomer(ctx.db, id);
  if (!other) return missingCustomer(ctx.db, otherId);
  if (row.erased_at || other.erased_at) return refuse('customer_erased');
  await tellTwoApart(ctx.db, [id, otherId], { at: ctx.now, actor: ctx.caller.name });
  await recordAudit(ctx, {
    ...{ action: 'tell-apart', resource: 'customers', id },
    after: { toldApartFrom: otherId },
  });
  return presentWhole(ctx.db, row, ctx.now);
}
