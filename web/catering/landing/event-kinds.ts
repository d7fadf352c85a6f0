import { inquiryPath } from '#web/paths.ts';

export type EventKind = {
  title: string;
  picture: 'special' | 'pooja' | 'house';
  /** Which limit of guests it has; house parties have none. */
  guests: 'event' | 'pooja' | null;
  words: string;
  /** What the link to the inquiry says. */
  action: string;
  to: string;
  /** Kinds of it that the form knows by name. */
  more: readonly { label: string; to: string }[];
};

/** The three event types of the landing page. */
export const EVENT_KINDS: readonly EventKind[] = [
  {
    title: 'Special Event',
    picture: 'special',
    guests: 'event',
    words:
      'The day that comes once. A whole spread, hot when the guests are, with people to serve it if you like.',
    action: 'Plan a special event',
    to: inquiryPath({ event: 'special_event' }),
    more: [
      { label: 'Birthday party', to: inquiryPath({ event: 'birthday_party' }) },
      { label: 'Wedding', to: inquiryPath({ event: 'wedding' }) },
      { label: 'Corporate event', to: inquiryPath({ event: 'corporate_event' }) },
    ],
  },
  {
    title: 'Poojas/Ceremonies/Katha',
    picture: 'pooja',
    guests: 'pooja',
    words:
      'Sattvik food and sweets to offer, Jain or Swaminarayan if you wish, ready when the aarti ends.',
    action: 'Plan a pooja',
    to: inquiryPath({ event: 'pooja' }),
    more: [],
  },
  {
    title: 'House Parties',
    picture: 'house',
    guests: null,
    words:
      'Farsan, sabjis and soft rotis for a full living room, so that you can sit down with your guests.',
    action: 'Plan a house party',
    to: inquiryPath({ event: 'house_party' }),
    more: [],
  },
];
