import { CalendarX } from 'lucide-react';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';
import { skipSentence, useKitchenRules } from '#web/kitchen/kitchen-rules.ts';
import { cancelInsteadWords, cancelsInstead, creditsWords } from '#web/tiffin/orders/deadline-words.ts';
import { useOrderDialogs } from '#web/tiffin/orders/order-dialogs.tsx';
import { isToCome } from '#web/tiffin/orders/upcoming.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';

/** The way to skip a day of this plan, or to cancel what it is too late to skip. */
export function SkipCard({ subscription }: { subscription: Subscription }) {
  const dialogs = useOrderDialogs();
  const rules = useKitchenRules();
  const tooLate = subscription.orders.filter((order) => isToCome(order) && cancelsInstead(order));
  return (
    <Card as="section" aria-labelledby="skip-heading" className="p-5 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-turmeric-tint text-turmeric-ink">
          <Icon of={CalendarX} className="size-5.5" />
        </span>
        <div className="min-w-40 flex-1">
          <h2 id="skip-heading" className="font-bold">
            Not home one day?
          </h2>
          <p className="text-sm text-ink-soft">{skipSentence(rules)}</p>
        </div>
        <Button kind="quiet" size="small" onClick={() => dialogs.skip(subscription)}>
          Skip Tiffin
        </Button>
      </div>
      {tooLate.length > 0 && (
        <ul className="mt-4 grid gap-4 border-t border-line pt-4">
          {tooLate.map((order) => (
            <CancelInstead key={order.id} order={order} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function CancelInstead({ order }: { order: TiffinOrder }) {
  const dialogs = useOrderDialogs();
  const day = formatDay(order.deliveryDate);
  return (
    <li className="grid justify-items-start gap-2 text-sm">
      <p>
        <strong className="font-semibold">
          {day}, {formatSlot(order.deliveryTimeSlot)}:
        </strong>{' '}
        {cancelInsteadWords(order)}
      </p>
      <Button kind="quiet" size="small" onClick={() => dialogs.cancel(order)}>
        <span>
          Cancel with {creditsWords(order.quantity)} back<span className="sr-only"> {day}</span>
        </span>
      </Button>
    </li>
  );
}
