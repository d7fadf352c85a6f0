import type { EventType } from '#contract/catering/inquiry-choices.ts';

/** What `?event=` can name, and how the form is filled in for it. */
const LINKED: Record<string, { eventType: EventType; eventTypeOther: string }> = {
  birthday_party: { eventType: 'birthday_party', eventTypeOther: '' },
  corporate_event: { eventType: 'corporate_event', eventTypeOther: '' },
  wedding: { eventType: 'wedding', eventTypeOther: '' },
  special_event: { eventType: 'other', eventTypeOther: 'Special event' },
  pooja: { eventType: 'other', eventTypeOther: 'Pooja, ceremony or katha' },
  house_party: { eventType: 'other', eventTypeOther: 'House party' },
};

/** How a form begins for the `?event=` of its address; null when that names no kind of event. */
export const linkedEvent = (
  event: string | null,
): { eventType: EventType; eventTypeOther: string } | null =>
  event !== null && Object.hasOwn(LINKED, event) ? (LINKED[event] ?? null) : null;
