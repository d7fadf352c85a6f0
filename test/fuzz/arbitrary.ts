import fc from 'fast-check';

/** What the API's document says of a value, as far as bodies are made from it. */
export type Schema = {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/** What no form sends, and what attackers and broken clients do. */
export const ODD_VALUES: readonly unknown[] = [
  null,
  '',
  ' ',
  'x',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202Egnirts',
  '👩‍🍳🫓',
  'x'.repeat(5_000),
  "'; DROP TABLE customers; --",
  '%00',
  '../../etc/passwd',
  '00000000-0000-0000-0000-000000000000',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '-1',
  'NaN',
  -1,
  0,
  0.1,
  1.005,
  12.999,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e21,
  1e308,
  true,
  [],
  {},
  [[[]]],
  { toString: 1 },
];

/** Fields that no caller may set by naming them. */
export const FORBIDDEN_FIELDS = {
  id: '11111111-1111-4111-8111-111111111111',
  role: 'owner',
  role_name: 'admin',
  isAdmin: true,
  status: 'active',
  credits: 1000,
  available: 1000,
  totalCredits: 1000,
  creditsHeld: 0,
  credits_held: 0,
  price: 0.01,
  price_cents: 1,
  total_cents: 0,
  tiffinCount: 1000,
  customerId: '11111111-1111-4111-8111-111111111111',
  customer_id: '11111111-1111-4111-8111-111111111111',
  email_verified_at: '2026-01-01T00:00:00Z',
  disabled_at: null,
  adminNotes: 'written by a customer',
  internalNote: 'written by a customer',
} as const;

const odd = fc.constantFrom(...ODD_VALUES);

function stringOf({ format, maxLength = 60 }: Schema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid({ version: 4 });
  if (format === 'email') return fc.emailAddress();
  if (format === 'date') {
    return fc.constantFrom('2026-11-20', '2026-11-23', '2026-12-24', '2000-01-03', '2199-12-29');
  }
  if (format === 'date-time') return fc.constant('2026-11-20T12:00:00Z');
  return fc.string({ maxLength: Math.min(maxLength, 60), unit: 'grapheme' });
}

/** Values that mostly fit a schema, and now and then do not. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 8, arbitrary: fitting(schema) }, { weight: 1, arbitrary: odd });
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  if (schema.type === 'string') return stringOf(schema);
  if (schema.type === 'integer' || schema.type === 'number') {
    return fc.integer({
      min: Math.max(schema.minimum ?? -100, -100),
      max: Math.min(schema.maximum ?? 100_000, 100_000),
    });
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array') return fc.array(valuesOf(schema.items ?? {}), { maxLength: 4 });
  if (schema.type === 'null') return fc.constant(null);
  if (schema.properties) return objectsOf(schema.properties);
  return odd;
}

function objectsOf(properties: Record<string, Schema>): fc.Arbitrary<object> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, valuesOf(value)]),
  );
  return fc.record(fields, { requiredKeys: [] });
}

/**
 * Bodies around one that would be accepted: some fields changed to what the schema allows or to
 * something odd, some left out, and fields added that nobody may set.
 */
export function bodiesAround(
  accepted: Record<string, unknown>,
  schema: Schema,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.keys(schema.properties ?? {});
  const changes = objectsOf(schema.properties ?? {});
  const names = Object.keys(accepted);
  const removed = names.length > 0 ? fc.subarray(names, { maxLength: 1 }) : fc.constant([]);
  const extra = fc.subarray(Object.entries(FORBIDDEN_FIELDS));
  const few = fc
    .tuple(changes, fc.subarray(fields, { maxLength: Math.min(2, fields.length) }))
    .map(([all, chosen]) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => chosen.includes(name))),
    );
  return fc
    .tuple(
      fc.oneof({ weight: 3, arbitrary: few }, { weight: 1, arbitrary: changes }),
      removed,
      extra,
    )
    .map(([changed, without, added]) => {
      const body: Record<string, unknown> = {
        ...Object.fromEntries(added),
        ...accepted,
        ...changed,
      };
      for (const name of without) delete body[name];
      return body;
    });
}
