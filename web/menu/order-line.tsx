import { Clock } from 'lucide-react';
import { Link } from 'react-router';
import type { AvailableDates } from '#contract/tiffin/subscriptions.ts';
import { relOf } from '#domain/platform/crawled-urls.ts';
import { formatDay, type IsoDay } from '#domain/platform/days.ts';
import { myOrdersPath, pricingPath } from '#web/paths.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { focusDay } from './day-states.tsx';
import { orderDeadlineOf } from './menu-announcements.ts';
import { dayPath, type MenuView } from './menu-view.ts';

/** By when to order a day's tiffin, and the way there: customers book, others see the plans. */
export function OrderLine({
  view,
  day,
  dates,
}: {
  view: MenuView;
  day: IsoDay;
  dates: AvailableDates;
}) {
  const { words, instead } = orderDeadlineOf(day, dates);
  return (
    <>
      <p
        className={`flex gap-2 text-ink-soft max-lg:order-last max-lg:col-span-2 ${instead === null ? '' : 'lg:col-span-2'}`}
      >
        <Icon of={Clock} className="mt-0.75 size-5 text-chilli-ink" />
        <span>
          {words}
          {instead && (
            <>
              {' '}
              <Link
                to={dayPath(view, instead, dates.today)}
                rel={relOf(dayPath(view, instead, dates.today))}
                preventScrollReset
                onClick={focusDay}
                className="font-semibold text-ink underline underline-offset-4"
              >
                First day you can have: {formatDay(instead)}
              </Link>
            </>
          )}
        </span>
      </p>
      {instead === null && (
        <div>
          <LinkButton to={pricingPath({ service: 'tiffin' })} className="signed-in:hidden">
            Start an order
          </LinkButton>
          <LinkButton to={myOrdersPath()} className="visitor:hidden">
            Book this day
          </LinkButton>
        </div>
      )}
    </>
  );
}
