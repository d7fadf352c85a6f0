// The plans of statements as `npm run bench -- growth` keeps them.

/** So many statements are kept; one of them stays while it is among a few more. */
export const COSTLIEST = 20;
const STILL_COSTLY = 30;

export type Node = {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: Node[];
};

/** A statement with the shape of its plan where it took longest, and of all its plans: values differ. */
export type Statement = { text: string; plan: string; plans: string[]; ms: number };

/** Seq Scan on mails, or Index Scan by mails_created: what stays the same while costs change. */
export function shapeOf(node: Node): string {
  const by = node['Index Name'];
  const on = node['Relation Name'];
  const name = node['Node Type'] + (by ? ` by ${by}` : on ? ` on ${on}` : '');
  const below = (node.Plans ?? []).map(shapeOf);
  return below.length > 0 ? `${name} (${below.join(', ')})` : name;
}

/** The plans of statements by their text: one, or several that are as good, by what a sample says of the rows. */
export type Kept = Record<string, string[]>;

/** A statement that goes by none of the plans that were kept, whatever its values. */
export type Changed = { text: string; was: string[]; is: string };

/**
 * Which plans are kept from now on, and which are not what they were. Such a one stays in the file as it
 * was, and is told of again, until somebody has looked at it and added the new plan, or taken it out.
 */
export function comparePlans(
  before: Kept,
  statements: readonly Statement[],
): { kept: Kept; changed: Changed[] } {
  const changed = statements.flatMap(({ text, plan, plans }) => {
    const was = before[text];
    return was === undefined || plans.some((one) => was.includes(one))
      ? []
      : [{ text, was, is: plan }];
  });
  const known = new Set(changed.map(({ text }) => text));
  const stays = statements.filter(
    ({ text }, place) => known.has(text) || (place < STILL_COSTLY && text in before),
  );
  const others = statements.slice(0, COSTLIEST).filter(({ text }) => !(text in before));
  const kept = [...stays, ...others].slice(0, Math.max(COSTLIEST, known.size));
  const sorted = kept.toSorted((one, other) => (one.text < other.text ? -1 : 1));
  return {
    kept: Object.fromEntries(sorted.map(({ text, plans }) => [text, before[text] ?? plans])),
    changed,
  };
}
