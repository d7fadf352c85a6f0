import { Flame } from 'lucide-react';
import type { Snack } from '#contract/snacks/catalogue.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';
import { VegetarianMark } from '#web/platform/ui/vegetarian-mark.tsx';

/** What one wants to know at a glance: diet, spice, and whether there is any left for today. */
export function SnackMarks({ snack, className = '' }: { snack: Snack; className?: string }) {
  return (
    <p className={`flex flex-wrap gap-1.5 ${className}`}>
      {snack.is_vegetarian && (
        <Badge tone="leaf">
          <VegetarianMark /> Vegetarian
        </Badge>
      )}
      {snack.is_spicy && (
        <Badge tone="chilli">
          <Icon of={Flame} className="size-3.5" /> Spicy
        </Badge>
      )}
      {snack.sold_out_today && <Badge tone="turmeric">Sold out today</Badge>}
    </p>
  );
}

/** The same as small signs behind a name, where a list is short of room. */
export function SnackSigns({ snack: { is_vegetarian, is_spicy } }: { snack: Snack }) {
  return (
    <span className="ms-1 inline-flex translate-y-px gap-1.5 whitespace-nowrap">
      {is_vegetarian && (
        <span className="text-leaf-ink">
          <VegetarianMark />
          <span className="sr-only">, vegetarian</span>
        </span>
      )}
      {is_spicy && (
        <span className="text-chilli-ink">
          <Icon of={Flame} className="size-3.5" />
          <span className="sr-only">, spicy</span>
        </span>
      )}
    </span>
  );
}
