import { TextInput } from 'react-admin';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { call } from '#admin/platform/client/services.ts';
import { inItsTime } from '#admin/platform/moves/ask-first.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { deliveries, type Stop } from '#contract/kitchen/desk/deliveries.ts';

const schema = deliveries.fail.body as never;

/** What becomes of it then, which is not decided at the door. */
const AFTERWARDS: Record<Stop['kind'], string> = {
  tiffin:
    'It counts as not delivered: you can try again today, and the kitchen says whether the credit comes back.',
  snacks: 'Take the snacks back: the kitchen says whether they are brought again.',
};

/** Why something could not be handed over; the customer reads it in a mail. */
export const FailDialog = ({ stop, onClose }: { stop: Stop; onClose: () => void }) => (
  <ActionDialog
    title={`Could not hand over: ${stop.name}`}
    intro={AFTERWARDS[stop.kind]}
    mail="The customer gets a mail with what you write."
    confirm="Report it"
    busyWords="Saving…"
    doneWords={`${stop.name}: not delivered.`}
    schema={schema}
    send={(values) =>
      inItsTime('Report it', (meant) =>
        call(deliveries.fail, {
          params: { kind: stop.kind, id: stop.id },
          body: { ...(bodyOf(schema, values) as { reason: string }), ...meant },
        }),
      )
    }
    onClose={onClose}
  >
    <TextInput source="reason" label="What happened (the customer reads it)" multiline autoFocus />
  </ActionDialog>
);
