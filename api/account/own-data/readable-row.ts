/** A value as it is handed out: dollars, days, instants, text, and lists of those. */
export type Readable = string | number | boolean | null | Readable[] | { [name: string]: Readable };

/** Amounts inside JSON columns (quotes, menus) do not say in their name that they are cents. */
const CENTS_INSIDE = new Set(['unitPrice', 'amount', 'price', 'surcharge']);

const isId = (column: string) => column === 'id' || column.endsWith('_id');

const camel = (column: string) =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function readable(value: unknown, name = ''): Readable {
  if (value === null || value === undefined) return null;
  if (value instanceof Temporal.Instant) return value.toString();
  if (Array.isArray(value)) return value.map((inner) => readable(inner));
  if (typeof value === 'object') {
    const inner = Object.entries(value).filter(([field]) => field !== 'id');
    return Object.fromEntries(inner.map(([field, one]) => [field, readable(one, field)]));
  }
  if (typeof value === 'number') return CENTS_INSIDE.has(name) ? value / 100 : value;
  return typeof value === 'boolean' ? value : String(value);
}

/**
 * A row of the database as its customer reads it: named as the API names things, money in dollars,
 * percents as such, instants ISO 8601, and no ids.
 */
export function readableRow(
  row: Record<string, unknown>,
  without: Record<string, string> = {},
): { [name: string]: Readable } {
  const kept = Object.entries(row).filter(([column]) => !isId(column) && !(column in without));
  return Object.fromEntries(
    kept.map(([column, value]) => {
      const cents = /^(.+)_cents$/.exec(column)?.[1];
      if (cents) return [camel(cents), value === null ? null : Number(value) / 100];
      const percent = /^(.+)_basis_points$/.exec(column)?.[1];
      if (percent) return [`${camel(percent)}Percentage`, Number(value) / 100];
      return [camel(column), readable(value)];
    }),
  );
}
