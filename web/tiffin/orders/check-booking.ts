import * as z from 'zod/mini';
import { typedDetails } from '#contract/account/delivery-address.ts';
import { ScheduleBody } from '#contract/tiffin/tiffin-orders.ts';
import { libraryForm } from '#web/platform/form/library-form.ts';

// Apart from what fills the form in: its page does without the checks until somebody fills it in.

const { deliveryDate, deliveryTimeSlot, quantity, deliveryAddress, specialInstructions } =
  ScheduleBody.shape;

const asked = {
  deliveryDate,
  // Empty text until one is chosen.
  deliveryTimeSlot: z.pipe(z.custom<string>(), deliveryTimeSlot),
  quantity,
  specialInstructions,
  ...typedDetails,
  /** The id of the household member it is for; empty: the account holder. */
  memberId: z.string(),
};

/**
 * What a person fills in to book a tiffin or to change one:
 * the contract's own rules, with the address as a choice.
 */
export const BookingForm = z.discriminatedUnion('addressChoice', [
  z.object({
    ...asked,
    addressChoice: z.literal('subscription'),
    /** Kept while the other choice is looked at, and not sent. */
    otherAddress: z.string(),
  }),
  z.object({ ...asked, addressChoice: z.literal('other'), otherAddress: deliveryAddress }),
]);
export type BookingForm = z.output<typeof BookingForm>;
export type BookingTyped = z.input<typeof BookingForm>;

/** The form of a booking. */
export const bookingForm = libraryForm(() => BookingForm);
