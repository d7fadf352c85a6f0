import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instructionsOf } from '#admin/kitchen/day/box-words.ts';
import { DIETS } from '#admin/kitchen/labels/choices.ts';
import type { BoxToPack, DishToCook } from '#contract/kitchen/cooking.ts';
import { SLOTS } from '#contract/kitchen/slots.ts';
import type { AdminTiffinOrder } from '#contract/tiffin/desk-tiffin-orders.ts';
import { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { isCooked, isCookedAlready } from '#domain/tiffin/order-states.ts';
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
    notDelivered: null,
    diet: 'vegetarian',
    allergies: '',
    standingNote: '',
    specialInstructions: null,
    ...given,
  } as AdminTiffinOrder;
}

const [early, late] = [SLOTS[0], SLOTS[1]] as [(typeof SLOTS)[number], (typeof SLOTS)[number]];
const countOf = (
  slots: [unknown, AdminTiffinOrder[]][],
  is: (order: AdminTiffinOrder) => boolean,
) =>
  slots.flatMap(([, orders]) => orders.filter(is)).reduce((sum, { quantity }) => sum + quantity, 0);
const day = (
  slots: [typeof early, AdminTiffinOrder[]][],
  more: { boxes?: BoxToPack[]; dishes?: DishToCook[]; closure?: string } = {},
) => ({
  date: '2026-11-23',
  closure: null,
  tiffins: countOf(slots, isCooked),
  cooked: countOf(slots, isCookedAlready),
  dishes: [],
  boxes: [],
  toPack: more.boxes ?? [],
  events: [],
  snacksToHandOver: [],
  snacksWaiting: 0,
  slots: slots.map(([slot, orders]) => ({
    slot,
    orders,
    capacity: 120,
    tiffins: 0,
    byDiet: { vegetarian: 0, jain: 0, swaminarayan: 0 },
    byPlan: [],
  })),
  ...more,
});
const box = (orders: AdminTiffinOrder[], given: Partial<BoxToPack> = {}): BoxToPack => ({
  code: 'EV',
  name: 'Everyday Tiffin',
  planName: 'Everyday Tiffin',
  planGroupId: null,
  diet: 'vegetarian',
  quantity: orders.reduce((sum, { quantity }) => sum + quantity, 0),
  isSaid: true,
  contains: [],
  fillings: [],
  short: [],
  otherUnit: [],
  orders: orders.map(({ id }) => id),
  ...given,
});

