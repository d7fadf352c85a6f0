import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { dayOf } from '#domain/platform/days.ts';
import {
  type CheckoutInputs,
  type CheckoutValues,
  checkoutSchema,
  type OfferedDates,
} from './checkout-schema.ts';

/** The form of the checkout, begun with what is typed already; `dates` are those on offer when it is sent. */
export const checkoutForm = (dates: () => OfferedDates) => (defaultValues: CheckoutInputs) =>
  createFormControl<CheckoutInputs, unknown, CheckoutValues>({
    resolver: (values, context, options) => {
      const schema = checkoutSchema(dates(), () => dayOf({ epochMilliseconds: Date.now() }));
      return zodResolver(schema)(values, context, options);
    },
    defaultValues,
  });
