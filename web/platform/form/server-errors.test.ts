import { describe, expect, it } from 'vitest';
import { ApiError } from '#contract/platform/api-error.ts';
import type { FieldError } from '#contract/platform/endpoint.ts';
import { placeServerErrors, showServerErrors } from './server-errors.ts';

/** A form with the fields of `values` that remembers what was shown where. */
function fakeForm(values: Record<string, unknown>) {
  const shown: Record<string, string | undefined> = {};
  const focused: string[] = [];
  const form = {
    getValues: () => values,
    setError: (name: string, { message }: { message?: string }) => {
      shown[name] = message;
    },
    setFocus: (name: string) => focused.push(name),
  } as unknown as Parameters<typeof showServerErrors>[0];
  return { form, shown, focused };
}

const failed = (errors: FieldError[]) =>
  new ApiError({ code: 'validation_failed', status: 422, message: 'Please check.', errors });

describe('mistakes that the server found', () => {
  it('stand beside their fields, and the first of them gets the focus', () => {
    const { form, shown, focused } = fakeForm({ email: '', address: '' });
    const rest = showServerErrors(
      form,
      failed([
        { field: 'address', message: 'Too short' },
        { field: 'email', message: 'Taken' },
      ]),
    );
    expect(shown).toEqual({ address: 'Too short', email: 'Taken' });
    expect(focused).toEqual(['address']);
    expect(rest).toEqual([]);
  });

  it('find a field inside a group by its first name', () => {
    const { form, shown } = fakeForm({ items: [{ quantity: 1 }] });
    showServerErrors(form, failed([{ field: 'items.0.quantity', message: 'At most 5' }]));
    expect(shown).toEqual({ 'items.0.quantity': 'At most 5' });
  });

  it('are answered for a banner when no field of the form is meant', () => {
    const { form, shown } = fakeForm({ email: '' });
    const rest = showServerErrors(
      form,
      failed([
        { field: 'email', message: 'Taken' },
        { field: 'planVariantId', message: 'No longer offered' },
      ]),
    );
    expect(shown).toEqual({ email: 'Taken' });
    expect(rest).toEqual(['No longer offered']);
  });

  it('are the words of the refusal when no field is named at all', () => {
    const { form, focused } = fakeForm({ email: '' });
    expect(showServerErrors(form, failed([]))).toEqual(['Please check.']);
    expect(focused).toEqual([]);
  });

  it('are thrown on for the banner, all but those that stand beside their fields', () => {
    const { form, shown } = fakeForm({ newPassword: '' });
    const ended = { field: 'code', message: 'This code has ended.' };
    const guessable = { field: 'newPassword', message: 'Too easy' };
    expect(() => placeServerErrors(form, failed([guessable]))).not.toThrow();
    expect(shown).toEqual({ newPassword: 'Too easy' });
    expect(() => placeServerErrors(form, failed([guessable, ended]))).toThrow(
      expect.objectContaining({ code: 'validation_failed', message: ended.message }),
    );
    const broken = new TypeError('a mistake of the page');
    expect(() => placeServerErrors(form, broken)).toThrow(broken);
    expect(() => placeServerErrors(form, failed([]))).toThrow('Please check.');
  });
});
