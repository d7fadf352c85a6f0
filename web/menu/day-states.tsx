import { CalendarDays, RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { MenuDay, WeeklyMenu } from '#contract/menu/weekly-menu.ts';
import { addDays, formatDay, type IsoDay, isWeekend, mondayOf } from '#domain/platform/days.ts';
import { paths } from '#web/paths.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';
import { EmptyState } from '#web/platform/ui/states.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { closedText, noMenuText } from './menu-announcements.ts';
import { menuFailure } from './menu-text.ts';
import { clearedMenuPath, dayPath, type MenuView, nextDayWithMenu } from './menu-view.ts';

/** The heading of the day that is shown. */
export const DAY_HEADING = 'menu-day';

/** Brings the focus there when what had it goes away. */
export const focusDay = () => document.getElementById(DAY_HEADING)?.focus({ preventScroll: true });

/** The way to the week after a day's, from its Monday on. */
function NextWeek({ view, day, today }: { view: MenuView; day: IsoDay; today: IsoDay }) {
  return (
    <LinkButton
      to={dayPath(view, addDays(mondayOf(day), 7), today)}
      preventScrollReset
      onClick={focusDay}
    >
      <Icon of={CalendarDays} /> See next week
    </LinkButton>
  );
}

/** Nothing is planned. */
export function EmptyDay({
  view,
  day,
  today,
  onRefresh,
}: {
  view: MenuView;
  day: MenuDay;
  today: IsoDay;
  onRefresh: () => Promise<Error | null>;
}) {
  const [looking, setLooking] = useState(false);
  const toast = useToast();
  const title = noMenuText(day);

  async function refresh() {
    setLooking(true);
    const error = await onRefresh();
    setLooking(false);
    if (error) toast({ message: menuFailure(error) });
    else announce(title);
  }

  return (
    <div className="mt-5">
      <EmptyState
        title={title}
        picture={<Drawing of="spot:empty" />}
        action={
          <>
            {isWeekend(day.date) && <NextWeek view={view} day={day.date} today={today} />}
            <Button
              kind={isWeekend(day.date) ? 'quiet' : 'primary'}
              busy={looking}
              busyText="Looking…"
              onClick={() => void refresh()}
            >
              <Icon of={RotateCw} /> Refresh Menu
            </Button>
            <LinkButton kind="quiet" to={paths.contact}>
              Contact Us
            </LinkButton>
          </>
        }
      >
        {isWeekend(day.date)
          ? 'We cook from Monday to Friday.'
          : 'We have not said yet what we cook that day.'}
      </EmptyState>
    </div>
  );
}

/** The kitchen is closed: why, and when it cooks again. */
export function ClosedDay({
  view,
  week,
  day,
  today,
}: {
  view: MenuView;
  week: WeeklyMenu;
  day: MenuDay;
  today: IsoDay;
}) {
  const next = nextDayWithMenu(week, day.date);
  return (
    <div className="mt-5">
      <EmptyState
        title={closedText(day.closed ?? '')}
        picture={<Drawing of="spot:closed" />}
        action={
          next ? (
            <LinkButton to={dayPath(view, next, today)} preventScrollReset onClick={focusDay}>
              See {formatDay(next)}
            </LinkButton>
          ) : (
            <NextWeek view={view} day={day.date} today={today} />
          )
        }
      >
        Nothing is cooked that day, and no tiffin that you have booked is lost.
      </EmptyState>
    </div>
  );
}

/** The filters have left nothing of a day. */
export function NothingLeft({ view }: { view: MenuView }) {
  return (
    <EmptyState
      title="Nothing fits all of that"
      picture={<Drawing of="spot:empty" />}
      action={
        <LinkButton to={clearedMenuPath(view)} preventScrollReset onClick={focusDay}>
          Clear filters
        </LinkButton>
      }
    >
      Every dish of this day is left out. Tell us what you cannot eat, and we cook around it where
      we can.
    </EmptyState>
  );
}
