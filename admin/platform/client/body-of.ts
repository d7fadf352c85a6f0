import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import * as z from 'zod/mini';
import { fieldMistakes } from '#contract/platform/client.ts';
import { refusedByContract } from './failure.ts';

type Schema = z.ZodMiniType;
type Wrapper = Schema & { _zod: { def: { innerType: Schema } } };
type ObjectSchema = Schema & { shape: Record<string, Schema> };
type ArraySchema = Schema & { _zod: { def: { element: Schema } } };

const typeOf = (schema: Schema) => schema._zod.def.type;
const takes = (schema: Schema, value: unknown) => z.safeEncode(schema, value).success;
const isCleared = (value: unknown) => value === null || value === undefined || value === '';

/** Money, percents and counts cannot be empty text: their schema shall say what is missing. */
const isNumber = (schema: Schema) => ['pipe', 'number', 'int'].includes(typeOf(schema));

/** What a cleared input means to its field: nothing, where the field knows that, else empty text. */
function whenCleared(schema: Schema, value: unknown): unknown {
  if (typeOf(schema) === 'default') return z.parse(schema, undefined);
  if (isNumber(schema)) return value;
  if (takes(schema, null)) return null;
  return takes(schema, undefined) ? undefined : '';
}

function normalisedBy(schema: Schema, value: unknown): unknown {
  if (isCleared(value)) return whenCleared(schema, value);
  switch (typeOf(schema)) {
    case 'optional':
    case 'nullable':
    case 'default':
      return normalisedBy((schema as Wrapper)._zod.def.innerType, value);
    case 'array':
      if (!Array.isArray(value)) return value;
      return value.map((one) => normalisedBy((schema as ArraySchema)._zod.def.element, one));
    case 'object':
      if (typeof value !== 'object') return value;
      return bodyOf(schema, value as Record<string, unknown>);
    default:
      return value;
  }
}

/**
 * The body that a form's values make: only the fields that the body declares, at every depth, and
 * for a cleared input what its field understands by that (null, absent, or '' for text that is never
 * null).
 */
export function bodyOf(schema: Schema, values: Record<string, unknown>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries((schema as ObjectSchema).shape)) {
    const value = normalisedBy(field, values[name]);
    if (value !== undefined) body[name] = value;
  }
  return body;
}

function assertFits<S extends Schema>(schema: S, value: unknown): asserts value is z.output<S> {
  const checked = z.safeEncode<Schema>(schema, value);
  if (!checked.success) throw refusedByContract(fieldMistakes(checked.error.issues));
}

/**
 * A value in inside form as the type that its schema says it is: the one place where react-admin's
 * loose values become a body. Throws the `HttpError` 422 that the call would, where it does not fit.
 */
export function checkedBy<S extends Schema>(schema: S, value: unknown): z.output<S> {
  assertFits(schema, value);
  return value;
}

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
