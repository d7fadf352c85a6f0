import { randomUUID } from 'node:crypto';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { type Attempt, attemptTo } from './arena.ts';

const ADDRESS = '12 Maple Street, Oshawa, ON L1G 4S8';

type Body = InputOf<typeof tiffinOrders.schedule>['body'];

/** The call that books one tiffin. */
export function attemptToBook(
  wanted: Pick<Body, 'subscriptionId' | 'deliveryDate'> & Partial<Body>,
  { token, key = randomUUID() }: { token: string; key?: string },
): Attempt {
  const body = {
    deliveryTimeSlot: '17:00-18:00' as const,
    quantity: 1,
    deliveryAddress: ADDRESS,
    specialInstructions: null,
    ...wanted,
  };
  return attemptTo(tiffinOrders.schedule, { body }, { token, key });
}
