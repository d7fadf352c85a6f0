import { Alert, AlertTitle, Box, Button, Stack } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { useReadAgain } from '#admin/api/use-call.ts';
import type { AdminPost } from '#contract/admin/blogs.ts';
import { formatInstant } from '#domain/days.ts';
import { postFormOf } from './post-body.ts';

type Props = {
  theirs: AdminPost;
  /** What is in the form from now on is a change to theirs. */
  onGoOn: () => void;
  /** What was typed has left the form, and can be brought back. */
  onLoaded: (typed: Record<string, unknown>) => void;
};

/**
 * Somebody else has stored the post while this one was written: shows what is stored now, and lets
 * the writer take it or put their own over it. Until then everything stays as it was typed.
 */
export function ChangedMeanwhile({ theirs, onGoOn, onLoaded }: Props) {
  const { getValues, reset } = useFormContext();
  const readAgain = useReadAgain();

  function loadTheirs(): void {
    const typed = structuredClone(getValues());
    onGoOn();
    reset({ ...postFormOf(theirs), photo: 'kept' });
    onLoaded(typed);
    void readAgain();
  }

  return (
    <Alert severity="error" sx={{ mt: 1, width: '100%', '& .MuiAlert-message': { minWidth: 0 } }}>
      <AlertTitle>Somebody else has changed this post meanwhile</AlertTitle>
      <div>
        {`Stored ${formatInstant(theirs.updatedAt)}. What you typed is on the screen, and not saved. Read what is stored now, then choose.`}
      </div>
      <Box
        component="details"
        sx={{ '& > summary': { cursor: 'pointer', py: 1, fontWeight: 650 } }}
      >
        <summary>What is stored now</summary>
        <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{theirs.title}</Box>
        <Box component="pre" tabIndex={0} aria-label="Its text" sx={TEXT}>
          {theirs.markdown}
        </Box>
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <Button variant="contained" onClick={loadTheirs} sx={{ minHeight: 44 }}>
          Load theirs
        </Button>
        {/* No submit button itself: Enter in a field presses the first one of a form. */}
        <Button
          variant="outlined"
          color="inherit"
          onClick={({ currentTarget }) => {
            onGoOn();
            currentTarget.closest('form')?.requestSubmit();
          }}
          sx={{ minHeight: 44 }}
        >
          Save mine over it
        </Button>
      </Stack>
    </Alert>
  );
}

/** The way back to what was typed, after theirs was loaded. */
export function BringBack({ typed, onBack }: { typed: object; onBack: () => void }) {
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
      This is the post as it is stored. What you had typed is kept until you leave.
    </Alert>
  );
}

const TEXT = {
  m: 0,
  maxHeight: 320,
  overflow: 'auto',
  fontFamily: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
