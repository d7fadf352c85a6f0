import type { DeskStep } from '#contract/platform/steps.ts';
import type { DeskStepRow } from '#db/platform/desk-steps.ts';

/** A step as the desk lists it to a member of staff. */
export const presentStep = (row: DeskStepRow, staffId: string): DeskStep => ({
  id: row.id,
  at: row.at.toString(),
  until: row.undo_until.toString(),
  by: row.actor,
  isMine: row.staff_id === staffId,
  action: row.action,
  resource: row.resource,
  things: row.things,
  takenBack: row.taken_back_at && {
    at: row.taken_back_at.toString(),
    by: row.taken_back_by ?? '',
  },
});
