import { valueWords } from './field-words.ts';
import { isParts, type Parts } from './parts.ts';

/** A record of a list, and what it is called among the others. */
export type NamedParts = { name: string; parts: Parts };

/** Records by what tells them apart, in the order of their list. */
export type KeyedParts = ReadonlyMap<string, NamedParts>;

/** Fields that say which record of a list it is, the best first. */
const NAMES = ['name', 'title', 'label', 'billingCycle', 'course'];

function nameOf(resource: string, parts: Parts): string | null {
  const field = NAMES.find((one) => typeof parts[one] === 'string' && parts[one] !== '(personal)');
  return field === undefined ? null : valueWords(resource, field, parts[field]);
}

/**
 * The records of a list by what tells them apart: their id, else their name and the how manyth of
 * that name it is. Null for what is no list of records, and where a record has no name.
 */
export function keyedParts(resource: string, list: unknown): KeyedParts | null {
  if (!Array.isArray(list)) return null;
  const seen = new Map<string, number>();
  const keyed = new Map<string, NamedParts>();
  for (const parts of list) {
    const called = isParts(parts) ? nameOf(resource, parts) : null;
    if (called === null) return null;
    const nth = (seen.get(called) ?? 0) + 1;
    seen.set(called, nth);
    const name = nth > 1 ? `${called} ${nth}` : called;
    keyed.set(typeof parts.id === 'string' ? parts.id : name, { name, parts });
  }
  return keyed;
}
