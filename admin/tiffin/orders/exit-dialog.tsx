import { RadioButtonGroupInput, TextInput } from 'react-admin';
import * as z from 'zod/mini';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { inItsTime } from '#admin/platform/moves/ask-first.ts';
import { moveOrders, type Outcome, outcomeWords } from '#admin/platform/moves/use-move-orders.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { NotesInputs } from '#admin/platform/parts/notes.tsx';
import { ActionNotes, type AdminTiffinOrder } from '#contract/tiffin/desk/tiffin-orders.ts';
import { ACTION_WORDS, type Exit, tiffinMove } from './steps.ts';

const Notes = z.object(ActionNotes);
/** Whoever was not home: the kitchen has to say whether the credit comes back. */
const FailNotes = z.extend(Notes, {
  returnCredit: z.boolean('Please choose whether the credit comes back.'),
});

const MEANING: Record<Exit, string> = {
  decline: 'There is no room for it. The credit comes back.',
  skip: 'It is not cooked. The credit comes back.',
  unskip: 'It is cooked and delivered after all. Its credits are held again.',
  cancel: 'It is not delivered. The credit comes back.',
  fail: 'It was on its way and could not be handed over.',
};

const CREDIT_CHOICES = [
  { id: true, name: 'Give the credit back' },
  { id: false, name: 'Keep the credit: it was cooked' },
];

type Props = {
  action: Exit;
  orders: readonly AdminTiffinOrder[];
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
};

/** Takes one or many orders off their way, with a reason and both kinds of note. */
export function ExitDialog({ action, orders, onDone, onClose }: Props) {
  const schema = action === 'fail' ? FailNotes : Notes;
  const { does } = ACTION_WORDS[action];
  const [first] = orders;
  const which =
    orders.length === 1 && first
      ? `${first.orderNumber}, ${first.customerName}`
      : `${orders.length} orders`;
  return (
    <ActionDialog<Outcome>
      title={`${does}: ${which}`}
      intro={MEANING[action]}
      mail="The customer gets a mail."
      confirm={orders.length === 1 ? does : `${does} (${orders.length})`}
      busyWords="Saving…"
      doneWords={outcomeWords}
      schema={schema}
      send={(values) =>
        inItsTime(does, (meant) =>
          moveOrders(tiffinMove(action), orders, { ...bodyOf(schema, values), ...meant }),
        )
      }
      onDone={onDone}
      onClose={onClose}
    >
      {action !== 'unskip' && (
        <TextInput source="reason" label="Reason (the customer reads it)" multiline autoFocus />
      )}
      {action === 'fail' && (
        <RadioButtonGroupInput
          source="returnCredit"
          label="What becomes of the credit?"
          choices={CREDIT_CHOICES}
          parse={(value) => value === true || value === 'true'}
          row={false}
        />
      )}
      <NotesInputs />
    </ActionDialog>
  );
}
