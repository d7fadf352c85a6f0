import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { compileSchema, encodeOnce } from './compile-schema.ts';

const Order = z.object({
  number: z.string(),
  quantity: z.int().check(z.minimum(1)),
  note: z.nullable(z.string()),
  room: z.optional(z.object({ capacity: z.int() })),
  lines: z.array(z.object({ name: z.string() })).check(z.minLength(1)),
});
const Day = z.object({ orders: z.array(Order), latest: z.nullable(Order) });

const order = { number: 'TF-1', quantity: 2, note: null, lines: [{ name: 'Dal' }] };
const encode = (value: unknown) => z.safeEncode(compileSchema(Day), value as z.output<typeof Day>);

describe('a compiled schema', () => {
  it('takes what the schema takes', () => {
    const day = { orders: [order, { ...order, room: { capacity: 3 } }], latest: order };
    expect(encode(day)).toEqual({ success: true, data: day });
    expect(encode({ ...day, latest: null }).success).toBe(true);
  });

  it('drops what the schema does not name, however deep it is', () => {
    const lines = [{ name: 'Dal', cost: 3 }];
    const given = { orders: [{ ...order, lines, secret: 1 }], latest: null, secret: 2 };
    expect(encode(given).data).toEqual({ orders: [order], latest: null });
  });

  it.each([
    ['a field that is missing', { number: undefined }, ['orders', 0, 'number']],
    ['a field of another type', { note: 3 }, ['orders', 0, 'note']],
    ['a number that is too small', { quantity: 0 }, ['orders', 0, 'quantity']],
    ['a list that is too short', { lines: [] }, ['orders', 0, 'lines']],
    ['a field within a field', { lines: [{}] }, ['orders', 0, 'lines', 0, 'name']],
    ['a field within an optional one', { room: {} }, ['orders', 0, 'room', 'capacity']],
  ])('refuses %s, and says where it is', (_, wrong, path) => {
    const { error } = encode({ orders: [{ ...order, ...wrong }], latest: null });
    expect(error?.issues.map((issue) => issue.path)).toEqual([path]);
  });

  it('is made once', () => {
    expect(compileSchema(Day)).toBe(compileSchema(Day));
  });
});

describe('what is encoded once', () => {
  const wireOf = (of: typeof order) => encode({ orders: [of], latest: null }).data?.orders[0];

  it('has one wire form for as long as it is there', () => {
    const lasting = encodeOnce({ ...order, secret: 1 });
    expect(wireOf(lasting)).toEqual(order);
    expect(wireOf(lasting)).toBe(wireOf(lasting));
    expect(wireOf(encodeOnce({ ...order }))).not.toBe(wireOf(lasting));
  });

  it('has another one in another list', () => {
    const lasting = encodeOnce({ ...order });
    const Numbers = z.array(z.object({ number: z.string() }));
    wireOf(lasting);
    expect(z.encode(compileSchema(Numbers), [lasting])).toEqual([{ number: 'TF-1' }]);
  });

  it('is refused each time where it does not fit', () => {
    const wrong = encodeOnce({ ...order, quantity: 0 });
    for (const _ of [1, 2]) {
      const { error } = encode({ orders: [order, wrong], latest: null });
      expect(error?.issues).toMatchObject([{ path: ['orders', 1, 'quantity'], code: 'too_small' }]);
    }
  });
});
