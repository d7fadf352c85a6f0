import { Box, Button, Checkbox, Link, Stack, Typography } from '@mui/material';
import { Phone, TriangleAlert } from 'lucide-react';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Allergies, DietBadge } from '#admin/account/diet.tsx';
import { ORDER_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import { NotesShown } from '#admin/kitchen/order-actions/notes.tsx';
import type { OrderActionResult } from '#admin/kitchen/order-actions/use-order-actions.ts';
import { StatusChip } from '#admin/platform/components/chip.tsx';
import { keepTogether } from '#admin/platform/components/keep-together.tsx';
import { COLOURS } from '#admin/platform/theme/colours.ts';
import { CreditDecision } from '#admin/tiffin/credit-decision.tsx';
import { ExitMenu, useDecline } from '#admin/tiffin/orders/exit-menu.tsx';
import {
  ACTION_LABELS,
  type ForwardAction,
  nextTiffinAction,
} from '#admin/tiffin/orders/tiffin-order-actions.ts';
import type { BoxToPack } from '#contract/kitchen/cooking.ts';
import type { AdminTiffinOrder } from '#contract/tiffin/desk-tiffin-orders.ts';
import { addressLine } from '#domain/account/delivery-address.ts';
import { nameOnBox } from '#domain/account/household.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { namedAllergens } from '#domain/menu/allergens.ts';
import { plural } from '#domain/platform/plural.ts';
import { shownStatusOf } from '#domain/tiffin/order-states.ts';
import { containsText, instructionsOf } from './box-words.ts';
import { BoxMark } from './to-cook.tsx';

type Props = {
  order: AdminTiffinOrder;
  /** How it is packed; an order that nobody has accepted has no box. */
  box: BoxToPack | undefined;
  selected: boolean;
  busy: boolean;
  onSelect: (on: boolean) => void;
  onStep: (step: ForwardAction) => void;
  onExit: (outcome: OrderActionResult) => void;
};

/** One delivery of the day: what to cook, for whom, where to, and its next step. */
export function OrderRow({ order, box, selected, busy, onSelect, onStep, onExit }: Props) {
  const step = nextTiffinAction(order);
  const decline = useDecline([order], onExit);
  const named = `${nameOnBox(order)}, ${order.orderNumber}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 1.5,
        rowGap: 0.75,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: '44px minmax(0, 1fr)',
          sm: '44px minmax(0, 1fr) auto',
          // As wide in every row, so that the addresses stand below each other.
          md: '44px minmax(0, 1fr) minmax(0, 1fr) 270px',
        },
        p: { xs: 1, sm: 1.5 },
        pl: { xs: 0.25, sm: 0.75 },
        borderTop: 1,
        borderColor: 'divider',
        ...(selected && {
          bgcolor: 'house.sunken',
          boxShadow: `inset 5px 0 0 ${COLOURS.turmeric}`,
        }),
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Checkbox
        checked={selected}
        onChange={(_event, on) => onSelect(on)}
        slotProps={{ input: { 'aria-label': `Select ${named}` } }}
        sx={{ width: 44, height: 44 }}
      />
      <Stack sx={{ gap: 0.75, pt: 0.5, minWidth: 0 }}>
        <OrderCustomer order={order} code={box?.code} />
        <Allergies
          allergies={order.allergies}
          inBox={namedAllergens(order.allergies, box?.contains ?? [])}
        />
        {order.allergies.trim() && box && (
          <Typography variant="body2">{containsText(box.contains)}</Typography>
        )}
      </Stack>
      <Stack
        sx={{
          gap: 0.75,
          pt: { md: 0.75 },
          minWidth: 0,
          gridColumn: { xs: 2, sm: '2 / -1', md: 'auto' },
        }}
      >
        <WhereAndHow order={order} />
        {order.notDelivered && <BroughtInVain order={order} />}
      </Stack>
      <Stack
        direction="row"
        sx={{
          columnGap: 1.25,
          rowGap: 0.5,
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: { xs: 'space-between', sm: 'flex-end' },
          gridColumn: { xs: 2, sm: 3, md: 'auto' },
          gridRow: { sm: 1, md: 'auto' },
        }}
      >
        <StatusChip status={shownStatusOf(order)} words={ORDER_STATUSES} />
        <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
          {step && (
            <Button
              variant="outlined"
              color="secondary"
              disabled={busy}
              aria-label={`${ACTION_LABELS[step].does} ${named}`}
              onClick={() => onStep(step)}
              sx={{ minHeight: 44 }}
            >
              {ACTION_LABELS[step].does}
            </Button>
          )}
          {decline.waiting.length > 0 && (
            <Button
              color="secondary"
              disabled={busy}
              aria-label={`${ACTION_LABELS.decline.does} ${named}`}
              onClick={decline.ask}
              sx={{ minHeight: 44 }}
            >
              {ACTION_LABELS.decline.does}…
            </Button>
          )}
          <ExitMenu orders={[order]} label={`More for ${named}`} onDone={onExit} />
          {decline.dialog}
        </Stack>
      </Stack>
    </Box>
  );
}

/** Why nobody took it, and what becomes of its credit as long as that is not decided. */
const BroughtInVain = ({ order }: { order: AdminTiffinOrder }) => (
  <>
    {order.cancelReason && (
      <Typography sx={{ borderLeft: 3, borderColor: 'house.chilli', pl: 1, lineHeight: 1.35 }}>
        {order.cancelReason}
      </Typography>
    )}
    <CreditDecision order={order} />
  </>
);

function OrderCustomer({ order, code }: { order: AdminTiffinOrder; code: string | undefined }) {
  const createPath = useCreatePath();
  return (
    <>
      <Stack direction="row" sx={{ gap: 1.25, alignItems: 'baseline' }}>
        <Box
          component="span"
          sx={{
            fontSize: '1.5rem',
            fontWeight: 800,
            fontStretch: '90%',
            lineHeight: 1.2,
            flex: 'none',
          }}
        >
          {order.quantity}
          <span aria-hidden>×</span>
          <span className="words-for-readers"> {plural(order.quantity, 'tiffin')} for </span>
        </Box>
        <Link
          component={RouterLink}
          to={createPath({ resource: 'tiffin-orders', id: order.id, type: 'show' })}
          color="inherit"
          underline="hover"
          sx={{ fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.25, overflowWrap: 'anywhere' }}
        >
          {nameOnBox(order)}
        </Link>
      </Stack>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {code && <BoxMark code={code} />} {order.planName}
        </Box>
        <DietBadge diet={order.diet} />
        <Link
          href={`tel:${order.customerPhone}`}
          color="inherit"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.75,
            minHeight: 32,
            whiteSpace: 'nowrap',
          }}
        >
          <Phone size={16} aria-hidden />
          {formatPhone(order.customerPhone)}
        </Link>
      </Stack>
    </>
  );
}

function WhereAndHow({ order }: { order: AdminTiffinOrder }) {
  return (
    <>
      <Typography sx={{ lineHeight: 1.35, overflowWrap: 'anywhere' }}>
        {keepTogether(addressLine(order.address, order))}
      </Typography>
      {!order.addressChecked && (
        <Typography
          variant="body2"
          sx={{ color: 'house.turmericInk', display: 'flex', gap: 0.75, alignItems: 'center' }}
        >
          <TriangleAlert size={16} aria-hidden /> Postal code not checked
        </Typography>
      )}
      {instructionsOf(order).map((words) => (
        <Typography
          key={words}
          sx={{
            borderLeft: 3,
            borderColor: 'house.turmeric',
            pl: 1,
            fontWeight: 600,
            lineHeight: 1.35,
          }}
        >
          {words}
        </Typography>
      ))}
      <NotesShown customerNote={order.customerNote} internalNote={order.internalNote} />
    </>
  );
}
