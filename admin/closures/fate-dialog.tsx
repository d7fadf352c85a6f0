import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import type { ClosureFate } from '#contract/admin/closures.ts';

type Props = {
  /** What the server said: how many tiffins are booked on these days. */
  question: string;
  busy: boolean;
  onChoose: (fate: ClosureFate) => void;
  onClose: () => void;
};

/** Asks what becomes of tiffins that are booked on days which close (decisions 5). */
export function FateDialog({ question, busy, onChoose, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={titleId}>What becomes of the booked tiffins?</DialogTitle>
      <DialogContent>
        <Typography>{question}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          The customers get a mail either way.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={busy} onClick={onClose}>
          Not now
        </Button>
        <Button
          variant="outlined"
          color="secondary"
          disabled={busy}
          onClick={() => onChoose('move')}
        >
          Move to the next service day
        </Button>
        <Button variant="contained" disabled={busy} onClick={() => onChoose('skip')}>
          Skip, credits back
        </Button>
      </DialogActions>
    </Dialog>
  );
}
