import { handlers } from '#api/platform/http/handler.ts';
import { pageOf } from '#api/platform/desk/listing.ts';
import { correctOrder } from '#api/tiffin/desk/correct-order.ts';
import { decideCredit } from '#api/tiffin/desk/decide-credit.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk/tiffin-orders.ts';
import { actOnOrder, actOnOrders } from './act.ts';
import { changeOrderAtDesk } from './change.ts';
import { orderListing } from './list.ts';
import { readOrder } from './read-order.ts';

export const adminTiffinOrderHandlers = handlers(adminTiffinOrders, {
  list: (ctx, { query }) => pageOf(ctx, orderListing, query),
  read: (ctx, { params }) => readOrder(ctx.db, params.id),
  update: changeOrderAtDesk,
  decideCredit,
  correct: correctOrder,
  act: (ctx, { params, body }) => actOnOrder(ctx, params.id, { action: params.action, ...body }),
  actOnMany: (ctx, { params, body: { ids, ...body } }) =>
    actOnOrders(ctx, ids, { action: params.action, ...body }),
});
