import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { isApiError } from '#contract/platform/api-error.ts';

/**
 * The checks of a form whose page does without them, and without the schemas' library, until somebody
 * fills it in. Where they cannot be loaded, that is the form's mistake (`errors.root`).
 */
export const lateResolver =
  <Typed extends FieldValues, Values>(
    load: () => Promise<Resolver<Typed, unknown, Values>>,
  ): Resolver<Typed, unknown, Values> =>
  async (values, context, options) => {
    try {
      const check = await load();
      return await check(values, context, options);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      const root = { type: failure.code, message: failure.message };
      return { values: {}, errors: { root } as FieldErrors<Typed> };
    }
  };
