import {
  CalendarCheck,
  CheckCheck,
  CircleCheck,
  CirclePause,
  CircleQuestionMark,
  CircleX,
  Clock,
  CookingPot,
  FileText,
  type LucideIcon,
  Phone,
  ShoppingBag,
  SkipForward,
  Truck,
} from 'lucide-react';
import { INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import { SNACK_ORDER_LABELS } from '#domain/snacks/order-labels.ts';
import { CUSTOMER_TIFFIN_STATUS_LABELS } from '#domain/tiffin/order-labels.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Badge, type Tone } from '#web/platform/ui/badge.tsx';

const LABELS: Record<string, string> = {
  ...SUBSCRIPTION_STATES.labels,
  ...CUSTOMER_TIFFIN_STATUS_LABELS,
  ...SNACK_ORDER_LABELS,
  ...INQUIRY_STATES.labels,
};

/** What a state looks like beside its words: never by its colour alone. */
const LOOKS: Record<string, [icon: LucideIcon, tone: Tone]> = {
  pending_approval: [Clock, 'turmeric'],
  pending_confirmation: [Clock, 'turmeric'],
  pending: [Clock, 'turmeric'],
  active: [CircleCheck, 'leaf'],
  scheduled: [CalendarCheck, 'leaf'],
  confirmed: [CircleCheck, 'leaf'],
  preparing: [CookingPot, 'leaf'],
  ready: [ShoppingBag, 'leaf'],
  undelivered: [CircleX, 'chilli'],
  not_delivered: [CircleX, 'chilli'],
  contacted: [Phone, 'leaf'],
  quoted: [FileText, 'turmeric'],
  out_for_delivery: [Truck, 'leaf'],
  delivered: [CheckCheck, 'leaf'],
  completed: [CheckCheck, 'steel'],
  paused: [CirclePause, 'steel'],
  skipped: [SkipForward, 'steel'],
  cancelled: [CircleX, 'chilli'],
};

/** Any other value. */
const UNKNOWN: [LucideIcon, Tone] = [CircleQuestionMark, 'steel'];

/** What a screen says of a state that it has no words for, because the server is newer than it. */
export const NEWER_STATE =
  'This page does not know yet how it stands. Please reload it, or contact us.';

/** The words for a state; any other value shows as unknown. */
export function statusLabel(status: string): string {
  return LABELS[status] ?? 'Unknown';
}

export function StatusBadge({
  status,
  words = statusLabel(status),
  className,
}: {
  status: string;
  /** Where a state reads otherwise: a snack order that was picked up. */
  words?: string;
  className?: string;
}) {
  const [icon, tone] = LOOKS[status] ?? UNKNOWN;
  return (
    <Badge tone={tone} {...(className && { className })}>
      <Icon of={icon} className="size-3.5" />
      {words}
    </Badge>
  );
}
