import fc from 'fast-check';
import type { SomeInquiry } from './exact-estimate.ts';

const oftenNothing = (most: number) => fc.oneof(fc.constant(0), fc.integer({ min: 0, max: most }));

/**
 * Inquiries as people and mistakes make them: one guest or ten thousand, cheap and dear plans, up to
 * what an estimate may come to.
 */
export const someInquiry: fc.Arbitrary<SomeInquiry> = fc
  .record({
    price: fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 50_000 })),
    deliveryCharge: oftenNothing(2_000),
    taxPercentage: fc.oneof(fc.constantFrom(0, 500, 1300), fc.integer({ min: 0, max: 10_000 })),
    guests: fc.oneof(fc.integer({ min: 1, max: 150 }), fc.integer({ min: 1, max: 10_000 })),
    isPickedUp: fc.boolean(),
    categories: fc.array(
      fc.record({
        perGuest: fc.oneof(
          fc.constantFrom(100, 200, 300, 50, 125),
          fc.integer({ min: 1, max: 999 }),
        ),
        surcharges: fc.array(oftenNothing(500), { minLength: 1, maxLength: 4 }),
      }),
      { minLength: 7, maxLength: 7 },
    ),
    withShrikhand: fc.boolean(),
    extraRoti: oftenNothing(10_000),
    extraPuri: oftenNothing(10_000),
    rotiPrice: fc.oneof(fc.constant(60), fc.integer({ min: 0, max: 10_000 })),
    puriPrice: fc.oneof(fc.constant(100), fc.integer({ min: 0, max: 10_000 })),
  })
  // What the books do not hold is refused, and has no estimate to compare.
  .filter(({ price, guests }) => price * guests < 300_000_000);
