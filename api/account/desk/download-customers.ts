import { customerListing } from '#api/account/desk/list.ts';
import { download } from '#api/platform/desk/download.ts';
import type { AdminCustomer } from '#contract/account/desk/customers.ts';
import { dayOf } from '#domain/platform/days.ts';
import { DIET_NAMES } from '#domain/tiffin/diets.ts';

const stateOf = ({ disabled, erased, leavingOn }: AdminCustomer): string => {
  if (erased) return 'Anonymised';
  if (disabled) return 'Disabled';
  return leavingOn ? `Leaving on ${leavingOn}` : '';
};

/** The list of customers as a table. */
export const downloadCustomers = download('customers', customerListing, {
  Name: (row) => row.name,
  Email: (row) => row.email,
  Phone: (row) => row.phone,
  Address: (row) => row.address,
  Diet: (row) => DIET_NAMES[row.diet],
  Allergies: (row) => row.allergies,
  'Standing note': (row) => row.standingNote,
  State: stateOf,
  Subscriptions: (row) => row.subscriptionCount,
  'Credits available': (row) => row.availableCredits,
  Since: (row) => dayOf(row.createdAt),
});
