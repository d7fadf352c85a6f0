import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Diet } from '#contract/account/diet.ts';
import { PortionUnit } from '#contract/menu/desk-dishes.ts';
import { Course } from '#contract/menu/weekly-menu.ts';
import { BoxUnit } from '#contract/tiffin/box.ts';
import type { Weekday } from '#domain/platform/days.ts';
import { fillBox, type MenuDish } from '../tiffin/box.ts';
import {
  boxCode,
  byPlanAndDiet,
  countByPlan,
  planCodes,
  type SoldBox,
  workOutCooking,
} from './cooking.ts';

const known = { planNames: [], sold: [] };

const anyPortion = fc.record({
  amount: fc.integer({ min: 1, max: 500 }),
  unit: fc.constantFrom(...PortionUnit.options),
});
// Few courses, so that menus have several dishes of one.
const anyCourse = fc.constantFrom(...Course.options.slice(0, 4));
const anyMenu = fc.array(
  fc.record({
    name: fc.string({ minLength: 1, maxLength: 8 }),
    course: anyCourse,
    diets: fc.subarray(Diet.options, { minLength: 1 }),
    portion: fc.option(anyPortion),
  }),
  { maxLength: 12 },
);
const anyBox = fc.array(
  fc.record({
    course: anyCourse,
    dishes: fc.integer({ min: 1, max: 3 }),
    amount: fc.integer({ min: 1, max: 12 }),
    unit: fc.constantFrom(...BoxUnit.options),
    usualPortion: fc.option(fc.integer({ min: 1, max: 6 })),
    weekdays: fc.option(fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 })),
  }),
  { minLength: 1, maxLength: 6 },
);
/** Plans of which some share a name and hold different things, and some have not been said. */
const anyPlans = fc.array(
  fc.record({
    planName: fc.constantFrom('Everyday', 'Thali', 'Family'),
    planGroupId: fc.constant(null),
    cycle: fc.constantFrom('daily', 'weekly'),
    box: fc.option(anyBox, { freq: 5 }),
  }),
  { minLength: 1, maxLength: 5 },
);
const anyDay = fc.record({
  menu: anyMenu,
  weekday: fc.integer({ min: 1, max: 7 }) as fc.Arbitrary<Weekday>,
  sold: anyPlans.chain((plans) =>
    fc
      .array(
        fc.record({
          plan: fc.constantFrom(...plans),
          diet: fc.constantFrom(...Diet.options),
          quantity: fc.integer({ min: 1, max: 5 }),
          isCookedAlready: fc.boolean(),
        }),
        { maxLength: 30 },
      )
      .map((orders): SoldBox[] =>
        orders.map(({ plan, ...order }, at) => ({ id: `order-${at}`, ...plan, ...order })),
      ),
  ),
});

/** Pots as a kitchen has them: so much of a dish in a unit, by diet, and how many helpings. */
function potsOf(dishes: ReturnType<typeof workOutCooking>['dishes']) {
  const pots = new Map<string, number>();
  for (const [place, { byDiet }] of dishes.entries())
    for (const diet of Diet.options) {
      pots.set(`${place} ${diet} helpings`, byDiet[diet].portions);
      for (const { amount, unit } of byDiet[diet].amounts)
        pots.set(`${place} ${diet} ${unit}`, amount);
    }
  return pots;
}

