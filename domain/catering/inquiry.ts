import type { AdminInquiry } from '#contract/catering/desk-catering.ts';
import type { Quote } from '#contract/catering/inquiries.ts';
import { EVENT_TIMES, EVENT_TYPES, listWords, wordsFor } from '#domain/catering/words.ts';

type Quoted = Pick<AdminInquiry, 'quotes'>;

/** The version that was sent last; undefined before the first. */
export const latestQuote = ({ quotes }: Quoted): Quote | undefined => quotes.at(-1);

/** The version that was accepted, which is the one that is paid for. */
export const acceptedQuote = ({ quotes }: Quoted): Quote | undefined =>
  quotes.find(({ state }) => state === 'accepted');

/** `Wedding`, or what was typed for another kind of event. */
export const eventOf = (inquiry: Pick<AdminInquiry, 'eventType' | 'eventTypeOther'>): string =>
  wordsFor(EVENT_TYPES, inquiry.eventType, inquiry.eventTypeOther);

/** `Lunch, Dinner` */
export const timesOf = ({ eventTime }: Pick<AdminInquiry, 'eventTime'>): string =>
  listWords(EVENT_TIMES, eventTime);
