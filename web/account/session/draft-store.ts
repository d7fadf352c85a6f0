import { tabStorage } from './browser-storage.ts';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'draft:';

/** One draft per page and customer, so that nobody finds what somebody else typed. */
export const draftKey = (page: string, customerId: string): string =>
  `${PREFIX}${page}:${customerId}`;

/** The values typed before, or null when there are none that can be read. */
export function readDraft(
  key: string,
  storage: DraftStorage = tabStorage(),
): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return typeof parsed === 'object' && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown> | null)
      : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the values, without the fields named in `except` (passwords, for one, are never kept).
 * Answers whether the storage took them.
 */
export function writeDraft(
  key: string,
  values: Record<string, unknown>,
  except: readonly string[] = [],
  storage: DraftStorage = tabStorage(),
): boolean {
  const kept = Object.fromEntries(
    Object.entries(values).filter(([field]) => !except.includes(field)),
  );
  try {
    storage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    // A full storage costs the draft, not the form.
    return false;
  }
}

export const forgetDraft = (key: string, storage: DraftStorage = tabStorage()): void =>
  storage.removeItem(key);
