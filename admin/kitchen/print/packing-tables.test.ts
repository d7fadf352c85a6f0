import { expect, it } from 'vitest';
import { allergicOrdersText } from './packing-tables.tsx';

it('says how many boxes of a kind need care, whose they are and which', () => {
  const kavya = {
    memberName: null,
    customerName: 'Kavya Joshi',
    quantity: 1,
    allergies: 'Gluten ',
  };
  const ojas = { memberName: null, customerName: 'Ojas Patel', quantity: 2, allergies: 'Mustard' };
  expect(allergicOrdersText([kavya], [])).toBe('one with an allergy: Kavya Joshi, Gluten');
  expect(allergicOrdersText([kavya, ojas], ['milk', 'mustard'])).toBe(
    '3 with an allergy: Kavya Joshi, Gluten; Ojas Patel, Mustard (IN THIS BOX: mustard)',
  );
});
