import { Alert, Stack, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { BackLink } from '#admin/platform/components/back-link.tsx';
import { Page, Section } from '#admin/platform/components/page.tsx';
import { Problem } from '#admin/platform/components/states.tsx';
import type { CellsOf } from '#admin/platform/sheets/read-sheet.ts';
import { ReviewRows, sayInRows } from '#admin/platform/sheets/review-rows.tsx';
import {
  type RowsToCheck,
  type SheetRow,
  SheetSteps,
} from '#admin/platform/sheets/sheet-steps.tsx';
import { rowsOfText } from '#admin/platform/sheets/sheet-words.ts';
import { useCheck } from '#admin/platform/sheets/use-check.ts';
import { WriteButtons } from '#admin/platform/sheets/write-buttons.tsx';
import { call } from '#admin/services.ts';
import {
  type SheetImport as ImportedSheet,
  MOST_SHEET_ROWS,
  type SheetCheck,
  type sheetEndpoints,
} from '#contract/platform/sheets.ts';
import type { StaffRole } from '#contract/platform/staff-roles.ts';
import { counted } from '#domain/platform/plural.ts';
import { columnsOf, type SheetHeadings } from '#domain/platform/sheet.ts';
import { sheetText } from '#domain/platform/sheet-text.ts';
import { ImportList } from './import-list.tsx';

type Endpoints<Column extends string> = ReturnType<typeof sheetEndpoints<StaffRole, Column>>;

type Props<Column extends string> = {
  title: string;
  introduction: string;
  /** What the template's file is about, in its name. */
  name: string;
  back: { to: string; words: string };
  headings: SheetHeadings<Column>;
  endpoints: Pick<
    Endpoints<Column>,
    'checkSheet' | 'importSheet' | 'listSheetImports' | 'takeBackSheet'
  >;
};

/** What becomes of an import that is taken back. */
function takenBackText(counts: ImportedSheet['counts']): string {
  const parts = [
    counts.new > 0 && 'what was added goes',
    counts.changed > 0 && 'what was changed is as it was before',
  ].filter((part) => part !== false);
  return `${parts.join(', and ')}. Once somebody has changed it, or something uses it, it stays.`;
}

/** Takes a noun of the desk over from a sheet: what is new is added, what is known is changed. */
export function SheetImport<Column extends string>(props: Props<Column>) {
  const { title, introduction, name, back, headings, endpoints } = props;
  const [done, setDone] = useState<SheetCheck | null>(null);
  return (
    <Page title={title}>
      <BackLink to={back.to} words={back.words} />
      {done && (
        <Alert severity="success" onClose={() => setDone(null)}>
          Written: {sheetText(done.outcomes)}. It can be taken back below until something is built
          on it.
        </Alert>
      )}
      <SheetSteps<Column>
        headings={headings}
        introduction={introduction}
        name={name}
        most={MOST_SHEET_ROWS}
        below={
          <ImportList<ImportedSheet>
            endpoints={{ list: endpoints.listSheetImports, takeBack: endpoints.takeBackSheet }}
            textOf={({ counts }) => sheetText(counts)}
            introOf={({ counts }) => `${sheetText(counts)}: ${takenBackText(counts)}`}
            onTakenBack={() => setDone(null)}
          />
        }
        onOpen={() => setDone(null)}
      >
        {(toCheck) => (
          <CheckAndWrite
            {...toCheck}
            headings={headings}
            endpoints={endpoints}
            onDone={(written) => {
              setDone(written);
              toCheck.onDone();
            }}
          />
        )}
      </SheetSteps>
    </Page>
  );
}

type CheckProps<Column extends string> = Omit<RowsToCheck<Column>, 'onDone'> &
  Pick<Props<Column>, 'headings' | 'endpoints'> & { onDone: (written: SheetCheck) => void };

/** The rows with what they change and what is wrong with them, and the button that writes them all. */
function CheckAndWrite<Column extends string>(props: CheckProps<Column>) {
  const { fileName, columns, rows, headings, endpoints, onChange, onBack, onDone } = props;
  const bodyOf = useCallback(
    (sheet: readonly SheetRow<Column>[]) => ({
      columns: [...columns],
      rows: sheet.map(({ line, cells }) => ({ line, cells })),
    }),
    [columns],
  );
  const ask = useCallback(
    async (sheet: readonly SheetRow<Column>[], signal: AbortSignal) =>
      (await call(endpoints.checkSheet, { body: bodyOf(sheet) }, { signal })).data,
    [endpoints, bodyOf],
  );
  const { check, isCurrent, problem, checkAgain } = useCheck(rows, ask);
  const write = useSubmit(
    async (fingerprint: string) =>
      (
        await call(endpoints.importSheet, {
          body: { ...bodyOf(rows), fileName, fingerprint },
        })
      ).data,
    onDone,
  );
  async function importAll({ fingerprint }: SheetCheck): Promise<void> {
    const refused = await write.submit(fingerprint);
    if (refused) checkAgain();
  }
  const writes = check ? check.outcomes.new + check.outcomes.changed : 0;
  const isReady = check !== null && isCurrent && check.outcomes.wrong === 0 && writes > 0;
  const keys = columnsOf(headings).filter((column) => headings[column].isKey);
  const outcomes = new Map(check?.rows.map(({ row, outcome }) => [row, outcome]));
  return (
    <>
      <Section title={rowsOfText(rows.length, fileName)}>
        <Stack role="status" sx={{ gap: 0.5, minHeight: 72 }}>
          {check ? <Summary check={check} /> : <Typography>Checking the rows…</Typography>}
        </Stack>
        <Problem words={problem ?? write.problem} />
        <WriteButtons
          isReady={isReady}
          isBusy={write.busy}
          onWrite={() => check && void importAll(check)}
          onCheckAgain={problem ? checkAgain : null}
          onBack={onBack}
        >
          {writes > 0 ? `Import ${counted(writes, 'row')}` : 'Import'}
        </WriteButtons>
      </Section>
      {check && (
        <ReviewRows
          headings={headings}
          rows={rows}
          reviewed={check.rows.map(({ outcome, ...row }) => ({
            ...row,
            isWrong: outcome === 'wrong',
          }))}
          isChecking={!isCurrent && problem === null}
          titleOf={(cells: CellsOf<Column>) =>
            keys.map((column) => cells[column]?.trim()).join(' ') || 'Nothing named'
          }
          rightText={(at) => (outcomes.get(at) === 'new' ? 'New.' : null)}
          onChange={(at, cells) =>
            onChange(rows.map((row, index) => (index === at ? { ...row, cells } : row)))
          }
          onChangeMany={(...said) => onChange(sayInRows(rows, ...said))}
        />
      )}
    </>
  );
}

/** What is going to be written, and what is not, in sentences. */
function Summary({ check }: { check: SheetCheck }) {
  const { same, wrong } = check.outcomes;
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>To write: {sheetText(check.outcomes)}.</Typography>
      {same > 0 && (
        <Typography color="textSecondary">{counted(same, 'row')} as they are already.</Typography>
      )}
      <Typography sx={{ ...(wrong > 0 && { color: 'house.chilliInk' }) }}>
        {wrong > 0
          ? `${counted(wrong, 'row has', 'rows have')} to be mended first.`
          : 'Nothing is wrong.'}
      </Typography>
    </>
  );
}
