import { Alert, Button } from '@mui/material';
import { Banknote, Ticket } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '#admin/platform/client/use-may.ts';
import { useClosures } from '#admin/kitchen/closures/use-closures.ts';
import { ToPayBack } from '#admin/money/to-pay-back.tsx';
import { OncePressed } from '#admin/platform/moves/once-pressed.tsx';
import { useMoveOrders } from '#admin/platform/moves/use-move-orders.ts';
import { StatusChip } from '#admin/platform/parts/chip.tsx';
import { NotesSection } from '#admin/platform/parts/notes.tsx';
import { Page } from '#admin/platform/parts/page.tsx';
import { ShowPage } from '#admin/platform/parts/record-page.tsx';
import { TwoColumns } from '#admin/platform/parts/two-columns.tsx';
import { CorrectButton } from '#admin/platform/correct-button.tsx';
import { snackStatuses } from '#admin/platform/words/statuses.ts';
import { adminPayments } from '#contract/money/desk/payments.ts';
import { type AdminSnackOrder, adminSnackOrders } from '#contract/snacks/desk/orders.ts';
import { type Asked, AskedOfOrder } from './asked-of-order.tsx';
import { correctionsOfSnacks } from './corrections.ts';
import { CustomerAndTime } from './customer-and-time.tsx';
import { ItemsAndPrice } from './items-and-price.tsx';
import { OrderPayments } from './order-payments.tsx';
import { PaidMark } from './paid-mark.tsx';
import { ticketsPath } from './paths.ts';
import { actionWords, cancellable, nextStep, snackMove } from './steps.ts';
import { Timeline } from './timeline.tsx';
import { WayMark } from './way-mark.tsx';

/** One snack order: for whom and when, what, its money, how far it is, and what can be done. */
export const SnackOrderShow = () => (
  <ShowPage<AdminSnackOrder> noun="Snack order">{(order) => <WholeOrder order={order} />}</ShowPage>
);

function WholeOrder({ order }: { order: AdminSnackOrder }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const closures = useClosures({ enabled: order.status === 'cancelled' });
  const may = useMay();
  const { move, tell, busy } = useMoveOrders<AdminSnackOrder>(() => undefined);
  const step = nextStep(order);
  const words = step && actionWords(step, [order]);
  return (
    <Page title={`${order.orderNumber} · ${order.customerName}`}>
      <OncePressed sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <StatusChip status={order.status} words={snackStatuses(order.deliveryType)} />
        <WayMark way={order.deliveryType} />
        <PaidMark order={order} />
        {step && words && (
          <Button
            variant="contained"
            disabled={busy}
            onClick={() => void move(snackMove(step, [order]), [order])}
          >
            {busy ? words.doing : words.does}
          </Button>
        )}
        {order.status === 'undelivered' && (
          <Button
            variant="outlined"
            color="secondary"
            disabled={busy}
            onClick={() => void move(snackMove('deliver', [order]), [order])}
          >
            Handed over after all
          </Button>
        )}
        {order.actions.includes('fail') && (
          <Button
            variant="outlined"
            color="secondary"
            onClick={() => setAsked({ about: 'fail', order })}
          >
            Could not hand over
          </Button>
        )}
        {may(adminPayments.record) && (
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<Banknote size={18} aria-hidden />}
            onClick={() => setAsked({ about: 'payment', order })}
          >
            Record a payment
          </Button>
        )}
        {order.balance.paid > 0 && order.balance.toPayBack === 0 && may(adminPayments.record) && (
          <Button
            variant="outlined"
            color="secondary"
            onClick={() => setAsked({ about: 'pay-back', order })}
          >
            Record what was paid back
          </Button>
        )}
        <Button
          component={Link}
          to={ticketsPath([order])}
          variant="outlined"
          color="secondary"
          startIcon={<Ticket size={18} aria-hidden />}
        >
          Ticket
        </Button>
        <CorrectButton
          endpoint={adminSnackOrders.correct}
          {...correctionsOfSnacks(order, closures)}
        />
        {cancellable([order]).length > 0 && (
          <Button variant="outlined" onClick={() => setAsked({ about: 'cancel', orders: [order] })}>
            Cancel
          </Button>
        )}
      </OncePressed>
      {order.status === 'undelivered' && order.failReason && (
        <Alert severity="warning">Could not be handed over: {order.failReason}</Alert>
      )}
      {order.cancelReason && <Alert severity="info">Reason: {order.cancelReason}</Alert>}
      <ToPayBack
        paidFor={{ snackOrderId: order.id }}
        number={order.orderNumber}
        balance={order.balance}
        note={order.payBackNote}
        onRecord={() => setAsked({ about: 'pay-back', order })}
      />
      <TwoColumns
        main={
          <>
            <CustomerAndTime order={order} />
            <ItemsAndPrice order={order} />
          </>
        }
        beside={
          <>
            <Timeline order={order} />
            <NotesSection
              customerNote={order.customerNote}
              internalNote={order.internalNote}
              onEdit={() => setAsked({ about: 'notes', order })}
            />
          </>
        }
      />
      {may(adminPayments.list) && <OrderPayments orderId={order.id} />}
      <AskedOfOrder asked={asked} onMoved={tell} onClose={() => setAsked(null)} />
    </Page>
  );
}
