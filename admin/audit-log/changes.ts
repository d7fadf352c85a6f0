import type { AuditEntry } from '#contract/admin/desk.ts';

/** One field of an audited change, in words; null where there was nothing. */
export type Change = { field: string; before: string | null; after: string | null };

const inWords = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Field by field, what an action changed; what stayed the same is left out. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({
      field,
      before: inWords(before?.[field]),
      after: inWords(after?.[field]),
    }))
    .filter((change) => change.before !== change.after);
}
