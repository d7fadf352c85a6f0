import { expect, it } from 'vitest';
import { buildSnackData } from '#test/builders/build-snack.ts';
import { addSnack, cartChangesOf } from './cart.ts';
import { cartChangeText } from './cart-changes.tsx';

const cart = addSnack([], buildSnackData('dhokla'));
const said = (change: Parameters<typeof buildSnackData>[1]) =>
  cartChangesOf(cart, [buildSnackData('dhokla', change)], 'delivery').map(cartChangeText);

it('says what has changed of a line, with what it was', () => {
  expect(said({ price: 949 })).toEqual(['dhokla: now C$9.49 (it was C$8.99).']);
  expect(said({ unit: '4 pieces', tax_percentage: 500 })).toEqual([
    'dhokla: now 4 pieces (it was 6 pieces), tax 5% (it was 13%).',
  ]);
  expect(said({ delivery_charge: 125 })).toEqual(['dhokla: delivery C$1.25 each (it was C$0.50).']);
});

it('says what is gone', () => {
  expect(cartChangesOf(cart, []).map(cartChangeText)).toEqual(['dhokla is no longer on offer.']);
});
