import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { bodyOf, checkedBy } from '#admin/platform/client/body-of.ts';
import { call } from '#admin/services.ts';
import { type KitchenDay, kitchenDays } from '#contract/tiffin/desk-tiffin-orders.ts';
import { formatDay, formatDayLong, type IsoDay } from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';

const schema = kitchenDays.close.body;

const CloseDayDialog = (props: { date: IsoDay; orders: number; onClose: () => void }) => (
  <ActionDialog
    title={`Close ${formatDay(props.date)}`}
    intro={`${counted(props.orders, 'order')} of ${formatDayLong(props.date)} will be marked as delivered and their credits used. Cancel those that never went out first.`}
    confirm="Mark all as delivered"
    busyWords="Closing the day…"
    doneWords={({ data }: { data: { delivered: number } }) =>
      `${data.delivered} delivered; the day is closed.`
    }
    schema={schema}
    send={(values) =>
      call(kitchenDays.close, {
        params: { date: props.date },
        body: checkedBy(schema, bodyOf(schema, values)),
      })
    }
    onClose={props.onClose}
  >
    <TextInput source="internalNote" label="Internal note (optional)" multiline />
  </ActionDialog>
);

/** Past days with tiffins that nobody has marked as delivered: look at them, or close the day. */
export function OpenPastDays(props: {
  days: KitchenDay['openPastDays'];
  shown: IsoDay;
  onLook: (date: IsoDay) => void;
}) {
  const [closing, setClosing] = useState<KitchenDay['openPastDays'][number] | null>(null);
  return (
    <>
      {props.days.map((day) => (
        <Alert
          key={day.date}
          severity="warning"
          sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 180px' } }}
          action={
            <Stack direction="row" sx={{ gap: 0.5 }}>
              {day.date !== props.shown && (
                <Button color="inherit" onClick={() => props.onLook(day.date)}>
                  Look
                </Button>
              )}
              <Button color="inherit" variant="outlined" onClick={() => setClosing(day)}>
                Close the day
              </Button>
            </Stack>
          }
        >
          {formatDay(day.date)}: {counted(day.orders, 'order is', 'orders are')} not delivered yet.
        </Alert>
      ))}
      {closing && <CloseDayDialog {...closing} onClose={() => setClosing(null)} />}
    </>
  );
}
