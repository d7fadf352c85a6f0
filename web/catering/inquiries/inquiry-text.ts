import type { CateringInquiry, Quote } from '#contract/catering/inquiries.ts';
import { eventClockText, timedEvent } from '#domain/catering/event-clock.ts';
import { INQUIRIES_PROMISED } from '#domain/catering/inquiry-states.ts';
import { EVENT_MEAL_LABELS, listLabels } from '#domain/catering/labels.ts';
import type { Cents } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';

/** `1 guest`, `120 guests` */
export const guestsText = ({ numberOfGuests }: Pick<CateringInquiry, 'numberOfGuests'>): string =>
  counted(numberOfGuests, 'guest');

/**
 * `To be there by 5:30 PM`. That it is not agreed yet is said once there is a quote: before, nobody has
 * asked.
 */
export function readyWordsOf(
  inquiry: Pick<CateringInquiry, 'eventClock' | 'status' | 'cateringService'>,
): string | null {
  const { eventClock, status } = inquiry;
  const asked = INQUIRIES_PROMISED.includes(status);
  return eventClock !== null || asked ? eventClockText(timedEvent(inquiry)) : null;
}

/** `Lunch, Dinner` */
export const mealsText = ({ eventTime }: Pick<CateringInquiry, 'eventTime'>): string =>
  listLabels(EVENT_MEAL_LABELS, eventTime);

type WithQuotes = Pick<CateringInquiry, 'quotes'>;

/** The version that counts: the accepted one, else the newest; undefined before the first. */
export const currentQuote = ({ quotes }: WithQuotes): Quote | undefined =>
  quotes.find(({ state }) => state === 'accepted') ?? quotes.at(-1);

/** What it comes to, and where that figure is from. */
export function inquiryTotalOf({
  quotes,
  pricingCalculation,
}: Pick<CateringInquiry, 'quotes' | 'pricingCalculation'>): { label: string; cents: Cents } {
  const quote = currentQuote({ quotes });
  if (!quote) return { label: 'Estimate', cents: pricingCalculation.totalPrice };
  return {
    label: quote.state === 'accepted' ? 'Accepted quote' : `Quote, version ${quote.version}`,
    cents: quote.total,
  };
}

/** Why a confirmed inquiry cannot be cancelled; support can still help. */
export const INQUIRY_NOT_CANCELLABLE =
  'This inquiry cannot be cancelled as it has been confirmed by admin.';
