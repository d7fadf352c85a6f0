import type { customerHome } from '#contract/account/customer-home.ts';
import { forCustomers, nothing, type RowsOf } from './row.ts';

export const homeRows: RowsOf<typeof customerHome> = {
  read: { answers: forCustomers(), input: nothing },
};
