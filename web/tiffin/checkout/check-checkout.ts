import { dayOf } from '#domain/platform/days.ts';
import { libraryForm } from '#web/platform/form/library-form.ts';
import { checkoutSchema, type OfferedDates } from './checkout-schema.ts';

/** The form of the checkout; `dates` are those on offer when it is checked. */
export const checkoutForm = (dates: () => OfferedDates) =>
  libraryForm(() => checkoutSchema(dates(), () => dayOf({ epochMilliseconds: Date.now() })));
