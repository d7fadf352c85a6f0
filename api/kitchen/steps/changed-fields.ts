import { DETAIL_NAMES } from '#domain/account/delivery-address.ts';

/** Resources that hold nothing about a person: there, a `name` is a dish's or a plan's. */
const IMPERSONAL = new Set([
  'plan-groups',
  'snacks',
  'dishes',
  'weekly-menus',
  'blogs',
  'blog-categories',
  'closures',
  'weekly-timings',
  'settings',
  'imports',
  'sheet-imports',
  'broadcasts',
]);

/** Fields that tell of a person, without case and underscores. */
const PERSONAL = new Set([
  'name',
  'firstname',
  'lastname',
  'email',
  'phone',
  'mobilenumber',
  'contactnumber',
  'address',
  'deliveryaddress',
  'customer',
  'customerinfo',
  'customername',
  'customeremail',
  'customerphone',
  'membername',
  'household',
  'customeraddress',
  'profilephoto',
  'diet',
  'profilediet',
  'otherdiets',
  'allergies',
  'standingnote',
  'specialinstructions',
  ...DETAIL_NAMES.map((name) => name.toLowerCase()),
  'tags',
  'birthday',
  'customernote',
  'internalnote',
  'adminnotes',
  'paybacknote',
  // What the kitchen writes on a line of a quote.
  'label',
  'location',
  'note',
  'reason',
  'endreason',
  'cancelreason',
  'failreason',
  'to',
  'subject',
  'message',
  'answer',
]);

/** Stands for a personal value that was there. */
export const PERSONAL_VALUE = '(personal)';

/** Texts as long as a page: the log says how long they were, the thing itself has the words. */
const LONG_TEXTS = new Set(['markdown']);

const lengthOf = (text: unknown): unknown =>
  typeof text === 'string' ? `(${text.length.toLocaleString('en-CA')} characters)` : text;

const isPersonal = (field: string) => PERSONAL.has(field.toLowerCase().replaceAll('_', ''));

function withoutPersonalData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPersonalData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, maskField(field, inner)]),
  );
}

function maskField(field: string, value: unknown): unknown {
  if (!isPersonal(field)) return withoutPersonalData(value);
  const isEmpty = value === undefined || value === null || value === '';
  return isEmpty || (Array.isArray(value) && value.length === 0) ? null : PERSONAL_VALUE;
}

type Fields = Record<string, unknown>;

/**
 * What differs between two states of a thing, field by field, with personal values masked on both
 * sides and of long texts only how long they were. Without one of the two (created, deleted) everything differs.
 */
export function changedFields(
  resource: string,
  before: object | null | undefined,
  after: object | null | undefined,
): { before: Fields | null; after: Fields | null } {
  const was = (before ?? {}) as Fields;
  const is = (after ?? {}) as Fields;
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  );
  const mask = IMPERSONAL.has(resource) ? (_field: string, value: unknown) => value : maskField;
  const keep = (name: string, value: unknown) =>
    LONG_TEXTS.has(name) ? lengthOf(value) : mask(name, value);
  const pick = (from: Fields) =>
    Object.fromEntries(
      names.filter((name) => name in from).map((name) => [name, keep(name, from[name])]),
    );
  return { before: before ? pick(was) : null, after: after ? pick(is) : null };
}
