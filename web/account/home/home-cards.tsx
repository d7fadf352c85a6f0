import { Banknote, CalendarPlus, Wallet } from 'lucide-react';
import type { CustomerHome } from '#contract/account/customer-home.ts';
import { dayOf, formatDate } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import {
  confirmationPath,
  managementPath,
  schedulePath,
  snackConfirmationPath,
} from '#web/paths.ts';
import { DayTile } from '#web/platform/lists/day-tile.tsx';
import { OrderSheet } from '#web/platform/lists/order-sheet.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import {
  deliveryTypeLabel,
  itemsInShort,
  snackDay,
  snackHour,
} from '#web/snacks/orders/snack-order-text.ts';
import { SnackStatus } from '#web/snacks/orders/snack-status.tsx';
import { bookedCreditsText, creditForecastText, creditsLeftText, dayText } from './home-text.ts';

const today = () => dayOf({ epochMilliseconds: Date.now() });

/** A snack order that is not done yet, and how far it is. */
export function NextSnacks({ order }: { order: CustomerHome['snackOrders'][number] }) {
  const number = order.order_number;
  return (
    <OrderSheet
      as="article"
      tile={<DayTile day={snackDay(order)} />}
      title={
        <>
          {dayText(snackDay(order), today())},{' '}
          <span className="whitespace-nowrap">{snackHour(order)}</span>,{' '}
          {deliveryTypeLabel(order).toLowerCase()}
        </>
      }
      status={<SnackStatus order={order} />}
      number={number}
      to={snackConfirmationPath(number)}
      beside={formatMoney(order.total_amount)}
      note={order.admin_notes}
      buttons={
        <LinkButton kind="quiet" size="small" to={snackConfirmationPath(number)}>
          Track your snacks
        </LinkButton>
      }
    >
      <p className="wrap-anywhere">{itemsInShort(order.items)}</p>
    </OrderSheet>
  );
}

/** A plan that is not paid yet: how much, and what to quote. */
export function UnpaidSubscription({
  subscription,
}: {
  subscription: CustomerHome['unpaid'][number];
}) {
  const { subscriptionNumber, planName, startDate, amount } = subscription;
  return (
    <OrderSheet
      as="article"
      tile={<DayTile day={startDate} muted />}
      title={planName}
      status={
        <Badge tone="turmeric">
          <Icon of={Banknote} className="size-3.5" />
          Payment awaited
        </Badge>
      }
      number={subscriptionNumber}
      to={managementPath(subscriptionNumber)}
      beside={`From ${formatDate(startDate)}`}
      buttons={
        <LinkButton kind="quiet" size="small" to={confirmationPath(subscriptionNumber)}>
          How to pay
        </LinkButton>
      }
    >
      <p>
        <strong className="font-semibold tabular-nums">{formatMoney(amount)}</strong> to pay; please
        quote {subscriptionNumber}.
      </p>
    </OrderSheet>
  );
}

/** What is left of all plans, and how long it lasts. */
export function CreditsLeft({ credits }: { credits: NonNullable<CustomerHome['credits']> }) {
  const until = creditForecastText(credits, today());
  return (
    <Card as="article" className="flex items-start gap-4 p-4 sm:p-5">
      <span className="grid size-16 shrink-0 place-items-center rounded-control border border-line bg-sunken">
        <Icon of={Wallet} className="size-7" />
      </span>
      <div className="grid min-w-0 gap-1">
        <h3 className="font-sans text-lg font-bold tracking-normal tabular-nums">
          {creditsLeftText(credits)}
        </h3>
        <p className="text-ink-soft tabular-nums">{bookedCreditsText(credits)}</p>
        {until && <p>{until}</p>}
        {credits.scheduleFrom && (
          <LinkButton
            kind="quiet"
            size="small"
            to={schedulePath(credits.scheduleFrom)}
            className="no-print mt-2 justify-self-start"
          >
            <Icon of={CalendarPlus} className="size-4.5" />
            Book a tiffin
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
