import { Box, Button, Stack, Typography } from '@mui/material';
import { Eye, Lock, NotebookPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import type * as z from 'zod/mini';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { Section } from '#admin/platform/components/page.tsx';
import type { AtDoor } from '#domain/account/delivery-address.ts';
import { ActionDialog } from './action-dialog.tsx';

const AUDIENCES = {
  customer: { words: 'The customer sees this', Icon: Eye, tint: 'house.turmericTint' },
  desk: { words: 'Stays at the desk', Icon: Lock, tint: 'house.steelTint' },
};

function Audience({ who, children }: { who: keyof typeof AUDIENCES; children: ReactNode }) {
  const { words, Icon, tint } = AUDIENCES[who];
  return (
    <Box sx={{ bgcolor: tint, borderRadius: 3, p: 1.5, minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center', mb: 0.5 }}>
        <Icon size={16} aria-hidden />
        <Typography variant="caption" sx={{ fontWeight: 650 }}>
          {words}
        </Typography>
      </Stack>
      {children}
    </Box>
  );
}

/**
 * The two notes on everything the kitchen touches: what the customer reads, and what never leaves
 * the desk. They look different, so that nobody writes into the wrong one. What no
 * customer looks at again has the second alone.
 */
export const NotesInputs = ({ deskOnly }: { deskOnly?: boolean }) => (
  <Stack sx={{ gap: 1.5, width: '100%', my: 1 }}>
    {!deskOnly && (
      <Audience who="customer">
        <TextInput source="customerNote" label="Note for the customer" multiline fullWidth />
      </Audience>
    )}
    <Audience who="desk">
      <TextInput source="internalNote" label="Internal note" multiline fullWidth />
    </Audience>
  </Stack>
);

/** The notes of a record, each under who reads it; nothing when there are none. */
export function NotesShown(props: { customerNote: string | null; internalNote: string | null }) {
  const { customerNote, internalNote } = props;
  if (!customerNote && !internalNote) return null;
  return (
    <Stack sx={{ gap: 1 }}>
      {customerNote && (
        <Audience who="customer">
          <Typography sx={{ whiteSpace: 'pre-line' }}>{customerNote}</Typography>
        </Audience>
      )}
      {internalNote && (
        <Audience who="desk">
          <Typography sx={{ whiteSpace: 'pre-line' }}>{internalNote}</Typography>
        </Audience>
      )}
    </Stack>
  );
}

/** The two notes of something, as a form has them, and what else is written on it. */
type Notes = {
  [name in 'specialInstructions' | 'customerNote' | 'internalNote' | keyof AtDoor]?:
    | string
    | null
    | undefined;
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

/** Both notes in a section of their own, with the way to change them. */
export function NotesSection({
  onEdit,
  ...notes
}: {
  customerNote: string | null;
  internalNote: string | null;
  onEdit: () => void;
}) {
  return (
    <Section
      title="Notes"
      aside={
        <Button
          color="secondary"
          size="small"
          startIcon={<NotebookPen size={18} aria-hidden />}
          onClick={onEdit}
        >
          Edit notes
        </Button>
      }
    >
      <NotesShown {...notes} />
      {!notes.customerNote && !notes.internalNote && 'No notes.'}
    </Section>
  );
}

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
