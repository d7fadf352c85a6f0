import { Box, Stack, Typography } from '@mui/material';
import { Allergies } from '#admin/account/diet.tsx';
import { EventLink } from '#admin/catering/event-book/day-events.tsx';
import { DELIVERY_TYPE_LABELS, DIET_LABELS } from '#admin/kitchen/labels/choices.ts';
import { snackStatuses } from '#admin/kitchen/labels/statuses.ts';
import { waitingText } from '#admin/kitchen/labels/tiffin-load.ts';
import { LinkRow } from '#admin/platform/components/link-row.tsx';
import { counterPath } from '#admin/snacks/orders/paths.ts';
import type { SnackOrderToHandOver } from '#contract/kitchen/cooking.ts';
import type { KitchenDay } from '#contract/tiffin/desk-tiffin-orders.ts';
import { formatTime } from '#domain/platform/days.ts';
import { plural } from '#domain/platform/plural.ts';
import { isSnackOrderMade } from '#domain/snacks/order-states.ts';

type Day = Pick<KitchenDay, 'date' | 'events' | 'snacksToHandOver' | 'snacksWaiting'>;

/** What the kitchen makes that day besides tiffins, each with its time and where it leads. */
export function OtherWorkOfDay({ day }: { day: Day }) {
  const { date, events, snacksToHandOver, snacksWaiting } = day;
  if (events.length + snacksToHandOver.length + snacksWaiting === 0) return null;
  return (
    <Stack component="section" aria-label="Also on this day" sx={{ gap: 0.75 }}>
      <Typography component="h2" sx={{ fontWeight: 700 }}>
        Also on this day
      </Typography>
      {events.map((event) => (
        <EventLink key={event.id} event={event} />
      ))}
      {snacksToHandOver.length + snacksWaiting > 0 && (
        <Box>
          {snacksToHandOver.map((order) => (
            <LinkRow key={order.id} to={`/snack-orders/${order.id}/show`}>
              <SnackLine order={order} />
            </LinkRow>
          ))}
          {snacksWaiting > 0 && (
            <LinkRow to={counterPath(date)}>
              {waitingText(snacksWaiting).replace(
                ' ',
                plural(snacksWaiting, ' snack order ', ' snack orders '),
              )}
            </LinkRow>
          )}
        </Box>
      )}
    </Stack>
  );
}

/** `2:00 PM · 2× Khaman Dhokla`, then whose it is and what to take care of. */
const SnackLine = ({ order }: { order: SnackOrderToHandOver }) => (
  <>
    <strong>
      {formatTime(order.time)} ·{' '}
      {order.items.map(({ name, quantity }) => `${quantity}× ${name}`).join(', ')}
    </strong>
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {DELIVERY_TYPE_LABELS[order.deliveryType]} · {order.customerName}, {order.orderNumber}
      {order.diet !== 'vegetarian' && ` · ${DIET_LABELS[order.diet]}`}
      {isSnackOrderMade(order.status) &&
        ` · ${snackStatuses(order.deliveryType)[order.status].label}`}
    </Typography>
    <Allergies allergies={order.allergies} />
  </>
);
