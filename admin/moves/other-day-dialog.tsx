import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useSyncExternalStore } from 'react';
import { otherDayQuestion } from './ask-other-day.ts';

/** Asks before tomorrow's tiffins are cooked today; the safe answer has the focus. */
export function OtherDayDialog() {
  const titleId = useId();
  const wordsId = useId();
  const question = useSyncExternalStore(otherDayQuestion.subscribe, otherDayQuestion.current);
  if (!question) return null;
  const { words, confirm, answer } = question;
  return (
    <Dialog
      open
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={wordsId}
      // The second press of a double click falls beside the dialog, and is no answer.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && answer(false)}
    >
      <DialogTitle id={titleId}>Not for today</DialogTitle>
      <DialogContent id={wordsId}>{words} Do you mean that?</DialogContent>
      <DialogActions>
        <Button color="secondary" autoFocus onClick={() => answer(false)}>
          No, leave it
        </Button>
        <Button variant="contained" onClick={() => answer(true)}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
