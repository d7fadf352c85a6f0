import { CalendarX } from 'lucide-react';
import type { Subscription } from '#contract/subscriptions.ts';
import { useOrderDialogs } from '#web/tiffin/order-dialogs.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The way to skip a day of this plan. */
export function SkipCard({ subscription }: { subscription: Subscription }) {
  const dialogs = useOrderDialogs();
  return (
    <Card
      as="section"
      aria-labelledby="skip-heading"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 p-5 sm:px-6"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-turmeric-tint text-turmeric-ink">
        <Icon of={CalendarX} className="size-5.5" />
      </span>
      <div className="min-w-40 flex-1">
        <h2 id="skip-heading" className="font-bold">
          Not home one day?
        </h2>
        <p className="text-sm text-ink-soft">Skip it a day ahead and the credit comes back.</p>
      </div>
      <Button kind="quiet" size="small" onClick={() => dialogs.skip(subscription)}>
        Skip Tiffin
      </Button>
    </Card>
  );
}
