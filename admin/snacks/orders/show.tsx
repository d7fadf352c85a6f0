import { Alert, Button } from '@mui/material';
import { Banknote, Ticket } from 'lucide-react';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { useClosures } from '#admin/kitchen/closures/closures.tsx';
import { snackStatuses } from '#admin/kitchen/labels/statuses.ts';
import { SmallTable } from '#admin/kitchen/lists/small-table.tsx';
import { CorrectButton } from '#admin/kitchen/order-actions/correct-dialog.tsx';
import { DoublePressGuard } from '#admin/kitchen/order-actions/double-press-guard.tsx';
import { NotesSection } from '#admin/kitchen/order-actions/notes.tsx';
import { useOrderActions } from '#admin/kitchen/order-actions/use-order-actions.ts';
import { CustomerNote } from '#admin/money/item-lines.tsx';
import { PayBackSection, PaymentsOf } from '#admin/money/payments-of.tsx';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { StatusChip } from '#admin/platform/components/chip.tsx';
import { type Sum, Sums } from '#admin/platform/components/facts.tsx';
import { Page, Section, TwoColumns } from '#admin/platform/components/page.tsx';
import { ShowPage } from '#admin/platform/components/record-page.tsx';
import { ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import { type AdminPayment, adminPayments } from '#contract/money/desk-payments.ts';
import { type AdminSnackOrder, adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { balanceSums } from '#domain/money/balance-sums.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { correctionsOfSnacks } from './corrections.ts';
import { CustomerAndTime } from './customer-and-time.tsx';
import { DeliveryTypeMark, PaidMark } from './marks.tsx';
import { ticketsPath } from './paths.ts';
import { actionLabels, cancellable, nextSnackAction, snackMove } from './snack-order-actions.ts';
import { type SnackOrderDialogState, SnackOrderDialogs } from './snack-order-dialogs.tsx';
import { Timeline } from './timeline.tsx';

/** One snack order: for whom and when, what, its money, how far it is, and what can be done. */
export const SnackOrderShow = () => (
  <ShowPage<AdminSnackOrder> noun="Snack order">{(order) => <WholeOrder order={order} />}</ShowPage>
);

type Item = AdminSnackOrder['items'][number];

const WhatItIs = ({ item: { name, unit, specialInstructions } }: { item: Item }) => (
  <>
    <strong>{name}</strong>
    {unit && ` · ${unit}`}
    {specialInstructions && <CustomerNote>{specialInstructions}</CustomerNote>}
  </>
);

/** What was ordered and what it costs, to the cent. */
function ItemsAndPrice({ order }: { order: AdminSnackOrder }) {
  const sums: Sum[] = [
    { label: 'Snacks', amount: order.subtotal },
    ...(order.deliveryType === 'delivery'
      ? [{ label: 'Delivery', amount: order.deliveryFee }]
      : []),
    { label: 'HST', amount: order.taxAmount },
    ...balanceSums(order.totalAmount, order.balance, { hasEnded: order.status === 'cancelled' }),
  ];
  return (
    <Section title="Snacks">
      <SmallTable
        label="Snacks"
        rows={order.items.map((item, place) => ({ item, place }))}
        keyOf={({ place }) => place}
        columns={[
          { heading: 'Snack', wraps: true, cell: ({ item }) => <WhatItIs item={item} /> },
          { heading: 'How many', align: 'right', cell: ({ item }) => item.quantity },
          { heading: 'Each', align: 'right', cell: ({ item }) => formatMoney(item.price) },
          ...(order.deliveryFee > 0
            ? [
                {
                  heading: 'Delivery',
                  align: 'right' as const,
                  cell: ({ item }: { item: Item }) => formatMoney(item.deliveryFee),
                },
              ]
            : []),
          { heading: 'HST', align: 'right', cell: ({ item }) => formatMoney(item.taxAmount) },
          { heading: 'Total', align: 'right', cell: ({ item }) => formatMoney(item.total) },
        ]}
      />
      <Sums sums={sums} />
    </Section>
  );
}

/** What was paid for a snack order, the latest first. */
function OrderPayments({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useGetList<AdminPayment>('payments', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'receivedDay', order: 'DESC' },
    filter: { snackOrderId: orderId },
  });
  if (data) return <PaymentsOf payments={data} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />;
}

function WholeOrder({ order }: { order: AdminSnackOrder }) {
  const [asked, setAsked] = useState<SnackOrderDialogState | null>(null);
  const closures = useClosures({ enabled: order.status === 'cancelled' });
  const may = useCanCall();
  const { move, tell, busy } = useOrderActions<AdminSnackOrder>(() => undefined);
  const step = nextSnackAction(order);
  const words = step && actionLabels(step, [order]);
  return (
    <Page title={`${order.orderNumber} · ${order.customerName}`}>
      <DoublePressGuard sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <StatusChip status={order.status} words={snackStatuses(order.deliveryType)} />
        <DeliveryTypeMark deliveryType={order.deliveryType} />
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
      </DoublePressGuard>
      {order.status === 'undelivered' && order.failReason && (
        <Alert severity="warning">Could not be handed over: {order.failReason}</Alert>
      )}
      {order.cancelReason && <Alert severity="info">Reason: {order.cancelReason}</Alert>}
      <PayBackSection
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
      <SnackOrderDialogs asked={asked} onMoved={tell} onClose={() => setAsked(null)} />
    </Page>
  );
}
