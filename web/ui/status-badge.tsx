import { Badge, type Tone } from './badge.tsx';

/** The states of subscriptions and tiffin orders in the words of a customer (spec 2 section 4). */
const STATUSES: Record<string, [words: string, tone: Tone]> = {
  active: ['Active', 'leaf'],
  pending_approval: ['Awaiting approval', 'turmeric'],
  paused: ['Paused', 'steel'],
  completed: ['Completed', 'steel'],
  pending_confirmation: ['Awaiting confirmation', 'turmeric'],
  scheduled: ['Scheduled', 'leaf'],
  confirmed: ['Confirmed', 'leaf'],
  preparing: ['Being cooked', 'leaf'],
  out_for_delivery: ['On its way', 'leaf'],
  delivered: ['Delivered', 'leaf'],
  cancelled: ['Cancelled', 'chilli'],
  skipped: ['Skipped', 'steel'],
};

/** The words for a state; any other value shows as unknown (spec 2 section 4). */
export function statusWords(status: string): string {
  return STATUSES[status]?.[0] ?? 'Unknown';
}

export function StatusBadge({ status, className }: { status: string; className?: string }) {
  const [words, tone] = STATUSES[status] ?? ['Unknown', 'steel'];
  return (
    <Badge tone={tone} {...(className && { className })}>
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {words}
    </Badge>
  );
}
