import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { CalendarX, CircleCheck, Clock } from 'lucide-react';
import { type LinkedDelivery as Delivery, skipLinks } from '#contract/tiffin/skip-links.ts';
import { formatDayLong, formatDeadline, formatSlot } from '#domain/platform/days.ts';
import { counted, plural } from '#domain/platform/plural.ts';
import { TIFFINS_OVER } from '#domain/tiffin/order-states.ts';
import { Outcome } from '#web/account/sign-in/account-frame.tsx';
import { orderConfirmationPath } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button, type ButtonKind, LinkButton } from '#web/platform/ui/button.tsx';
import { comesBack, creditsText } from '#web/tiffin/orders/order-text.ts';

/** What was done here last. */
export type SkipLinkAction = 'skip' | 'unskip';

type Props = { token: string; delivery: Delivery; onDone: (done: SkipLinkAction) => void };

const tiffins = (quantity: number) => counted(quantity, 'tiffin');

/** Which delivery a link is about; nothing that tells whose it is. */
function DeliveryFacts({ delivery }: { delivery: Delivery }) {
  return (
    <>
      <p className="font-heading text-title">{formatDayLong(delivery.deliveryDate)}</p>
      <p className="mt-1 text-ink-soft">
        {formatSlot(delivery.deliveryTimeSlot)} (Toronto), {tiffins(delivery.quantity)},{' '}
        {delivery.planName}
        <span className="block text-sm">Order {delivery.orderNumber}</span>
      </p>
    </>
  );
}

/** What is still possible once a link can do nothing any more: that needs signing in. */
function stillPossible({ quantity, actions: { cancel } }: Delivery): string {
  if (!cancel.allowed || !cancel.until) return 'Please call us if something is not right.';
  const until = formatDeadline(cancel.until);
  return cancel.refund
    ? `Until ${until} you can still cancel it when you sign in, and ${comesBack(quantity)}.`
    : `Until ${until} you can still tell us not to cook it when you sign in; what it costs does not come back.`;
}

/** What is said of a delivery that a link can no longer skip, by its state. */
const BEYOND: Partial<Record<Delivery['status'], string>> = {
  pending_confirmation: 'This delivery waits for the kitchen',
  preparing: 'Your tiffin is being cooked',
  out_for_delivery: 'Your tiffin is on its way',
  delivered: 'This delivery has come',
  cancelled: 'This delivery is cancelled',
};

const lateTitleOf = ({ status }: Delivery): string =>
  BEYOND[status] ?? 'It is too late to skip this delivery';

/** A delivery that its link can do nothing about any more, and what its customer still can. */
function TooLate({ delivery }: { delivery: Delivery }) {
  const { status, orderNumber } = delivery;
  const isOver = TIFFINS_OVER.includes(status);
  return (
    <Outcome
      kind={BEYOND[status] && status !== 'cancelled' ? 'good' : 'bad'}
      icon={status === 'cancelled' ? CalendarX : status === 'delivered' ? CircleCheck : Clock}
      action={
        <LinkButton to={orderConfirmationPath(orderNumber)}>Sign in to your order</LinkButton>
      }
    >
      <DeliveryFacts delivery={delivery} />
      {!isOver && <p className="mt-4">{stillPossible(delivery)}</p>}
    </Outcome>
  );
}

/** What the page is called: what can be done, or what has become of it. */
export function titleOf(delivery: Delivery, done: SkipLinkAction | null): string {
  if (delivery.actions.skip.allowed)
    return done === 'unskip' ? 'Booked again' : 'Skip this delivery?';
  return delivery.status === 'skipped' ? 'This delivery is skipped' : lateTitleOf(delivery);
}

/** A delivery as its link finds it: to be skipped, skipped, or beyond that. */
export function LinkedDeliveryView(props: Props) {
  const { status, actions } = props.delivery;
  if (actions.skip.allowed) return <SkipQuestion {...props} />;
  return status === 'skipped' ? <Skipped {...props} /> : <TooLate delivery={props.delivery} />;
}

/** How often an open page looks whether its delivery can still be skipped, in milliseconds. */
const LOOK_EVERY = 60_000;

/** The delivery that the link of a reminder is for. */
export const linkedDeliveryQuery = (token: string) =>
  queryOptions({
    queryKey: ['skip-link', token],
    queryFn: () => call(skipLinks.read, { body: { token } }),
    refetchInterval: LOOK_EVERY,
  });

/**
 * The one button of the page: one of the two things that a link can do. What went wrong stands below
 * it, so that it stays where it is.
 */
function Press({
  token,
  does,
  kind = 'primary',
  busyText,
  onDone,
  children,
}: {
  token: string;
  does: SkipLinkAction;
  kind?: ButtonKind;
  busyText: string;
  onDone: Props['onDone'];
  children: string;
}) {
  const queries = useQueryClient();
  const { queryKey } = linkedDeliveryQuery(token);
  const { submit, busy, error } = useSubmit(async () => {
    try {
      const delivery = await call(skipLinks[does], { body: { token } });
      onDone(does);
      queries.setQueryData(queryKey, delivery);
    } catch (failure) {
      void queries.invalidateQueries({ queryKey });
      throw failure;
    }
  });
  return (
    <>
      <Button kind={kind} busy={busy} busyText={busyText} onClick={() => void submit(undefined)}>
        {children}
      </Button>
      {error && (
        <Banner kind="error" className="mt-4">
          {error.message}
        </Banner>
      )}
    </>
  );
}

function SkipQuestion({ token, delivery, onDone }: Props) {
  const { until } = delivery.actions.skip;
  return (
    <>
      <DeliveryFacts delivery={delivery} />
      <p className="mt-4 mb-6">
        {until && `Until ${formatDeadline(until)} you can skip it, and `}
        {comesBack(delivery.quantity)}. If you want it, you need do nothing.
      </p>
      <Press token={token} does="skip" busyText="Skipping…" onDone={onDone}>
        Skip this delivery
      </Press>
    </>
  );
}

function Skipped({ token, delivery, onDone }: Props) {
  const { unskip } = delivery.actions;
  const { quantity } = delivery;
  return (
    <Outcome
      kind="good"
      icon={CircleCheck}
      action={
        unskip.allowed && (
          <Press token={token} does="unskip" kind="quiet" busyText="Booking…" onDone={onDone}>
            Book it again
          </Press>
        )
      }
    >
      <DeliveryFacts delivery={delivery} />
      <p className="mt-4">
        {creditsText(quantity)} {plural(quantity, 'is', 'are')} back with you.
        {unskip.allowed && unskip.until
          ? ` Hungry after all? You can take this back until ${formatDeadline(unskip.until)}.`
          : unskip.reason && ` ${unskip.reason}`}
      </p>
    </Outcome>
  );
}
