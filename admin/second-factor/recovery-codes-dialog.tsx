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
import { useId, useState } from 'react';

/** The one time that recovery codes can be read; only their hashes are stored. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}) {
  const titleId = useId();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="xs" scroll="body">
      <DialogTitle id={titleId}>Keep these recovery codes</DialogTitle>
      <DialogContent>
        <Typography>
          They are shown only now. If you lose your phone or your passkey, each of them opens the
          desk once, after your password: write them down, and keep them away from this device. You
          are signed out everywhere else.
        </Typography>
        <Box
          component="ul"
          sx={{
            ...{ listStyle: 'none', m: 0, my: 2, p: 2, borderRadius: 3 },
            ...{ display: 'grid', gap: 0.5, bgcolor: 'house.turmericTint' },
            ...{ fontFamily: 'ui-monospace, monospace', fontSize: '1.0625rem', userSelect: 'all' },
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Button
          variant="outlined"
          color="secondary"
          onClick={copy}
          startIcon={copied ? <Check size={18} /> : <Copy size={18} />}
        >
          {copied ? 'Copied' : 'Copy the codes'}
        </Button>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          I have kept them
        </Button>
      </DialogActions>
    </Dialog>
  );
}
