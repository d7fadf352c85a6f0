import { Checkbox, FormControlLabel, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useSendsMail } from '#admin/kitchen/desk-brand.tsx';
import { SmallTable } from '#admin/kitchen/lists/small-table.tsx';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { Section } from '#admin/platform/components/page.tsx';
import { Problem } from '#admin/platform/components/states.tsx';
import { ReviewRows, sayInRows } from '#admin/platform/sheets/review-rows.tsx';
import type { RowsToCheck, SheetRow } from '#admin/platform/sheets/sheet-steps.tsx';
import { rowsOfText } from '#admin/platform/sheets/sheet-words.ts';
import { useCheck } from '#admin/platform/sheets/use-check.ts';
import { WriteButtons } from '#admin/platform/sheets/write-buttons.tsx';
import { call } from '#admin/services.ts';
import {
  adminImports,
  type CustomerColumn,
  type CustomerImport,
  type ImportCheck,
  type ImportCounts,
  type RowDecision,
} from '#contract/account/desk-imports.ts';
import { adminGateways } from '#contract/kitchen/desk-gateways.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import { CUSTOMER_SHEET } from '#domain/account/customer-sheet.ts';
import { importText } from '#domain/account/import-text.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';
import { RowDecisions } from './row-decisions.tsx';

type CustomerRow = SheetRow<CustomerColumn, RowDecision>;

type Props = Omit<RowsToCheck<CustomerColumn, RowDecision>, 'columns' | 'onDone'> & {
  defaultSlot: Slot;
  onDone: (written: CustomerImport) => void;
};

/** What the button writes: customers, or only what is for those who are there. */
function buttonText(counts: ImportCounts): string {
  const { customers, members, addresses, subscriptions, stops, noes } = counts;
  if (customers > 0) return `Import ${counted(customers, 'customer')}`;
  if (subscriptions > 0) return `Add ${counted(subscriptions, 'plan')}`;
  if (members > 0) return `Add ${counted(members, 'household member')}`;
  if (addresses > 0) return `Add ${counted(addresses, 'address', 'addresses')}`;
  if (stops > 0) return `Note STOP from ${counted(stops, 'number')}`;
  return noes > 0 ? `Take over ${counted(noes, 'no', 'noes')} to offers` : 'Import';
}

/** To whom of the new ones a link goes, and by which way. */
function invitesText(sendsMail: boolean, sendsSms: boolean): string {
  if (!sendsSms) return 'Mail a link to their account to everybody new who has an e-mail address';
  return sendsMail
    ? 'Send a link to their account to everybody new: by e-mail, or by SMS to whoever has no address'
    : 'Send a link to their account by SMS to everybody new who has no e-mail address';
}

/** Who a row is about, as far as it says. */
const titleOf = (cells: CustomerRow['cells']): string =>
  [cells.name, cells.lastName].filter(Boolean).join(' ').trim() ||
  cells.phone ||
  cells.email ||
  'Nobody named';

/** The rows with what is wrong with them, to be mended here, and the button that writes them all. */
export function CheckAndWrite({ rows, fileName, defaultSlot, onChange, onBack, onDone }: Props) {
  const sendsMail = useSendsMail();
  const { data: gateways } = useCall(adminGateways.read, {});
  const [invites, setInvites] = useState(false);
  const [defaultPlan, setDefaultPlan] = useState('');
  const ask = useCallback(
    async (sheet: readonly CustomerRow[], signal: AbortSignal) =>
      (
        await call(
          adminImports.check,
          { body: { rows: [...sheet], defaultSlot, defaultPlan } },
          { signal },
        )
      ).data,
    [defaultSlot, defaultPlan],
  );
  const { check, isCurrent, problem, checkAgain } = useCheck(rows, ask);
  const write = useSubmit(async (fingerprint: string) => {
    const asked = { rows: [...rows], defaultSlot, defaultPlan };
    const body = { ...asked, fileName, fingerprint, invite: invites };
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
    check.outcomes.new + check.outcomes.joined > 0;
  const saysNoPlan = check?.rows.some(
    ({ row, problems }) =>
      !rows[row]?.cells.plan && problems.some(({ column }) => column === 'plan'),
  );
  const judged = new Map(check?.rows.map((row) => [row.row, row]));
  const change = (at: number, changed: Partial<CustomerRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...changed } : row)));
  return (
    <>
      <Section title={rowsOfText(rows.length, fileName)}>
        <Stack role="status" sx={{ gap: 0.5, minHeight: 72 }}>
          {check ? <Summary check={check} /> : <Typography>Checking the rows…</Typography>}
        </Stack>
        {check && (saysNoPlan || defaultPlan !== '') && (
          <TextField
            select
            label="Rows that say no plan are of"
            value={defaultPlan}
            margin="none"
            sx={{ display: 'flex', mt: 1, width: { xs: '100%', sm: 360 } }}
            onChange={({ target }) => setDefaultPlan(target.value)}
          >
            <MenuItem value="">Each says its own</MenuItem>
            {check.plans.map((plan) => (
              <MenuItem key={plan} value={plan}>
                {plan}
              </MenuItem>
            ))}
          </TextField>
        )}
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
        <WriteButtons
          isReady={isReady}
          isBusy={write.busy}
          onWrite={() => check && void importAll(check)}
          onCheckAgain={problem ? checkAgain : null}
          onBack={onBack}
        >
          {check ? buttonText(check.counts) : 'Import'}
        </WriteButtons>
      </Section>
      {check && check.sample.length > 0 && <Understood check={check} rows={rows} />}
      {check && (
        <ReviewRows
          headings={CUSTOMER_SHEET}
          rows={rows}
          reviewed={check.rows.map((row) => ({ ...row, isWrong: row.outcome === 'wrong' }))}
          isChecking={!isCurrent && problem === null}
          titleOf={titleOf}
          rightText={(at) =>
            (judged.get(at)?.outcome ?? 'new') === 'new' ? 'Written down as a new customer.' : null
          }
          actions={(at) => (
            <RowDecisions
              judged={judged.get(at)}
              decision={rows[at]?.decision ?? null}
              onDecide={(decision) => change(at, { decision })}
            />
          )}
          choices={{ plan: check.plans }}
          onChange={(at, cells) => change(at, { cells })}
          onChangeMany={(...said) => onChange(sayInRows(rows, ...said))}
        />
      )}
    </>
  );
}

/** What is going to be written, and what is not, in sentences. */
function Summary({ check: { outcomes, counts } }: { check: ImportCheck }) {
  const others = [
    outcomes.joined > 0 &&
      `${counted(outcomes.joined, 'row')} for somebody who is there already or in another row`,
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
const Understood = ({ check, rows }: { check: ImportCheck; rows: readonly CustomerRow[] }) => (
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
