import type { AuditEntry } from '#contract/kitchen/desk.ts';
import {
  type AuditFields,
  fieldLabel,
  followsFromElsewhere,
  isAuditFields,
  readableFields,
  valueText,
} from './field-labels.ts';

/** One field of an audited change, in words; null where there was nothing. */
export type FieldChange = { field: string; before: string | null; after: string | null };

/** Where something stands: the words that lead to it, and the field that holds it. */
type FieldPath = { resource: string; field: string; words: readonly string[] };

/** Lists of which each part says by its own name what it is. */
const SAID_BY_PARTS = new Set(['variants']);

/** Of two lists of words or numbers, what only one of them has. */
function withoutCommon(before: unknown, after: unknown): [unknown, unknown] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [before, after];
  const [was, is] = [new Set<unknown>(before), new Set<unknown>(after)];
  const [gone, added] = [[...was.difference(is)], [...is.difference(was)]];
  return gone.length + added.length === 0 ? [before, after] : [gone, added];
}

/** Of personal words only that they changed is written down: the same stands on both sides. */
const isPersonal = (value: unknown) => value === '(personal)';

/** A value that is told whole, and of a list what only one side has. */
function wholeChange(
  { resource, field, words }: FieldPath,
  before: unknown,
  after: unknown,
): FieldChange {
  const said = (value: unknown) => valueText(resource, field, value);
  const ofRecords = [before, after].some((list) => Array.isArray(list) && list.some(isAuditFields));
  const lineByLine = (value: unknown) =>
    ofRecords && Array.isArray(value) ? value.map(said).filter((one) => one !== null) : value;
  const [was, is] = withoutCommon(lineByLine(before), lineByLine(after));
  const inWords = (value: unknown) =>
    ofRecords && Array.isArray(value) ? value.join(' / ') || null : said(value);
  return {
    field: words.join(' › '),
    before: isPersonal(was) && isPersonal(is) ? null : inWords(was),
    after: inWords(is),
  };
}

/** What differs between the parts of two records, field by field. */
function partChanges(
  { resource, words }: FieldPath,
  before: AuditFields,
  after: AuditFields,
): FieldChange[] {
  const [was, is] = [readableFields(before), readableFields(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => !followsFromElsewhere(field))
    .filter((field) => !(isPersonal(was[field]) && isPersonal(is[field])))
    .flatMap((field) =>
      changesAt({ resource, field, words: [...words, fieldLabel(field)] }, was[field], is[field]),
    );
}

/** A record of a list, and what it is called among the others. */
type NamedFields = { name: string; parts: AuditFields };

/** Records by what tells them apart, in the order of their list. */
type KeyedFields = ReadonlyMap<string, NamedFields>;

/** Fields that say which record of a list it is, the best first. */
const NAMES = ['name', 'title', 'label', 'billingCycle', 'course'];

function nameOf(resource: string, parts: AuditFields): string | null {
  const field = NAMES.find((one) => typeof parts[one] === 'string' && parts[one] !== '(personal)');
  return field === undefined ? null : valueText(resource, field, parts[field]);
}

/**
 * The records of a list by what tells them apart: their id, else their name and the how manyth of
 * that name it is. Null for what is no list of records, and where a record has no name.
 */
export function keyedFields(resource: string, list: unknown): KeyedFields | null {
  if (!Array.isArray(list)) return null;
  const seen = new Map<string, number>();
  const keyed = new Map<string, NamedFields>();
  for (const parts of list) {
    const called = isAuditFields(parts) ? nameOf(resource, parts) : null;
    if (called === null) return null;
    const nth = (seen.get(called) ?? 0) + 1;
    seen.set(called, nth);
    const name = nth > 1 ? `${called} ${nth}` : called;
    keyed.set(typeof parts.id === 'string' ? parts.id : name, { name, parts });
  }
  return keyed;
}

/** What differs between two lists, part by part; that only their order does, where that is all. */
function listChanges(place: FieldPath, before: KeyedFields, after: KeyedFields): FieldChange[] {
  const words = SAID_BY_PARTS.has(place.field) ? place.words.slice(0, -1) : place.words;
  const changes = [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    const part = { ...place, words: [...words, (is ?? was)?.name ?? ''] };
    return changesAt(part, was?.parts, is?.parts);
  });
  if (changes.length > 0) return changes;
  const order = (list: KeyedFields) => [...list.values()].map(({ name }) => name).join(', ');
  return [{ field: place.words.join(' › '), before: order(before), after: order(after) }];
}

/** What changed at a place, as deep as its parts can be told apart. */
function changesAt(place: FieldPath, before: unknown, after: unknown): FieldChange[] {
  if (place.field !== 'balance' && isAuditFields(before) && isAuditFields(after))
    return partChanges(place, before, after);
  const [was, is] = [keyedFields(place.resource, before), keyedFields(place.resource, after)];
  const changes = was && is ? listChanges(place, was, is) : [wholeChange(place, before, after)];
  return changes.filter((change) => change.before !== change.after);
}

/**
 * Field by field, what an action changed, in words and with its place: `Monthly › Box › Roti › How
 * much`. What only follows from it is left out.
 */
export function changesOf({
  resource,
  before,
  after,
}: Pick<AuditEntry, 'resource' | 'before' | 'after'>): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .filter((field) => !followsFromElsewhere(field))
    .flatMap((field) =>
      changesAt({ resource, field, words: [fieldLabel(field)] }, before?.[field], after?.[field]),
    );
}

/**
 * A change as a line to read: `How much: 4 pieces → 6 pieces`, `Reason: Diwali` where there was
 * nothing before, `Reason: no longer Diwali` where there is nothing after it.
 */
export function fieldChangeText({ field, before, after }: FieldChange): string {
  if (after === null) return `${field}: no longer ${before}`;
  return `${field}: ${before === null ? after : `${before} → ${after}`}`;
}
