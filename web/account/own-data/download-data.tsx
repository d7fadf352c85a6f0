import { Download } from 'lucide-react';
import { type DataFormat, ownData } from '#contract/account/own-data.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { saveFile } from '#web/platform/client/save-file.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';

const FILES: Record<DataFormat, { label: string; saved: string }> = {
  csv: { label: 'For spreadsheets (CSV)', saved: 'The zip with your data is saved.' },
  json: { label: 'For programs (JSON)', saved: 'The file with your data is saved.' },
};

/** All that is kept about the customer, to save: in the form that people read, or programs. */
export function DownloadData() {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <DownloadButton format="csv" />
      <DownloadButton format="json" />
    </div>
  );
}

function DownloadButton({ format }: { format: DataFormat }) {
  const { label, saved } = FILES[format];
  const { submit, busy, error } = useSubmit(async (_: null) => {
    saveFile(await call(ownData.download, { query: { format } }));
    announce(saved);
  });
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        busy={busy}
        busyText="Gathering it…"
        onClick={() => void submit(null)}
      >
        {!busy && <Icon of={Download} className="size-4.5" />}
        {label}
      </Button>
      {error && (
        <Banner kind="error" className="basis-full">
          {error.message}
        </Banner>
      )}
    </>
  );
}
