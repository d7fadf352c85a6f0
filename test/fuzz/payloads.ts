import fc from 'fast-check';
import { bodiesAround, ODD_VALUES, type Schema } from './arbitrary.ts';
import { bodiesWithOddPlaces, bulkyTexts } from './places.ts';

/** A body as it goes over the wire. */
export type Payload = { content: string | Buffer; headers: Record<string, string> };

const JSON_TYPE = { 'content-type': 'application/json' };

export const asJson = (value: unknown): Payload => ({
  content: JSON.stringify(value),
  headers: JSON_TYPE,
});

/** What broken clients make of JSON that would be accepted: codings, marks, halves, other types. */
const MANGLED: readonly ((text: string) => Payload)[] = [
  (text) => ({ content: `\ufeff${text}`, headers: JSON_TYPE }),
  (text) => ({ content: Buffer.from(text, 'utf16le'), headers: JSON_TYPE }),
  (text) => ({
    content: Buffer.from(text, 'utf16le'),
    headers: { 'content-type': 'application/json; charset=utf-16le' },
  }),
  (text) => ({
    content: Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xc3, 0x28, 0xff])]),
    headers: JSON_TYPE,
  }),
  (text) => ({
    content: Buffer.from(text.replaceAll('a', 'é'), 'latin1'),
    headers: { 'content-type': 'application/json; charset=iso-8859-1' },
  }),
  (text) => ({ content: text, headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } }),
  (text) => ({ content: text, headers: { 'content-type': 'text/plain' } }),
  (text) => ({ content: text, headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
  (text) => ({ content: text, headers: { 'content-type': 'json' } }),
  (text) => ({ content: text, headers: {} }),
  (text) => ({ content: text.slice(0, Math.ceil(text.length / 2)), headers: JSON_TYPE }),
  (text) => ({ content: `${text}${text}`, headers: JSON_TYPE }),
  (text) => ({ content: text.replace(/\}$/, ',}'), headers: JSON_TYPE }),
  (text) => ({ content: `//\n${text}`, headers: JSON_TYPE }),
  (text) => ({ content: text.replace('{', '{"__proto__":{"isAdmin":true},'), headers: JSON_TYPE }),
  (text) => ({
    content: text.replace('{', '{"constructor":{"prototype":{}},'),
    headers: JSON_TYPE,
  }),
  (text) => ({ content: text.replace(/(".*?":)/, '$1null,$1'), headers: JSON_TYPE }),
  (text) => ({ content: text.replace(/:[^:]*\}$/, ':NaN}'), headers: JSON_TYPE }),
  (text) => ({ content: text.replaceAll('"', "'"), headers: JSON_TYPE }),
  () => ({ content: '', headers: JSON_TYPE }),
  () => ({ content: '\0'.repeat(100), headers: JSON_TYPE }),
];

/**
 * What nobody should send to an endpoint, around a body that it accepts: mostly fields that are
 * changed, odd, missing or forbidden, and now and then what is too deep, too wide or no JSON at all.
 */
export function payloadsAround(
  accepted: Record<string, unknown>,
  schema: Schema,
): fc.Arbitrary<Payload> {
  const fields = Object.keys(schema.properties ?? {});
  const text = JSON.stringify(accepted);
  const json = (weight: number, arbitrary: fc.Arbitrary<unknown>) => ({
    weight,
    arbitrary: arbitrary.map(asJson),
  });
  return fc.oneof(
    json(10, bodiesAround(accepted, schema)),
    json(7, bodiesWithOddPlaces(accepted, fields)),
    json(1, fc.constantFrom(...ODD_VALUES)),
    {
      weight: 1,
      arbitrary: bulkyTexts(accepted, fields).map((content) => ({ content, headers: JSON_TYPE })),
    },
    { weight: 2, arbitrary: fc.constantFrom(...MANGLED).map((mangle) => mangle(text)) },
  );
}
