import { Users } from 'lucide-react';
import { Link } from 'react-router';
import type { CateringMenu } from '#contract/catering/menu.ts';
import { inquiryPath } from '#web/paths.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { guestLimitsOf } from './guest-text.ts';

const CHIP =
  'inline-flex min-h-11 items-center rounded-full border border-edge px-3.5 text-sm font-medium hover:border-ink hover:bg-sunken focus-visible:rounded-full';

type EventKind = {
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

function EventCard({ kind, menu }: { kind: EventKind; menu: CateringMenu | undefined }) {
  const guests = kind.guests && guestLimitsOf(menu)[kind.guests];
  return (
    <li className="grid grid-rows-[auto_1fr_auto] overflow-hidden rounded-card border border-line bg-card shadow-card">
      <div className="bg-turmeric-tint/45 px-8 pt-5 pb-4">
        <Drawing of={`event:${kind.picture}`} className="mx-auto max-w-72" />
      </div>
      <div className="px-6 pt-5">
        <h3 className="text-title">{kind.title}</h3>
        {guests && (
          <p className="mt-1 flex items-center gap-2 font-semibold text-chilli-ink">
            <Icon of={Users} className="size-4.5" />
            {guests}
          </p>
        )}
        <p className="mt-2 text-ink-soft">{kind.words}</p>
        {kind.more.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-2">
            {kind.more.map(({ label, to }) => (
              <li key={label}>
                <Link to={to} prefetch="intent" className={CHIP}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="p-6 pt-5">
        <LinkButton to={kind.to} prefetch="intent" kind="quiet" className="w-full">
          {kind.action}
        </LinkButton>
      </div>
    </li>
  );
}

/** What the kitchen caters for, and for how many. */
export function EventTypes({ menu }: { menu: CateringMenu | undefined }) {
  return (
    <section aria-labelledby="events" className="border-y border-line bg-sunken py-14 sm:py-20">
      <div className="wrap">
        <h2 id="events" className="text-section">
          What are we celebrating?
        </h2>
        <ul className="mt-8 grid gap-5 lg:grid-cols-3">
          {EVENT_KINDS.map((kind) => (
            <EventCard key={kind.title} kind={kind} menu={menu} />
          ))}
        </ul>
      </div>
    </section>
  );
}
