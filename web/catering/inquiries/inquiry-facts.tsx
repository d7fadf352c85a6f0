import type { ReactNode } from 'react';
import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import { eventOf } from '#domain/catering/inquiry.ts';
import {
  CATERING_SERVICE_LABELS,
  CUISINE_TYPE_LABELS,
  DIETARY_PREFERENCE_LABELS,
  HEAR_ABOUT_US_LABELS,
  labelWithOther,
  listLabels,
  MENU_CATEGORY_LABELS,
} from '#domain/catering/labels.ts';
import { dishOf } from '#domain/catering/menu.ts';
import { formatDayLong } from '#domain/platform/days.ts';
import { InstantText } from '#web/account/session/instant-text.tsx';
import { formatPhone } from '#web/kitchen/business.ts';
import { guestsText, mealsText, readyWordsOf } from './inquiry-text.ts';

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
        ['Event', eventOf(inquiry)],
        ['Date', formatDayLong(inquiry.eventDate)],
        ['Meals', mealsText(inquiry)],
        ...(ready ? [['Time', ready] satisfies Fact] : []),
        ['Guests', guestsText(inquiry)],
        ['Place', inquiry.eventLocation],
        ['Plan', inquiry.selectedPlan.name],
        [
          'Service',
          listLabels(
            CATERING_SERVICE_LABELS,
            inquiry.cateringService,
            inquiry.cateringServiceOther,
          ),
        ],
        [
          'Diet',
          listLabels(
            DIETARY_PREFERENCE_LABELS,
            inquiry.dietaryPreference,
            inquiry.dietaryPreferenceOther,
          ),
        ],
        [
          'Cuisine',
          labelWithOther(CUISINE_TYPE_LABELS, inquiry.cuisineType, inquiry.cuisineTypeOther),
        ],
      ]}
    />
  );
}

/** Who asked, and when. */
export function ContactFacts({ inquiry }: { inquiry: CateringInquiry }) {
  const { hearAboutUs, hearAboutUsOther } = inquiry;
  const heard: Fact[] = hearAboutUs
    ? [['Heard of us by', labelWithOther(HEAR_ABOUT_US_LABELS, hearAboutUs, hearAboutUsOther)]]
    : [];
  return (
    <Facts
      facts={[
        ['Number', inquiry.inquiryNumber],
        ['Name', `${inquiry.firstName} ${inquiry.lastName}`.trim()],
        ['Phone', formatPhone(inquiry.contactNumber)],
        ['E-mail', inquiry.email],
        ['Sent', <InstantText key="sent" at={inquiry.createdAt} />],
        ...heard,
      ]}
    />
  );
}

const categoryText = (category: string): string =>
  MENU_CATEGORY_LABELS[category as keyof typeof MENU_CATEGORY_LABELS] ?? 'Extra';

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
              {[categoryText(category), specialNote].filter(Boolean).join(' · ')}
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
