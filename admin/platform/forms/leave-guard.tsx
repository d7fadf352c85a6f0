import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Fade,
  Typography,
} from '@mui/material';
import { useBlocker } from 'ra-core';
import { useId } from 'react';
import { useBeforeUnload } from 'react-router';

type DialogProps = {
  /** What is lost, as a sentence. */
  words: string;
  onLeave: () => void;
  onStay: () => void;
};

/** Asks before what somebody has done on a page is lost. */
export function LeaveDialog({ words, onLeave, onStay }: DialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open
      aria-labelledby={titleId}
      onClose={onStay}
      // It asks about going back itself, and must not stop that once it is answered.
      slots={{ transition: Fade }}
    >
      <DialogTitle id={titleId}>Leave this?</DialogTitle>
      <DialogContent>
        <Typography>{words}</Typography>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onLeave}>
          Leave
        </Button>
        <Button variant="contained" onClick={onStay}>
          Stay here
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Keeps what is not saved on a page that is no form: whoever leads elsewhere, or closes it, is asked. */
export function LeaveGuard({ unsaved, words }: { unsaved: boolean; words: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (unsaved) event.preventDefault();
  });
  if (blocker.state !== 'blocked') return null;
  return (
    <LeaveDialog
      words={words}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
