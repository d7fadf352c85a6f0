import type { Listing } from '#api/platform/desk/listing.ts';
import type { AdminSubscription } from '#contract/tiffin/desk/subscriptions.ts';
import { containing } from '#db/platform/like.ts';
import { selectSubscriptions } from '#db/tiffin/subscriptions.ts';
import { presentAdminSubscription } from './present.ts';

/** All subscriptions; a row is found by its id, and then read with its figures. */
export const subscriptionListing: Listing<'subscriptions', { id: string }, AdminSubscription> = {
  sorts: {
    createdAt: 'subscription.created_at',
    startDate: 'subscription.start_day',
    number: 'subscription.number',
    customerName: 'subscription.customer_name',
  },
  tieBreak: 'subscription.id',
  wanted(db, query) {
    let wanted = db.selectFrom('subscriptions as subscription').select('subscription.id');
    if (query.status) wanted = wanted.where('subscription.status', '=', query.status);
    if (query.customerId) wanted = wanted.where('subscription.customer_id', '=', query.customerId);
    if (query.unpaid) {
      // What waits for approval is asked for with it.
      wanted = wanted
        .where('subscription.owed_cents', '>', 0)
        .where('subscription.status', '<>', 'pending_approval');
    }
    if (query.toPayBack) wanted = wanted.where('subscription.pay_back_due_cents', '>', 0);
    if (query.search) {
      const pattern = containing(query.search);
      wanted = wanted.where((where) =>
        where.or([
          where('subscription.number', 'ilike', pattern),
          where('subscription.customer_name', 'ilike', pattern),
          where('subscription.customer_email', 'ilike', pattern),
          where('subscription.customer_phone', 'ilike', pattern),
        ]),
      );
    }
    return wanted;
  },
  async show({ db }, rows) {
    const ids = rows.map(({ id }) => id);
    const found = ids.length
      ? await selectSubscriptions(db).where('subscription.id', 'in', ids).execute()
      : [];
    const byId = new Map(found.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []).map(presentAdminSubscription);
  },
};