describe('what is to be cooked', () => {
  it('equals the sum over the boxes that are not cooked yet, portion by portion: packing them leaves nothing', () => {
    fc.assert(
      fc.property(anyDay, ({ sold, menu, weekday }) => {
        const { dishes } = workOutCooking(sold, { menu, weekday, known });
        const pots = potsOf(dishes);
        const short: string[] = [];
        const take = (pot: string, amount: number) => {
          const left = (pots.get(pot) ?? 0) - amount;
          pots.set(pot, left);
          if (left < 0) short.push(pot);
        };
        for (const { box, diet, quantity, isCookedAlready } of sold) {
          if (isCookedAlready) continue;
          const { fillings } = fillBox(box, { menu, diet, weekday });
          for (const { place, amount, unit } of fillings)
            for (let tiffin = 0; tiffin < quantity; tiffin += 1) {
              if (!menu[place]?.diets.includes(diet)) short.push(`${place} is not for ${diet}`);
              take(`${place} ${diet} helpings`, 1);
              take(`${place} ${diet} ${unit}`, amount);
            }
        }
        expect(short).toEqual([]);
        expect([...pots].filter(([, left]) => left !== 0)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('is in all what it is for the diets, unit by unit', () => {
    fc.assert(
      fc.property(anyDay, ({ sold, menu, weekday }) => {
        for (const { portions, amounts, byDiet } of workOutCooking(sold, { menu, weekday, known })
          .dishes) {
          const parts = Diet.options.map((diet) => byDiet[diet]);
          expect(parts.reduce((sum, part) => sum + part.portions, 0)).toBe(portions);
          const units = new Set(parts.flatMap((part) => part.amounts.map(({ unit }) => unit)));
          expect(new Set(amounts.map(({ unit }) => unit))).toEqual(units);
          for (const { amount, unit } of amounts) {
            const ofUnit = parts.flatMap((part) => part.amounts.filter((one) => one.unit === unit));
            expect(ofUnit.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
          }
        }
      }),
    );
  });

  it('is packed into boxes that hold every order once, alike ones together', () => {
    fc.assert(
      fc.property(anyDay, ({ sold, menu, weekday }) => {
        const { boxes, toPack } = workOutCooking(sold, { menu, weekday, known });
        expect(toPack.flatMap(({ orders }) => orders).sort()).toEqual(
          sold.flatMap(({ id, isCookedAlready }) => (isCookedAlready ? [] : [id])).sort(),
        );
        expect(boxes.flatMap(({ orders }) => orders).sort()).toEqual(
          sold.map(({ id }) => id).sort(),
        );
        const byId = new Map(sold.map((one) => [one.id, one]));
        for (const {
          orders,
          quantity,
          planName,
          diet,
          isSaid,
          name,
          fillings,
          short,
          otherUnit,
        } of boxes) {
          const own = orders.map((id) => byId.get(id) as SoldBox);
          expect(own.reduce((sum, one) => sum + one.quantity, 0)).toBe(quantity);
          expect(name.startsWith(planName)).toBe(true);
          for (const one of own) {
            expect([one.planName, one.diet, one.box !== null]).toEqual([planName, diet, isSaid]);
            expect(fillBox(one.box, { menu, diet, weekday })).toEqual({
              fillings,
              short,
              otherUnit,
            });
          }
        }
      }),
    );
  });
});

describe('the code of a box', () => {
  it('is its own on every day, and stays the same when other kinds come and go', () => {
    fc.assert(
      fc.property(anyDay, fc.infiniteStream(fc.boolean()), ({ sold, ...onDay }, isThere) => {
        const codesOf = (orders: SoldBox[]) => {
          const { boxes, toPack } = workOutCooking(orders, { ...onDay, known: { ...known, sold } });
          expect(new Set(boxes.map(({ code }) => code)).size).toBe(boxes.length);
          return new Map(
            [...boxes, ...toPack].flatMap(({ code, orders }) => orders.map((id) => [id, code])),
          );
        };
        const before = codesOf(sold);
        const after = codesOf(sold.filter(() => isThere.next().value));
        for (const [id, code] of after) expect(code).toBe(before.get(id));
      }),
    );
  });
});

describe('boxes of one plan', () => {
  const menu: MenuDish[] = [
    { name: 'Roti', course: 'roti', diets: Diet.options, portion: { amount: 4, unit: 'pieces' } },
    { name: 'Ladoo', course: 'sweet', diets: Diet.options, portion: { amount: 1, unit: 'pieces' } },
  ];
  const line = (course: Course, amount: number) => ({
    course,
    dishes: 1,
    amount,
    unit: 'pieces' as const,
    usualPortion: null,
    weekdays: course === 'sweet' ? [5] : null,
  });
  const order = (id: string, given: Partial<SoldBox>): SoldBox => ({
    id,
    planName: 'Full Thali',
    planGroupId: null,
    cycle: 'weekly',
    box: [line('roti', 5)],
    diet: 'vegetarian',
    quantity: 1,
    isCookedAlready: false,
    ...given,
  });
  const sold = [
    order('plain', { quantity: 2 }),
    order('sweet', { cycle: 'monthly', box: [line('roti', 5), line('sweet', 1)] }),
    order('jain', { diet: 'jain' }),
  ];

  it('name the allergens of their dishes, each once', () => {
    const allergens = [
      ['Wheat', 'milk'],
      ['milk', 'tree nuts'],
    ];
    const written = menu.map((dish, at) => ({ ...dish, allergens: allergens[at] ?? null }));
    const known = { planNames: [], sold: [] };
    const contained = (dishes: MenuDish[]) =>
      workOutCooking(sold, { menu: dishes, weekday: 5, known }).boxes.map(
        ({ orders, contains }) => `${orders}: ${contains.join(', ')}`,
      );
    expect(contained(written).sort()).toEqual([
      'jain: wheat, milk',
      'plain: wheat, milk',
      'sweet: wheat, milk, tree nuts',
    ]);
    expect(contained(menu)).toContain('plain: ');
  });

  it('are packed together while they hold the same, and told apart by how they are billed', () => {
    expect(
      workOutCooking(sold, { menu, weekday: 4, known }).boxes.map(({ name, diet, quantity }) => [
        name,
        diet,
        quantity,
      ]),
    ).toEqual([
      ['Full Thali', 'vegetarian', 3],
      ['Full Thali', 'jain', 1],
    ]);
    const friday = workOutCooking(sold, { menu, weekday: 5, known });
    expect(friday.boxes.map(({ name }) => name)).toEqual([
      'Full Thali (monthly)',
      'Full Thali (weekly)',
      'Full Thali',
    ]);
    expect(friday.dishes.map(({ amounts }) => amounts)).toEqual([
      [{ amount: 20, unit: 'pieces' }],
      [{ amount: 1, unit: 'pieces' }],
    ]);
  });

  it('name every way in which boxes that hold the same are billed', () => {
    const day = [
      ...sold,
      order('by month', { cycle: 'monthly' }),
      order('by day', { cycle: 'daily' }),
    ];
    const { boxes } = workOutCooking(day, { menu, weekday: 5, known });
    expect(boxes.map(({ name }) => name)).toContain('Full Thali (daily, monthly, weekly)');
  });

  it('are not told apart from those of another plan, whose name says enough', () => {
    const other = { planName: 'Everyday', box: [line('roti', 9)] };
    const day = [order('other', other), ...sold];
    const names = ({ boxes }: ReturnType<typeof workOutCooking>) => boxes.map(({ name }) => name);
    expect(names(workOutCooking(day, { menu, weekday: 4, known }))).toEqual([
      ...['Everyday', 'Full Thali', 'Full Thali'],
    ]);
  });

  it('are never packed with one of which nobody has said what is in it', () => {
    const day = [order('said', { box: [line('roti', 4)] }), order('unsaid', { box: null })];
    const { boxes } = workOutCooking(day, { menu: menu.slice(0, 1), weekday: 5, known });
    expect(boxes.map(({ orders, isSaid, code }) => [...orders, isSaid, code])).toEqual([
      ['said', true, 'FV'],
      ['unsaid', false, 'FV2'],
    ]);
  });

  it('have a number behind their code while they do not hold the same, by who bought first', () => {
    const other = order('other', { planName: 'Everyday', box: [line('roti', 9)] });
    const codes = (orders: SoldBox[], weekday: Weekday) =>
      workOutCooking(orders, {
        ...{ menu, weekday },
        known: { planNames: ['Everyday', 'Full Thali', 'Family Dabba'], sold: [other, ...sold] },
      }).boxes.flatMap(({ code, orders: ids }) => ids.map((id) => `${id} ${code}`));
    expect(codes(sold, 4)).toEqual(['plain FTV', 'sweet FTV', 'jain FTJ']);
    expect(codes(sold, 5)).toEqual(['sweet FTV2', 'plain FTV', 'jain FTJ']);
    expect(codes(sold.slice(1), 5)).toEqual(['sweet FTV2', 'jain FTJ']);
  });

  it('that are cooked already need nothing more, and stay boxes of the day', () => {
    const day = [...sold, order('gone', { quantity: 4, isCookedAlready: true })];
    const { dishes, boxes, toPack } = workOutCooking(day, { menu, weekday: 4, known });
    expect(dishes[0]?.amounts).toEqual([{ amount: 20, unit: 'pieces' }]);
    expect(boxes.map(({ quantity }) => quantity)).toEqual([7, 1]);
    expect(toPack.map(({ quantity }) => quantity)).toEqual([3, 1]);
  });
});

const codes = (...names: string[]) => [...planCodes(names).values()];

describe('the code of a plan', () => {
  it('is its first letter, and more of its name where others begin alike', () => {
    expect(codes('Everyday Tiffin', 'Full Thali')).toEqual(['E', 'F']);
    expect(codes('Everyday Tiffin', 'Full Thali', 'Family Dabba')).toEqual(['E', 'FT', 'FD']);
    expect(codes('Everyday Tiffin', 'Everyday Thali')).toEqual(['ETI', 'ETH']);
    expect(codes('Full', 'Full Thali')).toEqual(['FU', 'FT']);
    expect(codes('Full Big Thali', 'Everyday')).toEqual(['F', 'E']);
    expect(codes('Full Big Thali', 'Family')).toEqual(['FBT', 'FA']);
    expect(codes('Élan', 'Thali 1', 'Thali 2')).toEqual(['E', 'T1', 'T2']);
    expect(codes('Élan', 'Eclair')).toEqual(['EL', 'EC']);
  });

  it('is its place where there is nothing to tell them apart by', () => {
    expect(codes('Thali', 'thali', '!')).toEqual(['T#1', 'T#2', '#3']);
    expect(codes('Rajwada', 'Rajwadi')).toEqual(['R#1', 'R#2']);
  });

  it('is of one plan only, whatever the plans are called', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ maxLength: 12 })), (names) => {
        const given = codes(...names);
        expect(given).toHaveLength(names.length);
        expect(new Set(given).size).toBe(names.length);
      }),
    );
  });

  it('never comes to mean another plan when the kitchen sells one more', () => {
    const anyName = fc
      .array(fc.constantFrom('Everyday', 'Family', 'Full', 'Tiffin', 'Thali', 'Dabba'), {
        minLength: 1,
        maxLength: 3,
      })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.uniqueArray(anyName, { minLength: 2 }), (names) => {
        const before = planCodes(names.slice(0, -1));
        const after = planCodes(names);
        for (const [name, code] of before)
          for (const [other, now] of after) if (other !== name) expect(now).not.toBe(code);
      }),
    );
  });
});

