import { TextInput } from 'react-admin';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { InquiryActionBody } from '#contract/catering/desk/catering.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { type ActionDialogProps, act } from './act.ts';
import { asksAboutClock } from './asks-about-clock.ts';
import { ClockInput } from './clock-input.tsx';

/** Notes that somebody has spoken with the customer. */
export const ContactDialog = ({ inquiry, onClose }: ActionDialogProps) => (
  <ActionDialog
    title={`Contacted: ${inquiry.customerName}`}
    intro={`${formatPhone(inquiry.phoneNumber)}. The customer sees that you are in touch, and can no longer change the inquiry alone.`}
    confirm="Mark as contacted"
    busyWords="Saving…"
    doneWords={`${inquiry.inquiryNumber} is marked as contacted.`}
    schema={InquiryActionBody}
    defaults={{ eventClock: inquiry.eventClock }}
    send={({ reason, eventClock }) =>
      act(inquiry, 'contact', { reason, eventClock: eventClock || null })
    }
    asks={asksAboutClock(inquiry)}
    onClose={onClose}
  >
    <TextInput
      source="reason"
      label="What was said (optional, stays at the desk)"
      multiline
      autoFocus
    />
    <ClockInput times={inquiry.eventTime} whenEmpty="If they know it already." />
  </ActionDialog>
);
