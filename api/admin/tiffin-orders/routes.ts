import { handlers } from '#api/core/handler.ts';
import { pageOf } from '#api/platform/desk/listing.ts';
import { correctOrder } from '#api/tiffin/desk/correct-order.ts';
import { decideCredit } from '#api/tiffin/desk/decide-credit.ts';
import { adminTiffinOrders } from '#contract/admin/tiffin-orders.ts';
import { refuse } from '#contract/refusal.ts';
import { selectOrders } from '#db/tiffin-orders.ts';
import { actOnOrder, actOnOrders } from './act.ts';
import { changeOrderAtDesk } from './change.ts';
import { orderListing } from './list.ts';
import { presentAdminOrder } from './present.ts';

export const adminTiffinOrderHandlers = handlers(adminTiffinOrders, {
  list: (ctx, { query }) => pageOf(ctx, orderListing, query),
  read: async (ctx, { params }) => {
    const row = await selectOrders(ctx.db).where('order.id', '=', params.id).executeTakeFirst();
    return row ? presentAdminOrder(row) : refuse('order_not_found');
  },
  update: changeOrderAtDesk,
  decideCredit,
  correct: correctOrder,
  act: (ctx, { params, body }) => actOnOrder(ctx, params.id, { action: params.action, ...body }),
  actOnMany: (ctx, { params, body: { ids, ...body } }) =>
    actOnOrders(ctx, ids, { action: params.action, ...body }),
});
