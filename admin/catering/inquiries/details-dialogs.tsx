import { Box } from '@mui/material';
import { NumberInput } from 'react-admin';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { call } from '#admin/services.ts';
import { adminCatering, EventClockBody, GuestDietsBody } from '#contract/catering/desk-catering.ts';
import { DietaryPreference } from '#contract/catering/inquiry-choices.ts';
import { eventClockText, timedEvent } from '#domain/catering/event-clock.ts';
import { guestDietText } from '#domain/catering/guest-diets.ts';
import { DIETARY_PREFERENCE_LABELS, labelWithOther, listLabels } from '#domain/catering/labels.ts';
import { formatDayLong } from '#domain/platform/days.ts';
import { ClockInput, eventClockQuestion } from './clock-input.tsx';
import { type ActionDialogProps, guestsText } from './inquiry-record.ts';

/** Writes down how many guests eat what. */
export function DietsDialog({ inquiry, onClose }: ActionDialogProps) {
  const { dietaryPreference, dietaryPreferenceOther: other } = inquiry;
  return (
    <ActionDialog
      title={`What the guests of ${inquiry.inquiryNumber} eat`}
      intro={`${guestsText(inquiry.numberOfGuests)}, and they asked for: ${listLabels(DIETARY_PREFERENCE_LABELS, dietaryPreference, other)}. How many of each? All empty: not agreed yet.`}
      confirm="Save the numbers"
      busyWords="Saving…"
      schema={GuestDietsBody}
      toBody={(values) => bodyOf(GuestDietsBody, values)}
      defaults={{ guestDiets: inquiry.guestDiets ?? {} }}
      send={(values) =>
        call(adminCatering.setDiets, {
          params: { id: inquiry.id },
          body: bodyOf(GuestDietsBody, values) as { guestDiets: typeof inquiry.guestDiets },
        })
      }
      doneWords={({ data }) => `${inquiry.inquiryNumber}: ${guestDietText(data)}.`}
      onClose={onClose}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
          columnGap: 2,
        }}
      >
        {DietaryPreference.options.map((diet) => (
          <NumberInput
            key={diet}
            source={`guestDiets.${diet}`}
            label={labelWithOther(DIETARY_PREFERENCE_LABELS, diet, other)}
            min={0}
            step={1}
            fullWidth
          />
        ))}
      </Box>
    </ActionDialog>
  );
}

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
      hasEmail: inquiry.email !== '',
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
      `${inquiry.inquiryNumber}: ${eventClockText(timedEvent(data)) ?? 'saved'}.`
    }
    asks={eventClockQuestion(inquiry)}
    onClose={onClose}
  >
    <ClockInput times={inquiry.eventTime} whenEmpty="Empty: not agreed yet." autoFocus />
  </ActionDialog>
);
