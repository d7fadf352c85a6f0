import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, IsoInstant } from './primitives.ts';

/** Something that was done at the desk with one press, on one thing or on many. */
export const DeskStep = z.object({
  id: Id,
  at: IsoInstant,
  /** Until when it can be undone. */
  until: IsoInstant,
  /** Who did it. */
  by: z.string(),
  isMine: z.boolean(),
  /** As in the audit log: `prepare` of `tiffin-orders`. */
  action: z.string(),
  resource: z.string(),
  /** What it was done with, as the desk calls it. */
  things: z.array(z.object({ id: z.string(), label: z.nullable(z.string()) })),
  takenBack: z.nullable(z.object({ at: IsoInstant, by: z.string() })),
});
export type DeskStep = z.output<typeof DeskStep>;

/** What can be undone: everybody their own, an owner everybody's. */
export const steps = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/steps',
    access: 'driver',
    summary: 'List what was done at the desk and can be taken back, latest first',
    data: z.array(DeskStep),
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/v1/admin/steps/:id/take-back',
    access: 'driver',
    summary:
      'Take a step back: states, credits, stock and money are as before; mails that wait are not sent',
    params: z.object({ id: Id }),
    /**
     * `moneyMoved` undoes it though money has moved for it since; without it that is a question.
     */
    body: z.object({ moneyMoved: z.optional(z.boolean()) }),
    data: z.extend(DeskStep, {
      /** Mails that are not sent, and mails about mails that were sent already. */
      mails: z.object({ withdrawn: z.int(), corrected: z.int() }),
    }),
    idempotent: true,
    errors: ['step_not_found', 'step_too_late', 'step_taken_back', 'step_overtaken', 'money_moved'],
  }),
};
