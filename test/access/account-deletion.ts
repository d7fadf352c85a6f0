import type { accountDeletion } from '#contract/account/account-deletion.ts';
import type { ownData } from '#contract/account/own-data.ts';
import { forCustomers, nothing, type RowsOf } from './row.ts';

export const leavingRows: RowsOf<typeof accountDeletion> = {
  read: { answers: forCustomers(), input: nothing },
  // The customers of the matrix have neither password nor code.
  ask: { answers: forCustomers(422), input: () => ({ body: { code: '000000' } }) },
  keep: { answers: forCustomers(), input: nothing },
};

export const ownDataRows: RowsOf<typeof ownData> = {
  download: { answers: forCustomers(), input: () => ({ query: { format: 'csv' } }) },
};
