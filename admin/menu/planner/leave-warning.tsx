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
import { useEffect, useId, useState } from 'react';

/** A change is stored within this time, usually; until then nobody is asked anything. */
const PATIENCE_MS = 700;

/**
 * Keeps somebody here while a change is not stored: goes on by itself as soon as it is, and asks
 * when it cannot be. The browser asks when the tab is closed.
 */
export function LeaveWarning({ unsaved, problem }: { unsaved: boolean; problem: boolean }) {
  const titleId = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const blocked = blocker.state === 'blocked';
  const [waitedLong, setWaitedLong] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the blocker is another one every time
  useEffect(() => {
    if (blocked && !unsaved) blocker.proceed?.();
    const timer = setTimeout(() => setWaitedLong(blocked), blocked ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [blocked, unsaved]);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  return (
    <Dialog
      open={blocked && (problem || waitedLong)}
      aria-labelledby={titleId}
      // It asks about going back itself, and must not stop that once it is answered.
      slots={{ transition: Fade }}
    >
      <DialogTitle id={titleId}>Leave without saving?</DialogTitle>
      <DialogContent>
        <Typography>The last change to the weekly menu is not saved yet.</Typography>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={() => blocker.proceed?.()}>
          Leave without it
        </Button>
        <Button variant="contained" onClick={() => blocker.reset?.()}>
          Stay here
        </Button>
      </DialogActions>
    </Dialog>
  );
}
