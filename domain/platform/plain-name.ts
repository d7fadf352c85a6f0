/**
 * A name boiled down to its letters, with the vowel signs that belong to them, and digits, so that
 * `Asha  PATEL.` is `asha patel`.
 */
export const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/**
 * Finds things by a name as somebody types it: as it is written but for its case, or else, where only one
 * is meant, but for signs and blanks.
 */
export function indexByName<Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
): (typed: string) => Thing | 'several' | undefined {
  const add = (index: Map<string, Thing[]>, key: string, thing: Thing) =>
    index.set(key, [...(index.get(key) ?? []), thing]);
  const [written, plain] = [new Map<string, Thing[]>(), new Map<string, Thing[]>()];
  for (const thing of things) {
    add(written, writtenName(nameOf(thing)), thing);
    if (plainName(nameOf(thing)) !== '') add(plain, plainName(nameOf(thing)), thing);
  }
  return (typed) => {
    const [one, other] = written.get(writtenName(typed)) ?? [];
    if (one !== undefined) return other === undefined ? one : 'several';
    const [only, another] = plain.get(plainName(typed)) ?? [];
    return another === undefined ? only : undefined;
  };
}

/** A name as it is written, but for its case and the blanks around it. */
export const writtenName = (name: string): string => name.normalize('NFC').trim().toLowerCase();
