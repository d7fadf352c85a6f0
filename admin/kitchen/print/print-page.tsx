import type { ComponentType } from 'react';
import { Authenticated, useCreatePath, useGetMany, useGetOne } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import { SignInAgain } from '#admin/kitchen/sign-in/sign-in-form.tsx';
import { READ_OPTIONS, useCall } from '#admin/platform/client/use-call.ts';
import { EmptyState, ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import { type KitchenDay, kitchenDays } from '#contract/tiffin/desk-tiffin-orders.ts';
import { addressLine, doorText } from '#domain/account/delivery-address.ts';
import { formatDay, formatDayLong, formatTime } from '#domain/platform/days.ts';
import { Labels } from './box-labels.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { KitchenSheet } from './kitchen-sheet.tsx';
import { Paper, usePrintedDate } from './paper.tsx';
import { type DaySheets, hasAnything, sheetsOf } from './sheets.ts';
import './kitchen-sheet.css';
import { inquiryPath } from '#admin/catering/inquiries/inquiry-record.ts';
import { DELIVERY_TYPE_LABELS, DIET_LABELS } from '#admin/kitchen/labels/choices.ts';
import { counterPath } from '#admin/snacks/orders/paths.ts';
import type { AdminInquiryDetails } from '#contract/catering/desk-catering.ts';
import type { AdminSnackOrder } from '#contract/snacks/desk-orders.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { EventSheet } from './event-sheet.tsx';

type Props = {
  title: string;
  Sheet: ComponentType<{ sheets: DaySheets }>;
  /** Whether a day has anything for it. */
  hasAny: (day: KitchenDay) => boolean;
};

/** A sheet of the kitchen's day. */
function PrintedDay({ title, Sheet, hasAny }: Props) {
  const date = usePrintedDate();
  const { data, error, refetch } = useCall(kitchenDays.read, { params: { date } });
  return (
    <Paper
      title={`${title}, ${formatDay(date)}`}
      back={{ to: `/kitchen-day?date=${date}`, words: 'Back to the day' }}
      ready={data !== undefined}
    >
      {data ? (
        <SheetOrEmpty day={data} {...{ Sheet, hasAny }} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </Paper>
  );
}

function SheetOrEmpty({ day, Sheet, hasAny }: { day: KitchenDay } & Omit<Props, 'title'>) {
  if (!hasAny(day))
    return <EmptyState words={`Nothing is to be cooked on ${formatDay(day.date)}.`} />;
  return (
    <main>
      <Sheet sheets={sheetsOf(day)} />
    </main>
  );
}

/** The production sheet of the event that the address names. */
function PrintedEvent() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { data, error, refetch } = useGetOne<AdminInquiryDetails>(
    'catering-inquiries',
    { id },
    { ...READ_OPTIONS, enabled: id !== '' },
  );
  return (
    <Paper
      title={data ? `Production sheet, ${data.inquiryNumber}` : 'Production sheet'}
      back={
        id
          ? { to: inquiryPath({ id }), words: 'Back to the inquiry' }
          : { to: '/event-book', words: 'Back to the event book' }
      }
      ready={data !== undefined}
    >
      {data ? (
        <main>
          <EventSheet inquiry={data} />
        </main>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : id ? (
        <LoadingState />
      ) : (
        <EmptyState words="There is no such event." />
      )}
    </Paper>
  );
}

/** As the counter works through them: by day, by time, in the order in which they came in. */
const placeOf = ({ deliveryDate, deliveryTime, orderNumber }: AdminSnackOrder): string =>
  [deliveryDate, deliveryTime, orderNumber].join(' ');

/** What goes on the bag: how and when first, then for whom, what, and whether it is paid. */
export const Ticket = ({ order }: { order: AdminSnackOrder }) => (
  <section className="ticket" aria-label={order.orderNumber}>
    <header>
      <p className="ticket-way">
        {order.status === 'cancelled' ? 'Cancelled' : DELIVERY_TYPE_LABELS[order.deliveryType]}
      </p>
      <p className="ticket-time">{formatTime(order.deliveryTime)}</p>
      <p className="ticket-day">{formatDayLong(order.deliveryDate)}</p>
      <p className="ticket-number">{order.orderNumber}</p>
    </header>
    <h1>{order.customerName}</h1>
    <p className="ticket-phone">{formatPhone(order.customerPhone)}</p>
    {order.address && <p className="ticket-address">{addressLine(order.address, order)}</p>}
    {order.diet !== 'vegetarian' && <p className="ticket-frame">{DIET_LABELS[order.diet]}</p>}
    {order.allergies.trim() && <p className="ticket-frame">Allergy: {order.allergies}</p>}
    <ul>
      {order.items.map(({ name, unit, quantity, specialInstructions }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
        <li key={place}>
          <span className="ticket-quantity">{quantity}×</span>
          <span>
            <strong>{name}</strong>
            {unit && <span className="ticket-unit"> {unit}</span>}
            {specialInstructions && <em>{specialInstructions}</em>}
          </span>
        </li>
      ))}
    </ul>
    <Note heading="Asked for" words={order.specialInstructions} />
    <Note heading="At the door" words={doorText(order)} />
    <Note heading="The customer was told" words={order.customerNote} />
    <TicketTotal order={order} />
  </section>
);

const Note = ({ heading, words }: { heading: string; words: string | null }) =>
  words && (
    <p className="ticket-note">
      <span>{heading}</span>
      {words}
    </p>
  );

function TicketTotal({ order }: { order: AdminSnackOrder }) {
  const { owed, toPayBack } = order.balance;
  return (
    <footer>
      <p>
        <span>Total</span>
        <strong>{formatMoney(order.totalAmount)}</strong>
      </p>
      <p className="ticket-paid">
        {owed > 0
          ? `To pay ${formatMoney(owed)}`
          : toPayBack > 0
            ? `Pay back ${formatMoney(toPayBack)}`
            : 'Paid'}
      </p>
    </footer>
  );
}

/** A ticket for each of the orders that the address names, one a page. */
function PrintedTickets() {
  const [params] = useSearchParams();
  const createPath = useCreatePath();
  const ids = (params.get('ids') ?? '').split(',').filter(Boolean);
  const { data, error, refetch } = useGetMany<AdminSnackOrder>('snack-orders', { ids });
  const orders = (data ?? []).toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));
  const [first] = orders;
  const back =
    first && orders.length === 1
      ? {
          to: createPath({ resource: 'snack-orders', id: first.id, type: 'show' }),
          words: 'Back to the order',
        }
      : { to: counterPath(first?.deliveryDate), words: 'Back to the counter' };
  return (
    <Paper
      title={first && orders.length === 1 ? first.orderNumber : 'Tickets'}
      back={back}
      ready={orders.length > 0}
    >
      {orders.length > 0 ? (
        <main>
          {orders.map((order) => (
            <Ticket key={order.id} order={order} />
          ))}
        </main>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data || ids.length === 0 ? (
        <EmptyState words="There is no such order." />
      ) : (
        <LoadingState />
      )}
    </Paper>
  );
}

const SHEETS: Record<string, () => React.ReactNode> = {
  'kitchen-sheet': () => (
    <PrintedDay title="Kitchen sheet" Sheet={KitchenSheet} hasAny={hasAnything} />
  ),
  labels: () => <PrintedDay title="Labels" Sheet={Labels} hasAny={({ tiffins }) => tiffins > 0} />,
  'delivery-list': () => <DeliveryList />,
  'event-sheet': () => <PrintedEvent />,
  'snack-tickets': () => <PrintedTickets />,
};

/** What the desk prints, each on a page of its own without the desk around it. */
export default function PrintPage() {
  const { sheet = '' } = useParams();
  return (
    <Authenticated>
      <SignInAgain />
      {Object.hasOwn(SHEETS, sheet) ? (
        SHEETS[sheet]?.()
      ) : (
        <EmptyState words="There is no such sheet." />
      )}
    </Authenticated>
  );
}
