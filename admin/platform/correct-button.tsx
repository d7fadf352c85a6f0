import { Button } from '@mui/material';
import { PencilRuler } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '#admin/platform/client/use-may.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { CorrectDialog, type CorrectProps } from './correct-dialog.tsx';

type Props<Key extends string> = CorrectProps<Key> & {
  /** The call that it ends in: who may not make it is not offered it. */
  endpoint: Pick<Endpoint, 'access'>;
  /** Names the button where there are several of them. */
  label?: string;
};

/** Opens the question what is true of something; nothing where nothing else can be. */
export function CorrectButton<Key extends string>({ endpoint, label, ...asked }: Props<Key>) {
  const [open, setOpen] = useState(false);
  const may = useMay();
  if (!open && (asked.truths.length === 0 || !may(endpoint))) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<PencilRuler size={18} aria-hidden />}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        Correct
      </Button>
      {open && <CorrectDialog {...asked} onClose={() => setOpen(false)} />}
    </>
  );
}
