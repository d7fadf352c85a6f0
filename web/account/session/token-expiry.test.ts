import { describe, expect, it } from 'vitest';
import { hasExpired, tokenExpiry } from './session-store.ts';

const token = (payload: string) => `h.${Buffer.from(payload).toString('base64url')}.s`;

describe('the end of a token', () => {
  it('is its exp, in seconds since 1970', () => {
    expect(tokenExpiry(token('{"exp":1772463600}'))).toBe(1_772_463_600_000);
    expect(hasExpired(token('{"exp":1772463600}'), 1_772_463_600_000)).toBe(true);
    expect(hasExpired(token('{"exp":1772463600}'), 1_772_463_599_999)).toBe(false);
  });

  it('is read from url-safe base64', () => {
    const odd = token('{"name":"Zoë ???>>>","exp":5}');
    expect(odd).toMatch(/[-_]/);
    expect(tokenExpiry(odd)).toBe(5000);
  });

  it.each(['', 'opaque', 'a.b.c', token('null'), token('{"exp":"soon"}'), token('{}')])(
    'is unknown for %j, which only the server can judge',
    (unclear) => {
      expect(tokenExpiry(unclear)).toBeNull();
      expect(hasExpired(unclear, Date.now())).toBe(false);
    },
  );
});
