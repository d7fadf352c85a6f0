import { type Kysely, sql, type Transaction } from 'kysely';
import { isReversal, type ReversiblePayment } from '#domain/money/reversals.ts';
import {
  balanceOf,
  type Movement,
  type PayableBalance,
  totalsOf,
  waive,
} from '#domain/money/settlement.ts';
import type { DB } from '../types.ts';
import {
  PAID_BY,
  PAYABLE_TABLES,
  type PayableAccount,
  type PayableTable,
  readPayables,
} from './payables.ts';

type PaymentMovement = ReversiblePayment & { amount_cents: number; reduction_cents: number };

/** The stored payments of one thing as the domain folds them. */
export const movementsOf = (payments: readonly PaymentMovement[]): Movement[] =>
  payments.map((payment) => ({
    amount: payment.amount_cents,
    reduction: payment.reduction_cents,
    isReversal: isReversal(payment, payments),
  }));

/** How things stand by what was written down for them, beside what is stored. */
async function computeBalances(
  db: Kysely<DB>,
  table: PayableTable,
  ids: readonly string[],
): Promise<{ account: PayableAccount; balance: PayableBalance }[]> {
  if (ids.length === 0) return [];
  const thing = PAID_BY[table];
  const [accounts, payments] = await Promise.all([
    readPayables(db, table, ids),
    db
      .selectFrom('payments')
      .where(thing, 'in', [...ids])
      .select(['id', `${thing} as thing`, 'amount_cents', 'reduction_cents', 'reverses'])
      .execute(),
  ]);
  const byThing = Map.groupBy(payments, (payment) => payment.thing);
  return accounts.map((account) => {
    const movements = movementsOf(byThing.get(account.id) ?? []);
    const balance = balanceOf(account.cost, totalsOf(movements, account.stored.waived));
    return { account, balance };
  });
}

const differs = ({
  account,
  balance,
}: {
  account: PayableAccount;
  balance: PayableBalance;
}): boolean =>
  (Object.keys(balance) as (keyof PayableBalance)[]).some(
    (key) => balance[key] !== account.stored[key],
  );

/**
 * Writes down who owes whom for locked things of one kind, as it is now. Called after each payment
 * and whenever a state, a price or the credits of a plan that has ended change.
 */
export async function settlePayables(
  tx: Transaction<DB>,
  table: PayableTable,
  ids: readonly string[],
): Promise<void> {
  const changed = (await computeBalances(tx, table, ids)).filter(differs);
  if (changed.length === 0) return;
  const rows = changed.map(({ account, balance }) => ({ ...balance, id: account.id }));
  await sql`
    UPDATE ${sql.table(table)} AS thing SET
      charge_cents = balance.charge,
      received_cents = balance.received,
      paid_back_cents = balance."paidBack",
      reduced_cents = balance.reduced,
      owed_cents = balance.owed,
      pay_back_due_cents = balance."toPayBack"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS balance
      (id uuid, charge int, received int, "paidBack" int, reduced int, owed int, "toPayBack" int)
    WHERE thing.id = balance.id`.execute(tx);
}

/** Settles a locked thing without paying back what is due, as both sides agreed; the note says why. */
export async function settleUnpaid(
  tx: Transaction<DB>,
  table: PayableTable,
  id: string,
  note: string,
): Promise<void> {
  const [account] = await readPayables(tx, table, [id]);
  if (!account) return;
  const change = { waived_cents: waive(account.cost, account.stored), pay_back_note: note };
  await tx.updateTable(table).set(change).where('id', '=', id).execute();
  await settlePayables(tx, table, [id]);
}

/** Forgets for a locked thing that nothing is paid back: it goes on, and costs its price again. */
export async function settleAsBefore(
  tx: Transaction<DB>,
  table: PayableTable,
  id: string,
): Promise<void> {
  const change = { waived_cents: 0, pay_back_note: null };
  await tx.updateTable(table).set(change).where('id', '=', id).execute();
  await settlePayables(tx, table, [id]);
}

/** A thing whose stored balance is not what was written down for it. */
export type BalanceMismatch = {
  table: PayableTable;
  id: string;
  stored: PayableBalance;
  reckoned: PayableBalance;
};

const AT_ONCE = 1000;

/** Everything that was ever sold whose stored balance is not what it should be: there must be none. */
export async function listBalanceMismatches(db: Kysely<DB>): Promise<BalanceMismatch[]> {
  const mismatches: BalanceMismatch[] = [];
  for (const table of PAYABLE_TABLES) {
    let after: string | null = null;
    do {
      const ids: string[] = await listIds(db, table, after);
      for (const one of (await computeBalances(db, table, ids)).filter(differs))
        mismatches.push({
          table,
          id: one.account.id,
          stored: one.account.stored,
          reckoned: one.balance,
        });
      after = ids.length < AT_ONCE ? null : (ids.at(-1) ?? null);
    } while (after);
  }
  return mismatches;
}

async function listIds(
  db: Kysely<DB>,
  table: PayableTable,
  after: string | null,
): Promise<string[]> {
  let page = db.selectFrom(table).select('id').orderBy('id').limit(AT_ONCE);
  if (after) page = page.where('id', '>', after);
  return (await page.execute()).map(({ id }) => id);
}
