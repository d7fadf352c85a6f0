import { Stack } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { loadModule } from '#admin/platform/client/load-module.ts';
import { LeaveDialog, LeaveGuard } from '#admin/platform/forms/leave-guard.tsx';
import type { LooksLike, SheetHeadings } from '#domain/platform/sheet.ts';
import { ChooseColumns, type ChosenColumns } from './choose-columns.tsx';
import { ChooseSheet, type OpenedSheet } from './choose-sheet.tsx';
import { cellsOf, type ReadCells, readCopied, type Table } from './read-sheet.ts';

/** A row as it is going to be sent, with what was decided about it. */
export type SheetRow<Column extends string, Decision = never> = ReadCells<Column> & {
  decision: Decision | null;
};

/** The rows of a sheet that are checked, mended and written. */
export type RowsToCheck<Column extends string, Decision = never> = {
  fileName: string;
  /** The columns that the sheet has. */
  columns: readonly Column[];
  rows: readonly SheetRow<Column, Decision>[];
  onChange: (rows: readonly SheetRow<Column, Decision>[]) => void;
  onBack: () => void;
  /** It is written: the way is free for another sheet. */
  onDone: () => void;
};

type Props<Column extends string, Decision> = {
  headings: SheetHeadings<Column>;
  looks?: LooksLike<Column>;
  introduction: string;
  /** What the template's file is about, in its name. */
  name: string;
  /** So many rows are imported at once. */
  most: number;
  /** Reads what was pasted, where that can be more than a table. */
  readPasted?: (text: string) => Table;
  /** What else has to be said of a table, beside its columns. */
  besideColumns?: ReactNode;
  /** What is shown before a sheet is chosen. */
  below?: ReactNode;
  onOpen: () => void;
  children: (toCheck: RowsToCheck<Column, Decision>) => ReactNode;
};

type Checked<Column extends string, Decision> = {
  rows: readonly SheetRow<Column, Decision>[];
  isChanged: boolean;
};

const LOST = 'What you have mended and decided here is lost.';

/**
 * The steps of an import: rows come from a file or are pasted, their columns are named, each row is checked
 * and mended in place, and all of them are written at once.
 */
export function SheetSteps<Column extends string, Decision = never>(
  props: Props<Column, Decision>,
) {
  const { headings, looks, introduction, name, most, besideColumns, below, onOpen, children } =
    props;
  const { readPasted = readCopied } = props;
  const [pasted, setPasted] = useState('');
  const [sheet, setSheet] = useState<OpenedSheet | null>(null);
  const [chosen, setChosen] = useState<ChosenColumns<Column> | null>(null);
  const [checked, setChecked] = useState<Checked<Column, Decision> | null>(null);
  const [asks, setAsks] = useState(false);

  function startAnew() {
    setSheet(null);
    setChosen(null);
    setChecked(null);
  }
  function begin(columns: ChosenColumns<Column>, { table }: OpenedSheet) {
    const read = cellsOf(table, { headings, ...columns });
    setChosen(columns);
    setChecked({ rows: read.map((row) => ({ ...row, decision: null })), isChanged: false });
  }
  function backToColumns() {
    setAsks(false);
    setChecked(null);
  }

  if (!sheet)
    return (
      <>
        <ChooseSheet
          introduction={introduction}
          template={async () =>
            (await loadModule(() => import('./sheet-files.ts'))).templateFile(headings, name)
          }
          pasted={pasted}
          onPaste={setPasted}
          readPasted={readPasted}
          onOpen={(opened) => {
            onOpen();
            setSheet(opened);
          }}
        />
        {below}
      </>
    );
  if (!checked || !chosen)
    return (
      <ChooseColumns
        sheet={sheet}
        headings={headings}
        looks={looks}
        most={most}
        before={chosen}
        onChoose={(columns) => begin(columns, sheet)}
        onBack={startAnew}
      >
        {besideColumns}
      </ChooseColumns>
    );
  return (
    <>
      <Stack sx={{ gap: 2 }}>
        {children({
          fileName: sheet.fileName,
          columns: chosen.columns.filter((column) => column !== null),
          rows: checked.rows,
          onChange: (rows) => setChecked({ rows, isChanged: true }),
          onBack: () => (checked.isChanged ? setAsks(true) : backToColumns()),
          onDone: () => {
            setPasted('');
            startAnew();
          },
        })}
      </Stack>
      <LeaveGuard unsaved={checked.isChanged} words={LOST} />
      {asks && <LeaveDialog words={LOST} onLeave={backToColumns} onStay={() => setAsks(false)} />}
    </>
  );
}
