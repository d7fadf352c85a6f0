import { Clock } from 'lucide-react';
import { formatDay } from '#domain/platform/days.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { nextDayRule, useKitchenRules } from '#web/kitchen/kitchen-rules.ts';
import { Icon } from '#web/platform/ui/icon.tsx';
import { deliveryDatesQuery } from './queries.ts';

/** By when to order, and the first day that can still be had. */
export function CutoffNote() {
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
