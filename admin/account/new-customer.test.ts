import { expect, it } from 'vitest';
import { fieldsOfTyped } from './new-customer.tsx';

it.each([
  ['905-555-0142', { phone: '905-555-0142' }],
  ['+1 (905) 555 0142', { phone: '+1 (905) 555 0142' }],
  ['meera@example.com', { email: 'meera@example.com' }],
  ['Meera', { firstName: 'Meera', lastName: '' }],
  ['Meera de Souza', { firstName: 'Meera', lastName: 'de Souza' }],
])('%s begins a new customer with it in its field', (typed, fields) => {
  expect(fieldsOfTyped(typed)).toEqual(fields);
});
