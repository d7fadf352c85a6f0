import { INQUIRY_STATES } from '#domain/inquiry-states.ts';
import { SNACK_ORDER_STATES } from '#domain/snack-order-states.ts';
import { SUBSCRIPTION_STATES } from '#domain/subscription-states.ts';
import { TIFFIN_ORDER_STATES } from '#domain/tiffin-order-states.ts';
import { Badge, type Tone } from './badge.tsx';

const LABELS: Record<string, string> = {
  ...SUBSCRIPTION_STATES.labels,
  ...TIFFIN_ORDER_STATES.labels,
  ...SNACK_ORDER_STATES.labels,
  ...INQUIRY_STATES.labels,
};

const TONES: Record<string, Tone> = {
  pending_approval: 'turmeric',
  pending_confirmation: 'turmeric',
  pending: 'turmeric',
  active: 'leaf',
  scheduled: 'leaf',
  confirmed: 'leaf',
  preparing: 'leaf',
  ready: 'leaf',
  contacted: 'leaf',
  quoted: 'turmeric',
  out_for_delivery: 'leaf',
  delivered: 'leaf',
  cancelled: 'chilli',
};

/** The words for a state; any other value shows as unknown (spec 2 section 4). */
export function statusWords(status: string): string {
  return LABELS[status] ?? 'Unknown';
}

export function StatusBadge({
  status,
  words = statusWords(status),
  className,
}: {
  status: string;
  /** Where a state reads otherwise: a snack order that was picked up. */
  words?: string;
  className?: string;
}) {
  return (
    <Badge tone={TONES[status] ?? 'steel'} {...(className && { className })}>
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {words}
    </Badge>
  );
}
