import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#contract/platform/api-error.ts';
import type { RecurringBookingEntry } from '#contract/tiffin/recurring-booking.ts';
import { NO_DETAILS } from '#domain/account/delivery-address.ts';
import { buildOrder, buildSubscription } from '#test/builders/build-order.ts';
import { PUBLIC_BUSINESS } from '#test/public-business.ts';
import { Form } from '#web/platform/form/form.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { OwnDays } from '#web/tiffin/recurring-booking/recurring-booking-dialog.tsx';
import {
  RecurringBookingForm,
  typedOf,
} from '#web/tiffin/recurring-booking/recurring-booking-form.ts';
import { ScheduleFailure } from '#web/tiffin/schedule/unavailable-day.tsx';
import { QuantityField } from './booking-fields.tsx';
import { addressOf, bookingOf, changesOf, emptyBooking } from './booking-form.ts';
import { BookingForm } from './check-booking.ts';
import { OrderDialogsProvider } from './order-dialogs-provider.tsx';

const HOME = '12 Maple Street, Oshawa, ON L1G 4S8';
const OFFICE = '1 King Street, Whitby, ON L1N 1A1';
const subscription = { customerAddress: HOME, unitNumber: '' };

const filled = (over: object = {}) =>
  BookingForm.parse({
    ...emptyBooking({ memberId: null }),
    deliveryDate: '2026-11-24',
    deliveryTimeSlot: '14:00-15:00',
    ...over,
  });

const mistakes = (typed: object) =>
  Object.fromEntries(
    (
      BookingForm.safeParse({ ...emptyBooking({ memberId: null }), ...typed }).error?.issues ?? []
    ).map((issue) => [issue.path.join('.'), issue.message]),
  );

describe('the booking form', () => {
  it('refuses in fixed words', () => {
    expect(mistakes({})).toMatchObject({
      deliveryDate: 'Please select date and time slot',
      deliveryTimeSlot: 'Please select date and time slot',
    });
    expect(mistakes({ quantity: 0 })).toMatchObject({
      quantity: 'Please choose at least 1 tiffin',
    });
    expect(mistakes({ addressChoice: 'other', otherAddress: '  ' })).toMatchObject({
      otherAddress: 'Please provide a delivery address',
    });
    expect(mistakes({ addressChoice: 'other', otherAddress: 'Apt 4' })).toMatchObject({
      otherAddress: 'Please enter a complete delivery address (minimum 10 characters)',
    });
  });

  it('does not judge an address that is not used', () => {
    expect(mistakes({ otherAddress: 'Apt 4' })).not.toHaveProperty('otherAddress');
  });

  it('brings the tiffin where the person chose', () => {
    expect(addressOf(filled(), subscription)).toBe(HOME);
    expect(addressOf(filled({ addressChoice: 'other', otherAddress: OFFICE }), subscription)).toBe(
      OFFICE,
    );
  });
});

describe('the changes of a booked tiffin', () => {
  const order = buildOrder({
    deliveryDate: '2026-11-24',
    deliveryTimeSlot: '14:00-15:00',
    deliveryAddress: HOME,
    specialInstructions: 'Side door',
    doorNote: 'Ring twice',
  });
  const changed = (over: object) =>
    changesOf(
      BookingForm.parse({ ...bookingOf(order, subscription), ...over }),
      order,
      subscription,
    );

  it('are none when the form is as it was', () => {
    expect(changed({})).toEqual({});
  });

  it('name only what differs', () => {
    expect(changed({ quantity: 3 })).toEqual({ quantity: 3 });
    expect(changed({ addressChoice: 'other', otherAddress: OFFICE })).toEqual({
      deliveryAddress: OFFICE,
      ...NO_DETAILS,
      doorNote: 'Ring twice',
    });
  });

  it('name the details of the address that differ, and for another door all of them', () => {
    expect(changed({ doorNote: 'Buzzer 12' })).toEqual({ doorNote: 'Buzzer 12' });
    expect(changed({ unitNumber: '4B', entryCode: '1204' })).toEqual({
      unitNumber: '4B',
      entryCode: '1204',
    });
    const unasked = buildOrder({ deliveryAddress: HOME, doorNote: null });
    expect(
      changesOf(BookingForm.parse(bookingOf(unasked, subscription)), unasked, subscription),
    ).toEqual({});
  });

  it('can take the instructions away', () => {
    expect(changed({ specialInstructions: '' })).toEqual({ specialInstructions: null });
  });

  it('know an order to another address by that address', () => {
    const elsewhere = buildOrder({ deliveryAddress: OFFICE });
    expect(bookingOf(elsewhere, subscription)).toMatchObject({
      addressChoice: 'other',
      otherAddress: OFFICE,
    });
    const upstairs = buildOrder({ deliveryAddress: HOME, unitNumber: '4B' });
    expect(bookingOf(upstairs, subscription)).toMatchObject({
      addressChoice: 'other',
      otherAddress: HOME,
      unitNumber: '4B',
    });
  });
});

