import { Alert, Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link, useBeforeUnload } from 'react-router';
import { useSendsMail } from '#admin/kitchen/desk-brand.tsx';
import { failureText } from '#admin/platform/client/failure.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { Page, Section } from '#admin/platform/components/page.tsx';
import { Problem } from '#admin/platform/components/states.tsx';
import { authProvider, call } from '#admin/services.ts';
import {
  adminImports,
  type CustomerImport,
  type ImportCheck,
} from '#contract/account/desk-imports.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import { importText } from '#domain/account/import-text.ts';
import { counted } from '#domain/platform/plural.ts';
import { ChooseColumns, type ChosenColumns } from './choose-columns.tsx';
import { ChooseSheet, type OpenedSheet } from './choose-sheet.tsx';
import { ImportHistory } from './import-history.tsx';
import { cellsOf } from './read-sheet.ts';
import { ReviewRows, type SheetRow } from './review-rows.tsx';

/**
 * Takes customers over from a spreadsheet, a file or a chat: the rows are chosen, their columns named,
 * each row is checked and mended in place, and all of them are written at once.
 */
export default function ImportPage() {
  const [sheet, setSheet] = useState<OpenedSheet | null>(null);
  const [rows, setRows] = useState<SheetRow[] | null>(null);
  const [defaultSlot, setDefaultSlot] = useState<Slot>('18:00-19:00');
  const [done, setDone] = useState<CustomerImport | null>(null);
  useBeforeUnload((event) => {
    if (rows) event.preventDefault();
  });

  function startAnew() {
    setSheet(null);
    setRows(null);
  }
  function begin({ columns, hasHeadings, defaultSlot: slot }: ChosenColumns) {
    if (!sheet) return;
    setDefaultSlot(slot);
    setRows(
      cellsOf(sheet.table, { columns, hasHeadings }).map((cells) => ({ cells, decision: null })),
    );
  }

  return (
    <Page title="Import customers">
      <Box>
        <Button
          component={Link}
          to="/customers"
          color="secondary"
          startIcon={<ArrowLeft size={18} aria-hidden />}
        >
          Back to the customers
        </Button>
      </Box>
      {done && (
        <Alert severity="success" onClose={() => setDone(null)}>
          {importText(done.counts)} from {done.fileName}: written. It can be taken back below, as
          long as nothing is built on it.
        </Alert>
      )}
      {!sheet && (
        <ChooseSheet
          onOpen={(opened) => {
            setDone(null);
            setSheet(opened);
          }}
        />
      )}
      {sheet && !rows && <ChooseColumns sheet={sheet} onChoose={begin} onBack={startAnew} />}
      {sheet && rows && (
        <CheckAndWrite
          rows={rows}
          fileName={sheet.fileName}
          defaultSlot={defaultSlot}
          onChange={setRows}
          onBack={() => setRows(null)}
          onDone={(written) => {
            setDone(written);
            startAnew();
          }}
        />
      )}
      {!sheet && <ImportHistory />}
    </Page>
  );
}

type Props = {
  rows: SheetRow[];
  fileName: string;
  defaultSlot: Slot;
  onChange: (rows: SheetRow[]) => void;
  onBack: () => void;
  onDone: (written: CustomerImport) => void;
};

/**
 * What the rows would come to as they stand: asked again after every change, and the latest answer wins.
 */
function useCheck(rows: SheetRow[], defaultSlot: Slot) {
  const [checked, setChecked] = useState<{ rows: SheetRow[]; check: ImportCheck } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    const asked = new AbortController();
    setProblem(null);
    call(adminImports.check, { body: { rows, defaultSlot } }, { signal: asked.signal }).then(
      ({ data }) => setChecked({ rows, check: data }),
      (caught) => {
        if (asked.signal.aborted) return;
        void authProvider.checkError(caught);
        setProblem(failureText(caught));
      },
    );
    return () => asked.abort();
  }, [rows, defaultSlot, tries]);
  return {
    check: checked?.check ?? null,
    isCurrent: checked?.rows === rows,
    problem,
    checkAgain: () => setTries(tries + 1),
  };
}

/** The rows with what is wrong with them, to be mended here, and the button that writes them all. */
function CheckAndWrite({ rows, fileName, defaultSlot, onChange, onBack, onDone }: Props) {
  const notify = useNotify();
  const sendsMail = useSendsMail();
  const [invites, setInvites] = useState(false);
  const { check, isCurrent, problem, checkAgain } = useCheck(rows, defaultSlot);
  const write = useSubmit(
    async (fingerprint: string) =>
      (
        await call(adminImports.create, {
          body: { rows, defaultSlot, fileName, fingerprint, invite: sendsMail && invites },
        })
      ).data,
    (written) => {
      notify(`${importText(written.counts)}: written.`, { type: 'success' });
      onDone(written);
    },
  );
  async function importAll({ fingerprint }: ImportCheck): Promise<void> {
    const refused = await write.submit(fingerprint);
    if (refused) checkAgain();
  }
  const wrong = check?.outcomes.wrong ?? 0;
  const isNothing = check ? check.counts.customers + check.counts.subscriptions === 0 : true;
  return (
    <>
      <Section title={`${counted(rows.length, 'row')} of ${fileName}`}>
        <Stack role="status" sx={{ gap: 0.5, minHeight: 72 }}>
          {check ? <Summary check={check} /> : <Typography>Checking the rows…</Typography>}
        </Stack>
        {sendsMail && (
          <FormControlLabel
            sx={{ mt: 1 }}
            control={
              <Checkbox checked={invites} onChange={({ target }) => setInvites(target.checked)} />
            }
            label="Mail a link to their account to everybody new who has an e-mail address"
          />
        )}
        <Problem words={problem ?? write.problem} />
        <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            disabled={!check || !isCurrent || wrong > 0 || isNothing || write.busy}
            onClick={() => check && void importAll(check)}
          >
            {write.busy
              ? 'Writing…'
              : `Import ${counted(check?.counts.customers ?? 0, 'customer')}`}
          </Button>
          {problem && (
            <Button variant="outlined" color="secondary" onClick={checkAgain}>
              Check again
            </Button>
          )}
          <Button color="secondary" disabled={write.busy} onClick={onBack}>
            Back to the columns
          </Button>
        </Stack>
      </Section>
      {check && (
        <ReviewRows
          rows={rows}
          check={check}
          isChecking={!isCurrent}
          onChange={(at, row) => onChange(rows.with(at, row))}
        />
      )}
    </>
  );
}

/** What is going to be written, and what is not, in sentences. */
function Summary({ check: { outcomes, counts } }: { check: ImportCheck }) {
  const others = [
    outcomes.known > 0 && `${counted(outcomes.known, 'row')} known already`,
    outcomes.left_out > 0 && `${counted(outcomes.left_out, 'row')} left out`,
  ].filter(Boolean);
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{importText(counts)} to write.</Typography>
      {others.length > 0 && <Typography color="textSecondary">{others.join(', ')}.</Typography>}
      <Typography sx={{ ...(outcomes.wrong > 0 && { color: 'house.chilliInk' }) }}>
        {outcomes.wrong > 0
          ? `${counted(outcomes.wrong, 'row has', 'rows have')} to be mended, decided or left out first.`
          : 'Nothing is wrong.'}
      </Typography>
    </>
  );
}
