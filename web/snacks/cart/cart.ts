import type { Snack } from '#contract/snacks/catalogue.ts';
import type { DeliveryType } from '#contract/snacks/orders.ts';
import type { BasisPoints, Cents } from '#domain/platform/money.ts';
import { priceOfSnacks, type SnackPrice } from '#domain/snacks/price.ts';

/** Snacks of one kind in the cart, with what the customer read of them when they chose them. */
export type CartLine = {
  snackId: string;
  slug: string;
  name: string;
  unit: string;
  /** Of one. */
  price: Cents;
  deliveryCharge: Cents;
  taxPercentage: BasisPoints;
  quantity: number;
  specialInstructions: string;
};

export type Cart = readonly CartLine[];

/** The most of one snack in an order. */
export const MOST_OF_ONE = 999;

const cartFieldsOf = (snack: Snack) => ({
  snackId: snack.id,
  slug: snack.slug,
  name: snack.name,
  unit: snack.unit,
  price: snack.price,
  deliveryCharge: snack.delivery_charge,
  taxPercentage: snack.tax_percentage,
});

const change = (cart: Cart, snackId: string, values: Partial<CartLine>): Cart =>
  cart.map((line) => (line.snackId === snackId ? { ...line, ...values } : line));

/** The quantity of a snack; 0 when there is none of it. */
export const quantityOf = (cart: Cart, snackId: string): number =>
  cart.find((line) => line.snackId === snackId)?.quantity ?? 0;

/** Adds so many of a snack, at the price that it is offered for now. */
export function addSnack(cart: Cart, snack: Snack, quantity = 1): Cart {
  const wanted = Math.min(quantityOf(cart, snack.id) + quantity, MOST_OF_ONE);
  if (quantityOf(cart, snack.id) > 0)
    return change(cart, snack.id, { ...cartFieldsOf(snack), quantity: wanted });
  return [...cart, { ...cartFieldsOf(snack), quantity: wanted, specialInstructions: '' }];
}

/** Sets how many of a snack there are: 0 or less takes it out, more than 999 are 999. */
export function setQuantity(cart: Cart, snackId: string, quantity: number): Cart {
  if (quantity <= 0) return cart.filter((line) => line.snackId !== snackId);
  return change(cart, snackId, { quantity: Math.min(Math.floor(quantity), MOST_OF_ONE) });
}

export function setInstructions(cart: Cart, snackId: string, specialInstructions: string): Cart {
  return change(cart, snackId, { specialInstructions });
}

/** Puts a line back where it was, as undoing its removal. */
export function putBack(cart: Cart, line: CartLine, place: number): Cart {
  if (quantityOf(cart, line.snackId) > 0) return cart;
  return cart.toSpliced(place, 0, line);
}

/** What the cart comes to before it is known how it reaches the customer. */
export const pickupPriceOfCart = (cart: Cart): SnackPrice => priceOfSnacks(cart, 'pickup');

/** What has become of a line since it was chosen. */
export type CartChange =
  | { kind: 'gone'; line: CartLine }
  | { kind: 'price'; line: CartLine; snack: Snack };

/**
 * Compares the cart with what is offered now: lines whose snack is gone, and lines of which the
 * price, what it buys or the tax is another one, and for delivery its charge. Nothing is changed
 * before the customer has read it.
 */
export function cartChangesOf(
  cart: Cart,
  offered: readonly Snack[],
  deliveryType: DeliveryType = 'pickup',
): CartChange[] {
  const byId = new Map(offered.map((snack) => [snack.id, snack]));
  return cart.flatMap((line): CartChange[] => {
    const snack = byId.get(line.snackId);
    if (!snack) return [{ kind: 'gone', line }];
    const same =
      snack.price === line.price &&
      snack.unit === line.unit &&
      snack.tax_percentage === line.taxPercentage &&
      (deliveryType === 'pickup' || snack.delivery_charge === line.deliveryCharge);
    return same ? [] : [{ kind: 'price', line, snack }];
  });
}

/** The cart once its changes are accepted: today's prices, and nothing of what is gone. */
export function acceptCartChanges(cart: Cart, changes: readonly CartChange[]): Cart {
  return changes.reduce(
    (before: Cart, one) =>
      one.kind === 'gone'
        ? setQuantity(before, one.line.snackId, 0)
        : change(before, one.line.snackId, cartFieldsOf(one.snack)),
    cart,
  );
}

/**
 * Puts what was ordered once into the cart again, at the prices of now and with what was said about
 * each line; `gone` names what is no longer on offer. What is in the cart stays, and of a snack that
 * is in both there are as many as either has.
 */
export function cartWithOrderAgain(
  cart: Cart,
  ordered: readonly {
    snack_id: string | null;
    snack_name: string;
    quantity: number;
    special_instructions: string | null;
  }[],
  offered: readonly Snack[],
): { cart: Cart; gone: string[] } {
  const byId = new Map(offered.map((snack) => [snack.id, snack]));
  const gone: string[] = [];
  let refilled = cart;
  for (const item of ordered) {
    const snack = byId.get(item.snack_id ?? '');
    if (!snack) {
      gone.push(item.snack_name);
      continue;
    }
    const missing = item.quantity - quantityOf(refilled, snack.id);
    refilled = addSnack(refilled, snack, Math.max(0, missing));
    if (item.special_instructions)
      refilled = setInstructions(refilled, snack.id, item.special_instructions);
  }
  return { cart: refilled, gone };
}
