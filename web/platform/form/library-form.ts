import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Makes the library's form for `useLateForm`, begun with what is typed already. Imported by what is
 * fetched late, and by nothing else: the library comes with it.
 *
 * @param schema what the form is checked by; asked for at each check, as what it goes by may have changed
 */
export const libraryForm =
  <Typed extends FieldValues, Values>(schema: () => z.ZodMiniType<Values, Typed>) =>
  (defaultValues: Typed) =>
    createFormControl<Typed, unknown, Values>({
      resolver: (values, context, options) => zodResolver(schema())(values, context, options),
      // What the library calls default values may lack some; these are all there.
      defaultValues: defaultValues as never,
    });
