import { presentInquiry } from '#api/catering/present-inquiry.ts';
import type { AdminInquiry } from '#contract/catering/desk/catering.ts';
import type { InquiryStatus } from '#contract/catering/inquiries.ts';
import type { GuestDiets } from '#contract/catering/inquiry-choices.ts';
import type { BusinessProfile } from '#contract/kitchen/settings.ts';
import type { WholeInquiry } from '#db/catering/inquiries.ts';
import { INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import { actionsIn } from '#domain/platform/states.ts';

/** What the desk calls; `edit` and `request_change` are the customer's. */
const isStaffs = (action: string): action is AdminInquiry['staffActions'][number] =>
  action !== 'edit' && action !== 'request_change';

/** An inquiry as the desk sees it: what the customer sees, and what is the kitchen's own. */
export function presentInquiryAtDesk(
  inquiry: WholeInquiry,
  about: { paymentWays: BusinessProfile['paymentWays']; now: Temporal.Instant },
): AdminInquiry {
  const status = inquiry.status as InquiryStatus;
  return {
    ...presentInquiry(inquiry, about),
    customerId: inquiry.customer_id,
    customerName: `${inquiry.first_name} ${inquiry.last_name}`,
    guestDiets: inquiry.guest_diets as GuestDiets,
    customerNote: inquiry.customer_note,
    internalNote: inquiry.internal_note,
    payBackNote: inquiry.pay_back_note,
    wantsChange: status === 'quoted' && !!inquiry.quotes.at(-1)?.change_requested_at,
    history: inquiry.steps.map((step) => ({
      status: step.status as InquiryStatus,
      at: step.at.toString(),
      actor: step.actor,
      note: step.note,
    })),
    staffActions: actionsIn(INQUIRY_STATES, status, 'staff').filter(isStaffs),
    askedAt: inquiry.asked_at.toString(),
    updatedAt: inquiry.updated_at.toString(),
  };
}
