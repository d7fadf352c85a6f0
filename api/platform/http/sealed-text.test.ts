import { describe, expect, it } from 'vitest';
import { seal, unseal } from './sealed-text.ts';

describe('a sealed text', () => {
  const sealed = seal('one secret', 'second factor', 'JBSWY3DP');

  it('opens with the secret and the purpose that it was sealed with', () => {
    expect(unseal('one secret', 'second factor', sealed)).toBe('JBSWY3DP');
  });

  it('opens with no other secret, and for no other purpose', () => {
    expect(unseal('another', 'second factor', sealed)).toBeNull();
    expect(unseal('one secret', 'gateways', sealed)).toBeNull();
  });

  it('does not open once it was changed', () => {
    const other = sealed.startsWith('A') ? 'B' : 'A';
    expect(unseal('one secret', 'second factor', other + sealed.slice(1))).toBeNull();
    expect(unseal('one secret', 'second factor', 'short')).toBeNull();
  });

  it('looks different each time', () => {
    expect(seal('one secret', 'second factor', 'JBSWY3DP')).not.toBe(sealed);
  });
});
