import type { FieldValues, Path } from 'react-hook-form';
import { ApiError, isApiError } from '#contract/platform/api-error.ts';
import type { FormApi } from './form-context.ts';

/** What of a form shows a mistake, whatever its schema makes of its values. */
type Shows<Values extends FieldValues> = Pick<
  FormApi<Values>,
  'setError' | 'setFocus' | 'getValues'
>;

/**
 * Puts the server's mistakes beside their fields and the focus on the first of them. Answers what
 * belongs to no field of the form, for a banner; empty when every mistake found its place.
 */
export function showServerErrors<Values extends FieldValues>(
  form: Shows<Values>,
  error: ApiError,
): string[] {
  const known = new Set(Object.keys(form.getValues()));
  const [placed, unplaced] = [[] as string[], [] as string[]];
  for (const { field, message } of error.errors) {
    if (!known.has(field.split('.')[0] ?? '')) {
      unplaced.push(message);
      continue;
    }
    form.setError(field as Path<Values>, { type: 'server', message });
    placed.push(field);
  }
  if (placed[0]) form.setFocus(placed[0] as Path<Values>);
  return placed.length === 0 && unplaced.length === 0 ? [error.message] : unplaced;
}

/**
 * Puts the mistakes of what a form's submit caught beside their fields. Whatever stands beside none is
 * thrown, for the form's banner: no press is without an answer.
 */
export function placeServerErrors<Values extends FieldValues>(
  form: Shows<Values>,
  caught: unknown,
): void {
  if (!isApiError(caught) || caught.errors.length === 0) throw caught;
  const unplaced = showServerErrors(form, caught);
  if (unplaced.length > 0) throw new ApiError({ ...caught, message: unplaced.join(' ') });
}
