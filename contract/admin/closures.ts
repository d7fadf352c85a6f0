import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id, IsoDay, IsoInstant, requiredText } from '../primitives.ts';
import { listQuery } from './lists.ts';

/** What becomes of tiffins that are booked on days which close (decisions 5). */
export const ClosureFate = z.enum(['skip', 'move']);
export type ClosureFate = z.output<typeof ClosureFate>;

export const AdminClosure = z.object({
  id: Id,
  startDate: IsoDay,
  endDate: IsoDay,
  reason: z.string(),
  createdAt: IsoInstant,
});
export type AdminClosure = z.output<typeof AdminClosure>;

const ClosureBody = z
  .object({
    startDate: IsoDay,
    endDate: IsoDay,
    reason: requiredText(120, 'Please say why; customers read it.'),
    fate: z.nullish(ClosureFate),
  })
  .check(
    z.refine((closure) => closure.endDate >= closure.startDate, {
      path: ['endDate'],
      message: 'The last day cannot be before the first.',
    }),
  );

const byId = z.object({ id: Id });

export const adminClosures = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/closures',
    access: 'kitchen',
    summary: 'List closures',
    query: z.object({ ...listQuery(['startDate']), from: z.optional(IsoDay) }),
    data: z.array(AdminClosure),
    paginated: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/closures/:id',
    access: 'kitchen',
    summary: 'Read one closure',
    params: byId,
    data: AdminClosure,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/admin/closures',
    access: 'owner',
    undoable: true,
    summary: 'Close the kitchen for a day or a range; asks what becomes of booked tiffins',
    body: ClosureBody,
    data: AdminClosure,
    status: 201,
    idempotent: true,
    errors: ['closure_needs_fate'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v1/admin/closures/:id',
    access: 'owner',
    undoable: true,
    summary: 'Change a closure; asks what becomes of booked tiffins',
    params: byId,
    body: ClosureBody,
    data: AdminClosure,
    errors: ['closure_needs_fate'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v1/admin/closures/:id',
    access: 'owner',
    undoable: true,
    summary: 'Open the kitchen again on these days',
    params: byId,
    data: AdminClosure,
  }),
};
