import { SelectInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { call } from '#admin/platform/client/services.ts';
import { useReadAgain } from '#admin/platform/client/use-call.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { MoneyInput } from '#admin/platform/parts/decimal-input.tsx';
import { METHOD_CHOICES } from '#admin/platform/words/choices.ts';
import { CollectBody, deliveries, type Stop } from '#contract/kitchen/desk/deliveries.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { formatMoney } from '#domain/money/money.ts';

type Collect = InputOf<typeof deliveries.collect>;

/** A stop at which something is paid, as whoever collects it was shown it. */
export type PaidStop = Pick<Stop, 'name' | 'number' | 'toCollect'> & Collect['params'];

const schema = CollectBody as never;

/** What was paid at a door, and how; where the desk has recorded it meanwhile, the page is read again. */
export function CollectDialog({ stop, onClose }: { stop: PaidStop; onClose: () => void }) {
  const { kind, id, name, number, toCollect: due } = stop;
  const readAgain = useReadAgain();
  const toBody = (values: FieldValues) => bodyOf(schema, { ...values, due });
  async function send(values: FieldValues) {
    try {
      const body = toBody(values) as Collect['body'];
      return await call(deliveries.collect, { params: { kind, id }, body });
    } catch (refused) {
      void readAgain();
      throw refused;
    }
  }
  return (
    <ActionDialog
      title={`Collected for ${number}`}
      intro={`${name} has ${formatMoney(due)} to pay.`}
      mail="They get a receipt by mail."
      confirm="Save"
      busyWords="Saving…"
      doneWords={`${name}: collected.`}
      schema={schema}
      toBody={toBody}
      defaults={{ amount: due, method: 'cash' }}
      send={send}
      onClose={onClose}
    >
      <MoneyInput source="amount" label="Amount" required />
      <SelectInput
        source="method"
        label="Method"
        choices={METHOD_CHOICES}
        emptyText={false}
        fullWidth
      />
    </ActionDialog>
  );
}
