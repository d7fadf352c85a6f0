import { ActionDialog } from '#admin/parts/action-dialog.tsx';
import { InquiryActionBody } from '#contract/admin/catering.ts';
import { formatDayLong } from '#domain/days.ts';
import { formatMoney } from '#domain/money.ts';
import { type ActionDialogProps, act } from './act.ts';
import { openAmount } from './next-payment.ts';

/** Closes an event that has taken place. */
export function CompleteDialog({ inquiry, onClose }: ActionDialogProps) {
  const open = openAmount(inquiry);
  return (
    <ActionDialog
      title={`Complete ${inquiry.inquiryNumber}`}
      intro={`The event of ${formatDayLong(inquiry.eventDate)} is over and done.${
        open > 0
          ? ` ${formatMoney(open)} is still to be paid; it can be recorded afterwards too.`
          : ''
      }`}
      confirm="Complete the event"
      busyWords="Completing…"
      doneWords={`${inquiry.inquiryNumber} is completed.`}
      schema={InquiryActionBody}
      send={() => act(inquiry, 'complete')}
      onClose={onClose}
    />
  );
}
