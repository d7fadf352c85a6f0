import type { Kysely } from 'kysely';
import { nameThings } from '#api/kitchen/audit/name-things.ts';
import type { DeskStep } from '#contract/platform/steps.ts';
import type { DeskStepRow } from '#db/kitchen/desk-steps.ts';
import type { DB } from '#db/types.ts';

/** Steps as the desk lists them to a member of staff, with the names of what was done with. */
export async function presentSteps(
  db: Kysely<DB>,
  rows: readonly DeskStepRow[],
  staffId: string,
): Promise<DeskStep[]> {
  const thingsOf = ({ resource, things }: DeskStepRow) =>
    things.map(({ id }) => ({ resource, resourceId: id }));
  const nameOf = await nameThings(db, rows.flatMap(thingsOf));
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toString(),
    until: row.undo_until.toString(),
    by: row.actor,
    isMine: row.staff_id === staffId,
    action: row.action,
    resource: row.resource,
    things: thingsOf(row).map((thing) => ({
      id: thing.resourceId,
      label: nameOf(thing)?.name ?? null,
    })),
    takenBack: row.taken_back_at && {
      at: row.taken_back_at.toString(),
      by: row.taken_back_by ?? '',
    },
  }));
}
