/** The two notes of something, as a form has them, and what else is written on it. */
export type Notes = {
  specialInstructions?: string | null | undefined;
  doorNote?: string | null | undefined;
  customerNote?: string | null | undefined;
  internalNote?: string | null | undefined;
};

/**
 * Only the notes that were changed, so that whoever edits one does not undo what somebody else has
 * written into the other meanwhile. One that was emptied is sent empty.
 */
export function changedNotes(before: Notes, after: Notes): Notes {
  const changed: Notes = {};
  for (const name of Object.keys(before) as (keyof Notes)[]) {
    const written = after[name] ?? '';
    if (written !== (before[name] ?? '')) changed[name] = written;
  }
  return changed;
}
