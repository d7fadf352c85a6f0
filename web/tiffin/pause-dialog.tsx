import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { type Subscription, subscriptions } from '#contract/subscriptions.ts';
import type { TiffinOrder } from '#contract/tiffin-orders.ts';
import { dayOf, formatDate, formatDay, formatSlot } from '#domain/days.ts';
import { call } from '#web/api/browser-client.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioCards } from '#web/ui/form/choices.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { useNotice } from '#web/ui/notices.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { creditsWords } from './deadline-words.ts';
import { inPause, type PauseForm, pauseEnd, pauseForm } from './pause.ts';
import { availableDatesQuery } from './queries.ts';
import { tiffinsWords } from './skip-options.ts';
import { useTiffinCache } from './tiffin-cache.ts';

const sumOf = (orders: TiffinOrder[]) => orders.reduce((sum, { quantity }) => sum + quantity, 0);

function OrderLines({ title, orders }: { title: string; orders: TiffinOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
      <ul className="mt-1 max-h-44 overflow-auto text-ink-soft">
        {orders.map((order) => (
          <li key={order.id} className="tabular-nums">
            {formatDay(order.deliveryDate)}, {formatSlot(order.deliveryTimeSlot)},{' '}
            {tiffinsWords(order.quantity)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pauses a plan; says before it asks what becomes of the tiffins that are booked. */
export function PauseDialog({
  subscription,
  onClose,
}: {
  subscription: Subscription;
  onClose: () => void;
}) {
  const cache = useTiffinCache();
  const notice = useNotice();
  const toast = useToast();
  const { data: dates } = useQuery(availableDatesQuery());
  const today = dates?.today ?? dayOf({ epochMilliseconds: Date.now() });
  const form = useZodForm(pauseForm(today), { how: 'open', until: '' });
  const typed = useWatch({ control: form.control }) as PauseForm;
  const { skipped, stillComing } = inPause(subscription.orders, pauseEnd(typed));
  const { submit, busy, error } = useSubmit(async (wanted: PauseForm) => {
    try {
      const paused = await call(subscriptions.pause, {
        params: { id: subscription.subscriptionId },
        body: { until: pauseEnd(wanted) },
      });
      await cache.putSubscription(paused);
      return paused;
    } catch (failure) {
      cache.refresh();
      throw failure;
    }
  });

  async function send(wanted: PauseForm) {
    if (!(await submit(wanted))) return;
    const until = pauseEnd(wanted);
    notice(null);
    toast({
      message: until
        ? `Your plan is paused until the end of ${formatDate(until)}.`
        : 'Your plan is paused.',
    });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title="Pause this plan?"
      actions={
        <>
          <Button kind="quiet" onClick={onClose} aria-disabled={busy}>
            Not now
          </Button>
          <Button type="submit" form="pause-a-plan" busy={busy} busyText="Pausing…">
            Pause plan
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={send} id="pause-a-plan" label="Pause a plan">
        <p className="text-ink-soft">
          Nothing can be booked during a pause, and credits never expire.
        </p>
        <RadioCards
          name="how"
          legend="For how long?"
          columns={2}
          choices={[
            { value: 'open', label: 'Until I resume it' },
            { value: 'until', label: 'Until a day' },
          ]}
        />
        {typed.how === 'until' && (
          <TextField name="until" label="Last day of the pause" type="date" min={today} />
        )}
        <OrderLines title={`Skipped, and ${creditsWords(sumOf(skipped))} back:`} orders={skipped} />
        <OrderLines title="Still coming, since it is too late to skip:" orders={stillComing} />
        {error && <Banner kind="error">{error.message}</Banner>}
      </Form>
    </Dialog>
  );
}
