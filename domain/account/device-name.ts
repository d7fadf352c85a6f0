/** Others write `Chrome` and `Safari` too, so they are asked for first. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const found = (names: readonly [RegExp, string][], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/**
 * What a person calls the device behind a `User-Agent` header: `Chrome on Windows`. Browsers say
 * what they like, so it is a help to recognise one's own and proves nothing.
 */
export function deviceName(userAgent: string | null): string {
  const browser = found(BROWSERS, userAgent ?? '');
  const system = found(SYSTEMS, userAgent ?? '');
  if (system) return `${browser ?? 'A browser'} on ${system}`;
  return browser ?? 'An unknown browser';
}
