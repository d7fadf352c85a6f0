import type { Listing } from '#api/platform/desk/listing.ts';
import type { AdminCustomer } from '#contract/account/desk/customers.ts';
import { type DeskCustomerRow, wantedCustomers } from '#db/account/desk-customers.ts';
import { presentCustomer } from './present.ts';

/** Everybody with an account in the shop. */
export const customerListing: Listing<'customers', DeskCustomerRow, AdminCustomer> = {
  sorts: {
    createdAt: 'customer.created_at',
    name: 'customer.first_name',
    email: 'customer.email',
  },
  tieBreak: 'customer.id',
  wanted: wantedCustomers,
  show: (_read, rows) => rows.map(presentCustomer),
};
