import type { ApiError } from '#contract/platform/api-error.ts';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { formatDay } from '#domain/platform/days.ts';
import { useKitchenRules } from '#web/kitchen/kitchen-rules.ts';
import { scheduleFailure } from '#web/tiffin/orders/failure-words.ts';
import { useOrderDialogs } from '#web/tiffin/orders/order-dialogs.tsx';
import { tiffinsWords } from '#web/tiffin/orders/skip-options.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';

/** What travels with a refusal: the day that would do, the order that stands in the way. */
type Help = { suggestedDate?: string; orderId?: string; quantity?: number } | null;

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
  const help = error.data as Help;
  const first = subscription.orders.find(({ id }) => id === help?.orderId);
  if (error.code === 'already_scheduled' && first) {
    if (first.quantity !== help?.quantity) {
      return (
        <Banner kind="success">
          {first.orderNumber} is now {tiffinsWords(first.quantity)}.
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
              Make it {tiffinsWords(together)}
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
