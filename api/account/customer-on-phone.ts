import type { StaffWrite } from '#api/platform/http/context.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { findCustomer, lockCustomerForWrite } from '#db/account/accounts.ts';
import { customerName } from '#domain/account/full-name.ts';

/** Whom something is written down for, as an order names them. */
export type CustomerOnPhone = {
  id: string;
  firstName: string;
  name: string;
  /** Empty where there is none. */
  email: string;
  phone: string;
};

/**
 * The customer for whom the desk writes something down: kept from being erased or merged until the
 * transaction ends. Refusals: `customer_erased` where nobody is left, `phone_missing`.
 */
export async function findCustomerOnPhone(
  { db }: Pick<StaffWrite, 'db'>,
  id: string,
): Promise<CustomerOnPhone | Refusal> {
  const isHere = await lockCustomerForWrite(db, id);
  const row = isHere ? await findCustomer(db, id) : undefined;
  if (!row) return refuse('customer_erased');
  const { first_name: firstName, phone } = row;
  if (!phone) return refuse('phone_missing');
  return { id, firstName, name: customerName(row), email: row.email ?? '', phone };
}
