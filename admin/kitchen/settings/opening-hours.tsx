import { Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, FormDataConsumer, TextInput, useGetList } from 'react-admin';
import type * as z from 'zod/mini';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { Section } from '#admin/platform/components/page.tsx';
import { ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import { dataProvider } from '#admin/services.ts';
import { type AdminOpeningHours, adminOpeningHours } from '#contract/kitchen/desk.ts';
import { formatTime } from '#domain/platform/days.ts';

type Timing = z.output<typeof AdminOpeningHours>;

const hoursOf = ({ is_closed, open_time, close_time }: Timing): string =>
  is_closed ? 'Closed' : `${formatTime(open_time)} to ${formatTime(close_time)}`;

/** When the kitchen is open to talk, by weekday; the contact page shows it. */
export function OpeningHoursSettings() {
  const [edited, setEdited] = useState<Timing | null>(null);
  const { data, error, refetch } = useGetList<Timing>('weekly-timings', {
    pagination: { page: 1, perPage: 10 },
  });
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  return (
    <Stack sx={{ maxWidth: 860 }}>
      <Section title="Opening hours">
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data
            .toSorted((one, other) => one.id - other.id)
            .map((timing) => (
              <Weekday key={timing.id} timing={timing} onEdit={() => setEdited(timing)} />
            ))}
        </Box>
      </Section>
      {edited && <TimingDialog timing={edited} onClose={() => setEdited(null)} />}
    </Stack>
  );
}

const Weekday = ({ timing, onEdit }: { timing: Timing; onEdit: () => void }) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(90px, 130px) 1fr auto',
      alignItems: 'center',
      columnGap: 1,
      borderTop: 1,
      borderColor: 'divider',
      py: 0.5,
      '&:first-of-type': { borderTop: 0 },
    }}
  >
    <strong>{timing.day}</strong>
    <span>{hoursOf(timing)}</span>
    <Button color="secondary" aria-label={`Edit ${timing.day}`} onClick={onEdit}>
      Edit
    </Button>
  </Box>
);

const TimingDialog = ({ timing, onClose }: { timing: Timing; onClose: () => void }) => (
  <ActionDialog
    title={timing.day}
    confirm="Save"
    busyWords="Saving…"
    doneWords="Saved."
    schema={adminOpeningHours.update.body}
    defaults={timing}
    send={(data) =>
      dataProvider.update('weekly-timings', { id: timing.id, data, previousData: timing })
    }
    onClose={onClose}
  >
    <BooleanInput source="is_closed" label="Closed all day" />
    <FormDataConsumer>
      {({ formData }) =>
        !formData.is_closed && (
          <>
            <TextInput source="open_time" label="Opens" type="time" />
            <TextInput source="close_time" label="Closes" type="time" />
          </>
        )
      }
    </FormDataConsumer>
  </ActionDialog>
);
