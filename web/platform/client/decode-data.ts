import * as z from 'zod/mini';

type Path = readonly PropertyKey[];
type Holder = Record<PropertyKey, unknown>;

/** What holds the last part of a path. */
const holderOf = (data: unknown, path: Path): Holder =>
  path.slice(0, -1).reduce<Holder>((held, part) => held[part] as Holder, data as Holder);

/** A state with a name that this page does not know, and what it would know. */
const isUnknownStatus =
  (data: unknown) =>
  (issue: z.core.$ZodIssue): issue is z.core.$ZodIssueInvalidValue =>
    issue.code === 'invalid_value' &&
    issue.path.at(-1) === 'status' &&
    typeof holderOf(data, issue.path).status === 'string';

/**
 * Decodes an answer's data by the contract. A status that this page does not know, because the
 * server is newer, fails nothing: it stays as it was sent and shows as Unknown.
 */
export function decodeData<Schema extends z.ZodMiniType>(schema: Schema, data: unknown) {
  const strict = z.safeDecode(schema, data as z.input<Schema>);
  const issues = strict.error?.issues ?? [];
  const unknown = issues.filter(isUnknownStatus(data));
  if (unknown.length === 0 || unknown.length < issues.length) return strict;
  const known = structuredClone(data);
  for (const { path, values } of unknown) holderOf(known, path).status = values[0];
  const decoded = z.safeDecode(schema, known as z.input<Schema>);
  if (decoded.success)
    for (const { path } of unknown)
      holderOf(decoded.data, path).status = holderOf(data, path).status;
  return decoded;
}
