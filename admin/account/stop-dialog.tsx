import * as z from 'zod/mini';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { dataProvider } from '#admin/services.ts';
import type { AdminCustomerDetails } from '#contract/account/desk-customer.ts';

type Props = { customer: AdminCustomerDetails; onClose: () => void };

const setStopped = (id: string, stopped: boolean) =>
  dataProvider.act('customers', { id, action: 'set-stopped', body: { stopped } });

/** Notes that somebody has said, or answered to a person, that they want no more messages. */
export const StopDialog = ({ customer: { id, name }, onClose }: Props) => (
  <ActionDialog
    title={`No more messages for ${name}`}
    intro="For whoever has answered STOP to a message that you sent by hand, or has said so. Nothing goes to their phone any more, by SMS, by WhatsApp or by hand. What an order needs comes by e-mail, or on paper."
    confirm="Note it"
    busyWords="Saving…"
    doneWords="It is noted: nothing more goes to their phone."
    schema={z.object({})}
    send={() => setStopped(id, true)}
    onClose={onClose}
  />
);

/** Notes that they want messages again. */
export const StartDialog = ({ customer: { id, name, stopNotedBy }, onClose }: Props) => (
  <ActionDialog
    title={`Messages for ${name} again`}
    intro={`${stopNotedBy} has noted that they want none. Only if they have said that they want them again.`}
    confirm="They want them again"
    busyWords="Saving…"
    doneWords="Messages go to their phone again."
    schema={z.object({})}
    send={() => setStopped(id, false)}
    onClose={onClose}
  />
);
