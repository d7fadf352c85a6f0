import { expect, it } from 'vitest';
import { nameByNumber } from '#domain/account/full-name.ts';
import { greeting, typedAddress } from './mail-texts.ts';

it('somebody whom the kitchen knows by their number alone is greeted without it', () => {
  expect(greeting('Asha')).toBe('Hello Asha,');
  expect(greeting(nameByNumber('+19055550123'))).toBe('Hello,');
  expect(greeting('')).toBe('Hello,');
});

it('an address that was typed is repeated as one, with nothing that an inbox makes a link of', () => {
  const home = 'Unit 4B, 18 Simcoe St. North, St. Catharines, ON L1G 4R8';
  expect(typedAddress(home)).toBe(home);
  const lure = 'You have won, claim at https://prize.example/x or win@prize.example today L1G 4R8';
  expect(typedAddress(lure)).not.toMatch(/:\/\/|\w\.\w|\w@\w/);
  expect(typedAddress(`18 Simcoe St. ${'and more '.repeat(50)}`).length).toBeLessThanOrEqual(120);
});
