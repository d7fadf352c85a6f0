import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIETS } from '#admin/words/choices.ts';
import { instructionsOf } from '#admin/words/instructions.ts';
import type { AdminTiffinOrder } from '#contract/admin/tiffin-orders.ts';
import { SLOTS } from '#contract/slots.ts';
import { TiffinOrderStatus } from '#contract/tiffin-orders.ts';
import { sheetsOf } from './sheets.ts';

let made = 0;
function order(given: Partial<AdminTiffinOrder> = {}): AdminTiffinOrder {
  made += 1;
  return {
    id: `id-${made}`,
    orderNumber: `TF-2026-${String(made).padStart(4, '0')}`,
    customerName: 'Asha Patel',
    customerPhone: '+19055550142',
    address: '12 Lake Road, Oshawa, ON L1G 1A1',
    quantity: 1,
    planName: 'Everyday Tiffin',
    status: 'confirmed',
    diet: 'vegetarian',
    allergies: '',
    standingNote: '',
    specialInstructions: null,
    ...given,
  } as AdminTiffinOrder;
}

const [early, late] = [SLOTS[0], SLOTS[1]] as [(typeof SLOTS)[number], (typeof SLOTS)[number]];
const day = (slots: [typeof early, AdminTiffinOrder[]][]) => ({
  date: '2026-11-23',
  dishes: [],
  slots: slots.map(([slot, orders]) => ({
    slot,
    orders,
    capacity: 120,
    tiffins: 0,
    byDiet: { vegetarian: 0, jain: 0, swaminarayan: 0 },
  })),
});

describe('the sheets of a day', () => {
  it('count tiffins, not orders, by slot and by diet', () => {
    const sheets = sheetsOf(
      day([
        [early, [order({ quantity: 3 }), order({ quantity: 2, diet: 'jain' })]],
        [late, [order({ diet: 'swaminarayan' })]],
      ]),
    );
    expect(sheets.total).toBe(6);
    expect(sheets.byDiet).toEqual({ vegetarian: 3, jain: 2, swaminarayan: 1 });
    expect(sheets.slots.map(({ slot, total }) => [slot, total])).toEqual([
      [early, 5],
      [late, 1],
    ]);
  });

  it('have no page for an hour without deliveries', () => {
    const sheets = sheetsOf(
      day([
        [early, []],
        [late, [order()]],
      ]),
    );
    expect(sheets.slots.map(({ slot }) => slot)).toEqual([late]);
  });

  it('list nobody who skipped, cancelled or still waits to be accepted', () => {
    const everyState = TiffinOrderStatus.options.map((status) =>
      order({ status, customerName: status }),
    );
    const [sheet] = sheetsOf(day([[early, everyState]])).slots;
    expect(sheet?.orders.map(({ customerName }) => customerName).sort()).toEqual([
      'confirmed',
      'delivered',
      'out_for_delivery',
      'preparing',
      'scheduled',
    ]);
  });

  it('name whoever needs care, allergies before notes', () => {
    const noted = order({ customerName: 'A', standingNote: 'No onions' });
    const allergic = order({ customerName: 'B', allergies: 'peanuts' });
    const [sheet] = sheetsOf(day([[early, [noted, allergic, order({ allergies: '  ' })]]])).slots;
    expect(sheet?.careful.map(({ id }) => id)).toEqual([allergic.id, noted.id]);
  });

  it('are in the order of names, the same names by number', () => {
    const orders = [
      order({ customerName: 'Zoya' }),
      order({ customerName: 'asha' }),
      order({ customerName: 'Asha' }),
    ];
    const [sheet] = sheetsOf(day([[early, orders]])).slots;
    expect(sheet?.orders.map(({ customerName }) => customerName.toLowerCase())).toEqual([
      'asha',
      'asha',
      'zoya',
    ]);
  });

  it('lose and invent nothing, whatever the day', () => {
    const anyOrder = fc.record({
      quantity: fc.integer({ min: 1, max: 5 }),
      diet: fc.constantFrom(...DIETS),
      status: fc.constantFrom('scheduled' as const, 'preparing' as const, 'delivered' as const),
    });
    fc.assert(
      fc.property(fc.array(anyOrder), fc.array(anyOrder), (one, other) => {
        const [first, second] = [one.map(order), other.map(order)];
        const sheets = sheetsOf(
          day([
            [early, first],
            [late, second],
          ]),
        );
        const all = [...first, ...second];
        expect(sheets.total).toBe(all.reduce((sum, { quantity }) => sum + quantity, 0));
        expect(Object.values(sheets.byDiet).reduce((sum, n) => sum + n, 0)).toBe(sheets.total);
        expect(sheets.slots.flatMap(({ orders }) => orders.map(({ id }) => id)).sort()).toEqual(
          all.map(({ id }) => id).sort(),
        );
      }),
    );
  });
});

describe('the instructions of an order', () => {
  it('are the standing note and what was asked for this time', () => {
    const instructions = instructionsOf(
      order({ standingNote: ' Less chilli ', specialInstructions: 'Ring twice' }),
    );
    expect(instructions).toEqual(['Less chilli', 'Ring twice']);
    expect(instructionsOf(order({ standingNote: 'Ring', specialInstructions: 'Ring' }))).toEqual([
      'Ring',
    ]);
    expect(instructionsOf(order())).toEqual([]);
  });
});

it('name the dishes that somebody needs, and apart from them those that nobody does', () => {
  const dish = (name: string, portions: number) => ({
    name,
    course: 'dal' as const,
    portions,
    byDiet: { vegetarian: portions, jain: 0, swaminarayan: 0 },
    total: null,
    totalByDiet: { vegetarian: null, jain: null, swaminarayan: null },
  });
  const sheets = sheetsOf({ ...day([]), dishes: [dish('Tuver Dal', 3), dish('Jain Dal', 0)] });
  expect(sheets.dishes.map(({ name }) => name)).toEqual(['Tuver Dal']);
  expect(sheets.notNeeded).toEqual(['Jain Dal']);
});
