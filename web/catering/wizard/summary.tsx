import type { CateringPlan } from '#contract/catering/menu.ts';
import type { InquiryPrice } from '#contract/catering/inquiry-menu.ts';
import { formatPlainMoney } from '#domain/catering/price.ts';
import { EVENT_TYPES, wordsFor } from '#domain/catering/words.ts';
import { formatDate, isDay } from '#domain/platform/days.ts';
import { guestsWords } from '#web/catering/landing/guest-words.ts';
import { Card } from '#web/platform/ui/card.tsx';
import { type InquiryTyped, readGuests } from './inquiry-form.ts';

/** The event so far, beside the form where there is room. */
export function Summary({
  typed,
  plan,
  price,
}: {
  typed: InquiryTyped;
  plan: CateringPlan | undefined;
  price: InquiryPrice | null;
}) {
  const guests = readGuests(typed.numberOfGuests);
  const facts = [
    [
      'Event',
      typed.eventType && wordsFor(EVENT_TYPES, typed.eventType, typed.eventTypeOther),
      'Not chosen yet',
    ],
    ['Date', isDay(typed.eventDate) && formatDate(typed.eventDate), 'Not chosen yet'],
    ['Guests', guests >= 1 && guestsWords(guests), 'Not known yet'],
    ['Plan', plan?.name, 'Not chosen yet'],
  ] as const;
  return (
    <Card as="section" aria-labelledby="so-far" className="p-5 sm:p-6">
      <h2 id="so-far" className="mb-3 text-title-sm">
        Your event so far
      </h2>
      <dl className="grid gap-1">
        {facts.map(([name, value, none]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-1">
            <dt className="text-ink-soft">{name}</dt>
            <dd
              className={`min-w-0 text-right wrap-anywhere ${value ? 'font-semibold' : 'text-ink-soft'}`}
            >
              {value || none}
            </dd>
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold">Estimate</dt>
          <dd className="font-heading text-title-sm whitespace-nowrap tabular-nums">
            {price ? formatPlainMoney(price.totalPrice) : '–'}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
