import { handlers } from '#api/platform/http/handler.ts';
import { pageOf } from '#api/platform/desk/listing.ts';
import { correctOrder } from '#api/snacks/desk/correct-order.ts';
import { adminSnackOrders } from '#contract/snacks/desk/orders.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { findSnackOrders } from '#db/snacks/orders.ts';
import { actOnSnackOrder, actOnSnackOrders } from './act.ts';
import { changeNotes } from './change-notes.ts';
import { snackOrderListing } from './list.ts';
import { presentSnackOrderAtDesk } from './present.ts';
import { readBoard } from './read-board.ts';

export const adminSnackOrderHandlers = handlers(adminSnackOrders, {
  list: (ctx, { query }) => pageOf(ctx, snackOrderListing, query),
  board: (ctx, { params }) => readBoard(ctx, params.date),
  read: async (ctx, { params }) => {
    const [order] = await findSnackOrders(ctx.db, [params.id]);
    return order ? presentSnackOrderAtDesk(order) : refuse('order_not_found');
  },
  update: changeNotes,
  correct: correctOrder,
  act: (ctx, { params, body }) =>
    actOnSnackOrder(ctx, params.id, { action: params.action, ...body }),
  actOnMany: (ctx, { params, body: { ids, ...body } }) =>
    actOnSnackOrders(ctx, ids, { action: params.action, ...body }),
});
