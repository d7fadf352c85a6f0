import { describe, expect, it } from 'vitest';
import { buildSnackData as snack } from '#test/builders/build-snack.ts';
import {
  acceptCartChanges,
  addSnack,
  type Cart,
  cartChangesOf,
  cartWithOrderAgain,
  pickupPriceOfCart,
  putBack,
  quantityOf,
  setInstructions,
  setQuantity,
} from './cart.ts';
import { itemCountOf } from './cart-count.ts';

const [dhokla, penda] = [snack('dhokla'), snack('penda', { price: 1250, tax_percentage: 0 })];
const both: Cart = addSnack(addSnack([], dhokla, 2), penda);

describe('a cart', () => {
  it('gathers snacks of one kind in one line', () => {
    const cart = addSnack(both, dhokla, 3);
    expect(cart.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual([
      '5 dhokla',
      '1 penda',
    ]);
    expect(itemCountOf(cart)).toBe(6);
  });

  it('holds at most 999 of one kind', () => {
    expect(quantityOf(addSnack(both, dhokla, 5_000), 'dhokla')).toBe(999);
    expect(quantityOf(setQuantity(both, 'dhokla', 1_000), 'dhokla')).toBe(999);
  });

  it('loses what is set to 0, and gets it back in its place', () => {
    const without = setQuantity(both, 'dhokla', 0);
    expect(without.map(({ name }) => name)).toEqual(['penda']);
    expect(putBack(without, both[0] as Cart[number], 0)).toEqual(both);
    expect(setQuantity(both, 'dhokla', -3)).toEqual(without);
  });

  it('puts back nothing that has been chosen again meanwhile', () => {
    expect(putBack(both, both[0] as Cart[number], 0)).toBe(both);
  });

  it('keeps what is said about each line', () => {
    const cart = addSnack(setInstructions(both, 'dhokla', 'No chilli'), dhokla);
    expect(cart[0]).toMatchObject({ quantity: 3, specialInstructions: 'No chilli' });
  });

  it('costs its snacks and their tax, without delivery', () => {
    expect(pickupPriceOfCart(both)).toMatchObject({
      subtotal: 3048,
      deliveryFee: 0,
      taxAmount: 234,
      total: 3282,
    });
  });
});

describe('what is offered now', () => {
  const dearer = snack('dhokla', { price: 949 });

  it('is no news while nothing has changed', () => {
    expect(cartChangesOf(both, [dhokla, penda])).toEqual([]);
  });

  it('points out what is gone and what costs something else', () => {
    expect(cartChangesOf(both, [dearer])).toEqual([
      { kind: 'price', line: both[0], snack: dearer },
      { kind: 'gone', line: both[1] },
    ]);
    expect(cartChangesOf(both, [snack('dhokla', { tax_percentage: 500 }), penda])).toHaveLength(1);
  });

  it('is news when the same price buys less', () => {
    expect(cartChangesOf(both, [snack('dhokla', { unit: '4 pieces' }), penda])).toHaveLength(1);
  });

  it('minds the charge of delivery only where it is delivered', () => {
    const charged = [snack('dhokla', { delivery_charge: 100 }), penda];
    expect(cartChangesOf(both, charged)).toEqual([]);
    expect(cartChangesOf(both, charged, 'delivery')).toHaveLength(1);
  });

  it('changes the cart once it is accepted', () => {
    const cart = acceptCartChanges(both, cartChangesOf(both, [dearer]));
    expect(cart).toMatchObject([{ name: 'dhokla', price: 949, quantity: 2 }]);
    expect(cartChangesOf(cart, [dearer])).toEqual([]);
  });

  it('leaves alone what was chosen since it was read', () => {
    const meanwhile = addSnack(both, snack('patra'));
    const names = acceptCartChanges(meanwhile, cartChangesOf(both, [dearer])).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['dhokla', 'patra']);
  });
});

describe('ordering again', () => {
  const item = (
    id: string | null,
    quantity: number,
    special_instructions: string | null = null,
  ) => ({
    snack_id: id,
    snack_name: id ?? 'Fafda',
    quantity,
    special_instructions,
  });

  it('fills the cart with what was ordered, at the prices of now', () => {
    const now = snack('dhokla', { price: 949 });
    const { cart, gone } = cartWithOrderAgain([], [item('dhokla', 3, 'No chilli')], [now]);
    expect(cart).toMatchObject([{ quantity: 3, price: 949, specialInstructions: 'No chilli' }]);
    expect(gone).toEqual([]);
  });

  it('names what is no longer on offer', () => {
    const { cart, gone } = cartWithOrderAgain([], [item(null, 1), item('penda', 2)], [dhokla]);
    expect(cart).toEqual([]);
    expect(gone).toEqual(['Fafda', 'penda']);
  });

  it('comes to the same however often it is pressed, and keeps what else is in the cart', () => {
    const once = cartWithOrderAgain(both, [item('dhokla', 5)], [dhokla]).cart;
    expect(cartWithOrderAgain(once, [item('dhokla', 5)], [dhokla]).cart).toEqual(once);
    expect(once.map(({ quantity }) => quantity)).toEqual([5, 1]);
  });
});
