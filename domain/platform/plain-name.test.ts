import { describe, expect, it } from 'vitest';
import { indexByName, plainName } from './plain-name.ts';

describe('a plain name', () => {
  it('has no case, signs and double blanks', () => {
    expect(plainName(' Asha  PATEL. ')).toBe('asha patel');
  });

  it('keeps the vowel signs that make another word', () => {
    expect(plainName('खीर')).not.toBe(plainName('खीरा'));
    expect(plainName('દાળ')).not.toBe(plainName('દળ'));
  });
});

describe('a thing', () => {
  const find = indexByName(
    ['Chana (Jain)', 'Chana Jain', 'Dal-Tadka', 'Twin', 'twin', '🍛'],
    (name) => name,
  );

  it('is found by its name as it is written', () => {
    expect(find('chana jain')).toBe('Chana Jain');
    expect(find(' CHANA (jain) ')).toBe('Chana (Jain)');
    expect(find('🍛')).toBe('🍛');
  });

  it('is found without its signs where only one is meant', () => {
    expect(find('dal tadka')).toBe('Dal-Tadka');
    expect(find('chana, jain')).toBeUndefined();
  });

  it('is not found by nothing, and two of one name are said', () => {
    expect(find('')).toBeUndefined();
    expect(find('Twin')).toBe('several');
  });
});
