import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { set } from 'react-hook-form';
import * as z from 'zod/mini';
import { bodyOf } from './body-of.ts';
import { fieldMistakes } from './failure.ts';

/**
 * Checks a form against the body that its values make, so that the form says what the server would
 * say, in the contract's words, before anything is sent. `toBody` where the form's values are not
 * simply the body's fields. The values pass through as typed.
 */
export function contractResolver(
  schema: z.ZodMiniType,
  toBody: (values: FieldValues) => unknown = (values) => bodyOf(schema, values),
): Resolver {
  return (values) => {
    const checked = z.safeEncode(schema, toBody(values));
    if (checked.success) return { values, errors: {} };
    const errors: FieldErrors = {};
    for (const { field, message } of fieldMistakes(checked.error.issues).reverse())
      set(errors, field || 'root', { type: 'contract', message });
    return { values: {}, errors };
  };
}
