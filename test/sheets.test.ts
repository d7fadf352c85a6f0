import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readText } from '#admin/platform/sheets/read-sheet.ts';
import { mondaysFrom } from '#api/menu/desk/save-week.ts';
import { writeCsv } from '#api/platform/http/csv.ts';
import { adminPlanGroups } from '#contract/money/desk-plan-groups.ts';
import { adminSnacks } from '#contract/snacks/desk-catalogue.ts';
import { readMenuCycle } from '#db/menu/menu-weeks.ts';
import { seedIfEmpty } from '#db/seed/seed.ts';
import { dayOf } from '#domain/platform/days.ts';
import { columnsOf } from '#domain/platform/sheet.ts';
import { type Client, TEST_NOW, type TestApp, testApp } from './app.ts';
import {
  ALL,
  addOddThings,
  bodyOf,
  type Cells,
  check,
  download,
  type Endpoints,
  importSheet,
  NOUNS,
  type Noun,
  readAll,
  readDue,
} from './sheet-kit.ts';

let services: TestApp;
let owner: Client;
beforeAll(async () => {
  services = await testApp();
  await seedIfEmpty(services.db, TEST_NOW);
  owner = await services.asStaff();
  await addOddThings(services, owner);
});
afterAll(() => services.close());

describe('a sheet that was downloaded', () => {
  it.each(ALL)('of %s changes nothing when it is imported again', async (noun) => {
    const rows = await download(owner, noun);
    expect(rows.length).toBeGreaterThan(3);
    const { outcomes, rows: told } = await check(owner, noun, bodyOf(noun, rows));
    expect(told).toEqual([]);
    expect(outcomes).toEqual({ new: 0, changed: 0, same: rows.length, wrong: 0 });
    expect(await importSheet(owner, noun, bodyOf(noun, rows))).toMatchObject({
      status: 409,
      code: 'import_writes_nothing',
    });
  });

  it('makes an empty kitchen an equal one', async () => {
    const other = await testApp();
    try {
      const theirs = await other.asStaff();
      for (const noun of ALL) {
        const imported = await importSheet(theirs, noun, bodyOf(noun, await download(owner, noun)));
        expect(imported.status).toBe(200);
      }
      expect(await readAll(other)).toEqual(await readAll(services));
    } finally {
      await other.close();
    }
  });
});

