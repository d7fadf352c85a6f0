import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { presentBalance } from '#api/money/present-balance.ts';
import type { adminPayments } from '#contract/money/desk/payments.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import type { Balance } from '#contract/money/balance.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { PaidTable } from '#db/money/accounts.ts';
import { settleUnpaid } from '#db/money/settle.ts';
import { rowOf } from '#db/money/payments.ts';
import type { AuditResource } from '#domain/kitchen/audit/done-words.ts';
import { lockBill } from './bill.ts';

/** Under which name the audit log knows what is paid for. */
const RESOURCES = {
  subscriptions: 'subscriptions',
  snack_orders: 'snack-orders',
  catering_inquiries: 'catering-inquiries',
} as const satisfies Record<PaidTable, AuditResource>;

/** Settles what is to be paid back without paying, as both sides agreed; the note says why. */
export async function settleWithoutPaying(
  ctx: StaffWrite,
  { body }: InputOf<typeof adminPayments.nothingToPayBack>,
): Promise<Balance | Refusal> {
  const bill = await lockBill(ctx, body);
  if (isRefusal(bill)) return bill;
  const before = bill.balance.toPayBack;
  if (before === 0) return refuse('nothing_to_pay_back');
  const { table, id } = rowOf(bill.paidThing);
  await settleUnpaid(ctx.db, table, id, body.note);
  await recordAudit(ctx, {
    action: 'nothing-to-pay-back',
    resource: RESOURCES[table],
    id,
    before: { toPayBack: before },
    after: { toPayBack: 0, note: body.note },
  });
  const row = await ctx.db
    .selectFrom(table)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  return presentBalance(row);
}
