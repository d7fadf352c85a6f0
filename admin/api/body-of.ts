import * as z from 'zod/mini';

type FieldSchema = z.ZodMiniType;
type BodySchema = FieldSchema & { shape: Record<string, FieldSchema> };

const takes = (schema: FieldSchema, value: unknown) => z.safeEncode(schema, value).success;

/** What a cleared input means to its field: nothing, where the field knows that, else empty text. */
function whenCleared(schema: FieldSchema): unknown {
  if (schema._zod.def.type === 'default') return z.parse(schema, undefined);
  if (takes(schema, null)) return null;
  return takes(schema, undefined) ? undefined : '';
}

/** Money, percents and counts cannot be empty text; their schema should say what is missing. */
const clearedNumber = (schema: FieldSchema) =>
  ['pipe', 'number', 'int'].includes(schema._zod.def.type);

/**
 * The body that a form's values make: only the fields that the body declares, and for a cleared
 * input what its field understands by that (null, absent, or '' for text that is never null).
 */
export function bodyOf(schema: FieldSchema, values: Record<string, unknown>) {
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries((schema as BodySchema).shape)) {
    const value = values[name];
    const cleared = value === null || value === undefined || value === '';
    const meant = cleared && !clearedNumber(field) ? whenCleared(field) : value;
    if (meant !== undefined) body[name] = meant;
  }
  return body;
}
