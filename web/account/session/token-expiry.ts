/**
 * When a JSON Web Token ends (its `exp`, RFC 7519 section 4.1.4), in milliseconds since 1970; null
 * for one that does not say, which is for the server to judge. The signature is not looked at.
 */
export function tokenExpiry(token: string): number | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    const exp = (claims as { exp?: unknown } | null)?.exp;
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}

export function hasExpired(token: string, now: number): boolean {
  const expiry = tokenExpiry(token);
  return expiry !== null && expiry <= now;
}
