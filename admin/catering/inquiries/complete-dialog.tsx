import { inItsTime } from '#admin/platform/moves/ask-first.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { useNow } from '#admin/platform/parts/use-now.ts';
import { InquiryActionBody } from '#contract/catering/desk/catering.ts';
import { dayOf, formatDayLong } from '#domain/platform/days.ts';
import { type ActionDialogProps, act } from './act.ts';
import { oddToComplete } from './complete-words.ts';

/** Closes an event that has taken place; before its day, or while it is not paid, it is asked about first. */
export function CompleteDialog({ inquiry, onClose }: ActionDialogProps) {
  const today = dayOf({ epochMilliseconds: useNow(60_000) });
  const { eventDate, balance } = inquiry;
  const isAhead = eventDate > today;
  return (
    <ActionDialog
      title={`Complete ${inquiry.inquiryNumber}`}
      intro={
        isAhead
          ? 'An event is completed when it is over and done.'
          : `The event of ${formatDayLong(eventDate)} is over and done.`
      }
      confirm="Complete the event"
      busyWords="Completing…"
      doneWords={`${inquiry.inquiryNumber} is completed.`}
      schema={InquiryActionBody}
      asks={() => oddToComplete(inquiry, today)}
      // The server's day is what counts, where the clock of this device is wrong.
      send={() =>
        inItsTime('Complete it', (time) =>
          act(inquiry, 'complete', {
            ...(isAhead && { anyTime: true }),
            ...time,
            ...(balance.owed > 0 && { unpaid: balance.owed }),
          }),
        )
      }
      onClose={onClose}
    />
  );
}
