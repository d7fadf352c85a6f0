/** `35,56` as it is written in French, or a comma between thousands. */
const withoutCommas = (typed: string): string =>
  /^-?\d*,\d{1,2}$/.test(typed)
    ? typed.replace(',', '.')
    : /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(typed)
      ? typed.replaceAll(',', '')
      : typed;

/** `12.5`, `12,50`, `C$1,299.00`, `13 %` -> hundredths; other text as it is, nothing -> null. */
export function readDecimal(typed: string): number | string | null {
  const compact = withoutCommas(typed.replace(/[\s%]|C?\$/g, '').replace('−', '-'));
  if (compact === '') return null;
  const match = /^(-?)(\d{1,9})?(?:\.(\d{0,2}))?$/.exec(compact);
  if (!match || (match[2] === undefined && !match[3])) return typed;
  const size = Number(match[2] ?? 0) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] && size > 0 ? -size : size;
}

/** Hundredths as they are typed, `1299` -> `12.99`; text that is no number stays as it was. */
export function writeDecimal(value: number | string | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  const size = Math.abs(value);
  const decimals = String(size % 100).padStart(2, '0');
  return `${value < 0 ? '-' : ''}${Math.floor(size / 100)}.${decimals}`;
}
