import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What a value may be: things of these types, one of these words, or plain data of these kinds. */
export type Meaning = { types: Set<string>; words: Set<string>; data: Set<string> };

export type Vocabulary = {
  /** Everything that a type may say, its own and what it inherits, with the names of the values. */
  propertiesOf(type: string): ReadonlyMap<string, readonly string[]> | undefined;
  meaningOf(name: string): Meaning;
};

/** The kinds of plain data that tell more than that they are text. */
const DATA = new Set(['Boolean', 'Date', 'DateTime', 'Duration', 'Number', 'Text', 'Time', 'URL']);

/** The same in the words of TypeScript. */
const NATIVE: Record<string, string> = { string: 'Text', number: 'Number', boolean: 'Boolean' };

/** `schema-dts` is schema.org's vocabulary, written as types. */
function readTypes(): string {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('schema-dts/package.json'));
  return readFileSync(join(folder, 'dist/schema.d.ts'), 'utf8');
}

type Base = { parents: string[]; properties: Map<string, string[]> };

const parts = (union: string) => union.split('|').map((part) => part.trim());

function readBases(source: string): Map<string, Base> {
  const bases = new Map<string, Base>();
  for (const [, name = '', parents = '', body = ''] of source.matchAll(
    /^interface (\w+)Base extends ([^{]+)\{\n([\s\S]*?)^\}/gm,
  )) {
    const properties = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\1">;$/gm)].map(
      ([, property = '', union = '']) => [property, parts(union)] as const,
    );
    bases.set(name, {
      parents: [...parents.matchAll(/(\w+)Base\b/g)].map(([, parent = '']) => parent),
      properties: new Map(properties),
    });
  }
  return bases;
}

/** Reads the vocabulary of schema.org; takes a moment, so keep it. */
export function readVocabulary(source = readTypes()): Vocabulary {
  const bases = readBases(source);
  const leaves = new Map(
    [
      ...source.matchAll(
        /^export interface (\w+)Leaf extends (\w+)Base \{\n {4}"@type": "(\w+)"/gm,
      ),
    ].map(([, name = '', base = '']) => [name, base] as const),
  );
  const aliases = new Map(
    [...source.matchAll(/^export type (\w+) = (.+);$/gm)].map(
      ([, name = '', union = '']) => [name, parts(union)] as const,
    ),
  );

  function collect(base: string, into: Map<string, string[]>): Map<string, string[]> {
    const { parents = [], properties = [] } = bases.get(base) ?? {};
    for (const [property, union] of properties) {
      into.set(property, [...(into.get(property) ?? []), ...union]);
    }
    for (const parent of parents) collect(parent, into);
    return into;
  }

  function mean(name: string, meaning: Meaning, seen: Set<string>): Meaning {
    if (seen.has(name)) return meaning;
    seen.add(name);
    if (DATA.has(name)) meaning.data.add(name);
    else if (name.startsWith('"')) meaning.words.add(name.slice(1, -1));
    else if (name.endsWith('Leaf')) meaning.types.add(name.slice(0, -'Leaf'.length));
    else if (name in NATIVE) meaning.data.add(NATIVE[name] ?? '');
    else for (const part of aliases.get(name) ?? []) mean(part, meaning, seen);
    return meaning;
  }

  return {
    propertiesOf(type) {
      const base = leaves.get(type);
      return base === undefined ? undefined : collect(base, new Map());
    },
    meaningOf: (name) =>
      mean(name, { types: new Set(), words: new Set(), data: new Set() }, new Set()),
  };
}
