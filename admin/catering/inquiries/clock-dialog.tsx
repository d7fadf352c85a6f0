import { bodyOf } from '#admin/platform/client/body-of.ts';
import { call } from '#admin/platform/client/services.ts';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import { adminCatering, EventClockBody } from '#contract/catering/desk/catering.ts';
import { readyWords, timedEvent } from '#domain/catering/event-clock.ts';
import { formatDayLong } from '#domain/platform/days.ts';
import type { ActionDialogProps } from './act.ts';
import { asksAboutClock } from './asks-about-clock.ts';
import { ClockInput } from './clock-input.tsx';

/** Sets when the food of an event has to be there, or another time. */
export const ClockDialog = ({ inquiry, onClose }: ActionDialogProps) => (
  <ActionDialog
    title={`Time of ${inquiry.inquiryNumber}`}
    intro={`${formatDayLong(inquiry.eventDate)}. ${
      inquiry.status === 'confirmed'
        ? `${inquiry.customerName} has accepted.`
        : 'The customer sees it with the inquiry and on the quote.'
    }`}
    {...(inquiry.status === 'confirmed' && {
      mail: 'They get a mail when this is another time.',
    })}
    confirm="Save the time"
    busyWords="Saving…"
    schema={EventClockBody}
    toBody={(values) => bodyOf(EventClockBody, values)}
    defaults={{ eventClock: inquiry.eventClock }}
    send={(values) =>
      call(adminCatering.setClock, {
        params: { id: inquiry.id },
        body: { eventClock: values.eventClock || null },
      })
    }
    doneWords={({ data }) =>
      `${inquiry.inquiryNumber}: ${readyWords(timedEvent(data)) ?? 'saved'}.`
    }
    asks={asksAboutClock(inquiry)}
    onClose={onClose}
  >
    <ClockInput times={inquiry.eventTime} whenEmpty="Empty: not agreed yet." autoFocus />
  </ActionDialog>
);
