import type { Meaning, Vocabulary } from './vocabulary.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typesOf = (node: Node): string[] =>
  [node['@type']].flat().filter((type) => typeof type === 'string');

const WRITTEN: Record<string, RegExp> = {
  Date: /^\d{4}-\d\d-\d\d$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
  Time: /^\d\d:\d\d(:\d\d)?$/,
  Duration: /^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/,
  URL: /^https?:\/\/\S+$/,
  Number: /^-?\d+(\.\d+)?$/,
};

/** Whether a string may stand where one of these is asked for. */
function fitsText(text: string, { data, words }: Meaning): boolean {
  if (words.has(text) || data.has('Text')) return true;
  return [...data].some((kind) => WRITTEN[kind]?.test(text));
}

function fits(value: unknown, meaning: Meaning, mayRefer: boolean): boolean {
  if (typeof value === 'string') return value !== '' && fitsText(value, meaning);
  if (typeof value === 'number') return meaning.data.has('Number');
  if (typeof value === 'boolean') return meaning.data.has('Boolean');
  if (!isNode(value)) return false;
  const types = typesOf(value);
  if (types.length === 0) return mayRefer && Object.keys(value).join() === '@id';
  return types.some((type) => meaning.types.has(type));
}

function together(vocabulary: Vocabulary, names: readonly string[]): Meaning {
  const all = names.map((name) => vocabulary.meaningOf(name));
  const union = (of: keyof Meaning) => new Set(all.flatMap((meaning) => [...meaning[of]]));
  return { types: union('types'), words: union('words'), data: union('data') };
}

/**
 * What is wrong with a piece of structured data by schema.org's vocabulary, with the place of it:
 * types that there are not, properties that do not belong to their type, values of the wrong kind.
 */
export function findMistakes(vocabulary: Vocabulary, node: unknown, at = ''): string[] {
  if (!isNode(node)) return [`${at} is no object`];
  const types = typesOf(node);
  const place = `${at}${types.join('+')}`;
  if (types.length === 0) return [`${place} has no @type`];
  const known = types.map((type) => [type, vocabulary.propertiesOf(type)] as const);
  const unknown = known.filter(([, properties]) => !properties);
  if (unknown.length > 0) return unknown.map(([type]) => `${place}: there is no type ${type}`);

  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@')) return [];
    const names = known.flatMap(([, properties]) => properties?.get(property) ?? []);
    if (names.length === 0) return [`${place} has no property ${property}`];
    const meaning = together(vocabulary, names);
    return [value].flat().flatMap((one: unknown) => {
      if (!fits(one, meaning, names.includes('IdReference')))
        return [`${place}.${property} cannot be ${JSON.stringify(one)?.slice(0, 80)}`];
      const refers = isNode(one) && typesOf(one).length === 0;
      return isNode(one) && !refers ? findMistakes(vocabulary, one, `${place}.${property}.`) : [];
    });
  });
}
