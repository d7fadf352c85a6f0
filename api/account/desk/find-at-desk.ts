import type { Kysely } from 'kysely';
import type { FoundAtDesk } from '#contract/account/found-at-desk.ts';
import {
  type FoundCustomerRow,
  findCustomers,
  findNumbered,
  numberedBy,
  readFoundCustomer,
} from '#db/account/find-customers.ts';
import type { DB } from '#db/types.ts';
import { customerName } from '#domain/account/full-name.ts';

const presentFound = (row: FoundCustomerRow): NonNullable<FoundAtDesk['customer']> => ({
  id: row.id,
  name: customerName(row),
  phone: row.phone,
  email: row.email,
  member: row.member_name,
  plan: row.plan_name === null ? null : { name: row.plan_name, available: row.available ?? 0 },
});

/**
 * What somebody at the desk means by what they have typed so far: the thing of a number with whose it
 * is, else the customers whom it fits, those with a plan to book in first.
 */
export async function findAtDesk(db: Kysely<DB>, typed: string): Promise<FoundAtDesk[]> {
  const numbered = numberedBy(typed);
  if (!numbered) {
    const found = await findCustomers(db, typed);
    return found.map((row) => ({ customer: presentFound(row), thing: null }));
  }
  const thing = await findNumbered(db, numbered.table, numbered.number);
  if (!thing) return [];
  const owner = thing.customer_id ? await readFoundCustomer(db, thing.customer_id) : undefined;
  const { id, number } = thing;
  return [
    {
      customer: owner ? presentFound(owner) : null,
      thing: { resource: numbered.resource, id, number },
    },
  ];
}
