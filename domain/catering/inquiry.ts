import type { AdminInquiry } from '#contract/catering/desk-catering.ts';
import type { Quote } from '#contract/catering/inquiries.ts';
import {
  EVENT_MEAL_LABELS,
  EVENT_TYPE_LABELS,
  labelWithOther,
  listLabels,
} from '#domain/catering/labels.ts';

type WithQuotes = Pick<AdminInquiry, 'quotes'>;

/** The version that was sent last; undefined before the first. */
export const latestQuote = ({ quotes }: WithQuotes): Quote | undefined => quotes.at(-1);

/** The version that was accepted, which is the one that is paid for. */
export const acceptedQuote = ({ quotes }: WithQuotes): Quote | undefined =>
  quotes.find(({ state }) => state === 'accepted');

/** `Wedding`, or what was typed for another kind of event. */
export const eventOf = (inquiry: Pick<AdminInquiry, 'eventType' | 'eventTypeOther'>): string =>
  labelWithOther(EVENT_TYPE_LABELS, inquiry.eventType, inquiry.eventTypeOther);

/** `Lunch, Dinner` */
export const timesOf = ({ eventTime }: Pick<AdminInquiry, 'eventTime'>): string =>
  listLabels(EVENT_MEAL_LABELS, eventTime);
