import { Button } from '@mui/material';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

/** Copies a text; `words` say what, such as 'Copy the codes'. */
export function CopyButton({ text, words }: { text: string; words: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Button
      variant="outlined"
      color="secondary"
      onClick={copy}
      startIcon={copied ? <Check size={18} /> : <Copy size={18} />}
    >
      {copied ? 'Copied' : words}
    </Button>
  );
}
