import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initials', () => {
  it('are the first letters of both names, large', () => {
    expect(initialsOf({ first_name: 'asha', last_name: ' patel' })).toBe('AP');
    expect(initialsOf({ first_name: 'Émile', last_name: 'Öz' })).toBe('ÉÖ');
  });

  it('are one letter where there is one name', () => {
    expect(initialsOf({ first_name: 'Ravi', last_name: '' })).toBe('R');
  });

  it('take a letter of any script whole', () => {
    expect(initialsOf({ first_name: '𐐀lice', last_name: 'આશા' })).toBe('𐐀આ');
  });
});
