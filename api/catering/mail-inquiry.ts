import type { AboutInquiry } from '#api/platform/mail/kinds.ts';
import type { CateringService, EventTime, EventType } from '#contract/catering/inquiry-choices.ts';
import type { MenuLine } from '#contract/catering/inquiry-menu.ts';
import type { WholeInquiry } from '#db/catering/inquiries.ts';
import { isBrought } from '#domain/catering/event-clock.ts';
import { EVENT_TIMES, EVENT_TYPES, listWords, wordsFor } from '#domain/catering/words.ts';
import type { StoredPlan } from './present-inquiry.ts';

/** `Wedding`, or what was typed for Other. */
export const eventWords = (inquiry: Pick<WholeInquiry, 'event_type' | 'event_type_other'>) =>
  wordsFor(EVENT_TYPES, inquiry.event_type as EventType, inquiry.event_type_other);

export const timeWords = (inquiry: Pick<WholeInquiry, 'event_times'>) =>
  listWords(EVENT_TIMES, inquiry.event_times as EventTime[]);

/** What every mail about an inquiry is told. */
export const aboutInquiry = (inquiry: WholeInquiry): AboutInquiry => ({
  name: inquiry.first_name,
  inquiryNumber: inquiry.number,
  event: eventWords(inquiry),
  eventDay: inquiry.event_day,
  times: timeWords(inquiry),
  clock: inquiry.event_clock,
  isBrought: isBrought(inquiry.catering_services as CateringService[]),
  guests: inquiry.guests,
  planName: (inquiry.plan as StoredPlan).name,
});

/** What the mail of a new inquiry says besides: the menu and the estimate, as they are stored. */
export const aboutEstimate = (inquiry: WholeInquiry) => ({
  ...aboutInquiry(inquiry),
  menu: inquiry.menu as MenuLine[],
  estimate: {
    basePrice: inquiry.base_cents,
    additionalCharges: inquiry.extras_cents,
    deliveryFee: inquiry.delivery_cents,
    taxBasisPoints: inquiry.tax_basis_points,
    taxAmount: inquiry.tax_cents,
    totalPrice: inquiry.total_cents,
  },
  needsCall: inquiry.needs_call,
});
