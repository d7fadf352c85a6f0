import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Money } from '#contract/platform/primitives.ts';
import { decodeData } from './decode-data.ts';

const Plates = z.array(
  z.object({
    status: z.enum(['full', 'empty']),
    price: Money,
    steps: z.array(z.object({ status: z.enum(['full', 'empty']) })),
  }),
);
const plate = { status: 'full', price: 12.99, steps: [] };

it('keeps a status that this page does not know, wherever it stands, and decodes the rest', () => {
  const sent = [plate, { status: 'eaten', price: 1, steps: [{ status: 'washed' }] }];
  expect(decodeData(Plates, sent).data).toEqual([
    { ...plate, price: 1299 },
    { status: 'eaten', price: 100, steps: [{ status: 'washed' }] },
  ]);
});

it('still refuses an answer that is wrong in another way', () => {
  for (const wrong of [
    [{ ...plate, price: 'much' }],
    [{ ...plate, status: 'eaten', price: 'much' }],
    [{ price: 1, steps: [] }],
    [{ ...plate, status: 7 }],
  ])
    expect(decodeData(Plates, wrong).success).toBe(false);
});
