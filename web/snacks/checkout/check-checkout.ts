import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import type { Closure } from '#domain/kitchen/calendar.ts';
import { type CheckoutInputs, type CheckoutValues, checkoutSchema } from './checkout-schema.ts';

/** The form of the checkout, begun with what is typed already; `closures` are those known when it is sent. */
export const checkoutForm =
  (closures: () => readonly Closure[]) => (defaultValues: CheckoutInputs) =>
    createFormControl<CheckoutInputs, unknown, CheckoutValues>({
      resolver: (values, context, options) => {
        const schema = checkoutSchema(closures(), () => ({ epochMilliseconds: Date.now() }));
        return zodResolver(schema)(values, context, options);
      },
      defaultValues,
    });
