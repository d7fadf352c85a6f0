import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id, IsoDay, requiredText } from '../primitives.ts';

/** What a driver does at a stop: takes a tiffin along, hands it over, or finds nobody. */
export const DriverAction = z.enum(['dispatch', 'deliver', 'fail']);
export type DriverAction = z.output<typeof DriverAction>;

/**
 * One door of the day: what a driver needs to bring something there, and nothing else. No prices, no
 * e-mail address, no diet, no customer to open.
 */
export const Stop = z.object({
  id: Id,
  kind: z.enum(['tiffin', 'snacks']),
  number: z.string(),
  /** Toronto wall clock: `14:00-15:00`, or `14:00` for snacks. */
  time: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  doorNote: z.nullable(z.string()),
  /** How many tiffins or snacks to hand over. */
  quantity: z.int(),
  /** Which tiffin it is; null for snacks. */
  planName: z.nullable(z.string()),
  stage: z.enum(['in_kitchen', 'to_load', 'on_the_way', 'delivered', 'not_delivered']),
  actions: z.array(DriverAction),
});
export type Stop = z.output<typeof Stop>;

/** Today's deliveries (decisions 0024): all that a driver's account opens. */
export const deliveries = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/deliveries',
    access: 'driver',
    summary: "List today's deliveries: whom to bring what, where and when",
    data: z.object({ day: IsoDay, stops: z.array(Stop) }),
  }),
  dispatch: endpoint({
    method: 'POST',
    path: '/v1/admin/deliveries/tiffin/:id/actions/dispatch',
    access: 'driver',
    summary: "Take a tiffin of today's along",
    params: z.object({ id: Id }),
    data: Stop,
    idempotent: true,
    errors: ['order_not_found', 'action_not_allowed'],
  }),
  deliver: endpoint({
    method: 'POST',
    path: '/v1/admin/deliveries/:kind/:id/actions/deliver',
    access: 'driver',
    summary: "Hand over a delivery of today's",
    params: z.object({ kind: Stop.shape.kind, id: Id }),
    data: Stop,
    idempotent: true,
    errors: ['order_not_found', 'action_not_allowed'],
  }),
  fail: endpoint({
    method: 'POST',
    path: '/v1/admin/deliveries/tiffin/:id/actions/fail',
    access: 'driver',
    summary: "Say why a tiffin of today's could not be handed over",
    params: z.object({ id: Id }),
    body: z.object({
      reason: requiredText(300, 'Please say what happened; the customer reads it.'),
    }),
    data: Stop,
    idempotent: true,
    errors: ['order_not_found', 'action_not_allowed'],
  }),
};
