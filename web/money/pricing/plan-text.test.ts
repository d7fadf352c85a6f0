import { expect, it } from 'vitest';
import { priceOfTiffinPlan } from '#domain/money/plan-price.ts';
import { buildVariant } from '#test/builders/build-groups.ts';
import { tiffinPriceRows } from './plan-text.ts';

it('works a plan out line by line, with delivery by the tiffin and tax on the food alone', () => {
  const variant = buildVariant({ deliveryCharge: 150 });
  const rows = tiffinPriceRows(priceOfTiffinPlan(variant), {
    tiffinCount: 20,
    pricePerTiffin: 1099,
  });
  expect(rows).toEqual([
    { label: '20 tiffins', note: 'C$10.99 each', cents: 21980 },
    { label: 'Delivery', cents: 3000, free: 'Free' },
    { label: 'Tax (13%)', cents: 2857 },
  ]);
});

it('says one tiffin once', () => {
  const variant = buildVariant({ tiffinCount: 1 });
  const [first] = tiffinPriceRows(priceOfTiffinPlan(variant), {
    tiffinCount: 1,
    pricePerTiffin: 1099,
  });
  expect(first).toEqual({ label: '1 tiffin', cents: 1099 });
});
