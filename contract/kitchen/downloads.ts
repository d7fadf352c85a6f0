import * as z from 'zod/mini';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { adminAudit, adminMails } from '#contract/kitchen/desk.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { type Declared, type Endpoint, endpoint } from '#contract/platform/endpoint.ts';
import type { StaffRole } from '#contract/platform/staff-roles.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';

type Query<Shape extends z.core.$ZodShape> = z.ZodMiniObject<Shape, z.core.$strip>;

/** All rows of a list as a table, with its access, filters, search and order; no pages. */
function downloadOf<Shape extends z.core.$ZodShape, Who extends StaffRole>(
  list: Declared<undefined, Query<Shape>, undefined, z.ZodMiniType, Who, 'GET'>,
  what: string,
  under = 'download',
) {
  const { page: _page, limit: _limit, ...rest } = list.query.shape;
  return endpoint({
    method: 'GET',
    path: `${list.path}/${under}`,
    access: list.access,
    summary: `Download ${what} as a table: every row that the list shows over all its pages`,
    query: z.object(rest),
    data: z.string(),
    csv: true,
    errors: ['downloads_busy'],
  });
}

/** The lists of the desk that can be taken along, by the names of their resources. */
export const adminDownloads = {
  subscriptions: downloadOf(adminSubscriptions.list, 'subscriptions'),
  'tiffin-orders': downloadOf(adminTiffinOrders.list, 'tiffin orders'),
  'snack-orders': downloadOf(adminSnackOrders.list, 'snack orders'),
  'catering-inquiries': downloadOf(adminCatering.list, 'catering inquiries'),
  payments: downloadOf(adminPayments.list, 'payments'),
  customers: downloadOf(adminCustomers.list, 'customers'),
  'customer-sheet': downloadOf(
    adminCustomers.list,
    'customers with their plans, as the sheet that can be imported',
    'sheet',
  ),
  mails: downloadOf(adminMails.list, 'the outbox'),
  'audit-log': downloadOf(adminAudit.list, 'what staff did'),
} satisfies Record<string, Endpoint>;

/** A table that can be downloaded. */
export type Downloadable = keyof typeof adminDownloads;

/** A list that can be downloaded as it is shown. */
export type DownloadableList = Exclude<Downloadable, 'customer-sheet'>;
