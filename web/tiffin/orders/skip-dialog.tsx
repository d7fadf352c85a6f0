import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { optionalText } from '#contract/platform/primitives.ts';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { dayOf, formatSlot } from '#domain/platform/days.ts';
import { TorontoTime } from '#web/account/session/toronto-time.tsx';
import { RadioCards } from '#web/platform/form/choices.tsx';
import { Form } from '#web/platform/form/form.tsx';
import { useFormContext, useFormValue } from '#web/platform/form/form-context.ts';
import { NativeSelect } from '#web/platform/form/labelled.tsx';
import { Field, TextArea } from '#web/platform/form/text-field.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { useSkip } from './order-buttons.tsx';
import {
  cancelInsteadText,
  cancelsInstead,
  comesBack,
  creditsText,
  skipDeadlineText,
  skipFailure,
  tiffinsOf,
} from './order-text.ts';
import { availableDatesQuery } from './queries.ts';
import { type SkipOption, skipOptions } from './skip-options.ts';
import { tiffinStatusLabel } from './tiffin-status.tsx';
import { isToCome } from './upcoming.ts';
import { useOrderDialogs } from './use-order-dialogs.ts';

/** What skipping asks for. `orderId` is asked for only where a day has several orders. */
const SkipForm = z.object({
  skipDate: z.string().check(z.minLength(1, 'Please select a date to skip.')),
  orderId: z.string(),
  reason: optionalText(300),
});

const WHICH = 'Please choose which one to skip.';

/** What a day with one order means, before it is skipped. */
function WhatComesBack({ order }: { order: TiffinOrder }) {
  return (
    <p className="rounded-control bg-sunken px-4 py-3">
      <strong className="font-semibold">
        {tiffinsOf(order)}, {formatSlot(order.deliveryTimeSlot)}
      </strong>{' '}
      will not be cooked, and {comesBack(order.quantity)} to you.
      <span className="block text-sm text-ink-soft">{skipDeadlineText(order)}.</span>
    </p>
  );
}

/** What can no longer be skipped, and the way to cancel it with its credit back instead. */
function CancelInstead({ order }: { order: TiffinOrder }) {
  const dialogs = useOrderDialogs();
  return (
    <Banner
      kind="info"
      title={`${tiffinsOf(order)}, ${formatSlot(order.deliveryTimeSlot)}`}
      action={
        <Button kind="quiet" size="small" onClick={() => dialogs.cancel(order)}>
          Cancel with {creditsText(order.quantity)} back
        </Button>
      }
    >
      {cancelInsteadText(order)}
    </Banner>
  );
}

const Options = ({ days }: { days: readonly SkipOption[] }) =>
  days.map(({ day, label, closed }) => (
    <option key={day} value={day} disabled={closed}>
      {label}
    </option>
  ));

/** The days that can be skipped: the booked ones in a group of their own, at the top. */
function SkipDaySelect({
  options: { booked, others },
}: {
  options: { booked: readonly SkipOption[]; others: readonly SkipOption[] };
}) {
  const { register } = useFormContext();
  return (
    <Field
      name="skipDate"
      label="Which day?"
      {...(booked.length === 0 && { hint: 'You have no tiffin scheduled at the moment.' })}
    >
      {(wiring) => (
        <NativeSelect {...register('skipDate')} {...wiring}>
          <option value="">Choose a day</option>
          {booked.length > 0 && (
            <optgroup label="Booked">
              <Options days={booked} />
            </optgroup>
          )}
          {others.length > 0 && (
            <optgroup label="Other days">
              <Options days={others} />
            </optgroup>
          )}
        </NativeSelect>
      )}
    </Field>
  );
}

/** Skips a day of one subscription: booked days first, a reason if one likes. */
export function SkipDialog({
  subscription,
  onClose,
}: {
  subscription: Subscription;
  onClose: () => void;
}) {
  const { data, isError } = useQuery(availableDatesQuery());
  // What is booked can be skipped whatever the kitchen says of other days.
  const dates =
    data ??
    (isError ? { availableDates: [], today: dayOf({ epochMilliseconds: Date.now() }) } : null);
  const { submit, busy, error, clearError } = useSkip({ banner: true });
  const form = useZodForm(SkipForm, { skipDate: '', orderId: '', reason: '' });
  const skipDate = useFormValue('skipDate', form);
  const [formId] = useState('skip-a-tiffin');

  const options = dates && skipOptions(subscription.orders, dates);
  const onDay = options?.booked.find(({ day }) => day === skipDate)?.orders ?? [];
  const skippable = onDay.filter((order) => order.actions.skip.allowed);
  const toCome = subscription.orders.filter(
    (order) => order.deliveryDate === skipDate && isToCome(order),
  );
  const tooLate = toCome.filter(cancelsInstead);
  const [other] = toCome;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is another question
  useEffect(() => {
    form.setValue('orderId', '');
    clearError();
  }, [skipDate]);

  async function send({ orderId, reason }: z.output<typeof SkipForm>) {
    if (skippable.length > 1 && !orderId) {
      form.setError('orderId', { message: WHICH }, { shouldFocus: true });
      return;
    }
    const meant = skippable.length === 1 ? skippable[0]?.id : orderId;
    const skipped = await submit({
      subscriptionId: subscription.subscriptionId,
      skipDate,
      ...(meant && { orderId: meant }),
      reason,
    });
    if (skipped) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title="Skip Tiffin"
      actions={
        <>
          <Button kind="quiet" onClick={onClose} aria-disabled={busy}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={busy}
            busyText="Skipping…"
            disabled={!options || (skippable.length === 0 && tooLate.length > 0)}
          >
            Skip Tiffin
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={send} id={formId} label="Skip a tiffin">
        {options ? (
          <SkipDaySelect options={options} />
        ) : (
          <Skeleton label="Loading your days…" className="grid gap-2">
            <Bone className="h-5 w-24" />
            <Bone className="h-12 w-full rounded-control" />
          </Skeleton>
        )}
        {skippable.length === 1 && skippable[0] && <WhatComesBack order={skippable[0]} />}
        {skippable.length > 1 && (
          <RadioCards
            name="orderId"
            legend="Which one?"
            choices={skippable.map((order) => ({
              value: order.id,
              label: formatSlot(order.deliveryTimeSlot),
              description: `${tiffinsOf(order)}, ${order.orderNumber}. ${skipDeadlineText(order)}.`,
            }))}
          />
        )}
        {tooLate.map((order) => (
          <CancelInstead key={order.id} order={order} />
        ))}
        {skipDate && onDay.length === 0 && tooLate.length === 0 && (
          <p className="text-ink-soft">
            {other
              ? `What you have that day is ${tiffinStatusLabel(other.status).toLowerCase()}. It cannot be skipped, but you can see under My Orders whether it can be cancelled.`
              : 'Nothing of yours is booked for that day.'}
          </p>
        )}
        <TextArea name="reason" label="Reason" optional rows={2} maxLength={300} />
        <TorontoTime />
        {error && <Banner kind="error">{skipFailure(error)}</Banner>}
      </Form>
    </Dialog>
  );
}
