import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrder, TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { addressLine, doorText } from '#domain/account/delivery-address.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';
import { DEFAULT_SKIP_REASON, orderNote } from '#domain/tiffin/order-labels.ts';
import { TIFFINS_ACCEPTED } from '#domain/tiffin/order-states.ts';
import { TorontoTime } from '#web/account/session/toronto-time.tsx';
import { ContactBlock } from '#web/kitchen/kitchen-note.tsx';
import { useKitchenRules } from '#web/kitchen/kitchen-rules.ts';
import { myOrdersPath, schedulePath } from '#web/paths.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { OrderButtons } from '#web/tiffin/orders/order-buttons.tsx';
import {
  cancelDeadlineText,
  changeDeadlineText,
  skipDeadlineText,
  unskipDeadlineText,
} from '#web/tiffin/orders/order-text.ts';
import { TiffinStatus, tiffinStatusLabel } from '#web/tiffin/orders/tiffin-status.tsx';
import { tiffinOrderHeadline } from './order-headline.ts';

/** One fact beside its label; a `long` one goes below it on a phone. */
function Fact({
  label,
  long = false,
  children,
}: {
  label: string;
  long?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={`grid gap-x-4 ${long ? '' : 'grid-cols-[8rem_1fr]'} border-t border-line py-2.5 first:border-t-0 sm:grid-cols-[11rem_1fr] sm:gap-x-6 sm:py-3`}
    >
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

/** Every fact of a booked tiffin. */
function Facts({ order, remaining }: { order: TiffinOrder; remaining: number | undefined }) {
  const note = orderNote(order);
  const reason = order.cancelReason !== DEFAULT_SKIP_REASON && order.cancelReason;
  return (
    <dl>
      <Fact label="Order number">{order.orderNumber}</Fact>
      <Fact label="Status" long>
        <TiffinStatus order={order} />
        {note && <span className="mt-1 block text-sm font-normal text-ink-soft">{note}</span>}
      </Fact>
      {reason && (
        <Fact label="Reason" long>
          {reason}
        </Fact>
      )}
      {order.adminNotes && (
        <Fact label="From the kitchen" long>
          {order.adminNotes}
        </Fact>
      )}
      <Fact label="Delivery date">
        {formatDay(order.deliveryDate)}, {order.deliveryDate.slice(0, 4)}
      </Fact>
      <Fact label="Time slot">{formatSlot(order.deliveryTimeSlot)} (Toronto time)</Fact>
      {order.memberName && <Fact label="For">{order.memberName}</Fact>}
      <Fact label="Plan">{order.planName}</Fact>
      <Fact label="Quantity">{order.quantity}</Fact>
      <Fact label="Credits used">{order.creditsUsed}</Fact>
      <Fact label="Remaining credits">
        {remaining === undefined ? '…' : Math.max(0, remaining)}
      </Fact>
      <Fact label="Delivery address" long>
        {addressLine(order.deliveryAddress, order)}
      </Fact>
      <Fact label="Special instructions" long>
        {order.specialInstructions ?? 'None'}
      </Fact>
      {doorText(order) && (
        <Fact label="For the door" long>
          {doorText(order)}
        </Fact>
      )}
      <Fact label="Order id" long>
        <span className="text-sm font-normal break-all text-ink-soft">{order.id}</span>
      </Fact>
    </dl>
  );
}

/** Until when what can be done with a tiffin, and the buttons that do it. */
function Deadlines({ order, children }: { order: TiffinOrder; children: ReactNode }) {
  const words = [
    skipDeadlineText,
    unskipDeadlineText,
    changeDeadlineText,
    cancelDeadlineText,
  ].flatMap((wordsOf) => wordsOf(order) ?? []);
  if (words.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="plans-change">
      <h2 id="plans-change" className="mb-3 text-title">
        If plans change
      </h2>
      <ul className="mb-4 grid gap-2.5">
        {words.map((sentence) => (
          <li key={sentence} className="flex gap-2.5">
            <Icon of={Clock} className="mt-0.75 size-4.5 text-turmeric-ink" />
            {sentence}
          </li>
        ))}
      </ul>
      <TorontoTime className="mb-4" />
      {children}
    </Card>
  );
}

/** How far a tiffin has come, as a row of steps; nothing for one that ended another way. */
function OrderSteps({ status }: { status: TiffinOrderStatus }) {
  const at = TIFFINS_ACCEPTED.indexOf(status);
  if (at === -1) return null;
  const next = TIFFINS_ACCEPTED[at + 1];
  return (
    <div className="mb-4">
      <ol className="grid grid-cols-5 gap-1.5">
        {TIFFINS_ACCEPTED.map((step, index) => (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className="grid content-start gap-2"
          >
            <span
              aria-hidden="true"
              className={`h-1.5 rounded-full forced-colors:border ${index <= at ? 'bg-leaf forced-colors:bg-[Highlight]' : 'bg-line'}`}
            />
            <span
              className={`text-sm max-sm:sr-only ${index === at ? 'font-bold' : index < at ? '' : 'text-ink-soft'}`}
            >
              {tiffinStatusLabel(step)}
              {index < at && <span className="sr-only"> (done)</span>}
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="mt-2 text-sm sm:hidden">
        <strong className="font-bold">{tiffinStatusLabel(status)}</strong>
        {next && (
          <span className="text-ink-soft">, next: {tiffinStatusLabel(next).toLowerCase()}</span>
        )}
      </p>
    </div>
  );
}

/** One booked tiffin: where it stands, its facts, until when what can be done, and what comes next. */
export function BookedTiffin({
  order,
  subscription,
  justBooked,
}: {
  order: TiffinOrder;
  /** Undefined while it loads. */
  subscription: Subscription | undefined;
  justBooked: boolean;
}) {
  const { title, lead, picture } = tiffinOrderHeadline(order, justBooked, useKitchenRules());
  return (
    <>
      <header className="grid items-end gap-6 pb-6 sm:grid-cols-[1fr_auto] sm:pb-8">
        <div>
          <h1 className="text-page">{title}</h1>
          <p className="mt-3 max-w-text text-lg text-ink-soft">{lead}</p>
        </div>
        <Drawing of={picture} className="w-56 max-sm:hidden" />
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <Card as="section" aria-label="The order" className="p-5 sm:p-8">
          <OrderSteps status={order.status} />
          <Facts order={order} remaining={subscription?.remainingCredits} />
        </Card>
        <div className="grid gap-6">
          <Deadlines order={order}>
            <div className="no-print flex flex-wrap gap-x-1 gap-y-2 empty:hidden">
              <OrderButtons order={order} />
            </div>
          </Deadlines>
          <div className="no-print grid gap-3">
            <LinkButton
              to={schedulePath(order.subscriptionNumber)}
              kind={subscription?.actions.schedule === false ? 'quiet' : 'primary'}
            >
              Schedule another
            </LinkButton>
            <LinkButton kind="quiet" to={myOrdersPath()}>
              My Orders
            </LinkButton>
          </div>
          <ContactBlock number={order.orderNumber} />
        </div>
      </div>
    </>
  );
}
