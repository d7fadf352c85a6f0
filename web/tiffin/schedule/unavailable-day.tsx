import { useEffect, useMemo, useState } from 'react';
import type { ApiError } from '#contract/platform/api-error.ts';
import type { AvailableDates, Subscription } from '#contract/tiffin/subscriptions.ts';
import { formatDay, type IsoDay } from '#domain/platform/days.ts';
import type { PauseDays } from '#domain/tiffin/pause.ts';
import { useKitchenRules } from '#web/kitchen/kitchen-rules.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { scheduleFailure } from '#web/tiffin/orders/booking-text.ts';
import { type DayCalendar, dayCalendar, openDays } from '#web/tiffin/orders/day-calendar.ts';
import { tiffinsText } from '#web/tiffin/orders/order-text.ts';
import { useOrderDialogs } from '#web/tiffin/orders/use-order-dialogs.ts';

/** A chosen day that can no longer be booked: why, and the nearest one that can. */
export type UnavailableDay = { day: IsoDay; reason: string | null; suggestion: IsoDay | undefined };

/** The chosen day, where it cannot be booked. */
export function findUnavailableDay(chosen: IsoDay, calendar: DayCalendar): UnavailableDay | null {
  const open = openDays(calendar);
  if (open.includes(chosen)) return null;
  const reason = calendar.weeks.flat().find(({ day }) => day === chosen)?.reason ?? null;
  return { day: chosen, reason, suggestion: open.find((day) => day > chosen) ?? open[0] };
}

/**
 * Watches over the chosen day while the page is open: the cut-off passes, the kitchen closes, the
 * plan is paused, or what was typed comes back days later. `onLost` is to take the day out of the form.
 */
export function useUnavailableDay({
  chosen,
  dates,
  startDate,
  pause,
  onLost,
}: {
  /** Empty while nothing is chosen. */
  chosen: IsoDay;
  dates: AvailableDates;
  startDate: IsoDay;
  /** The planned pause, in which nothing can be booked. */
  pause: PauseDays | null;
  onLost: () => void;
}): UnavailableDay | null {
  const [lost, setLost] = useState<UnavailableDay | null>(null);
  const calendar = useMemo(
    () => dayCalendar({ dates, startDate, pause }),
    [dates, startDate, pause],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the day and the calendar matter
  useEffect(() => {
    if (!chosen) return;
    const found = findUnavailableDay(chosen, calendar);
    setLost(found);
    if (found) onLost();
  }, [chosen, calendar]);

  return lost;
}

export function UnavailableDayNotice({
  lost: { day, reason, suggestion },
  onChooseDay,
}: {
  lost: UnavailableDay;
  onChooseDay: (day: IsoDay) => void;
}) {
  return (
    <Banner
      kind="warning"
      action={
        suggestion && (
          <Button size="small" kind="quiet" onClick={() => onChooseDay(suggestion)}>
            Choose {formatDay(suggestion)}
          </Button>
        )
      }
    >
      {formatDay(day)} can no longer be booked.{reason && ` ${reason}`}
    </Banner>
  );
}

/** What travels with a refusal: the day that would do, the order that stands in the way. */
type SuggestedFix = { suggestedDate?: string; orderId?: string; quantity?: number } | null;

/** Why nothing was booked, and the nearest thing that can be done about it. */
export function ScheduleFailure({
  error,
  subscription,
  quantity,
  onChooseDay,
}: {
  error: ApiError;
  subscription: Subscription;
  /** How many were asked for. */
  quantity: number;
  onChooseDay: (day: string) => void;
}) {
  const { maxTiffinsPerOrder } = useKitchenRules();
  const dialogs = useOrderDialogs();
  const help = error.data as SuggestedFix;
  const first = subscription.orders.find(({ id }) => id === help?.orderId);
  if (error.code === 'already_scheduled' && first) {
    if (first.quantity !== help?.quantity) {
      return (
        <Banner kind="success">
          {first.orderNumber} is now {tiffinsText(first.quantity)}.
        </Banner>
      );
    }
    const together = Math.min(maxTiffinsPerOrder, first.quantity + quantity);
    const { allowed, reason } = first.actions.change;
    return (
      <Banner
        kind="warning"
        action={
          allowed &&
          together > first.quantity && (
            <Button size="small" kind="quiet" onClick={() => dialogs.change(first, together)}>
              Make it {tiffinsText(together)}
            </Button>
          )
        }
      >
        {error.message}
        {!allowed && ` ${reason} Please choose another time.`}
      </Banner>
    );
  }
  const suggested = help?.suggestedDate;
  return (
    <Banner
      kind="error"
      action={
        suggested && (
          <Button size="small" kind="quiet" onClick={() => onChooseDay(suggested)}>
            Choose {formatDay(suggested)}
          </Button>
        )
      }
    >
      {scheduleFailure(error)}
    </Banner>
  );
}
