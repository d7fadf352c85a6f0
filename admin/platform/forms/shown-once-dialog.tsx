import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { CopyButton } from '#admin/platform/components/copy-button.tsx';

type Props = {
  title: string;
  /** What it is for, and that it is shown only now. */
  intro: ReactNode;
  secrets: readonly string[];
  /** Names them on the button, such as 'the codes'. */
  noun: string;
  /** What who closes it has done with them. */
  confirm: string;
  onClose: () => void;
};

/** The one time that secrets can be read of which only hashes are stored. */
export function ShownOnceDialog({ title, intro, secrets, noun, confirm, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="xs" scroll="body">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Typography>{intro}</Typography>
        <Box
          component="ul"
          sx={{
            ...{ listStyle: 'none', m: 0, my: 2, p: 2, borderRadius: 3 },
            ...{ display: 'grid', gap: 0.5, bgcolor: 'house.turmericTint' },
            ...{ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' },
            ...{ fontSize: secrets.length > 1 ? '1.0625rem' : '1.375rem', userSelect: 'all' },
          }}
        >
          {secrets.map((secret) => (
            <li key={secret}>{secret}</li>
          ))}
        </Box>
        <CopyButton text={secrets.join('\n')} words={`Copy ${noun}`} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
