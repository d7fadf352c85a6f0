import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { ErrorState, LoadingState } from './states.tsx';

type Props = {
  title: string;
  query: { error: unknown; refetch: () => unknown };
  onClose: () => void;
};

/** Stands where a dialog will be once what it begins with has been read, or says why it is not. */
export function WaitingDialog({ title, query: { error, refetch }, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" scroll="body" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Not now
        </Button>
      </DialogActions>
    </Dialog>
  );
}
