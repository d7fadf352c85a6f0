import { Alert, Stack } from '@mui/material';
import { useState } from 'react';
import { BackLink } from '#admin/platform/components/back-link.tsx';
import { Page } from '#admin/platform/components/page.tsx';
import { LeaveDialog, LeaveGuard } from '#admin/platform/forms/leave-guard.tsx';
import type { CustomerImport } from '#contract/account/desk-imports.ts';
import { importText } from '#domain/account/import-text.ts';
import { CheckAndWrite } from './check-and-write.tsx';
import { ChooseColumns, type ChosenColumns } from './choose-columns.tsx';
import { ChooseSheet, type OpenedSheet } from './choose-sheet.tsx';
import { ImportHistory } from './import-history.tsx';
import { cellsOf } from './read-sheet.ts';
import type { SheetRow } from './review-rows.tsx';

/** What is chosen of a sheet, and its rows as they are mended. */
type Checked = { chosen: ChosenColumns; rows: SheetRow[]; isChanged: boolean };

const LOST = 'What you have mended and decided here is lost.';

/**
 * Takes customers over from a spreadsheet, a file or a chat: the rows are chosen, their columns named,
 * each row is checked and mended in place, and all of them are written at once.
 */
export default function ImportPage() {
  const [pasted, setPasted] = useState('');
  const [sheet, setSheet] = useState<OpenedSheet | null>(null);
  const [chosen, setChosen] = useState<ChosenColumns | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [done, setDone] = useState<CustomerImport | null>(null);
  const [asks, setAsks] = useState(false);

  function startAnew() {
    setSheet(null);
    setChosen(null);
    setChecked(null);
  }
  function begin(columns: ChosenColumns, { table }: OpenedSheet) {
    const rows = cellsOf(table, columns).map((row) => ({ ...row, decision: null }));
    setChosen(columns);
    setChecked({ chosen: columns, rows, isChanged: false });
  }
  function backToColumns() {
    setAsks(false);
    setChecked(null);
  }

  return (
    <Page title="Import customers">
      <BackLink to="/customers" words="Back to the customers" />
      {done && (
        <Alert severity="success" onClose={() => setDone(null)}>
          {importText(done.counts)} from {done.fileName}: written. It can be taken back below until
          somebody uses it.
        </Alert>
      )}
      {!sheet && (
        <ChooseSheet
          pasted={pasted}
          onPaste={setPasted}
          onOpen={(opened) => {
            setDone(null);
            setSheet(opened);
          }}
        />
      )}
      {sheet && !checked && (
        <ChooseColumns
          sheet={sheet}
          before={chosen}
          onChoose={(columns) => begin(columns, sheet)}
          onBack={startAnew}
        />
      )}
      {sheet && checked && (
        <Stack sx={{ gap: 2 }}>
          <CheckAndWrite
            rows={checked.rows}
            fileName={sheet.fileName}
            defaultSlot={checked.chosen.defaultSlot}
            onChange={(rows) => setChecked({ ...checked, rows, isChanged: true })}
            onBack={() => (checked.isChanged ? setAsks(true) : backToColumns())}
            onDone={(written) => {
              setDone(written);
              setPasted('');
              startAnew();
            }}
          />
        </Stack>
      )}
      {!sheet && <ImportHistory />}
      <LeaveGuard unsaved={checked?.isChanged === true} words={LOST} />
      {asks && <LeaveDialog words={LOST} onLeave={backToColumns} onStay={() => setAsks(false)} />}
    </Page>
  );
}
