import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, FormDataConsumer, TextInput, useGetList } from 'react-admin';
import type * as z from 'zod/mini';
import { dataProvider } from '#admin/api/services.ts';
import { ActionDialog } from '#admin/parts/action-dialog.tsx';
import { Section } from '#admin/parts/section.tsx';
import { SmallTable } from '#admin/parts/small-table.tsx';
import { ReadProblem, Waiting } from '#admin/parts/states.tsx';
import { type AdminTiming, adminTimings } from '#contract/admin/desk.ts';
import { formatTime } from '#domain/days.ts';

type Timing = z.output<typeof AdminTiming>;

const hoursOf = ({ is_closed, open_time, close_time }: Timing): string =>
  is_closed ? 'Closed' : `${formatTime(open_time)} to ${formatTime(close_time)}`;

/** When the kitchen is open to talk, by weekday; the contact page shows it. */
export function OpeningHours() {
  const [edited, setEdited] = useState<Timing | null>(null);
  const { data, error, refetch } = useGetList<Timing>('weekly-timings', {
    pagination: { page: 1, perPage: 10 },
  });
  if (!data && error) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <Stack sx={{ maxWidth: 860 }}>
      <Section title="Opening hours">
        <SmallTable
          label="Opening hours"
          rows={data.toSorted((one, other) => one.id - other.id)}
          keyOf={({ id }) => id}
          columns={[
            { heading: 'Day', cell: ({ day }) => <strong>{day}</strong> },
            { heading: 'Hours', cell: hoursOf },
            {
              heading: 'Edit',
              align: 'right',
              cell: (timing) => (
                <Button
                  color="secondary"
                  size="small"
                  aria-label={`Edit ${timing.day}`}
                  onClick={() => setEdited(timing)}
                >
                  Edit
                </Button>
              ),
            },
          ]}
        />
      </Section>
      {edited && <TimingDialog timing={edited} onClose={() => setEdited(null)} />}
    </Stack>
  );
}

const TimingDialog = ({ timing, onClose }: { timing: Timing; onClose: () => void }) => (
  <ActionDialog
    title={timing.day}
    confirm="Save"
    busyWords="Saving…"
    doneWords="Saved."
    schema={adminTimings.update.body as never}
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