describe('the sheet of a day', () => {
  it('counts tiffins, not orders, by slot', () => {
    const sheets = sheetsOf(
      day([
        [early, [order({ quantity: 3 }), order({ quantity: 2, diet: 'jain' })]],
        [late, [order({ diet: 'swaminarayan' })]],
      ]),
    );
    expect(sheets.total).toBe(6);
    expect(sheets.slots.map(({ slot, total }) => [slot, total])).toEqual([
      [early, 5],
      [late, 1],
    ]);
  });

  it('has nothing of an hour without deliveries', () => {
    const sheets = sheetsOf(
      day([
        [early, []],
        [late, [order()]],
      ]),
    );
    expect(sheets.slots.map(({ slot }) => slot)).toEqual([late]);
  });

  it('lists nobody who skipped, cancelled or still waits to be accepted', () => {
    const everyState = TiffinOrderStatus.options.map((status) =>
      order({ status, customerName: status }),
    );
    const [sheet] = sheetsOf(day([[early, everyState]])).slots;
    expect(sheet?.orders.map(({ customerName }) => customerName)).toEqual([
      'confirmed',
      'delivered',
      'out_for_delivery',
      'preparing',
      'scheduled',
    ]);
  });

  it('says how far what is cooked already is, and counts it apart', () => {
    const sheets = sheetsOf(
      day([[early, [order({ quantity: 3 }), order({ quantity: 2, status: 'out_for_delivery' })]]]),
    );
    expect([sheets.total, sheets.left]).toEqual([5, 3]);
    expect(sheets.slots[0]?.orders.map(({ doneWords }) => doneWords)).toEqual([
      null,
      'Out for delivery',
    ]);
  });

  it('lists of a closed day only what still goes out', () => {
    const orders = [
      order({ customerName: 'Asha', status: 'delivered' }),
      order({ customerName: 'Bina', status: 'cancelled', notDelivered: 'undecided' }),
      order({ customerName: 'Chitra', status: 'out_for_delivery' }),
      order({ customerName: 'Devi', status: 'confirmed' }),
    ];
    const namesOf = (closure?: string) =>
      sheetsOf(day([[early, orders]], closure ? { closure } : {})).slots.flatMap(({ orders }) =>
        orders.map(({ customerName }) => customerName),
      );
    expect(namesOf()).toEqual(['Asha', 'Bina', 'Chitra', 'Devi']);
    expect(namesOf('Snow storm')).toEqual(['Chitra', 'Devi']);
    const closed = sheetsOf(day([[early, orders]], { closure: 'Snow storm' }));
    expect([closed.left, closed.cooked, closed.total]).toEqual([1, 3, 2]);
  });

  it('packs what is not cooked yet', () => {
    const [gone, left] = [order({ status: 'out_for_delivery' }), order()];
    const boxes = [box([gone]), box([left], { name: 'Full Thali', code: 'FV' })];
    const { packing } = sheetsOf({
      ...day([[early, [gone, left]]], { boxes }),
      toPack: boxes.slice(1),
    });
    expect(packing.flatMap(({ boxes }) => boxes.map(({ code, name }) => [code, name]))).toEqual([
      ['FV', 'Full Thali'],
    ]);
  });

  it('names every order by the code of its box, boxes in their order', () => {
    const [thali, second] = [order({ customerName: 'Asha' }), order({ customerName: 'Bina' })];
    const everyday = order({ customerName: 'Zoya' });
    const boxes = [box([everyday]), box([thali, second], { name: 'Full Thali', code: 'AV' })];
    const sheets = sheetsOf(day([[early, [second, thali, everyday]]], { boxes }));
    expect(sheets.slots[0]?.orders.map(({ code, customerName }) => [code, customerName])).toEqual([
      ['EV', 'Zoya'],
      ['AV', 'Asha'],
      ['AV', 'Bina'],
    ]);
  });

  it('packs the boxes of a plan together that are filled alike, whoever they are for', () => {
    const curd = { place: 0, amount: 200, unit: 'g' as const };
    const bread = { place: 1, amount: 4, unit: 'pieces' as const };
    const boxes = [
      box([order()], { fillings: [curd, bread] }),
      box([order()], { fillings: [curd, bread], diet: 'jain', code: 'EJ' }),
      box([order()], { fillings: [bread], diet: 'swaminarayan', code: 'ES' }),
      box([order()], { fillings: [curd, bread], name: 'Full Thali', code: 'FV' }),
    ];
    const { packing } = sheetsOf(day([], { boxes }));
    expect(
      packing.map(({ name, fillings, boxes }) => [name, fillings, boxes.map(({ code }) => code)]),
    ).toEqual([
      ['Everyday Tiffin', [curd, bread], ['EV', 'EJ']],
      ['Everyday Tiffin', [bread], ['ES']],
      ['Full Thali', [curd, bread], ['FV']],
    ]);
  });

  it('names at its code whose box differs from the others by an allergy', () => {
    const [plain, careful] = [order(), order({ customerName: 'Kavya', allergies: 'Gluten' })];
    const gone = order({ allergies: 'Sesame', status: 'delivered' });
    const sheets = sheetsOf({
      ...day([[early, [plain, careful, gone]]], { boxes: [box([plain, careful, gone])] }),
      toPack: [box([plain, careful])],
    });
    const [column] = sheets.packing;
    expect(column?.boxes.map(({ allergic }) => allergic.map(({ id }) => id))).toEqual([
      [careful.id],
    ]);
  });

  it('lists the dishes that go into a box, and apart from them those that go into none', () => {
    const dish = (name: string, portions: number): DishToCook => {
      const pot = { portions, amounts: [] };
      return {
        name,
        course: 'dal',
        ...pot,
        byDiet: { vegetarian: pot, jain: pot, swaminarayan: pot },
      };
    };
    const sheets = sheetsOf(day([], { dishes: [dish('Jain Dal', 0), dish('Tuver Dal', 3)] }));
    expect(sheets.dishes.map(({ name }) => name)).toEqual(['Tuver Dal']);
    expect(sheets.notNeeded).toEqual(['Jain Dal']);
    expect(sheets.menu).toEqual(['Jain Dal', 'Tuver Dal']);
  });

  it('loses and invents nothing, whatever the day', () => {
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
