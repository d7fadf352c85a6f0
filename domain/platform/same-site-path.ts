/** An address that no real site has, to see what a browser makes of a path. */
const HERE = 'https://same-site.invalid';

/**
 * A redirect target that stays on this site, or `/`: for `redirect` and `returnUrl`, which anybody
 * can put into a link (docs/rules.md#links-back). Refuses other sites however they are written: a
 * scheme, `//x`, `/\x`, control characters that browsers drop, dots that leave a double slash
 * behind.
 */
export function sameSitePath(target: string | null | undefined): string {
  if (!target || target.length > 2000 || !/^\/(?![/\\])/.test(target)) return '/';
  if (/[\p{Cc}\p{Cf}\p{Z}\\]/u.test(target)) return '/';
  if (!URL.canParse(target, HERE)) return '/';
  const { pathname, search, hash } = new URL(target, HERE);
  if (pathname.startsWith('//')) return '/';
  return `${pathname}${search}${hash}`;
}
