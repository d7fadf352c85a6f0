/** A node of a program's syntax, with the places in its text where it begins and ends. */
export type Node = { type: string; start: number; end: number };

/** All nodes of one type in a tree of syntax, those within others too. */
export function nodesIn(node: unknown, type: string, found: Node[] = []): Node[] {
  if (typeof node !== 'object' || node === null) return found;
  if ((node as Node).type === type) found.push(node as Node);
  for (const value of Object.values(node)) nodesIn(value, type, found);
  return found;
}

/** Puts other code in the place of some; none of the places may lie in another one. */
export const replaced = (code: string, places: readonly (Node & { by: string })[]): string =>
  [...places]
    .sort((one, other) => other.start - one.start)
    .reduce((before, { start, end, by }) => before.slice(0, start) + by + before.slice(end), code);
