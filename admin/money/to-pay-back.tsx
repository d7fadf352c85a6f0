import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { call } from '#admin/platform/client/services.ts';
import { useMay } from '#admin/platform/client/use-may.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import type { PaidFor } from '#admin/money/record-payment-dialog.tsx';
import { adminPayments } from '#contract/money/desk/payments.ts';
import type { Balance } from '#contract/money/balance.ts';
import { toPayBackWords } from '#domain/money/balance-words.ts';
import { formatMoney } from '#domain/money/money.ts';

const schema = adminPayments.nothingToPayBack.body as never;

type Props = {
  paidFor: PaidFor;
  /** The number of what is paid for. */
  number: string;
  balance: Balance;
  /** Why it was settled without paying, where it was. */
  note: string | null;
  /** Opens the dialog that records what was paid back. */
  onRecord: () => void;
};

/** What is to be paid back for something, and the two ways to settle it; or how it was settled. */
export function ToPayBack({ paidFor, number, balance, note, onRecord }: Props) {
  const [settling, setSettling] = useState(false);
  const may = useMay();
  const { toPayBack } = balance;
  return (
    <>
      {toPayBack > 0 && (
        <Alert severity="warning">
          {toPayBackWords(balance)}: please call the customer, then write down what you paid.
          {may(adminPayments.record) && (
            <>
              <br />
              <Button color="inherit" size="small" onClick={onRecord}>
                Record what was paid back
              </Button>
              <Button color="inherit" size="small" onClick={() => setSettling(true)}>
                Nothing to pay back
              </Button>
            </>
          )}
        </Alert>
      )}
      {note && <Alert severity="info">Settled without paying back: {note}</Alert>}
      {settling && (
        <ActionDialog
          title={`Nothing to pay back for ${number}`}
          intro={`${formatMoney(toPayBack)} waits to be paid back. Settle it so only when you and the customer agree that nothing is.`}
          confirm="Settle it"
          busyWords="Settling…"
          doneWords={`${number} is settled.`}
          schema={schema}
          toBody={(values) => bodyOf(schema, { ...values, ...paidFor })}
          send={(values) =>
            call(adminPayments.nothingToPayBack, {
              body: bodyOf(schema, { ...values, ...paidFor }) as never,
            })
          }
          onClose={() => setSettling(false)}
        >
          <TextInput source="note" label="Why (stays at the desk)" multiline autoFocus />
        </ActionDialog>
      )}
    </>
  );
}
