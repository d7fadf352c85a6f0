import { Check } from 'lucide-react';
import type { TiffinOrderStatus } from '#contract/tiffin-orders.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The way of a tiffin, in the customer's words. */
const STEPS: readonly { status: TiffinOrderStatus; label: string }[] = [
  { status: 'scheduled', label: 'Scheduled' },
  { status: 'confirmed', label: 'Confirmed' },
  { status: 'preparing', label: 'Being cooked' },
  { status: 'out_for_delivery', label: 'On its way' },
  { status: 'delivered', label: 'Delivered' },
];

/** How far a tiffin has come, as a row of steps; nothing for one that ended another way. */
export function OrderSteps({ status }: { status: TiffinOrderStatus }) {
  const at = STEPS.findIndex((step) => step.status === status);
  if (at === -1) return null;
  return (
    <ol className="grid gap-x-1.5 gap-y-0 sm:grid-cols-5">
      {STEPS.map(({ status: step, label }, index) => {
        const reached = index <= at;
        return (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className="relative flex items-center gap-3 max-sm:min-h-10 max-sm:not-last:after:absolute max-sm:not-last:after:top-8 max-sm:not-last:after:left-[0.6875rem] max-sm:not-last:after:h-4 max-sm:not-last:after:w-0.5 max-sm:not-last:after:bg-line sm:grid sm:gap-2"
          >
            <span
              aria-hidden="true"
              className={`max-sm:hidden h-1.5 rounded-full ${reached ? 'bg-leaf' : 'bg-line'}`}
            />
            <span
              aria-hidden="true"
              className={`sm:hidden grid size-6 shrink-0 place-items-center rounded-full ${reached ? 'bg-leaf text-card' : 'border-2 border-line'}`}
            >
              {reached && <Icon of={Check} className="size-4" />}
            </span>
            <span
              className={`text-sm ${index === at ? 'font-bold' : reached ? '' : 'text-ink-soft'}`}
            >
              {label}
              {reached && index !== at && <span className="sr-only"> (done)</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
