import type { adminDownloads } from '#contract/kitchen/downloads.ts';
import { forChiefs, forKitchen, type RowsOf } from './row.ts';

const sortedBy = <const Field extends string>(sort: Field) => ({
  query: { sort, order: 'DESC' as const },
});

export const adminDownloadRows: RowsOf<typeof adminDownloads> = {
  subscriptions: { answers: forKitchen(), input: () => sortedBy('createdAt') },
  'tiffin-orders': { answers: forKitchen(), input: () => sortedBy('deliveryDate') },
  'snack-orders': { answers: forKitchen(), input: () => sortedBy('createdAt') },
  'catering-inquiries': { answers: forKitchen(), input: () => sortedBy('createdAt') },
  payments: { answers: forChiefs(), input: () => sortedBy('receivedDay') },
  customers: { answers: forKitchen(), input: () => sortedBy('createdAt') },
  'customer-sheet': { answers: forKitchen(), input: () => sortedBy('createdAt') },
  mails: { answers: forChiefs(), input: () => sortedBy('createdAt') },
  'audit-log': { answers: forChiefs(), input: () => sortedBy('at') },
};
