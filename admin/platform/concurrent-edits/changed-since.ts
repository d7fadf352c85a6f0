import type { FieldValues } from 'react-hook-form';

type Body = Record<string, unknown>;

/**
 * The fields that a form has changed, each with what the record said of it when it was opened: the
 * server stores these and no others, so that nothing goes back that somebody else has stored meanwhile
 * (contract/platform/concurrent-edits.ts).
 *
 * @param held fields that have to be as they were read, whatever was changed
 */
export function changedSince(
  opened: FieldValues,
  values: FieldValues,
  toBody: (values: FieldValues) => Body,
  held: readonly string[] = [],
): Body {
  const before = toBody(opened);
  const after = toBody(values);
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter(
    (name) => held.includes(name) || JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, opened[name] ?? null]));
}
