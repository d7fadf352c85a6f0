import * as z from 'zod/mini';
import {
  AffectedByClosure,
  ClosureFigures,
  ConfirmedClosureChoices,
} from '#contract/kitchen/closure-effects.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQuery } from '#contract/platform/lists.ts';
import { Id, IsoDay, IsoInstant, requiredText } from '#contract/platform/primitives.ts';

export const AdminClosure = z.object({
  id: Id,
  startDate: IsoDay,
  endDate: IsoDay,
  reason: z.string(),
  createdAt: IsoInstant,
});
export type AdminClosure = z.output<typeof AdminClosure>;

/** A closure that was saved, and what became of what stood on its days; null when nothing did. */
const SavedClosure = z.extend(AdminClosure, { done: z.nullable(ClosureFigures) });

const daysInOrder = z.refine<{ startDate: string; endDate: string }>(
  (closure) => closure.endDate >= closure.startDate,
  { path: ['endDate'], message: 'The last day cannot be before the first.' },
);

const ClosureBody = z
  .object({
    startDate: IsoDay,
    endDate: IsoDay,
    reason: requiredText(120, 'Please say why; customers read it.'),
    /** What becomes of everything on the new days, and the figures that were read with it. */
    answer: z.nullish(ConfirmedClosureChoices),
  })
  .check(daysInOrder);

const CLOSURE_ERRORS = [
  'closure_past',
  'closing_needs_answer',
  'closing_changed',
  'closing_target_unavailable',
  'action_not_allowed',
] as const;

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
  standing: endpoint({
    method: 'GET',
    path: '/v1/admin/closures/standing',
    access: 'owner',
    summary: 'Read everything that stands on days that would close, and where it could move to',
    query: z.object({ startDate: IsoDay, endDate: IsoDay }).check(daysInOrder),
    data: AffectedByClosure,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/admin/closures',
    access: 'owner',
    undoable: true,
    summary: 'Close the kitchen for a day or a range; asks what becomes of everything on it',
    body: ClosureBody,
    data: SavedClosure,
    status: 201,
    idempotent: true,
    errors: CLOSURE_ERRORS,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v1/admin/closures/:id',
    access: 'owner',
    undoable: true,
    summary: 'Change a closure; asks what becomes of everything on days that are new',
    params: byId,
    body: ClosureBody,
    data: SavedClosure,
    errors: CLOSURE_ERRORS,
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
