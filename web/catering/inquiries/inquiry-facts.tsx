import type { ReactNode } from 'react';
import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import { dishOf } from '#domain/catering/menu.ts';
import {
  CATERING_SERVICES,
  CUISINE_TYPES,
  DIETARY_PREFERENCES,
  listWords,
  MENU_CATEGORIES,
  WAYS_OF_HEARING,
  wordsFor,
} from '#domain/catering/words.ts';
import { formatDayLong } from '#domain/platform/days.ts';
import { When } from '#web/account/session/when.tsx';
import { formatPhone } from '#web/kitchen/business.ts';
import { eventWords, guestsWords, readyWordsOf, timesWords } from './words.ts';

type Fact = [label: string, value: ReactNode];

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[7.5rem_1fr] gap-x-4 py-1.5">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 font-medium whitespace-pre-line wrap-anywhere tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is celebrated, when, where, for how many, and how it is served. */
export function EventFacts({ inquiry }: { inquiry: CateringInquiry }) {
  const ready = readyWordsOf(inquiry);
  return (
    <Facts
      facts={[
        ['Event', eventWords(inquiry)],
        ['Date', formatDayLong(inquiry.eventDate)],
        ['Meals', timesWords(inquiry)],
        ...(ready ? [['Time', ready] satisfies Fact] : []),
        ['Guests', guestsWords(inquiry)],
        ['Place', inquiry.eventLocation],
        ['Plan', inquiry.selectedPlan.name],
        [
          'Service',
          listWords(CATERING_SERVICES, inquiry.cateringService, inquiry.cateringServiceOther),
        ],
        [
          'Diet',
          listWords(DIETARY_PREFERENCES, inquiry.dietaryPreference, inquiry.dietaryPreferenceOther),
        ],
        ['Cuisine', wordsFor(CUISINE_TYPES, inquiry.cuisineType, inquiry.cuisineTypeOther)],
      ]}
    />
  );
}

/** Who asked, and when. */
export function ContactFacts({ inquiry }: { inquiry: CateringInquiry }) {
  const { hearAboutUs, hearAboutUsOther } = inquiry;
  const heard: Fact[] = hearAboutUs
    ? [['Heard of us by', wordsFor(WAYS_OF_HEARING, hearAboutUs, hearAboutUsOther)]]
    : [];
  return (
    <Facts
      facts={[
        ['Number', inquiry.inquiryNumber],
        ['Name', `${inquiry.firstName} ${inquiry.lastName}`],
        ['Phone', formatPhone(inquiry.contactNumber)],
        ['E-mail', inquiry.email],
        ['Sent', <When key="sent" at={inquiry.createdAt} />],
        ...heard,
      ]}
    />
  );
}

const categoryWords = (category: string): string =>
  MENU_CATEGORIES[category as keyof typeof MENU_CATEGORIES] ?? 'Extra';

/** The menu for the whole party, with how much of each. */
export function MenuLines({ menu }: { menu: CateringInquiry['calculatedMenu'] }) {
  return (
    <ul>
      {menu.map(({ item, quantity, unit, category, specialNote }) => (
        <li
          key={`${category} ${item}`}
          className="flex items-baseline justify-between gap-4 border-b border-line py-2 last:border-b-0"
        >
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-medium">{dishOf({ item, category })}</span>
            <span className="block text-sm text-ink-soft">
              {[categoryWords(category), specialNote].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className="whitespace-nowrap tabular-nums">
            {quantity} {unit}
          </span>
        </li>
      ))}
    </ul>
  );
}
