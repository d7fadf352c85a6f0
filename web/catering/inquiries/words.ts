import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import type { Quote } from '#contract/catering/quotes.ts';
import { readyWords, timedEvent } from '#domain/catering/event-clock.ts';
import { EVENT_TIMES, EVENT_TYPES, listWords, wordsFor } from '#domain/catering/words.ts';
import type { Cents } from '#domain/money/money.ts';

/** `Wedding`, or what was typed for Other. */
export const eventWords = ({
  eventType,
  eventTypeOther,
}: Pick<CateringInquiry, 'eventType' | 'eventTypeOther'>): string =>
  wordsFor(EVENT_TYPES, eventType, eventTypeOther);

/** `1 guest`, `120 guests` */
export const guestsWords = ({ numberOfGuests }: Pick<CateringInquiry, 'numberOfGuests'>): string =>
  numberOfGuests === 1 ? '1 guest' : `${numberOfGuests} guests`;

/**
 * `To be there by 5:30 PM`. That it is not agreed yet is said once there is a quote: before, nobody has
 * asked.
 */
export function readyWordsOf(
  inquiry: Pick<CateringInquiry, 'eventClock' | 'status' | 'cateringService'>,
): string | null {
  const { eventClock, status } = inquiry;
  const asked = status === 'quoted' || status === 'confirmed';
  return eventClock !== null || asked ? readyWords(timedEvent(inquiry)) : null;
}

/** `Lunch, Dinner` */
export const timesWords = ({ eventTime }: Pick<CateringInquiry, 'eventTime'>): string =>
  listWords(EVENT_TIMES, eventTime);

type Quoted = Pick<CateringInquiry, 'quotes'>;

/** The version that counts: the accepted one, else the newest; undefined before the first. */
export const currentQuote = ({ quotes }: Quoted): Quote | undefined =>
  quotes.find(({ state }) => state === 'accepted') ?? quotes.at(-1);

/** What it comes to, and where that figure is from. */
export function totalOf({
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
