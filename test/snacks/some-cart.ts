import fc from 'fast-check';

/** Carts as people and mistakes make them: up to 12 lines, cheap and dear, any tax to a hundredth. */
export const someCart = fc.record({
  deliveryType: fc.constantFrom('pickup', 'delivery'),
  lines: fc.array(
    fc.record({
      price: fc.oneof(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 100_000 })),
      deliveryCharge: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_000 })),
      taxPercentage: fc.oneof(fc.constantFrom(0, 500, 1300), fc.integer({ min: 0, max: 10_000 })),
      quantity: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 999 })),
    }),
    { maxLength: 12 },
  ),
});

/** The same, as far as an order may go: at least one line, and not more than the books hold. */
export const someOrder = someCart.filter(
  ({ lines }) =>
    lines.length > 0 &&
    lines.reduce((all, line) => all + (line.price + line.deliveryCharge) * line.quantity, 0) <
      5_000_000,
);
