import { Box, Typography } from '@mui/material';
import { ORDER_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import { Chip, StatusChip } from '#admin/platform/components/chip.tsx';
import type { AdminTiffinOrder } from '#contract/tiffin/desk-tiffin-orders.ts';
import { CREDIT_KEPT_REASONS } from '#domain/tiffin/order-labels.ts';
import { shownStatusOf } from '#domain/tiffin/order-states.ts';
import { capacityText, type SlotDemand } from '#domain/tiffin/slot-capacity.ts';

type Props = { order: Pick<AdminTiffinOrder, 'status' | 'notDelivered' | 'creditKept'> };

/** The state of a tiffin; of a cancelled one whose credit is used, that and why. */
export function TiffinStatus({ order }: Props) {
  const { creditKept } = order;
  const status = shownStatusOf(order);
  if (creditKept === null || status === 'not_delivered')
    return <StatusChip status={status} words={ORDER_STATUSES} />;
  const reason = CREDIT_KEPT_REASONS[creditKept];
  return (
    <Box component="span" sx={{ display: 'inline-grid', justifyItems: 'start', gap: 0.25 }}>
      <Chip tone={ORDER_STATUSES[status].tone}>{ORDER_STATUSES[status].label}, credit used</Chip>
      {reason && (
        <Typography component="span" variant="caption" color="textSecondary">
          {reason}
        </Typography>
      )}
    </Box>
  );
}

/**
 * How full the hour of an order is that waits, and what it would make of it; nothing for others.
 * Where it is too long for its place it goes on below, with its time unbroken.
 */
export const SlotCapacity = ({ order }: { order: SlotDemand }) =>
  capacityText(order).map((words) => (
    <Typography
      key={words}
      component="span"
      variant="caption"
      color="textSecondary"
      sx={{ display: 'block', whiteSpace: 'normal', fontVariantNumeric: 'tabular-nums' }}
    >
      {words.split(/(?<=, )/).map((part) => (
        <Box key={part} component="span" sx={{ display: 'inline-block', whiteSpace: 'pre' }}>
          {part}
        </Box>
      ))}
    </Typography>
  ));
