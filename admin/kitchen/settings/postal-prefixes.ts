/** `L1G, L1H M1` -> prefixes, as people type lists: separated by commas, spaces or lines. */
export const prefixesIn = (typed: string): string[] =>
  typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);

/** The prefixes as text to edit, one line for each first letter. */
export function prefixWords(prefixes: readonly string[]): string {
  const lines = Map.groupBy(prefixes.toSorted(), (prefix) => prefix[0]);
  return [...lines.values()].map((line) => line.join(', ')).join(',\n');
}
