import { describe, expect, it } from 'vitest';
import { customerName, fullName, isNameByNumber, nameByNumber } from './full-name.ts';

const phone = '+19055550123';

describe('how the kitchen calls a customer', () => {
  it.each([
    [{ first_name: 'Asha', last_name: 'Patel', phone }, 'Asha Patel'],
    [{ first_name: 'Meera', last_name: '', phone: null }, 'Meera'],
    [{ first_name: '', last_name: 'Shah', phone }, 'Shah'],
    [{ first_name: '', last_name: '', phone }, 'Caller 905-555-0123'],
    [{ first_name: '', last_name: '', phone: '+919876543210' }, 'Caller +919876543210'],
    [{ first_name: '', last_name: '', phone: null }, 'Caller'],
  ])('%j is %s', (person, name) => {
    expect(customerName(person)).toBe(name);
  });

  it('is nothing in a mail to somebody who has given no name', () => {
    expect(fullName({ first_name: '', last_name: '' })).toBe('');
  });
});

describe('a name that says no more than a number', () => {
  it.each([nameByNumber(phone), nameByNumber('+919876543210'), 'Caller'])('%s is one', (name) => {
    expect(isNameByNumber(name)).toBe(true);
  });

  it.each(['Asha Patel', 'Caller Patel', 'Meera 2', ''])('%j is none', (name) => {
    expect(isNameByNumber(name)).toBe(false);
  });
});
