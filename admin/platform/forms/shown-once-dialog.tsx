import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

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
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(secrets.join('\n')).then(
      () => setCopied(true),
      () => undefined,
    );
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
        <Button
          variant="outlined"
          color="secondary"
          onClick={copy}
          startIcon={copied ? <Check size={18} /> : <Copy size={18} />}
        >
          {copied ? 'Copied' : `Copy ${noun}`}
        </Button>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
