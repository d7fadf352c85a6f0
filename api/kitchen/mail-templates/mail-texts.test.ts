import { expect, it } from 'vitest';
import { nameByNumber } from '#domain/account/full-name.ts';
import { greeting } from './mail-texts.ts';

it('somebody whom the kitchen knows by their number alone is greeted without it', () => {
  expect(greeting('Asha')).toBe('Hello Asha,');
  expect(greeting(nameByNumber('+19055550123'))).toBe('Hello,');
  expect(greeting('')).toBe('Hello,');
});
