import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { text } from '#contract/platform/primitives.ts';
import { TiffinOrder } from './tiffin-orders.ts';

/** The delivery that a link of a reminder is for: nothing that tells whose it is. */
export const LinkedDelivery = z.pick(TiffinOrder, {
  orderNumber: true,
  planName: true,
  deliveryDate: true,
  deliveryTimeSlot: true,
  quantity: true,
  status: true,
  actions: true,
});
export type LinkedDelivery = z.output<typeof LinkedDelivery>;

/** In the body of each call, so that it stands in nobody's list of addresses. */
const body = z.object({ token: text(100) });

const limit = { max: 30, windowSeconds: 60, by: 'address' } as const;

export const skipLinks = {
  read: endpoint({
    method: 'POST',
    path: '/v1/public/skip-link',
    access: 'public',
    summary: 'Read the delivery that the link of a reminder is for; changes nothing',
    body,
    data: LinkedDelivery,
    limit,
    errors: ['skip_link_invalid'],
  }),
  skip: endpoint({
    method: 'POST',
    path: '/v1/public/skip-link/skip',
    access: 'public',
    summary: 'Skip the delivery that the link is for; its credits come back',
    body,
    data: LinkedDelivery,
    limit,
    errors: ['skip_link_invalid', 'skip_deadline_passed', 'action_not_allowed', 'order_not_found'],
  }),
  unskip: endpoint({
    method: 'POST',
    path: '/v1/public/skip-link/unskip',
    access: 'public',
    summary: 'Take back a skip of its customer until the same deadline; reserves the credits again',
    body,
    data: LinkedDelivery,
    limit,
    errors: [
      'skip_link_invalid',
      'order_not_found',
      'unskip_deadline_passed',
      'insufficient_credits',
      'already_scheduled',
      'action_not_allowed',
      'subscription_pending',
      'subscription_not_active',
      'in_planned_pause',
      'day_unavailable',
    ],
  }),
};
