import { Button } from '@mui/material';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { failureText } from '#admin/platform/client/failure.ts';
import { authProvider } from '#admin/services.ts';
import type { PdfDocument } from '#contract/money/receipts.ts';

type Props = {
  words: string;
  /** Which document it is, for those who cannot see where the button stands. */
  label: string;
  read: () => Promise<{ data: PdfDocument }>;
};

/** How long a browser may take to begin with a file before its address is given back. */
const TAKEN_AFTER_MS = 60_000;

/** A document as the file that it is. */
export function pdfFile({ fileName, base64 }: PdfDocument): File {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], fileName, { type: 'application/pdf' });
}

/** Hands a document to the browser to keep. */
const savePdf = (document: PdfDocument): void => saveFile(pdfFile(document));

/** Hands a file to the browser to keep, by its own name. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = window.document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_AFTER_MS);
}

/** Reads a document and hands it to the browser to keep. */
export function PdfButton({ words, label, read }: Props) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      savePdf((await read()).data);
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
