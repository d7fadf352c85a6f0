import type { Closure } from '#domain/kitchen/calendar.ts';
import { libraryForm } from '#web/platform/form/library-form.ts';
import { checkoutSchema } from './checkout-schema.ts';

/** The form of the checkout; `closures` are those known when it is checked. */
export const checkoutForm = (closures: () => readonly Closure[]) =>
  libraryForm(() => checkoutSchema(closures(), () => ({ epochMilliseconds: Date.now() })));