it('says the diet behind the plan, and a number for another box of both', () => {
  expect(boxCode('E', { diet: 'vegetarian', number: 1 })).toBe('EV');
  expect(boxCode('FT', { diet: 'jain', number: 2 })).toBe('FTJ2');
  expect(boxCode('R', { diet: 'swaminarayan', number: 1 })).toBe('RS');
});

it('counts the tiffins of each plan and diet, plans by their names', () => {
  expect(
    countByPlan([
      { planName: 'Thali', diet: 'jain', quantity: 1 },
      { planName: 'Mini', diet: 'vegetarian', quantity: 2 },
      { planName: 'Thali', diet: 'vegetarian', quantity: 1 },
      { planName: 'Thali', diet: 'jain', quantity: 3 },
    ]),
  ).toEqual([
    { planName: 'Mini', diet: 'vegetarian', quantity: 2 },
    { planName: 'Thali', diet: 'vegetarian', quantity: 1 },
    { planName: 'Thali', diet: 'jain', quantity: 4 },
  ]);
});

it('lists a plan before its diets', () => {
  const thali = { planName: 'Thali', diet: 'vegetarian' } as const;
  expect(byPlanAndDiet({ planName: 'Mini', diet: 'jain' }, thali)).toBeLessThan(0);
  expect(byPlanAndDiet(thali, thali)).toBe(0);
});
