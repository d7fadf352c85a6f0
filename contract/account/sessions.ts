import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { Id, IsoInstant, Nothing } from '#contract/platform/primitives.ts';

/** A place where the customer is signed in. */
export const OpenSession = z.object({
  id: Id,
  /** `Chrome on Windows`, as far as the browser says. */
  device: z.string(),
  signedInAt: IsoInstant,
  /** To the quarter of an hour. */
  lastSeenAt: IsoInstant,
  /** It is the one that asks. */
  isThis: z.boolean(),
});
export type OpenSession = z.output<typeof OpenSession>;

export const sessions = {
  list: endpoint({
    method: 'GET',
    path: '/v1/sessions',
    access: 'customer',
    summary: 'List where the signed-in customer is signed in, the latest first',
    data: z.array(OpenSession),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/v1/sessions/:id',
    access: 'customer',
    summary: 'Sign the customer out in one of these places, at once',
    params: z.object({ id: Id }),
    data: Nothing,
    errors: ['not_found'],
  }),
  endAll: endpoint({
    method: 'DELETE',
    path: '/v1/sessions',
    access: 'customer',
    summary: 'Sign the customer out everywhere, here too',
    data: Nothing,
    endsSession: true,
  }),
};
