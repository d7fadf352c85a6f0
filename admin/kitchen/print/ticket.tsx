import { DIET_NAMES, WAY_NAMES } from '#admin/platform/words/choices.ts';
import type { AdminSnackOrder } from '#contract/snacks/desk/orders.ts';
import { formatDayLong, formatTime } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/money/money.ts';
import { formatPhone } from '#domain/account/phone.ts';

/** What goes on the bag: how and when first, then for whom, what, and whether it is paid. */
export const Ticket = ({ order }: { order: AdminSnackOrder }) => (
  <section className="ticket" aria-label={order.orderNumber}>
    <header>
      <p className="ticket-way">
        {order.status === 'cancelled' ? 'Cancelled' : WAY_NAMES[order.deliveryType]}
      </p>
      <p className="ticket-time">{formatTime(order.deliveryTime)}</p>
      <p className="ticket-day">{formatDayLong(order.deliveryDate)}</p>
      <p className="ticket-number">{order.orderNumber}</p>
    </header>
    <h1>{order.customerName}</h1>
    <p className="ticket-phone">{formatPhone(order.customerPhone)}</p>
    {order.address && <p className="ticket-address">{order.address}</p>}
    {order.diet !== 'vegetarian' && <p className="ticket-frame">{DIET_NAMES[order.diet]}</p>}
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
    <Note heading="At the door" words={order.doorNote} />
    <Note heading="The customer was told" words={order.customerNote} />
    <PriceLine order={order} />
  </section>
);

const Note = ({ heading, words }: { heading: string; words: string | null }) =>
  words && (
    <p className="ticket-note">
      <span>{heading}</span>
      {words}
    </p>
  );

function PriceLine({ order }: { order: AdminSnackOrder }) {
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
