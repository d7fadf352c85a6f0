import { inItsTime } from '#admin/moves/ask-first.ts';
import { ActionDialog } from '#admin/parts/action-dialog.tsx';
import { InquiryActionBody } from '#contract/admin/catering.ts';
import { formatDayLong } from '#domain/days.ts';
import { formatMoney } from '#domain/money.ts';
import { type ActionDialogProps, act } from './act.ts';

/** Closes an event that has taken place; before its day it is asked whether that is meant. */
export function CompleteDialog({ inquiry, onClose }: ActionDialogProps) {
  const { owed } = inquiry.balance;
  return (
    <ActionDialog
      title={`Complete ${inquiry.inquiryNumber}`}
      intro={`The event of ${formatDayLong(inquiry.eventDate)} is over and done.${
        owed > 0
          ? ` ${formatMoney(owed)} is still to be paid; it can be recorded afterwards too.`
          : ''
      }`}
      confirm="Complete the event"
      busyWords="Completing…"
      doneWords={`${inquiry.inquiryNumber} is completed.`}
      schema={InquiryActionBody}
      send={() => inItsTime('Complete', (body) => act(inquiry, 'complete', body))}
      onClose={onClose}
    />
  );
}
