import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Money, optionalText, requiredText, text } from '#contract/platform/primitives.ts';
import { bodyOf, checkedBy } from './body-of.ts';

const schema = z.object({
  name: requiredText(10, 'Please enter a name.'),
  allergies: text(10),
  note: optionalText(10),
  later: z.optional(text(10)),
  disabled: z._default(z.boolean(), false),
  price: Money,
  payBack: z.nullish(z.object({ amount: Money, note: z.optional(text(10)) })),
  lines: z.array(z.object({ text: text(10) })),
});

describe('the body that a form makes', () => {
  it('holds only what the body declares, at every depth', () => {
    const body = bodyOf(schema, {
      id: 'x',
      name: 'Asha',
      allergies: 'nuts',
      note: 'hello',
      later: 'soon',
      disabled: true,
      price: 1299,
      payBack: { amount: 5, note: 'n', id: 'y' },
      lines: [{ text: 'one', id: 'z' }],
    });
    expect(body).toEqual({
      name: 'Asha',
      allergies: 'nuts',
      note: 'hello',
      later: 'soon',
      disabled: true,
      price: 1299,
      payBack: { amount: 5, note: 'n' },
      lines: [{ text: 'one' }],
    });
  });

  it('takes a cleared input for what its field understands by that', () => {
    const cleared = { name: null, allergies: null, note: '', later: null, price: null };
    expect(bodyOf(schema, { ...cleared, payBack: null, lines: [{ text: null }] })).toEqual({
      name: '',
      allergies: '',
      note: null,
      disabled: false,
      price: null,
      payBack: null,
      lines: [{ text: '' }],
    });
  });

  it('leaves what is no object where one is wanted, for the schema to refuse', () => {
    expect(bodyOf(schema, { payBack: 'later' })).toMatchObject({ payBack: 'later' });
  });

  it('leaves false and zero as they are', () => {
    const body = bodyOf(schema, { disabled: false, price: 0, lines: [] });
    expect(body).toMatchObject({ disabled: false, price: 0, lines: [] });
  });
});

describe('what a form sends', () => {
  const noted = z.object({ note: requiredText(10, 'Please write a note.'), price: Money });

  it('is its body as it was made, where the schema takes it', () => {
    const body = { note: 'hello', price: 1299 };
    expect(checkedBy(noted, body)).toBe(body);
  });

  it('is refused as the call would refuse it, where the schema does not', () => {
    expect(() => checkedBy(noted, { note: '', price: null })).toThrow(
      expect.objectContaining({
        status: 422,
        body: {
          code: 'validation_failed',
          errors: { note: 'Please write a note.', price: 'Please enter an amount.' },
        },
      }),
    );
  });
});
