import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import type { ContextOf } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { hashSecretToken } from '#api/platform/http/secret-tokens.ts';
import { presentOrder } from '#api/tiffin/orders/present-order.ts';
import { readForSkip, skipOrder } from '#api/tiffin/orders/skip-order.ts';
import { unskipOrder } from '#api/tiffin/orders/unskip-order.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { skipLinks } from '#contract/tiffin/skip-links.ts';
import { findOwnTiffinOrder, type TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import { findSkipLink } from '#db/tiffin/skip-links.ts';
import { TIFFINS_NOT_CONFIRMED } from '#domain/tiffin/order-states.ts';

type LinkedOrder = {
  order: TiffinOrderWithSubscription;
  /** The customer whose order it is, as far as the link stands for them. */
  ctx: Parameters<typeof skipOrder>[0];
};

/** What a link is for, if it still is for anything. */
async function follow(
  { db, now }: ContextOf<typeof skipLinks.read>,
  token: string,
): Promise<LinkedOrder | Refusal> {
  const link = await findSkipLink(db, hashSecretToken(token));
  const order = link && (await findOwnTiffinOrder(db, link.customerId, link.orderId));
  if (!order) return refuse('skip_link_invalid');
  return { order, ctx: { db, now, caller: { id: link.customerId } } };
}

/**
 * A delivery by the link of its reminder, without signing in: the link names one order, and can skip
 * it and undo that, by the rules that hold for its customer, and nothing else.
 */
export const skipLinkHandlers = handlers(skipLinks, {
  read: async (ctx, { body }) => {
    const linked = await follow(ctx, body.token);
    if ('refused' in linked) return linked;
    return presentOrder(linked.order, ctx.now, await loadKitchen(ctx));
  },
  skip: async (ctx, { body }) => {
    const linked = await follow(ctx, body.token);
    if ('refused' in linked) return linked;
    const { order } = linked;
    // Pressed twice, or in two windows: it is as it should be.
    if (order.status === 'skipped') return presentOrder(order, ctx.now, await loadKitchen(ctx));
    const input = { body: { orderId: order.id, reason: null } };
    return skipOrder(linked.ctx, input, await readForSkip(linked.ctx, input));
  },
  unskip: async (ctx, { body }) => {
    const linked = await follow(ctx, body.token);
    if ('refused' in linked) return linked;
    const { order } = linked;
    const isBooked = TIFFINS_NOT_CONFIRMED.includes(order.status);
    if (isBooked) return presentOrder(order, ctx.now, await loadKitchen(ctx));
    // What the kitchen, a closure or a pause has skipped is not the link's to bring back.
    if (order.status === 'skipped' && order.skipped_by !== 'customer')
      return refuse('action_not_allowed', { status: 'skipped by the kitchen' });
    return unskipOrder(linked.ctx, { params: { id: order.id } });
  },
});
