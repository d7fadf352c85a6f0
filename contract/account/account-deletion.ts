import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { IsoDay, Money } from '#contract/platform/primitives.ts';
import { Slot } from '#contract/tiffin/tiffin-orders.ts';
import { Customer } from './customer.ts';
import { CodeRequestSecrets } from './email-codes.ts';

/**
 * What deleting the account means for what runs (docs/rules.md#account-deletion). `comes` is
 * whether it comes before the day; what does not is cancelled on the day.
 */
export const DeletionEffects = z.object({
  /** The Toronto day on which everything is erased; when not asked yet, if it were asked now. */
  day: IsoDay,
  /** The day of the promised event that the deletion waits for; null when it waits for none. */
  waitsForEvent: z.nullable(IsoDay),
  tiffins: z.array(
    z.object({
      orderNumber: z.string(),
      day: IsoDay,
      slot: Slot,
      quantity: z.int(),
      comes: z.boolean(),
    }),
  ),
  plans: z.array(
    z.object({
      number: z.string(),
      planName: z.string(),
      /** Not approved yet: it is withdrawn on the day. */
      waiting: z.boolean(),
      /** Credits that nothing booked before the day uses up. */
      unusedCredits: z.int(),
      /** What the kitchen owes for them. */
      payBack: Money,
    }),
  ),
  snackOrders: z.array(z.object({ orderNumber: z.string(), day: IsoDay, comes: z.boolean() })),
  inquiries: z.array(
    z.object({ inquiryNumber: z.string(), eventDay: IsoDay, promised: z.boolean() }),
  ),
});
export type DeletionEffects = z.output<typeof DeletionEffects>;

/** Who asks proves it: by the password, or without one by a code (`POST /v1/auth/email-code`). */
const AskDeletionBody = z.object({
  password: z.nullish(z.string().check(z.maxLength(200))),
  code: z.nullish(z.string().check(z.overwrite((typed) => typed.replace(/\s/g, '')))),
  askings: CodeRequestSecrets,
});

/** Deleting the own account, and changing one's mind. */
export const accountDeletion = {
  read: endpoint({
    method: 'GET',
    path: '/v1/profile/deletion',
    access: 'customer',
    summary: 'Read what deleting the own account would mean, and when',
    data: DeletionEffects,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/v1/profile/deletion',
    access: 'customer',
    line: 'passwords',
    summary: 'Delete the own account after 30 days; ends all sessions',
    body: AskDeletionBody,
    data: z.object({ day: IsoDay }),
    endsSession: true,
    limit: { max: 20, windowSeconds: 900, by: 'caller' },
    errors: ['current_password_wrong', 'too_many_attempts', 'code_wrong', 'code_ended'],
  }),
  keep: endpoint({
    method: 'POST',
    path: '/v1/profile/deletion/keep',
    access: 'customer',
    summary: 'Keep an account that was to be deleted',
    data: Customer,
  }),
};
