import { acceptVersion } from '#api/catering/accept-quote.ts';
import { aboutInquiry, transitionInquiry } from '#api/catering/transition-inquiry.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminInquiryDetails, adminCatering } from '#contract/catering/desk-catering.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { type InquiryWithDetails, lockInquiry } from '#db/catering/inquiries.ts';
import { fullName } from '#domain/account/full-name.ts';
import { INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import { checkTiming } from '#domain/kitchen/check-timing.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { canDo } from '#domain/platform/states.ts';
import { presentAdminInquiryDetails } from './read-inquiry.ts';

type Input = InputOf<typeof adminCatering.act>;

/** Takes an inquiry along: called, accepted on the customer's word, done, or cancelled with a reason. */
export async function actOnInquiry(
  ctx: StaffWrite,
  { params: { id, action }, body }: Input,
): Promise<AdminInquiryDetails | Refusal> {
  const inquiry = await lockInquiry(ctx.db, id);
  if (!inquiry) return refuse('inquiry_not_found');
  const reason = body.reason || undefined;
  if (!reason && (action === 'cancel' || action === 'accept'))
    return refuse('reason_missing', {}, { field: 'reason' });
  const unasked =
    (body.anyTime ? null : checkEventTime(ctx, action, inquiry)) ??
    checkPaid(action, inquiry, body.unpaid ?? 0);
  if (unasked) return unasked;
  const { eventClock } = body;
  const version = body.version ?? undefined;
  const moved = await move(ctx, inquiry, action, { reason, version, eventClock });
  if (isRefusal(moved)) return moved;
  if (action === 'cancel')
    await enqueueMail(ctx.db, {
      kind: 'inquiry_cancelled',
      inquiryId: moved.id,
      details: {
        ...aboutInquiry(moved),
        by: 'staff',
        reason: reason ?? null,
        customerNote: moved.customer_note,
        wasAccepted: inquiry.status === 'confirmed',
        toPayBack: moved.pay_back_due_cents,
      },
    });
  await recordAudit(ctx, {
    action,
    resource: 'catering-inquiries',
    id: moved.id,
    before: { status: inquiry.status, eventClock: inquiry.event_clock },
    after: { status: moved.status, eventClock: moved.event_clock, reason, version },
  });
  return presentAdminInquiryDetails(ctx, moved);
}

/** A refusal that asks first, where the action comes before the day of the event. */
function checkEventTime(
  ctx: StaffWrite,
  action: Input['params']['action'],
  inquiry: InquiryWithDetails,
): Refusal | null {
  const { number, status, event_day: day } = inquiry;
  if (!canDo(INQUIRY_STATES, action, status, 'staff')) return null;
  const called = `${number} of ${fullName(inquiry)}`;
  return checkTiming(INQUIRY_STATES, action, [{ called, day, count: 1 }], {
    noun: 'event',
    now: ctx.now,
  });
}

/** A refusal that asks first, where an event is completed and more is unpaid than is known. */
function checkPaid(
  action: Input['params']['action'],
  { status, owed_cents: owed }: InquiryWithDetails,
  known: number,
): Refusal | null {
  if (action !== 'complete' || !canDo(INQUIRY_STATES, action, status, 'staff')) return null;
  return owed > known ? refuse('event_unpaid', { amount: formatMoney(owed) }) : null;
}

function move(
  ctx: StaffWrite,
  inquiry: InquiryWithDetails,
  action: Input['params']['action'],
  {
    reason,
    version,
    eventClock,
  }: Pick<Input['body'], 'eventClock'> & {
    reason: string | undefined;
    version: number | undefined;
  },
): Promise<InquiryWithDetails | Refusal> {
  const by = { actor: { who: 'staff', name: `staff ${ctx.caller.email}` }, at: ctx.now } as const;
  if (action === 'accept')
    return acceptVersion(ctx.db, inquiry, version ?? 0, { ...by, note: reason, eventClock });
  const change = {
    ...(action === 'cancel' && { cancelReason: reason ?? null }),
    ...(action === 'contact' && { eventClock }),
  };
  return transitionInquiry(ctx.db, inquiry, { ...by, action, note: reason, change });
}
