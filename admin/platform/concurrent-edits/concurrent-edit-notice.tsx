import { Alert, AlertTitle, Box, Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useRefetchAll } from '#admin/platform/client/use-call.ts';
import { formatInstant } from '#domain/platform/days.ts';

type Props = {
  /** What it is: `post`. */
  noun: string;
  /** When theirs was stored. */
  updatedAt: string;
  /** Theirs as the form holds it. */
  values: FieldValues;
  /** What is in the form from now on is a change to theirs. */
  onGoOn: () => void;
  /** What was typed has left the form, and can be brought back. */
  onLoaded: (typed: Record<string, unknown>) => void;
  /** Theirs, to be read. */
  children: ReactNode;
};

type TheirsOrMineProps = {
  /** Shows what is stored now instead of what was typed. */
  onTheirs: () => void;
  /** What was typed may take its place; the form is sent again. */
  onMine: () => void;
};

/** The two ways on when something was stored while somebody typed. Stands inside the form. */
export const ConflictChoice = ({ onTheirs, onMine }: TheirsOrMineProps) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
    <Button variant="contained" onClick={onTheirs} sx={{ minHeight: 44 }}>
      Load theirs
    </Button>
    {/* No submit button itself: Enter in a field presses the first one of a form. */}
    <Button
      variant="outlined"
      color="inherit"
      onClick={({ currentTarget }) => {
        onMine();
        currentTarget.closest('form')?.requestSubmit();
      }}
      sx={{ minHeight: 44 }}
    >
      Save mine over it
    </Button>
  </Stack>
);

/**
 * Somebody else has stored the record while this one was written: shows what is stored now, and lets
 * the writer take it or put their own over it. Until then everything stays as it was typed.
 */
export function ConcurrentEditNotice(props: Props) {
  const { noun, updatedAt, values, onGoOn, onLoaded, children } = props;
  const { getValues, reset } = useFormContext();
  const readAgain = useRefetchAll();

  function loadTheirs(): void {
    const typed = structuredClone(getValues());
    onGoOn();
    reset({ ...values, photo: 'kept' });
    onLoaded(typed);
    void readAgain();
  }

  return (
    <Alert severity="error" sx={{ mt: 1, width: '100%', '& .MuiAlert-message': { minWidth: 0 } }}>
      <AlertTitle>Somebody else has changed this {noun} meanwhile</AlertTitle>
      <div>
        {`Stored ${formatInstant(updatedAt)}. What you typed is on the screen, and not saved. Read what is stored now, then choose.`}
      </div>
      <Box
        component="details"
        sx={{ '& > summary': { cursor: 'pointer', py: 1, fontWeight: 650 } }}
      >
        <summary>What is stored now</summary>
        {children}
      </Box>
      <ConflictChoice onTheirs={loadTheirs} onMine={onGoOn} />
    </Alert>
  );
}

/** The way back to what was typed, after theirs was loaded. */
export function BringBack({
  noun,
  typed,
  onBack,
}: {
  noun: string;
  typed: object;
  onBack: () => void;
}) {
  const { reset } = useFormContext();
  return (
    <Alert
      severity="info"
      sx={{ mt: 1, width: '100%' }}
      action={
        <Button
          color="inherit"
          onClick={() => {
            reset(typed, { keepDefaultValues: true });
            onBack();
          }}
        >
          Bring back mine
        </Button>
      }
    >
      This is the {noun} as it is stored. What you had typed is kept until you leave.
    </Alert>
  );
}
