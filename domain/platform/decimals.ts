/**
 * A number as people write it, with a point before its decimals and nothing between thousands: `12,50` and
 * `1.234,50` as it is written in French, `1,234.50` as it is in English. A comma has decimals behind it
 * where exactly two digits follow; what is neither stays as it is.
 */
export function withDecimalPoint(typed: string): string {
  if (/^-?(\d*|\d{1,3}(\.\d{3})+),\d{2}$/.test(typed))
    return typed.replaceAll('.', '').replace(',', '.');
  if (/^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(typed)) return typed.replaceAll(',', '');
  return typed;
}
