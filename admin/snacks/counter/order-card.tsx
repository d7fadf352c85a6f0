import { Box, Button, Card, Checkbox, Link, Stack, Typography } from '@mui/material';
import { MapPin, Phone, TriangleAlert } from 'lucide-react';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Allergies, DietBadge } from '#admin/account/diet.tsx';
import { NotesShown } from '#admin/kitchen/order-actions/notes.tsx';
import { CustomerNote, ItemLines } from '#admin/money/item-lines.tsx';
import { keepTogether } from '#admin/platform/components/keep-together.tsx';
import { COLOURS } from '#admin/platform/theme/colours.ts';
import { DeliveryTypeMark, PaidMark } from '#admin/snacks/orders/marks.tsx';
import { OrderMenu } from '#admin/snacks/orders/order-menu.tsx';
import {
  actionLabels,
  type ForwardAction,
  nextSnackAction,
} from '#admin/snacks/orders/snack-order-actions.ts';
import type { SnackOrderDialogState } from '#admin/snacks/orders/snack-order-dialogs.tsx';
import type { AdminSnackOrder } from '#contract/snacks/desk-orders.ts';
import { addressLine, doorText } from '#domain/account/delivery-address.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { formatTime } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';

type Props = {
  order: AdminSnackOrder;
  late: boolean;
  selected: boolean;
  /** Whether it is under way to its next state. */
  moving: boolean;
  onSelect: (on: boolean) => void;
  onStep: (step: ForwardAction) => void;
  onAsk: (asked: SnackOrderDialogState) => void;
};

/** One order on the counter: what, for whom, when, where to, and its next step. */
export function OrderCard({ order, late, selected, moving, onSelect, onStep, onAsk }: Props) {
  const step = nextSnackAction(order);
  const named = `${order.orderNumber}, ${order.customerName}`;
  const words = step && actionLabels(step, [order]);
  return (
    <Card
      component="article"
      // By it the keyboard finds the order again in the column that it moves to.
      id={`snack-order-${order.id}`}
      tabIndex={-1}
      aria-label={`${named}, ${formatTime(order.deliveryTime)}`}
      sx={{
        p: { xs: 1.25, sm: 1, lg: 1.25 },
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        borderRadius: 3,
        borderLeftWidth: 5,
        borderLeftColor: late ? 'house.chilli' : 'house.line',
        opacity: moving ? 0.6 : 1,
        ...(selected && {
          boxShadow: `0 0 0 3px ${COLOURS.turmeric}`,
        }),
        '&:focus-visible': { outline: '3px solid', outlineColor: 'house.ink', outlineOffset: 1 },
      }}
    >
      <Box sx={HEAD}>
        <Checkbox
          checked={selected}
          onChange={(_event, on) => onSelect(on)}
          slotProps={{ input: { 'aria-label': `Select ${named}` } }}
          sx={{ width: 44, height: 44 }}
        />
        <Box className="when" sx={{ minWidth: 0, lineHeight: 1.2, whiteSpace: 'nowrap' }}>
          <Box component="span" sx={{ display: 'block', fontWeight: 800, fontSize: '1.125rem' }}>
            {formatTime(order.deliveryTime)}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {order.orderNumber}
          </Box>
        </Box>
        <OrderMenu order={order} label={`More for ${named}`} onAsk={onAsk} />
      </Box>
      <OrderCustomer order={order} />
      <Allergies allergies={order.allergies} />
      <ItemLines items={order.items} />
      {order.specialInstructions && <CustomerNote>{order.specialInstructions}</CustomerNote>}
      {order.status === 'undelivered' && order.failReason && (
        <Typography sx={{ color: 'house.chilliInk', fontWeight: 650, overflowWrap: 'anywhere' }}>
          Not handed over: {order.failReason}
        </Typography>
      )}
      {doorText(order) && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          Door: {doorText(order)}
        </Typography>
      )}
      <NotesShown customerNote={order.customerNote} internalNote={order.internalNote} />
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}
      >
        <Box component="span" sx={{ fontWeight: 750, fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(order.totalAmount)}
        </Box>
        <PaidMark order={order} />
      </Stack>
      {step && words && (
        <Button
          variant="outlined"
          color="secondary"
          disabled={moving}
          aria-label={`${moving ? words.doing : words.does} ${named}`}
          onClick={() => onStep(step)}
          sx={{ minHeight: 48, px: 1 }}
        >
          {moving ? words.doing : words.does}
        </Button>
      )}
    </Card>
  );
}

function OrderCustomer({ order }: { order: AdminSnackOrder }) {
  const createPath = useCreatePath();
  return (
    <Stack sx={{ gap: 0.5, minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
        <DeliveryTypeMark deliveryType={order.deliveryType} />
        {order.diet !== 'vegetarian' && <DietBadge diet={order.diet} />}
      </Stack>
      <Link
        component={RouterLink}
        to={createPath({ resource: 'snack-orders', id: order.id, type: 'show' })}
        color="inherit"
        underline="hover"
        sx={{ fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.25, overflowWrap: 'anywhere' }}
      >
        {order.customerName}
      </Link>
      <Link href={`tel:${order.customerPhone}`} color="inherit" sx={LINE}>
        <Phone size={16} aria-hidden style={{ flex: 'none' }} />
        {formatPhone(order.customerPhone)}
      </Link>
      {order.address && (
        <Typography component="div" sx={{ ...LINE, alignItems: 'flex-start', lineHeight: 1.35 }}>
          <MapPin size={16} aria-hidden style={{ flex: 'none', marginTop: 3 }} />
          <span>{keepTogether(addressLine(order.address, order))}</span>
        </Typography>
      )}
      {!order.addressChecked && (
        <Typography variant="body2" sx={{ ...LINE, color: 'house.turmericInk' }}>
          <TriangleAlert size={16} aria-hidden style={{ flex: 'none' }} /> Postal code not checked
        </Typography>
      )}
    </Stack>
  );
}

/** Time and number between the box to tick and the menu, or below them where there is no room. */
const HEAD = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 0.5,
  m: '-6px -8px -4px -10px',
  '@container (max-width: 210px)': {
    '& .when': { gridColumn: '1 / -1', gridRow: 2, pl: '10px' },
    '& > :last-child': { gridColumn: 3 },
  },
};

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 28,
  overflowWrap: 'anywhere',
};
