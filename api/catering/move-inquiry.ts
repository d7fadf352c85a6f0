import type { Transaction } from 'kysely';
import type { InquiryStatus } from '#contract/catering/inquiries.ts';
import { isRefusal, type Refusal } from '#contract/platform/refusal.ts';
import {
  addInquiryStep,
  type InquiryChange,
  updateInquiry,
  type WholeInquiry,
} from '#db/catering/inquiries.ts';
import type { DB } from '#db/types.ts';
import { INQUIRY_STATES, type InquiryAction } from '#domain/catering/inquiry-states.ts';
import { type Actor, transition } from '#domain/platform/states.ts';

/** Who moves an inquiry, and what is written down with it. */
export type InquiryMove = {
  action: Exclude<InquiryAction, 'edit' | 'request_change'>;
  mover: { who: Actor; name: string };
  at: Temporal.Instant;
  note?: string | null | undefined;
  change?: Omit<InquiryChange, 'status'>;
};

/** Whether somebody may take a step now; the refusal when not. */
export const checkMove = (
  inquiry: Pick<WholeInquiry, 'status'>,
  action: InquiryAction,
  who: Actor,
) => transition(INQUIRY_STATES, action, inquiry.status as InquiryStatus, who);

/** Takes a locked inquiry one step along, or says why it cannot go there. */
export async function moveInquiry(
  tx: Transaction<DB>,
  inquiry: WholeInquiry,
  { action, mover, at, note, change = {} }: InquiryMove,
): Promise<WholeInquiry | Refusal> {
  const led = checkMove(inquiry, action, mover.who);
  if (isRefusal(led)) return led;
  await addInquiryStep(tx, { inquiryId: inquiry.id, status: led.to, at, actor: mover.name, note });
  return updateInquiry(tx, inquiry.id, { ...change, status: led.to }, at);
}
