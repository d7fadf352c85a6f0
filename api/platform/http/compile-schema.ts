import * as z from 'zod/mini';
import * as core from 'zod/v4/core';

const compiled = new WeakMap<core.$ZodType, core.$ZodType>();

/**
 * The same schema for the server: its objects are read by code that zod writes for each of them, where
 * `zod/mini`, which is small for browsers, goes from key to key. An object of more than a dozen keys
 * that is filled key by key becomes a hash table, which takes more memory and is slow to write as JSON
 * (docs/decisions/0057). Objects in arrays, in objects and behind `nullable` and `optional` are
 * compiled; all else stays.
 */
export function compileSchema<Schema extends core.$ZodType>(schema: Schema): Schema {
  const known = compiled.get(schema);
  if (known) return known as Schema;
  const made = compile(schema);
  compiled.set(schema, made);
  return made as Schema;
}

function compile(schema: core.$ZodType): core.$ZodType {
  const { def } = (schema as core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const shape = Object.entries(def.shape).map(([key, of]) => [key, compileSchema(of)]);
      return new core.$ZodObjectJIT({ ...def, shape: Object.fromEntries(shape) });
    }
    case 'array':
      return core.clone(schema as core.$ZodArray, { ...def, element: compileElement(def.element) });
    case 'nullable':
      return core.clone(schema as core.$ZodNullable, {
        ...def,
        innerType: compileSchema(def.innerType),
      });
    case 'optional':
      return core.clone(schema as core.$ZodOptional, {
        ...def,
        innerType: compileSchema(def.innerType),
      });
    default:
      return schema;
  }
}

/** What many answers show as it is, with its wire form by the schema of the list that it stands in. */
const lasting = new WeakMap<object, Map<core.$ZodType, unknown>>();

/**
 * The same object, which is encoded once for each list that shows it, for as long as it is there; nobody
 * changes it. For what is made of rows that are kept (db/platform/kept-rows.ts).
 */
export function encodeOnce<Shown extends object>(shown: Shown): Shown {
  lasting.set(shown, new Map());
  return shown;
}

/** What stands in a list: an object that lasts is encoded once. */
function compileElement(schema: core.$ZodType): core.$ZodType {
  const element = compileSchema(schema);
  if (element._zod.def.type !== 'object') return element;
  return z.codec(z.unknown(), z.unknown(), {
    decode: () => {
      throw new Error('Answers are encoded, and not read.');
    },
    encode(value, payload) {
      const known = lasting.get(value as object);
      if (known?.has(element)) return known.get(element);
      const encoded = core.safeEncode(element, value);
      if (!encoded.success) {
        payload.issues.push(
          ...encoded.error.issues.map((issue) => ({ ...issue, input: value }) as never),
        );
        return z.NEVER;
      }
      known?.set(element, encoded.data);
      return encoded.data;
    },
  });
}