describe('text of a sheet', () => {
  it('is read back sign by sign, whatever somebody typed', () => {
    const signs = fc.constantFrom(...`'"=+-@;\t|\n\r a,`);
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 12 }), (typed) => {
        expect(readText(writeCsv([['Note'], [`${typed}.`]]))).toEqual([['Note'], [`${typed}.`]]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('an import', () => {
  it.each(ALL)('of %s with one mistake writes nothing at all', async (noun) => {
    const before = await readAll(services);
    const rows = await download(owner, noun);
    const [first = {}, second = {}, ...others] = rows;
    const name = columnsOf(NOUNS[noun].sheet).find((column) => NOUNS[noun].sheet[column]?.isKey);
    const broken = [
      { ...first, [name ?? '']: 'Something else' },
      { ...second, [name ?? '']: '' },
    ];
    const body = bodyOf(noun, [...broken, ...others]);
    const checked = await check(owner, noun, body);
    expect(checked.outcomes.wrong).toBeGreaterThan(0);
    expect(await importSheet(owner, noun, body)).toMatchObject({
      status: 409,
      code: 'import_has_mistakes',
    });
    expect(await readAll(services)).toEqual(before);
  });

  it.each([
    ['dishes', { description: 'Something else' }],
    ['snacks', { price: '3.00' }],
    ['plans', { unit: '/box' }],
    ['menus', { isSpecial: 'yes' }],
  ] as const)('of %s is only looked at by a check', async (noun, change) => {
    const before = await readAll(services);
    const rows = (await download(owner, noun)).map((cells) => ({ ...cells, ...change }));
    const { outcomes } = await check(owner, noun, bodyOf(noun, rows));
    expect(outcomes.changed).toBeGreaterThan(0);
    expect(outcomes.wrong).toBe(0);
    expect(await readAll(services)).toEqual(before);
  });

  it('of one column leaves all others as they are', async () => {
    const [snack = {}] = await download(owner, 'snacks');
    const cells = { name: snack.name, price: '123.45' };
    const { status } = await importSheet(
      owner,
      'snacks',
      bodyOf('snacks', [cells], ['name', 'price']),
    );
    expect(status).toBe(200);
    const [after = {}] = await download(owner, 'snacks');
    expect(after).toEqual({ ...snack, price: '123.45' });
  });

  it('says what it changes', async () => {
    const [dish = {}] = await download(owner, 'dishes');
    const body = bodyOf('dishes', [{ ...dish, spiceLevel: 'Hot', portion: '90 g' }]);
    const { rows } = await check(owner, 'dishes', body);
    expect(rows).toMatchObject([
      {
        outcome: 'changed',
        changes: [
          { column: 'spiceLevel', from: dish.spiceLevel, to: 'Hot' },
          { column: 'portion', from: dish.portion, to: '90 g' },
        ],
      },
    ]);
  });

  it('twice at the same time is done once', async () => {
    const body = bodyOf(
      'snacks',
      [{ name: 'Dabeli', price: '6', taxPercentage: '13' }],
      [...['name', 'price', 'taxPercentage']],
    );
    const { fingerprint } = await check(owner, 'snacks', body);
    const both = await Promise.all(
      [1, 2].map(() =>
        owner.call(adminSnacks.importSheet as unknown as Endpoints['importSheet'], {
          body: { ...body, fileName: 'sheet.csv', fingerprint },
        }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { rows } = await sql`SELECT FROM snacks WHERE name = 'Dabeli'`.execute(services.db);
    expect(rows).toHaveLength(1);
  });

  it('of what somebody has changed meanwhile is looked at again', async () => {
    const body = bodyOf('snacks', [{ name: 'Dabeli', price: '7' }], ['name', 'price']);
    const { fingerprint } = await check(owner, 'snacks', body);
    await sql`UPDATE snacks SET price_cents = 650 WHERE name = 'Dabeli'`.execute(services.db);
    expect(
      await owner.call(adminSnacks.importSheet as unknown as Endpoints['importSheet'], {
        body: { ...body, fileName: 'sheet.csv', fingerprint },
      }),
    ).toMatchObject({ status: 409, code: 'import_changed' });
  });
});

describe('what is wrong with a sheet', () => {
  const problemsOf = async (noun: Noun, cells: Cells) =>
    (await check(owner, noun, bodyOf(noun, [cells], Object.keys(cells)))).rows[0]?.problems;

  it.each([
    ['dishes', { name: 'X', course: 'Soup' }, 'course', /^Please write one of these: “Sabji”/],
    ['dishes', { name: '', course: 'Dal' }, 'name', /^Please enter a name/],
    ['snacks', { name: 'X', price: '8', taxPercentage: '130' }, 'taxPercentage', /./],
    [
      'plans',
      {
        name: 'X',
        billingCycle: 'Weekly',
        price: '9',
        tiffinCount: '5',
        taxPercentage: '13',
        totalPrice: '1',
      },
      'totalPrice',
      /./,
    ],
    ['menus', { week: '1', day: 'Monday', dish: 'Pizza' }, 'dish', /^There is no dish “Pizza”/],
    ['menus', { week: '99', day: 'Mon', dish: 'Dal Tadka' }, 'week', /^The next new week/],
    ['menus', { week: '2020-01-06', day: 'Mon', dish: 'Dal Tadka' }, 'week', /./],
    [
      'menus',
      { week: '2206-12-08', day: 'Mon', dish: 'Dal Tadka' },
      'week',
      /^Please write which week/,
    ],
    [
      'snacks',
      { name: 'X', price: '8', taxPercentage: '0.13' },
      'taxPercentage',
      /^Please write 13/,
    ],
    [
      'snacks',
      { name: 'X', price: '8', taxPercentage: '9.975' },
      'taxPercentage',
      /^Please write a percentage with at most two decimals/,
    ],
    ['snacks', { name: 'X', price: `1${' '.repeat(19_000)}1`, taxPercentage: '13' }, 'price', /./],
  ] as const)('%s %j is said where it stands', async (noun, cells, column, message) => {
    const problems = await problemsOf(noun, cells);
    expect(problems).toEqual([{ column, message: expect.stringMatching(message) }]);
  });

  it('is also that two rows of a plan contradict each other', async () => {
    const plan = { name: 'New', price: '9', taxPercentage: '13', description: 'One' };
    const body = bodyOf(
      'plans',
      [
        { ...plan, billingCycle: 'Weekly', tiffinCount: '5' },
        { ...plan, billingCycle: 'Monthly', tiffinCount: '20', description: 'Another' },
      ],
      ['name', 'price', 'taxPercentage', 'description', 'billingCycle', 'tiffinCount'],
    );
    const { rows } = await check(owner, 'plans', body);
    expect(rows[1]?.problems).toEqual([
      { column: 'description', message: expect.stringMatching(/^An earlier row says something/) },
    ]);
  });
});

describe('names', () => {
  const outcomesOf = async (noun: Noun, rows: readonly Cells[]) => {
    const checked = await check(owner, noun, bodyOf(noun, rows, Object.keys(rows[0] ?? {})));
    return checked.rows.map(({ outcome }) => outcome);
  };

  it('that differ in a vowel sign are of two dishes', async () => {
    const rows = ['खीर', 'खीरा', 'Chana (Jain)', 'Chana Jain'].map((name) => ({
      name,
      course: 'Sweet',
    }));
    expect(await outcomesOf('dishes', rows)).toEqual(['new', 'new', 'new', 'new']);
    const body = bodyOf('dishes', rows, ['name', 'course']);
    expect((await importSheet(owner, 'dishes', body)).status).toBe(200);
    expect(await outcomesOf('dishes', rows)).toEqual([]);
    const line = { week: '2026-12-14', day: 'Mon', dish: 'खीर' };
    await importSheet(owner, 'menus', bodyOf('menus', [line], ['week', 'day', 'dish']));
    const menus = await download(owner, 'menus');
    expect(menus.filter(({ week }) => week === line.week).map(({ dish }) => dish)).toEqual(['खीर']);
  });

  it('that have no letters of an address are of two snacks, of which one needs another address', async () => {
    const snack = { price: '5', taxPercentage: '13' };
    const columns = ['name', 'price', 'taxPercentage'];
    await importSheet(owner, 'snacks', bodyOf('snacks', [{ name: 'ઢોકળા', ...snack }], columns));
    const { rows } = await check(
      owner,
      'snacks',
      bodyOf('snacks', [{ name: 'ખમણ', ...snack }], columns),
    );
    expect(rows).toMatchObject([{ outcome: 'wrong', problems: [{ column: 'slug' }] }]);
    const mended = bodyOf('snacks', [{ name: 'ખમણ', ...snack, slug: 'khaman-2' }], columns);
    expect((await importSheet(owner, 'snacks', mended)).status).toBe(200);
    const names = (await download(owner, 'snacks')).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['ઢોકળા', 'ખમણ']));
  });

  it('that several plans have are not guessed', async () => {
    const group = await owner.call(adminPlanGroups.list, {
      query: { page: 1, limit: 1, sort: 'sortOrder', order: 'ASC' },
    });
    const [plan] = group.data;
    if (!plan) throw new Error('there is no plan');
    const variants = plan.variants.map(({ id: _id, ...variant }) => variant);
    const { data } = await owner.call(adminPlanGroups.create, { body: { ...plan, variants } });
    const row = { name: plan.name, billingCycle: 'Weekly', tiffinCount: '5', price: '1' };
    const { rows } = await check(owner, 'plans', bodyOf('plans', [row], Object.keys(row)));
    expect(rows[0]?.problems[0]?.message).toMatch(/^Several plans have this name/);
    await owner.call(adminPlanGroups.remove, { params: { id: data.id } });
  });
});

describe('ways to buy a plan that are alike but for their unit', () => {
  it('are each their own line', async () => {
    const plan = { name: 'Twins', billingCycle: 'Monthly', tiffinCount: '20', taxPercentage: '13' };
    const rows = [
      { ...plan, unit: 'small', price: '10.00' },
      { ...plan, unit: 'large', price: '14.00' },
    ];
    const columns = Object.keys(rows[0] ?? {});
    await importSheet(owner, 'plans', bodyOf('plans', rows, columns));
    const dearer = { ...plan, unit: 'large', price: '16.00' };
    await importSheet(owner, 'plans', bodyOf('plans', [dearer], columns));
    const twins = (await download(owner, 'plans')).filter(({ name }) => name === 'Twins');
    expect(twins.map(({ unit, price }) => [unit, price])).toEqual([
      ['small', '10.00'],
      ['large', '16.00'],
    ]);
  });
});

describe('a week of the menu', () => {
  it('is served as the sheet says it, and no dish more', async () => {
    const rows = (await download(owner, 'menus')).filter(({ week }) => week === '1');
    const { rows: told } = await check(owner, 'menus', bodyOf('menus', rows.slice(1)));
    expect(told).toMatchObject([
      { outcome: 'changed', notices: [expect.stringMatching(/^1 line is taken off/)] },
    ]);
    await importSheet(owner, 'menus', bodyOf('menus', rows.slice(1)));
    const after = (await download(owner, 'menus')).filter(({ week }) => week === '1');
    expect(after).toEqual(rows.slice(1));
  });

  it('that is new comes after the last one of the cycle', async () => {
    const rows = await download(owner, 'menus');
    const ofCycle = rows.flatMap(({ week = '' }) => (/^\d+$/.test(week) ? [week] : []));
    const weeks = new Set(ofCycle);
    const next = String(weeks.size + 1);
    const [first = {}] = rows;
    const body = bodyOf('menus', [{ ...first, week: next }]);
    expect((await importSheet(owner, 'menus', body)).status).toBe(200);
    expect(await download(owner, 'menus')).toContainEqual({ ...first, week: next });
  });
});

describe('a week of the menu without dishes', () => {
  const EMPTY_DAY = { day: '', dish: '', isSpecial: 'no', servedTo: '', due: '' };
  const week = '2027-02-01';

  it('has a line that says so, and gets dishes by others', async () => {
    const empty = bodyOf('menus', [{ ...EMPTY_DAY, week, isSpecial: 'yes' }]);
    expect((await importSheet(owner, 'menus', empty)).status).toBe(200);
    const lines = async () => (await download(owner, 'menus')).filter((line) => line.week === week);
    expect(await lines()).toEqual([{ ...EMPTY_DAY, week }]);
    const dish = { ...EMPTY_DAY, week, day: 'Friday', dish: 'Dal Tadka' };
    const { rows } = await check(owner, 'menus', bodyOf('menus', [dish]));
    expect(rows).toMatchObject([{ outcome: 'new', notices: [] }]);
    await importSheet(owner, 'menus', bodyOf('menus', [dish]));
    expect(await lines()).toEqual([dish]);
    const { rows: told } = await check(owner, 'menus', empty);
    expect(told).toMatchObject([
      { outcome: 'new', notices: [expect.stringMatching(/^1 line is taken off.*Dal Tadka/)] },
    ]);
  });

  it('has no other line', async () => {
    const body = bodyOf('menus', [
      { ...EMPTY_DAY, week, day: 'Friday', dish: 'Dal Tadka' },
      { ...EMPTY_DAY, week },
    ]);
    const { rows } = await check(owner, 'menus', body);
    expect(rows).toMatchObject([
      { row: 1, problems: [{ column: null, message: expect.stringMatching(/^Other rows say/) }] },
    ]);
  });

  it.each([
    [{ dish: 'Dal Tadka' }, 'day'],
    [{ day: 'Monday' }, 'dish'],
  ])('is not meant by %j', async (cells, column) => {
    const body = bodyOf('menus', [{ ...EMPTY_DAY, week, ...cells }]);
    const { rows } = await check(owner, 'menus', body);
    expect(rows[0]?.problems).toEqual([{ column, message: expect.any(String) }]);
  });
});

describe('when the weeks of the cycle are due', () => {
  const MONDAYS = mondaysFrom(dayOf(TEST_NOW), 30);
  const outcomesOf = async (rows: readonly Cells[]) =>
    (await check(owner, 'menus', bodyOf('menus', rows))).rows;
  /** The sheet, with its one date at another week instead. */
  const dueAt = async (week: string, due: string | undefined): Promise<Cells[]> => {
    const rows = await download(owner, 'menus');
    const at = rows.findIndex((row) => row.week === week);
    return rows.map((row, index) => ({ ...row, due: index === at ? due : '' }));
  };

  it('is said once, by the week that is due now', async () => {
    const [now] = await readDue(services.db);
    const said = (await download(owner, 'menus')).filter(({ due }) => due);
    expect(said).toMatchObject([{ week: String(now), due: MONDAYS[0] }]);
  });

  it('stays true as time goes by', async () => {
    const due = await readDue(services.db);
    const { cycle } = await readMenuCycle(services.db);
    for (const [later, position] of due.entries())
      for (const turn of [later, later + cycle.length])
        expect(await outcomesOf(await dueAt(String(position), MONDAYS[turn]))).toEqual([]);
  });

  it('is turned by a sheet that says it otherwise, and nothing else is', async () => {
    const before = await readAll(services);
    const [now = 0, next] = before.due;
    const rows = await dueAt(String(next), MONDAYS[0]);
    expect(await outcomesOf(rows)).toMatchObject([
      { outcome: 'changed', changes: [{ column: 'due', from: '', to: MONDAYS[0] }] },
    ]);
    expect((await importSheet(owner, 'menus', bodyOf('menus', rows))).status).toBe(200);
    const after = await readAll(services);
    expect(after).toEqual({ ...before, due: after.due });
    expect(after.due).toEqual([...before.due.slice(1), expect.any(Number)]);
    expect(await outcomesOf(rows)).toEqual([]);
    await importSheet(owner, 'menus', bodyOf('menus', await dueAt(String(now), MONDAYS[0])));
    expect(await readAll(services)).toEqual(before);
  });

  it('stays the same by a sheet that makes the cycle longer', async () => {
    const { cycle } = await readMenuCycle(services.db);
    const [now] = await readDue(services.db);
    const rows = await dueAt(String(now), MONDAYS[0]);
    const added = { ...rows[0], week: String(cycle.length + 1), due: '' };
    expect(await outcomesOf([...rows, added])).toMatchObject([{ outcome: 'new' }]);
    expect((await importSheet(owner, 'menus', bodyOf('menus', [...rows, added]))).status).toBe(200);
    expect((await readDue(services.db))[0]).toBe(now);
  });

  it('is not said in two ways, and not of a week of its own', async () => {
    const due = await readDue(services.db);
    const rows = (await dueAt(String(due[0]), MONDAYS[0])).map((row) =>
      row.week === String(due[1]) || row.week === '2026-12-21' ? { ...row, due: MONDAYS[3] } : row,
    );
    const wrong = (await outcomesOf(rows)).map(({ row, problems }) => [rows[row]?.week, problems]);
    expect(wrong.map(([week]) => week)).toEqual(
      rows.filter((row) => row.due === MONDAYS[3]).map(({ week }) => week),
    );
    expect(wrong).toContainEqual([
      String(due[1]),
      [{ column: 'due', message: expect.stringMatching(/^With week \d+ due in the week of/) }],
    ]);
    expect(wrong).toContainEqual([
      '2026-12-21',
      [{ column: 'due', message: expect.stringMatching(/^Only a week of the cycle/) }],
    ]);
  });
});

/** What people write into cells, and what nobody should. */
const oddCells = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.includes('\0')),
  fc.constantFrom(
    ...['', ' ', '0', '-1', '1e400', '12.345', '1,200', 'C$8.50', '13 %', 'yes', 'No', 'none', '∞'],
    ...[
      'Jain, Vegetarian',
      'all',
      'a, b; c',
      'one, two\nthree',
      'Protein: 12 g',
      '240 ml',
      '2 pieces',
    ],
    ...[
      'Sabji x2\nDal',
      'Sweet on Fri',
      'Soup',
      '(hidden) Old',
      'Monday',
      'Sun',
      '1',
      '2',
      '9999-99-99',
    ],
    ...[
      '2027-03-01',
      '2026-12-07',
      `'=1`,
      '"Fat: x": 1 g',
      '__proto__',
      'constructor',
      '=1+1',
      'દાળ',
      'दाल',
      'Dal',
    ],
  ),
);

describe('whatever stands in a sheet', () => {
  it.each(ALL)(
    'of %s is written whole, and then changes nothing, or is refused and changes nothing',
    async (noun) => {
      const sheet = await download(owner, noun);
      const columns = columnsOf(NOUNS[noun].sheet);
      const odd = fc.array(
        fc.record({
          row: fc.nat(sheet.length - 1),
          column: fc.constantFrom(...columns),
          cell: oddCells,
        }),
        { minLength: 1, maxLength: 3 },
      );
      await fc.assert(
        fc.asyncProperty(odd, async (changes) => {
          const rows = changes.map(({ row, column, cell }) => ({ ...sheet[row], [column]: cell }));
          const before = await readAll(services);
          const body = bodyOf(noun, rows);
          const checked = await owner.call(NOUNS[noun].endpoints.checkSheet, { body });
          expect(checked.status).toBe(200);
          const { outcomes, fingerprint } = checked.data;
          expect(await readAll(services)).toEqual(before);
          const imported = await owner.call(NOUNS[noun].endpoints.importSheet, {
            body: { ...body, fileName: 'sheet.csv', fingerprint },
          });
          if (outcomes.wrong > 0 || outcomes.new + outcomes.changed === 0) {
            expect(imported.status).toBe(409);
            expect(await readAll(services)).toEqual(before);
          } else {
            expect(imported.status).toBe(200);
            expect((await check(owner, noun, body)).rows).toEqual([]);
          }
        }),
        { numRuns: 15 },
      );
    },
  );
});
