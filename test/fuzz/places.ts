import fc from 'fast-check';
import { ODD_VALUES } from './arbitrary.ts';

/** Where something stands in a body: names and positions from the outside in. */
type Place = readonly (string | number)[];

const isContainer = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null;

/** Every place of an accepted body, and the fields beside them that it could have had. */
function placesOf(body: unknown, fields: readonly string[] = []): Place[] {
  if (!isContainer(body)) return [];
  const inside = Object.entries(body).flatMap(([name, inner]) => {
    const step = Array.isArray(body) ? Number(name) : name;
    return [[step], ...placesOf(inner).map((place) => [step, ...place])];
  });
  const absent = Array.isArray(body) ? [] : fields.filter((field) => !(field in body));
  return [...inside, ...absent.map((field) => [field])];
}

/** The body with another value in one place; as it was where an earlier change took the place away. */
function withValueAt(body: unknown, [step, ...rest]: Place, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(body)) {
    const at = Number(step);
    return at < body.length ? body.with(at, withValueAt(body[at], rest, value)) : body;
  }
  if (!isContainer(body)) return body;
  const record = body as Record<string, unknown>;
  return { ...record, [step]: withValueAt(record[step], rest, value) };
}

function valueAt(body: unknown, place: Place): unknown {
  return place.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)?.[step], body);
}

const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

const ONE_OF_EACH_KIND: readonly unknown[] = [null, true, -1, 'x', [], {}];

/**
 * An accepted body once for each of its places and each kind of value that does not stand there:
 * what reads a part before its type was checked.
 */
export function* bodiesWithOneOtherKind(
  body: unknown,
  fields: readonly string[],
): Generator<unknown> {
  for (const place of placesOf(body, fields)) {
    const kind = kindOf(valueAt(body, place));
    for (const other of ONE_OF_EACH_KIND) {
      if (kindOf(other) !== kind) yield withValueAt(body, place, other);
    }
  }
}

/** An accepted body with odd values in one place or in two. */
export function bodiesWithOddPlaces(
  body: unknown,
  fields: readonly string[],
): fc.Arbitrary<unknown> {
  const places = placesOf(body, fields);
  if (places.length === 0) return fc.constantFrom(...ODD_VALUES);
  const change = fc.tuple(fc.constantFrom(...places), fc.constantFrom(...ODD_VALUES));
  return fc
    .array(change, { minLength: 1, maxLength: 2 })
    .map((changes) =>
      changes.reduce((changed, [place, odd]) => withValueAt(changed, place, odd), body),
    );
}

const nestedLists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const nestedRecords = (depth: number) => `${'{"a":'.repeat(depth)}0${'}'.repeat(depth)}`;
const manyFields = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at])));

/** Parts that go very deep or very wide, as JSON text; made once, as they are sent thousands of times. */
const bulkyParts = fc.oneof(
  fc.constantFrom(...[30, 32, 33, 1_000, 45_000].map(nestedLists)),
  fc.constantFrom(...[30, 32, 33, 1_000, 16_000].map(nestedRecords)),
  fc.constantFrom(...[1_000, 30_000].map((length) => JSON.stringify(Array(length).fill(0)))),
  fc.constantFrom(...[1_000, 6_000].map(manyFields)),
  fc.constantFrom(...[20_000, 99_000, 200_000].map((length) => JSON.stringify('x'.repeat(length)))),
  fc.constantFrom('1e309', '-0', `0.${'3'.repeat(300)}`, '9'.repeat(400)),
);

/** An accepted body with a part that goes very deep or very wide, as JSON text. */
export function bulkyTexts(body: unknown, fields: readonly string[]): fc.Arbitrary<string> {
  const places = placesOf(body, fields);
  if (places.length === 0) return bulkyParts;
  const MARK = 'the bulky part';
  return fc.tuple(fc.constantFrom(...places), bulkyParts).map(([place, text]) => {
    const marked = JSON.stringify(withValueAt(body, place, MARK));
    return marked.replace(`"${MARK}"`, () => text);
  });
}