/** The HTML of something in the shop of a kitchen that takes at most three tiffins in one order. */
function shown(Component: ComponentType): string {
  const rules = { ...PUBLIC_BUSINESS.rules, maxTiffinsPerOrder: 3 };
  const business = { ...PUBLIC_BUSINESS, rules };
  const Shop = createRoutesStub([{ id: 'root', path: '/', Component }]);
  const loaderData = { root: { origin: '', business } };
  return renderToStaticMarkup(<Shop hydrationData={{ loaderData }} />);
}

function Stepper({ quantity }: { quantity: number }) {
  const form = useZodForm(BookingForm, { ...emptyBooking({ memberId: null }), quantity });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <QuantityField available={20} />
    </Form>
  );
}

function Days({ wednesdays }: { wednesdays: number }) {
  const entry: RecurringBookingEntry = {
    weekday: 1,
    deliveryTimeSlot: '18:00-19:00',
    quantity: 1,
    deliveryAddress: null,
  };
  const entries = [entry, { ...entry, weekday: 3 as const, quantity: wednesdays }];
  const form = useZodForm(RecurringBookingForm, typedOf(entries, buildSubscription()));
  return (
    <Form form={form} onSubmit={() => undefined}>
      <OwnDays />
    </Form>
  );
}

describe('the stepper of a kitchen that takes three', () => {
  const oneMore = (html: string) => /<button[^>]*One more[^>]*>/.exec(html)?.[0];

  it('ends there, and says so', () => {
    const html = shown(() => <Stepper quantity={3} />);
    expect(oneMore(html)).toContain('aria-disabled="true"');
    expect(html).toContain('Maximum 3 tiffins per order');
  });

  it('goes up to there', () => {
    const html = shown(() => <Stepper quantity={2} />);
    expect(oneMore(html)).not.toContain('aria-disabled="');
    expect(html).toContain('Uses 2 credits');
  });
});

describe('a day of a recurring booking that differs', () => {
  const choices = (html: string) =>
    [...html.matchAll(/<option value="(\d+)"/g)].map(([, quantity]) => quantity);

  it('has up to three tiffins', () => {
    expect(choices(shown(() => <Days wednesdays={2} />))).toEqual(['1', '2', '3']);
  });

  it('keeps what it has where the limit was lowered since', () => {
    expect(choices(shown(() => <Days wednesdays={5} />))).toEqual(['1', '2', '3', '5']);
  });
});

describe('a second order at the same time', () => {
  /** What is offered to somebody who asks for two more of an order. */
  const offered = (booked: number) => {
    const first = buildOrder({ quantity: booked });
    const error = new ApiError({
      code: 'already_scheduled',
      status: 409,
      message: 'You have a tiffin at that time.',
      data: { orderId: first.id, quantity: booked },
    });
    const subscription = buildSubscription({ orders: [first] });
    return shown(() => (
      <OrderDialogsProvider subscriptions={[subscription]}>
        <ScheduleFailure
          error={error}
          subscription={subscription}
          quantity={2}
          onChooseDay={() => undefined}
        />
      </OrderDialogsProvider>
    ));
  };

  it('is offered to become one of three at most', () => {
    expect(offered(2)).toContain('Make it 3 tiffins');
  });

  it('is offered nothing where there are three already', () => {
    expect(offered(3)).toContain('You have a tiffin at that time.');
    expect(offered(3)).not.toContain('Make it');
  });
});
