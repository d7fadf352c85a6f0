import { Clock, Users } from 'lucide-react';
import { Link } from 'react-router';
import type { PlanType } from '#contract/money/plans.ts';
import { formatDay } from '#domain/platform/days.ts';
import { guestLimitsOf } from '#web/catering/landing/guest-text.ts';
import { cateringMenuQuery } from '#web/catering/landing/queries.ts';
import { nextDayRule, useKitchenRules } from '#web/kitchen/kitchen-rules.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { deliveryDatesQuery } from './queries.ts';
import { servicePath } from './selection.ts';

const SERVICES: readonly { service: PlanType; label: string }[] = [
  { service: 'tiffin', label: 'Daily Tiffin' },
  { service: 'catering', label: 'Catering' },
];

const LEADS: Record<PlanType, string> = {
  tiffin:
    'One credit is one tiffin, and credits never expire. Buy them once, book the weekdays you want, skip the ones you don’t.',
  catering:
    'A complete vegetarian spread, priced by the guest and cooked the same morning. Tell us the day and how many are coming.',
};

/** By when to order, and the first day that can still be had. */
function CutoffNote() {
  const rules = useKitchenRules();
  const { data: dates } = usePageQuery(deliveryDatesQuery(call));
  const first = dates?.availableDates[0]?.date;
  return (
    <p className="flex gap-2 text-sm text-ink-soft">
      <Icon of={Clock} className="mt-0.5 size-4.5 text-chilli-ink" />
      <span>
        {nextDayRule(rules)}
        {first && (
          <>
            {' '}
            <span className="inline-block">First day you can have: {formatDay(first)}.</span>
          </>
        )}
      </span>
    </p>
  );
}

/** For how many the kitchen cooks without a call first. */
export function GuestsNote() {
  const { data: menu } = usePageQuery(cateringMenuQuery(call));
  return (
    <p className="flex gap-2 text-sm text-ink-soft">
      <Icon of={Users} className="mt-0.5 size-4.5 text-chilli-ink" />
      <span>
        {guestLimitsOf(menu).note}{' '}
        <Link
          to={paths.catering}
          className="inline-block font-semibold text-ink underline underline-offset-4"
        >
          How our catering works
        </Link>
      </span>
    </p>
  );
}

/** What is being priced: the heading, and the choice between the two services. */
export function PricingIntro({ service }: { service: PlanType }) {
  return (
    <header className="grid items-center gap-x-12 pt-6 pb-7 sm:pt-10 lg:grid-cols-[1.35fr_1fr] lg:pb-9">
      <div>
        <h1 className="text-page">Plans and prices</h1>
        <p className="mt-3 max-w-text text-lg text-ink-soft">{LEADS[service]}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-4">
          <nav
            aria-label="Service"
            className="inline-flex rounded-full border border-line bg-sunken p-1 max-sm:w-full"
          >
            {SERVICES.map(({ service: one, label }) => (
              <Link
                key={one}
                to={servicePath(one)}
                preventScrollReset
                aria-current={one === service ? 'true' : undefined}
                className="inline-flex min-h-11 items-center justify-center rounded-full px-5 font-semibold text-ink-soft hover:text-ink focus-visible:rounded-full max-sm:grow aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:border-2"
              >
                {label}
              </Link>
            ))}
          </nav>
          {service === 'tiffin' ? <CutoffNote /> : <GuestsNote />}
        </div>
      </div>
      <div className="grid h-60 place-items-center max-lg:hidden">
        <Drawing
          of={service === 'tiffin' ? 'tiffin:open' : 'thali'}
          className={service === 'tiffin' ? 'w-80' : 'w-66'}
        />
      </div>
    </header>
  );
}
