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
      return core.clone(schema as core.$ZodArray, { ...def, element: compileSchema(def.element) });
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
