import {
  Check,
  CookingPot,
  DoorClosed,
  House,
  type LucideIcon,
  PackageCheck,
  Receipt,
  ShoppingBag,
  ThumbsUp,
  X,
} from 'lucide-react';
import type { SnackOrder } from '#contract/snacks/orders.ts';
import { type TimelineStep, timelineOf } from '#domain/snacks/order-states.ts';
import { When } from '#web/account/session/when.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';

const ICONS: Record<TimelineStep['key'], LucideIcon> = {
  placed: Receipt,
  pending: Receipt,
  confirmed: ThumbsUp,
  preparing: CookingPot,
  ready: PackageCheck,
  undelivered: DoorClosed,
  delivered: House,
  cancelled: X,
};

const DOTS: Record<TimelineStep['progress'], string> = {
  done: 'bg-leaf-tint text-leaf-ink',
  current: 'bg-leaf-ink text-card',
  ahead: 'bg-sunken text-ink-soft',
};

function Step({ step, pickup }: { step: TimelineStep; pickup: boolean }) {
  const { key, label, at, progress } = step;
  const icon = pickup && key === 'delivered' ? ShoppingBag : ICONS[key];
  const dot =
    key === 'cancelled' || (key === 'undelivered' && progress === 'current')
      ? 'bg-chilli text-on-chilli'
      : DOTS[progress];
  return (
    <li
      aria-current={progress === 'current' ? 'step' : undefined}
      className="group relative grid grid-cols-[2.25rem_1fr] gap-x-3.5 pb-5 last:pb-0"
    >
      <span
        aria-hidden="true"
        className={`absolute top-9 bottom-0 left-[1.0625rem] w-0.5 group-last:hidden forced-colors:bg-[CanvasText] ${progress === 'done' ? 'bg-leaf' : 'bg-line'}`}
      />
      <span
        aria-hidden="true"
        className={`grid size-9 place-items-center rounded-full forced-colors:border ${dot}`}
      >
        <Icon of={progress === 'done' ? Check : icon} className="size-4.5" />
      </span>
      <p className="self-center leading-snug">
        <span
          className={
            progress === 'current' ? 'font-bold' : progress === 'ahead' ? 'text-ink-soft' : ''
          }
        >
          {label}
          {progress === 'done' && <span className="sr-only"> (done)</span>}
        </span>
        {at && (
          <span className="block text-sm text-ink-soft tabular-nums">
            <When at={at} />
          </span>
        )}
      </p>
    </li>
  );
}

/** The way of a snack order, with when each step was reached. */
export function Timeline({ order }: { order: SnackOrder }) {
  const { status, delivery_type, steps } = order;
  return (
    <ol>
      {timelineOf(status, delivery_type, steps).map((step) => (
        <Step key={step.key} step={step} pickup={delivery_type === 'pickup'} />
      ))}
    </ol>
  );
}
