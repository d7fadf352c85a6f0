import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { JournalledRow } from '#db/kitchen/journal.ts';
import type { DB } from '#db/types.ts';

/** What a step was done with. */
export type StepThing = { id: string };

export type DeskStepRow = Omit<Selectable<DB['desk_steps']>, 'things'> & { things: StepThing[] };

/**
 * Opens a step: until it is closed, what the transaction writes is journalled under it, and the
 * mails that it causes wait for so many seconds. Answers its id.
 */
export async function openStep(
  tx: Transaction<DB>,
  step: {
    staffId: string;
    actor: string;
    access: string;
    at: Temporal.Instant;
    until: Temporal.Instant;
    mailWaitSeconds: number;
  },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO desk_steps (staff_id, actor, access, at, undo_until)
    VALUES (${step.staffId}, ${step.actor}, ${step.access}, ${step.at}, ${step.until})
    RETURNING id, set_config('dabba.step', id::text, true),
      set_config('dabba.mail_wait', ${String(step.mailWaitSeconds)}, true)`.execute(tx);
  const [opened] = rows;
  if (!opened) throw new Error('a step was not opened');
  return opened.id;
}

/** Ends the journal of this transaction's step; answers whether it has written anything. */
export async function closeStep(tx: Transaction<DB>, id: string): Promise<boolean> {
  const { rows } = await sql<{ wrote: boolean }>`
    SELECT EXISTS (SELECT FROM desk_step_changes WHERE step_id = ${id}) AS wrote,
      set_config('dabba.step', '', true), set_config('dabba.mail_wait', '', true)`.execute(tx);
  return rows[0]?.wrote ?? false;
}

/** Says what a step was. */
export async function nameStep(
  tx: Transaction<DB>,
  id: string,
  { action, resource, things }: { action: string; resource: string; things: StepThing[] },
): Promise<void> {
  await tx
    .updateTable('desk_steps')
    .set({ action, resource, things: JSON.stringify(things) })
    .where('id', '=', id)
    .execute();
}

/** Forgets a step that has done nothing. */
export async function dropStep(tx: Transaction<DB>, id: string): Promise<void> {
  await tx.deleteFrom('desk_steps').where('id', '=', id).execute();
}

/** What can be undone at a moment, latest first, also what was undone; of one or of everybody. */
export async function listSteps(
  db: Kysely<DB>,
  { staffId, now }: { staffId: string | null; now: Temporal.Instant },
): Promise<DeskStepRow[]> {
  let wanted = db.selectFrom('desk_steps').selectAll().where('undo_until', '>', now);
  if (staffId) wanted = wanted.where('staff_id', '=', staffId);
  return (await wanted
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute()) as unknown as DeskStepRow[];
}

/** A step, locked, so that it is undone once. */
export async function lockStep(tx: Transaction<DB>, id: string): Promise<DeskStepRow | undefined> {
  const row = await tx
    .selectFrom('desk_steps')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row as unknown as DeskStepRow | undefined;
}

/** What a step has written, first to last; nothing once it was swept or erased. */
export async function readStepChanges(tx: Transaction<DB>, id: string): Promise<JournalledRow[]> {
  const rows = await tx
    .selectFrom('desk_step_changes')
    .where('step_id', '=', id)
    .orderBy('id')
    .select(['relation', 'before', 'after'])
    .execute();
  return rows as unknown as JournalledRow[];
}

/** Notes who took a step back; what it had written is forgotten. */
export async function markUndone(
  tx: Transaction<DB>,
  id: string,
  { by, at }: { by: string; at: Temporal.Instant },
): Promise<void> {
  await tx
    .updateTable('desk_steps')
    .set({ taken_back_at: at, taken_back_by: by })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('desk_step_changes').where('step_id', '=', id).execute();
}

/** Forgets the journals of steps that nobody can undo any more; the steps themselves stay. */
export async function sweepStepChanges(db: Kysely<DB>, now: Temporal.Instant): Promise<void> {
  await sql`DELETE FROM desk_step_changes USING desk_steps
    WHERE step_id = desk_steps.id AND undo_until <= ${now}`.execute(db);
}
