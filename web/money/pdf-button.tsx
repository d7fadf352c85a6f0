import { Download } from 'lucide-react';
import type { PdfDocument } from '#contract/money/receipts.ts';
import { saveFile } from '#web/platform/client/save-file.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';

/** Hands a document of the API to the browser as a download. */
const savePdf = (document: PdfDocument): void =>
  saveFile({ ...document, mediaType: 'application/pdf' });

/** Downloads a quote or a receipt; where that fails, it says why right below. */
export function PdfButton({
  label,
  which,
  read,
}: {
  label: string;
  /** What a screen reader hears after the label. */
  which: string;
  read: () => Promise<PdfDocument>;
}) {
  const { submit, busy, error } = useSubmit(read);

  async function download() {
    const document = await submit(undefined);
    if (document) savePdf(document);
  }

  return (
    <>
      <Button
        kind="quiet"
        size="small"
        busy={busy}
        busyText="Preparing…"
        onClick={() => void download()}
      >
        {!busy && <Icon of={Download} className="size-4.5" />}
        <span>
          {label}
          <span className="sr-only"> of {which}</span>
        </span>
      </Button>
      {error && (
        <Banner kind="error" className="basis-full">
          {error.message}
        </Banner>
      )}
    </>
  );
}
