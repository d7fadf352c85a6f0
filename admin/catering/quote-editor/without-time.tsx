import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { CLOCK_OPEN } from '#domain/catering/event-clock.ts';

/** Asks before a quote goes out that says no time: the customer may not know it yet. */
export function WithoutTime({ onAnswer }: { onAnswer: (send: boolean) => void }) {
  const titleId = useId();
  const wordsId = useId();
  return (
    <Dialog
      open
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={wordsId}
      // The second press of a double click falls beside the dialog, and is no answer.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onAnswer(false)}
    >
      <DialogTitle id={titleId}>Send it without a time?</DialogTitle>
      <DialogContent id={wordsId}>
        The quote says “{CLOCK_OPEN}”, and so do the event book and the production sheet until you
        set one. You can do that at any time before the event.
      </DialogContent>
      <DialogActions>
        <Button color="secondary" autoFocus onClick={() => onAnswer(false)}>
          No, I enter the time
        </Button>
        <Button variant="contained" onClick={() => onAnswer(true)}>
          Send without a time
        </Button>
      </DialogActions>
    </Dialog>
  );
}
