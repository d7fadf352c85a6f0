import type { home } from '#contract/account/home.ts';
import { forCustomers, nothing, type RowsOf } from './row.ts';

export const homeRows: RowsOf<typeof home> = {
  read: { answers: forCustomers(), input: nothing },
};
