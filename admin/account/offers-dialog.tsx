import { DateInput, SelectInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { today } from '#admin/kitchen/labels/today.ts';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { dataProvider } from '#admin/services.ts';
import type { AdminCustomerDetails } from '#contract/account/desk-customer.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { offersText } from '#domain/account/offers-text.ts';

type Props = { customer: AdminCustomerDetails; onClose: () => void };

const AGREED = { id: 'agreed', name: 'They agree to offers' };
const NO_MORE = { id: 'no_more', name: 'They want no offers' };

const toBody = ({ said, how, day }: FieldValues) => ({ wants: said === AGREED.id, how, day });

/** Whether offers may go to somebody at all: by mail, to an address that is proved to be theirs. */
const isProved = ({ email, emailVerified }: AdminCustomerDetails): boolean =>
  email !== null && emailVerified;

/** Whether there is anything to write down about offers. */
export const hasOffers = (customer: AdminCustomerDetails): boolean =>
  isProved(customer) || customer.wantsOffers;

/** Writes down what somebody has said about offers on the phone or on paper, as the proof of it. */
export const OffersDialog = ({ customer, onClose }: Props) => (
  <ActionDialog
    title={`Offers by mail for ${customer.name}`}
    intro={`So far: ${offersText(customer)}. What you write down is the proof, and stays as it is: whoever thinks better of it says so again.`}
    confirm="Write it down"
    busyWords="Saving…"
    doneWords="It is written down."
    schema={adminCustomers.setOffers.body}
    toBody={toBody}
    defaults={{ said: (customer.wantsOffers ? NO_MORE : AGREED).id, how: 'phone', day: today() }}
    send={(values) =>
      dataProvider.act('customers', {
        ...{ id: customer.id, action: 'set-offers', body: toBody(values) },
      })
    }
    onClose={onClose}
  >
    <SelectInput
      source="said"
      label="What they have said"
      choices={isProved(customer) ? [AGREED, NO_MORE] : [NO_MORE]}
      emptyText={false}
      fullWidth
    />
    <SelectInput
      source="how"
      label="How"
      choices={[
        { id: 'phone', name: 'By phone' },
        { id: 'paper', name: 'On paper' },
      ]}
      emptyText={false}
      fullWidth
    />
    <DateInput source="day" label="When" slotProps={{ htmlInput: { max: today() } }} fullWidth />
  </ActionDialog>
);
