import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { ActionDialog } from './action-dialog.tsx';
import { changedNotes, type Notes } from './changed-notes.ts';
import { NotesInputs } from './notes.tsx';

type Props = {
  /** The number of what they are on. */
  number: string;
  notes: Notes;
  schema: z.ZodMiniType;
  /** There is nothing that a customer would read. */
  deskOnly?: boolean;
  /** What else is written on it, and the fields for that. */
  more?: { notes: Notes; inputs: ReactNode };
  save: (changed: Notes) => Promise<unknown>;
  onClose: () => void;
};

/** Changes the notes on something; what was left alone stays as it is by then. */
export function NotesDialog({ number, notes, schema, deskOnly, more, save, onClose }: Props) {
  const before = {
    ...more?.notes,
    customerNote: notes.customerNote ?? '',
    internalNote: notes.internalNote ?? '',
  };
  return (
    <ActionDialog
      title={`Notes on ${number}`}
      confirm="Save"
      busyWords="Saving…"
      doneWords="The notes are saved."
      schema={schema}
      defaults={before}
      send={(values) => save(changedNotes(before, bodyOf(schema, values) as Notes))}
      onClose={onClose}
    >
      {more?.inputs}
      <NotesInputs {...(deskOnly && { deskOnly })} />
    </ActionDialog>
  );
}
