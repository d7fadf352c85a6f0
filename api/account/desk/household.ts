import {
  addMember,
  changeMember,
  type HouseholdWrite,
  readHousehold,
  takeOutMember,
} from '#api/account/household.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { adminHousehold } from '#contract/account/desk-household.ts';
import type { HouseholdMember } from '#contract/account/household.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { findCustomer, lockCustomer } from '#db/account/accounts.ts';
import { TIFFINS_NOT_COOKED } from '#domain/tiffin/order-states.ts';
import { missingCustomer } from './present-customer.ts';

/**
 * A change of the household of a customer on the phone, by the customer's own rules; another diet
 * reaches everything that is not cooked yet. The audit log says that somebody was added, changed or
 * taken out, and not who.
 */
async function withHousehold(
  ctx: StaffWrite,
  customerId: string,
  action: 'add-member' | 'change-member' | 'remove-member',
  change: (write: HouseholdWrite) => Promise<Refusal | null>,
): Promise<HouseholdMember[] | Refusal> {
  const { db, now } = ctx;
  if (!(await lockCustomer(db, customerId)))
    return (await findCustomer(db, customerId))
      ? refuse('customer_erased')
      : missingCustomer(db, customerId);
  const before = await readHousehold(db, customerId);
  const refusal = await change({ db, now, customerId, reached: TIFFINS_NOT_COOKED });
  if (refusal) return refusal;
  const after = await readHousehold(db, customerId);
  await recordAudit(ctx, {
    action,
    resource: 'customers',
    id: customerId,
    before: { household: before },
    after: { household: after },
  });
  return after;
}

export const adminHouseholdHandlers = handlers(adminHousehold, {
  list: async (ctx, { params }) =>
    (await findCustomer(ctx.db, params.id))
      ? readHousehold(ctx.db, params.id)
      : missingCustomer(ctx.db, params.id),
  add: (ctx, { params, body }) =>
    withHousehold(ctx, params.id, 'add-member', (write) => addMember(write, body)),
  change: (ctx, { params, body }) =>
    withHousehold(ctx, params.id, 'change-member', (write) =>
      changeMember(write, params.memberId, body),
    ),
  remove: (ctx, { params }) =>
    withHousehold(ctx, params.id, 'remove-member', (write) =>
      takeOutMember(write, params.memberId),
    ),
});
