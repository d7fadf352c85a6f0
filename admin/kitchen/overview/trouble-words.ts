import type { Overview } from '#contract/kitchen/desk/desk.ts';
import { formatInstant } from '#domain/platform/days.ts';

/** What keeps the program itself from its work, in words for whoever runs the kitchen; null when nothing. */
export function troubleWords({
  canSave,
  standstill,
}: Pick<Overview, 'canSave' | 'standstill'>): string | null {
  if (!canSave)
    return 'The disk with the kitchen’s data is full. Nothing can be saved, by you or by customers, and mails, reminders and the nightly backup wait. As soon as there is room on it again, everything goes on by itself.';
  if (standstill)
    return `Mails, reminders and the nightly backup have stood still since ${formatInstant(standstill.since)}. Nothing is lost: please have Dabba started anew, and they are caught up on. If they stand still again, its log says why.`;
  return null;
}
