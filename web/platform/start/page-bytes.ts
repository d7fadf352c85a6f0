/** A place in a page: its bytes, and what the pattern took of it (the whole, then its groups), as text. */
type Place = { from: number; to: number; text: readonly string[] };

/**
 * The places of a page that ASCII patterns find, for each pattern. A page is up to 150 KB and as a
 * string twice that: some of those for each rendering have V8 collect its whole heap every few seconds,
 * 30 ms each time. Latin-1 has one character for each byte, so that a place in it is the place in the
 * page, and it is made once.
 */
export function findInBytes<Patterns extends readonly RegExp[]>(
  html: Buffer,
  ...patterns: Patterns
): { [Index in keyof Patterns]: Place[] } {
  const text = html.toString('latin1');
  const placesOf = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map((found) => ({
      from: found.index,
      to: found.index + found[0].length,
      text: found.map((part = '') => Buffer.from(part, 'latin1').toString()),
    }));
  return patterns.map(placesOf) as { [Index in keyof Patterns]: Place[] };
}

/** The page with other text in these places, in their order; the rest is copied as it is. */
export function replaceInBytes(
  html: Buffer,
  places: readonly Place[],
  textOf: (place: Place) => string,
): Buffer {
  let copied = 0;
  const pieces = places.flatMap((place) => {
    const before = html.subarray(copied, place.from);
    copied = place.to;
    return [before, Buffer.from(textOf(place))];
  });
  return Buffer.concat([...pieces, html.subarray(copied)]);
}
