import { SelectInput } from 'react-admin';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { dataProvider } from '#admin/services.ts';
import type { AdminCustomerDetails } from '#contract/account/desk-customer.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { WishedChannel } from '#contract/kitchen/channels.ts';
import { MAIL_CHANNEL_LABELS } from '#domain/kitchen/desk-labels.ts';

type Props = { customer: AdminCustomerDetails; onClose: () => void };

/** Of whoever has said nothing: a choice needs a value of its own. */
const NOTHING_SAID = 'nothing';

const CHOICES = [
  { id: NOTHING_SAID, name: 'They have not said' },
  ...WishedChannel.options.map((id) => ({ id, name: MAIL_CHANNEL_LABELS[id] })),
];

/** Writes down how a household without an e-mail address wants to be reached, as they have said it. */
export const ChannelDialog = ({ customer, onClose }: Props) => (
  <ActionDialog
    title={`How to reach ${customer.name}`}
    intro="As they have told you. WhatsApp goes only to whoever wants it. What you do not send in the way that they want comes by SMS, or on paper."
    confirm="Write it down"
    busyWords="Saving…"
    doneWords="It is written down."
    schema={adminCustomers.setChannel.body}
    toBody={({ channel }) => ({ channel: channel === NOTHING_SAID ? null : channel })}
    defaults={{ channel: customer.wishedChannel ?? NOTHING_SAID }}
    send={({ channel }) =>
      dataProvider.act('customers', {
        ...{ id: customer.id, action: 'set-channel' },
        body: { channel: channel === NOTHING_SAID ? null : channel },
      })
    }
    onClose={onClose}
  >
    <SelectInput
      source="channel"
      label="They want"
      choices={CHOICES}
      emptyText={false}
      autoFocus
      fullWidth
    />
  </ActionDialog>
);
