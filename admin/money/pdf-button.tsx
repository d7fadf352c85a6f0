import { Button } from '@mui/material';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { failureText } from '#admin/platform/client/failure.ts';
import { pdfFile, saveFile } from '#admin/platform/components/save-file.ts';
import { authProvider } from '#admin/services.ts';
import type { PdfDocument } from '#contract/money/receipts.ts';

type Props = {
  words: string;
  /** Which document it is, for those who cannot see where the button stands. */
  label: string;
  read: () => Promise<{ data: PdfDocument }>;
};

/** Reads a document and hands it to the browser to keep. */
export function PdfButton({ words, label, read }: Props) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      saveFile(pdfFile((await read()).data));
    } catch (caught) {
      void authProvider.checkError(caught);
      notify(failureText(caught), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      color="secondary"
      size="small"
      aria-label={label}
      disabled={busy}
      startIcon={<FileDown size={18} aria-hidden />}
      onClick={() => void save()}
      sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
    >
      {busy ? 'Reading…' : words}
    </Button>
  );
}
