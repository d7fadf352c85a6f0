import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';

type Props = { name: string; email: string; password: string; onClose: () => void };

/** The one time that a first password can be read; only its hash is stored. */
export function FirstPassword({ name, email, password, onClose }: Props) {
  const titleId = useId();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(password).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>Hand this to {name}</DialogTitle>
      <DialogContent>
        <Typography>
          {name} signs in as <strong>{email}</strong> with this first password and then chooses
          their own. It is shown only now.
        </Typography>
        <Typography
          component="p"
          sx={{
            my: 2,
            p: 2,
            borderRadius: 3,
            bgcolor: 'house.turmericTint',
            fontFamily: 'ui-monospace, monospace',
            fontSize: '1.375rem',
            overflowWrap: 'anywhere',
            userSelect: 'all',
          }}
        >
          {password}
        </Typography>
        <Button
          variant="outlined"
          color="secondary"
          onClick={copy}
          startIcon={copied ? <Check size={18} /> : <Copy size={18} />}
        >
          {copied ? 'Copied' : 'Copy the password'}
        </Button>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          I have handed it on
        </Button>
      </DialogActions>
    </Dialog>
  );
}
