import { DateInput, TextInput } from 'react-admin';
import { CookInputs } from '#admin/platform/parts/cook-inputs.tsx';
import { DoorNoteInput } from '#admin/platform/parts/door-note.tsx';
import { EditForm } from '#admin/platform/parts/edit-form.tsx';
import { NotesInputs } from '#admin/platform/parts/notes.tsx';
import { type AdminSubscription, adminSubscriptions } from '#contract/tiffin/desk/subscriptions.ts';

/** Changes a subscription's contact, diet, end and notes; money and credits have actions of their own. */
export const SubscriptionEdit = () => (
  <EditForm<AdminSubscription>
    noun="Subscription"
    title={({ number }) => `Edit ${number}`}
    schema={adminSubscriptions.update.body as never}
    redirect="show"
  >
    <TextInput source="customerName" label="Name" />
    <TextInput source="customerPhone" label="Phone" type="tel" />
    <TextInput source="customerAddress" label="Delivery address" multiline />
    <DoorNoteInput />
    <CookInputs />
    <DateInput source="endDate" label="Ends on (empty: ongoing)" fullWidth />
    <NotesInputs />
  </EditForm>
);
