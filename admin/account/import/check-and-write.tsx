import { Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useSendsMail } from '#admin/kitchen/desk-brand.tsx';
import { SmallTable } from '#admin/kitchen/lists/small-table.tsx';
import { failureText } from '#admin/platform/client/failure.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { Section } from '#admin/platform/components/page.tsx';
import { Problem } from '#admin/platform/components/states.tsx';
import { useDebounced } from '#admin/platform/components/use-now.ts';
import { authProvider, call } from '#admin/services.ts';
import {
  adminImports,
  type CustomerImport,
  type ImportCheck,
  type ImportCounts,
} from '#contract/account/desk-imports.ts';
import { adminGateways } from '#contract/kitchen/desk-gateways.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import { importText } from '#domain/account/import-text.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';
import { ReviewRows, type SheetRow } from './review-rows.tsx';

type Props = {
  rows: SheetRow[];
  fileName: string;
  defaultSlot: Slot;
  onChange: (rows: SheetRow[]) => void;
  onBack: () => void;
  onDone: (written: CustomerImport) => void;
};

type Checked = { asked: SheetRow[]; tries: number; check: ImportCheck };

/** Whoever mends several cells is not waited for after each. */
const WAIT_MS = 500;

/**
 * What the rows would come to as they stand: asked again a moment after every change, and the latest
 * answer wins.
 */
function useCheck(rows: SheetRow[], defaultSlot: Slot) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const asked = useDebounced(rows, WAIT_MS);
  useEffect(() => {
    const asking = new AbortController();
    setProblem(null);
    call(
      adminImports.check,
      { body: { rows: asked, defaultSlot } },
      { signal: asking.signal },
    ).then(
      ({ data }) => setChecked({ asked, tries, check: data }),
      (caught) => {
        if (asking.signal.aborted) return;
        void authProvider.checkError(caught);
        setProblem(failureText(caught));
      },
    );
    return () => asking.abort();
  }, [asked, defaultSlot, tries]);
  return {
    check: checked?.check ?? null,
    isCurrent: checked?.asked === rows && checked.tries === tries,
    problem,
    checkAgain: () => setTries(tries + 1),
  };
}

/** What the button writes: customers, or only plans for those who are there. */
const buttonText = ({ customers, subscriptions }: ImportCounts): string =>
  customers > 0
    ? `Import ${counted(customers, 'customer')}`
    : `Add ${counted(subscriptions, 'plan')}`;

/** To whom of the new ones a link goes, and by which way. */
function invitesText(sendsMail: boolean, sendsSms: boolean): string {
  if (!sendsSms) return 'Mail a link to their account to everybody new who has an e-mail address';
  return sendsMail
    ? 'Send a link to their account to everybody new: by e-mail, or by SMS to whoever has no address'
    : 'Send a link to their account by SMS to everybody new who has no e-mail address';
}

/** The rows with what is wrong with them, to be mended here, and the button that writes them all. */
export function CheckAndWrite({ rows, fileName, defaultSlot, onChange, onBack, onDone }: Props) {
  const sendsMail = useSendsMail();
  const { data: gateways } = useCall(adminGateways.read, {});
  const [invites, setInvites] = useState(false);
  const { check, isCurrent, problem, checkAgain } = useCheck(rows, defaultSlot);
  const write = useSubmit(async (fingerprint: string) => {
    const body = { rows, defaultSlot, fileName, fingerprint, invite: invites };
    return (await call(adminImports.create, { body })).data;
  }, onDone);
  async function importAll({ fingerprint }: ImportCheck): Promise<void> {
    const refused = await write.submit(fingerprint);
    if (refused) checkAgain();
  }
  const isReady =
    check !== null &&
    isCurrent &&
    check.outcomes.wrong === 0 &&
    check.counts.customers + check.counts.subscriptions > 0;
  return (
    <>
      <Section title={`${counted(rows.length, 'row')} of ${fileName}`}>
        <Stack role="status" sx={{ gap: 0.5, minHeight: 72 }}>
          {check ? <Summary check={check} /> : <Typography>Checking the rows…</Typography>}
        </Stack>
        {(sendsMail || gateways?.sms) && (
          <FormControlLabel
            sx={{ mt: 1 }}
            control={
              <Checkbox checked={invites} onChange={({ target }) => setInvites(target.checked)} />
            }
            label={invitesText(sendsMail, !!gateways?.sms)}
          />
        )}
        <Problem words={problem ?? write.problem} />
        <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            disabled={!isReady || write.busy}
            onClick={() => check && void importAll(check)}
          >
            {write.busy ? 'Writing…' : check ? buttonText(check.counts) : 'Import'}
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
      {check && check.sample.length > 0 && <Understood check={check} rows={rows} />}
      {check && (
        <ReviewRows
          rows={rows}
          check={check}
          isChecking={!isCurrent && problem === null}
          onChange={(at, row) => onChange(rows.with(at, row))}
        />
      )}
    </>
  );
}

/** What is going to be written, and what is not, in sentences. */
function Summary({ check: { outcomes, counts } }: { check: ImportCheck }) {
  const others = [
    outcomes.joined > 0 &&
      `${counted(outcomes.joined, 'plan')} for somebody who is there already or in another row`,
    outcomes.known > 0 && `${counted(outcomes.known, 'row')} known already`,
    outcomes.left_out > 0 && `${counted(outcomes.left_out, 'row')} left out`,
  ].filter(Boolean);
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>To write: {importText(counts)}.</Typography>
      {others.length > 0 && <Typography color="textSecondary">{others.join(', ')}.</Typography>}
      <Typography sx={{ ...(outcomes.wrong > 0 && { color: 'house.chilliInk' }) }}>
        {outcomes.wrong > 0
          ? `${counted(outcomes.wrong, 'row has', 'rows have')} to be mended, decided or left out first.`
          : 'Nothing is wrong.'}
      </Typography>
    </>
  );
}

/** The first rows as they were understood: whether the columns are right is seen here. */
const Understood = ({ check, rows }: { check: ImportCheck; rows: readonly SheetRow[] }) => (
  <Section title="The first rows, as they are understood">
    <SmallTable
      label="The first rows, as they are understood"
      rows={check.sample}
      keyOf={({ row }) => row}
      columns={[
        { heading: 'Row', cell: ({ row }) => rows[row]?.line },
        { heading: 'Name', wraps: true, cell: ({ name }) => name },
        { heading: 'Phone', cell: ({ phone }) => phone && formatPhone(phone) },
        { heading: 'Address', wraps: true, cell: ({ address }) => address },
        { heading: 'Plan', wraps: true, cell: ({ plan }) => plan },
        { heading: 'Left', cell: ({ plan, tiffinsLeft }) => plan && tiffinsLeft },
        { heading: 'Weekly pattern', wraps: true, cell: ({ pattern }) => pattern },
        { heading: 'Owes', cell: ({ owed }) => (owed > 0 ? formatMoney(owed) : null) },
      ]}
    />
  </Section>
);
