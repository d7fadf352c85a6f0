import { CheckCheck, CircleCheck, CirclePause, CircleX, Clock } from 'lucide-react';
import type { SubscriptionStatus as Status } from '#contract/tiffin/subscriptions.ts';
import { labelOf } from '#domain/platform/states.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';
import { StatusBadge, type StatusLook } from '#web/platform/ui/status-badge.tsx';

const LOOKS: Record<Status, StatusLook> = {
  pending_approval: [Clock, 'turmeric'],
  active: [CircleCheck, 'leaf'],
  paused: [CirclePause, 'steel'],
  completed: [CheckCheck, 'steel'],
  cancelled: [CircleX, 'chilli'],
};

/** How a plan stands. */
export const SubscriptionStatus = ({
  status,
  className,
}: {
  status: Status;
  className?: string;
}) => (
  <StatusBadge
    look={LOOKS[status]}
    words={labelOf(SUBSCRIPTION_STATES, status)}
    className={className}
  />
);
