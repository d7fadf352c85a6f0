import { describe, expect, it } from 'vitest';
import type { CustomerCells } from '#contract/account/desk-imports.ts';
import { ASHA, judge, KIRAN, MONTHLY_PLAN, NO_PLAN, PLAN } from '#test/builders/judge-sheet.ts';
import type { ImportablePlan } from './plan-cells.ts';
import { nameCell, readCustomerRow } from './read-customer-row.ts';

/** What is wrong with a row of which one cell is changed, or with the whole row. */
const mistakeOf = (cells: CustomerCells) => {
  const [row] = judge([{ ...ASHA, ...cells }]).rows;
  return row?.problems[0];
};

describe('a sheet of customers', () => {
  it('writes down whoever is new, with the plan and the tiffins that are left', () => {
    const { outcomes, counts, rows, written } = judge([
      { ...ASHA, pattern: 'Mon, Wed', owed: 'C$12.50' },
    ]);
    expect(outcomes).toMatchObject({ new: 1, wrong: 0 });
    expect(counts).toEqual({
      customers: 1,
      members: 0,
      addresses: 0,
      stops: 0,
      noes: 0,
      subscriptions: 1,
      credits: 7,
      patterns: 1,
      owed: 1250,
    });
    expect(rows).toEqual([]);
    expect(written[0]?.read).toMatchObject({
      firstName: 'Asha',
      lastName: 'Patel',
      phone: '+19055550142',
      plan: PLAN,
    });
  });

  it('takes a second row of somebody with another plan as that, and the same row again as nothing', () => {
    const weekly = { ...ASHA, plan: 'Everyday Tiffin, weekly' };
    const monthly = { ...ASHA, plan: 'Everyday Tiffin, monthly', tiffinsLeft: '3' };
    const { outcomes, counts, rows } = judge(
      [weekly, monthly, weekly],
      [KIRAN],
      [],
      [PLAN, MONTHLY_PLAN],
    );
    expect(outcomes).toMatchObject({ new: 1, joined: 1, known: 1 });
    expect(counts).toMatchObject({ customers: 1, subscriptions: 2, credits: 10 });
    expect(rows[0]?.notices).toEqual([
      'Asha Patel has another plan in row 2; the one of this row is added.',
    ]);
  });

  it('leaves whoever is a customer as they are, unless their plan is wanted', () => {
    const row = { ...ASHA, name: 'Kiran Shah', email: 'KIRAN@example.com' };
    expect(judge([row]).outcomes).toMatchObject({ known: 1 });
    const { outcomes, counts, written } = judge([{ ...row, decision: 'same_person' }]);
    expect(outcomes).toMatchObject({ joined: 1 });
    expect(counts).toMatchObject({ customers: 0, subscriptions: 1, credits: 7 });
    expect(written[0]?.joins).toEqual({ id: 'kiran' });
  });

  it('asks whether two names with one phone number are one person', () => {
    const row = { ...ASHA, phone: '(905) 555-0150', email: '' };
    const [judged] = judge([row]).rows;
    expect(judged).toMatchObject({
      outcome: 'wrong',
      problems: [{ column: null, message: expect.stringContaining('Kiran Shah') }],
      decisions: ['leave_out', 'same_person', 'another_person'],
    });
    expect(judge([{ ...row, decision: 'another_person' }]).outcomes).toMatchObject({ new: 1 });
    expect(judge([{ ...row, decision: 'same_person' }]).outcomes).toMatchObject({ joined: 1 });
  });

  it('takes nobody for the owner of an e-mail address because both have none', () => {
    const meera = { ...KIRAN, id: 'meera', name: 'Meera', email: null };
    const row = { ...ASHA, phone: '905-555-0150', email: '' };
    expect(judge([row], [meera]).rows[0]?.decisions).toContain('another_person');
  });

  it('never gives one e-mail address to two people', () => {
    const row = { ...ASHA, email: 'kiran@example.com', decision: 'another_person' as const };
    expect(judge([row]).rows[0]).toMatchObject({
      outcome: 'wrong',
      decisions: ['leave_out', 'same_person'],
    });
  });

  it('asks to correct a row whose e-mail address and phone are of two people', () => {
    const meera = {
      ...KIRAN,
      ...{ id: 'meera', name: 'Meera', phone: null, email: 'meera@example.com' },
    };
    const row = { ...ASHA, name: 'Kiran Shah', phone: '9055550150', email: 'meera@example.com' };
    for (const decision of [undefined, 'another_person', 'same_person'] as const)
      expect(
        judge([{ ...row, ...(decision && { decision }) }], [KIRAN, meera]).rows[0],
      ).toMatchObject({
        outcome: 'wrong',
        problems: [{ column: 'email' }, { column: 'phone' }],
        decisions: ['leave_out'],
      });
  });

  it('says what of a row is lost when it joins somebody, and how they are reached', () => {
    const row = { ...ASHA, name: 'Kiran Shah', phone: '9055550150', email: '', tags: 'VIP' };
    const { rows, written } = judge([{ ...row, decision: 'same_person' }]);
    expect(rows[0]?.notices).toEqual([expect.stringContaining('Only the plan')]);
    expect(written[0]?.contact).toEqual({ phone: KIRAN.phone, email: KIRAN.email });
  });

  it('names a row by where it stands in its sheet', () => {
    const { rows } = judge([ASHA, ASHA]);
    expect(rows[0]?.notices).toEqual([expect.stringContaining('in row 2;')]);
  });

  it('writes nothing of a row that is left out, whatever is wrong with it', () => {
    expect(judge([{ phone: 'nobody', decision: 'leave_out' }]).outcomes).toMatchObject({
      left_out: 1,
    });
  });

  it('says what is worth knowing, and writes the row', () => {
    const { rows, outcomes } = judge([
      { ...ASHA, address: '1 Centre Street, Calgary, AB T2P 1A1' },
      { ...ASHA, name: 'Ravi', phone: '9055550143', email: '', tiffinsLeft: '0', pattern: 'Mon' },
    ]);
    expect(outcomes).toMatchObject({ new: 2 });
    expect(rows.map(({ notices }) => notices)).toEqual([
      ['This address is outside the area that is delivered to.'],
      [
        'No tiffins are left of this plan, so it is not taken over.',
        'There are no tiffins left for the weekly pattern, so it is not taken over.',
      ],
    ]);
  });

  it('needs no address for a plan of which only money is still owed', () => {
    const { outcomes } = judge([{ ...ASHA, address: '', tiffinsLeft: '0', owed: '12.50' }]);
    expect(outcomes).toMatchObject({ new: 1 });
  });

  it.each([
    ['12,50', 1250],
    ['$40,07', 4007],
    ['1.234,50 CAD', 123_450],
    ['C$1,234.5', 123_450],
  ])('takes %j as an amount that is owed', (owed, cents) => {
    expect(judge([{ ...ASHA, owed }]).counts).toMatchObject({ owed: cents });
  });

  it('takes as much owed as it says that it takes', () => {
    expect(judge([{ ...ASHA, owed: '10,000' }]).counts).toMatchObject({ owed: 1_000_000 });
  });

  it.each<[string, CustomerCells, string, RegExp]>([
    [
      'no name and no phone',
      { name: '', phone: '', plan: '', tiffinsLeft: '' },
      'name',
      /enter a name/,
    ],
    ['a long name', { name: 'a'.repeat(90) }, 'name', /at most 80/],
    ['a long last name', { lastName: 'a'.repeat(90) }, 'lastName', /at most 80/],
    ['no phone number', { phone: 'call me' }, 'phone', /valid phone/],
    ['no e-mail address', { email: 'asha at example' }, 'email', /valid e-mail/],
    ['an address of staff', { email: 'cook@example.com' }, 'email', /works here/],
    ['a long address', { address: 'a'.repeat(501) }, 'address', /at most 500/],
    ['a long unit', { unit: '1'.repeat(21) }, 'unit', /at most 20/],
    ['a long code', { entryCode: '1'.repeat(21) }, 'entryCode', /at most 20/],
    ['another diet', { diet: 'keto' }, 'diet', /Vegetarian, Jain or Swaminarayan/],
    ['long allergies', { allergies: 'a'.repeat(301) }, 'allergies', /at most 300/],
    ['no birthday', { birthday: '4/12' }, 'birthday', /like Dec 4/],
    ['a long tag', { tags: 'a'.repeat(31) }, 'tags', /at most 30/],
    ['no end of a plan', { planEnds: 'soon' }, 'planEnds', /2026-12-24/],
    ['a note of no plan', { ...NO_PLAN, planInternalNote: 'Half price' }, 'plan', /is noted of it/],
    ['no channel', { wishedChannel: 'pigeon' }, 'wishedChannel', /SMS, WhatsApp, Paper/],
    ['no STOP', { stopped: 'perhaps' }, 'stopped', /“yes” for somebody/],
    [
      'a STOP of no number',
      { stopped: 'yes', phone: '', plan: '', tiffinsLeft: '' },
      'phone',
      /STOP/,
    ],
    ['a consent of no day', { mailChoices: 'Offers: yes' }, 'mailChoices', /which day and how/],
    ['no setting', { settings: 'Weather: warm' }, 'settings', /There are: /],
    ['no account state', { account: 'sleepy' }, 'account', /Disabled/],
    ['a plan beside another address', { defaultAddress: 'no' }, 'plan', /a row of its own/],
    ['neither yes nor no', { defaultAddress: 'perhaps' }, 'defaultAddress', /yes or no/],
    ['a long name of an address', { addressLabel: 'a'.repeat(41) }, 'addressLabel', /at most 40/],
    ['a long note', { internalNote: 'a'.repeat(2001) }, 'internalNote', /at most 2/],
    ['a plan that is not sold', { plan: 'Royal' }, 'plan', /“Everyday Tiffin”/],
    ['half a tiffin', { tiffinsLeft: '2.5' }, 'tiffinsLeft', /whole number/],
    ['too many tiffins', { tiffinsLeft: '1001' }, 'tiffinsLeft', /at most 1,000/],
    ['a weekend', { pattern: 'Sat' }, 'pattern', /Monday to Friday/],
    ['too much a day', { pattern: 'Mon x9' }, 'pattern', /at most 5/],
    ['a day that has passed', { pausedUntil: '2026-11-15' }, 'pausedUntil', /passed/],
    ['a day in many years', { pausedUntil: '9999-12-31' }, 'pausedUntil', /within a year/],
    ['a name of a language', { diet: 'constructor' }, 'diet', /Vegetarian/],
    ['no day', { pausedUntil: '4/12' }, 'pausedUntil', /2026-12-04/],
    ['a pause from no day', { pausedUntil: 'open from then' }, 'pausedUntil', /a pause to come/],
    [
      'a pause that ends early',
      { pausedUntil: '2026-11-20 from 2026-11-23' },
      'pausedUntil',
      /ends before it begins/,
    ],
    ['a pause in spring', { pausedUntil: 'open from 2027-05-03' }, 'pausedUntil', /90 days ahead/],
    ['a long name of a member', { member: 'a'.repeat(81) }, 'member', /at most 80/],
    ['no amount', { owed: 'some' }, 'owed', /amount/],
    ['an amount that can be read in two ways', { owed: '12,5' }, 'owed', /amount/],
    ['what is owed to them', { owed: '-5' }, 'owed', /internal note/],
    ['too much', { owed: '10001' }, 'owed', /at most C\$10,000/],
    ['no contact', { phone: '', email: '' }, 'phone', /phone number or an e-mail/],
    ['tiffins of no plan', { plan: '' }, 'plan', /tiffins are left/],
    ['tiffins to nowhere', { address: '' }, 'address', /where the tiffins/],
    [
      'a code of no door',
      { address: '', entryCode: '12', plan: '', tiffinsLeft: '' },
      'address',
      /belongs/,
    ],
    ['nobody to call at the door', { phone: '' }, 'phone', /whoever delivers/],
  ])('says where and how to mend %s', (_what, cells, column, message) => {
    expect(mistakeOf(cells)).toEqual({ column, message: expect.stringMatching(message) });
  });

  it.each([
    ['', null],
    ['no', null],
    ['open', { from: '2026-11-16', until: null }],
    ['2026-12-04', { from: '2026-11-16', until: '2026-12-04' }],
    ['2026-12-04 from 2026-12-01', { from: '2026-12-01', until: '2026-12-04' }],
    ['Open from 2026-12-01', { from: '2026-12-01', until: null }],
    ['2026-12-04 from 2026-11-10', { from: '2026-11-16', until: '2026-12-04' }],
  ])('understands %j as a pause', (pausedUntil, pause) => {
    expect(judge([{ ...ASHA, pausedUntil }]).written[0]?.read.pause).toEqual(pause);
  });

  it('keeps a pause that the kitchen has set the kitchen’s', () => {
    const read = (pausedUntil: string) => judge([{ ...ASHA, pausedUntil }]).written[0]?.read;
    expect(read('2026-12-04 by the kitchen')).toMatchObject({
      ...{ pause: { from: '2026-11-16', until: '2026-12-04' }, isPausedByKitchen: true },
    });
    expect(read('2026-12-04')).toMatchObject({ isPausedByKitchen: false });
  });

  it('keeps a first name of two words together where the desk has written it', () => {
    const name = nameCell({ firstName: 'Jaya Ben', lastName: '' });
    expect(judge([{ ...ASHA, name }]).written[0]?.read).toMatchObject({
      ...{ firstName: 'Jaya Ben', lastName: '', name: 'Jaya Ben' },
    });
  });

  it('takes a row that does not say its plan as of the one that is named for all of them', () => {
    const context = {
      ...{ plans: [PLAN], defaultPlan: PLAN.planName, defaultSlot: '18:00-19:00' as const },
      ...{ maxTiffinsPerOrder: 5, today: '2026-11-16' },
    };
    const read = (cells: CustomerCells) =>
      readCustomerRow({ ...ASHA, plan: '', ...cells }, context);
    expect(read({})).toMatchObject({ plan: PLAN });
    expect(read({ tiffinsLeft: '', owed: '12' })).toMatchObject({ plan: PLAN });
    expect(read({ tiffinsLeft: '' })).toMatchObject({ plan: null });
  });

  it('takes a plan by how it is billed alone, where there is only one like that', () => {
    expect(judge([{ ...ASHA, plan: 'weekly' }]).written[0]?.read.plan).toEqual(PLAN);
  });

  it('names eight plans to choose from, and says how many more there are', () => {
    const plans = Array.from({ length: 11 }, (_, at) => ({ ...PLAN, planName: `Box ${at + 1}` }));
    const askedWith = (some: ImportablePlan[]) =>
      judge([{ ...ASHA, plan: 'Royal' }], [], [], some).rows[0]?.problems[0]?.message;
    expect(askedWith(plans)).toMatch(/“Box 7”, “Box 8” and 3 others\.$/);
    expect(askedWith(plans.slice(0, 9))).toMatch(/“Box 8” and 1 other\.$/);
    expect(askedWith(plans.slice(0, 8))).toMatch(/“Box 7”, “Box 8”\.$/);
  });

  it('takes a plan by its name and how it is billed, where the name alone is not enough', () => {
    const plans = [PLAN, { ...PLAN, planVariantId: 'monthly', billingCycle: 'monthly' as const }];
    const context = {
      plans,
      defaultSlot: '18:00-19:00' as const,
      maxTiffinsPerOrder: 5,
      today: '2026-11-16',
    };
    const read = (plan: string) => readCustomerRow({ ...ASHA, plan }, context);
    expect(read('everyday tiffin (Monthly)')).toMatchObject({ plan: plans[1] });
    expect(read('Everyday Tiffin')).toMatchObject({
      problems: [
        {
          column: 'plan',
          message: expect.stringContaining('“Everyday Tiffin, weekly”, “Everyday Tiffin, monthly”'),
        },
      ],
    });
  });
});

describe('a row about a household member', () => {
  const NANI = { ...ASHA, member: 'Nani', diet: 'Jain', allergies: 'Peanuts', plan: '' };

  it('writes them down with what they eat, and not the customer anew', () => {
    const { outcomes, counts, written } = judge([
      { ...ASHA, tiffinsLeft: '', plan: '' },
      { ...NANI, tiffinsLeft: '' },
      { ...NANI, member: 'nani', plan: ASHA.plan, tiffinsLeft: '4', allergies: '' },
    ]);
    expect(outcomes).toMatchObject({ new: 1, joined: 2 });
    expect(counts).toMatchObject({ customers: 1, members: 1, subscriptions: 1, credits: 4 });
    expect(written[0]).toMatchObject({ eats: { diet: 'vegetarian', allergies: '' } });
    expect(written[1]).toMatchObject({ addsMember: true, eats: { diet: 'jain' } });
    expect(written[2]).toMatchObject({ addsMember: false, eats: { allergies: 'Peanuts' } });
  });

  it('says nothing of what the customer eats, wherever it stands in the sheet', () => {
    const nani = { ...NANI, tiffinsLeft: '' };
    const own = { ...ASHA, diet: 'Swaminarayan' };
    const [, ofOwn] = [...judge([nani, own]).written].reverse();
    expect(ofOwn).toMatchObject({ row: 1, customerEats: { diet: 'swaminarayan', allergies: '' } });
    const alone = judge([nani]);
    expect(alone.written[0]?.customerEats).toEqual({ diet: 'vegetarian', allergies: '' });
    expect(alone.rows[0]?.notices).toEqual([expect.stringMatching(/^No row says what Asha Patel/)]);
  });

  it('of somebody known is asked for, and knows what is on record of them', () => {
    const meera = { ...ASHA, name: 'Kiran Shah', email: 'kiran@example.com', member: 'Meera' };
    expect(judge([meera]).outcomes).toMatchObject({ known: 1 });
    const { counts, written } = judge([{ ...meera, decision: 'same_person' }]);
    expect(counts).toMatchObject({ customers: 0, members: 0, subscriptions: 1 });
    expect(written[0]?.eats).toEqual({ diet: 'swaminarayan', allergies: 'Peanuts' });
  });

  it('is refused where a household has twelve already', () => {
    const rows = Array.from({ length: 13 }, (_, at) => ({
      ...{ ...NANI, tiffinsLeft: '', member: `Cousin ${at}` },
    }));
    const { outcomes, rows: judged } = judge([{ ...ASHA, tiffinsLeft: '', plan: '' }, ...rows]);
    expect(outcomes).toMatchObject({ new: 1, joined: 12, wrong: 1 });
    expect(judged.at(-1)?.problems).toEqual([
      { column: 'member', message: expect.stringContaining('At most 12') },
    ]);
  });
});

describe('days that are written with strokes', () => {
  const RAVI = { ...ASHA, name: 'Ravi Shah', phone: '905-555-0143', email: '' };

  it('are read where the whole column can be read in one order alone', () => {
    const { outcomes, written } = judge([
      { ...ASHA, birthday: '31/12/1975', planEnds: '12/24/2026' },
      { ...RAVI, birthday: '4/12/1980', pausedUntil: '24/11/2026 from 20/11/2026' },
    ]);
    expect(outcomes).toMatchObject({ new: 2, wrong: 0 });
    expect(written.map(({ read }) => read)).toMatchObject([
      { birthday: '12-31', planEnds: '2026-12-24' },
      { birthday: '12-04', pause: { from: '2026-11-20', until: '2026-11-24' } },
    ]);
  });

  it.each([
    ['both orders are possible', '4/12/1980', '5/6/1975'],
    ['one cell contradicts another', '31/12/1975', '12/31/1975'],
  ])('are asked for where %s', (_what, one, other) => {
    const { rows } = judge([
      { ...ASHA, birthday: one },
      { ...RAVI, birthday: other },
    ]);
    const problem = { column: 'birthday', message: expect.stringMatching(/like Dec 4/) };
    expect(rows.map(({ problems }) => problems)).toEqual([[problem], [problem]]);
  });
});

describe('a plan that stands in a sheet twice', () => {
  const KING = { ...ASHA, address: '14 King Street East, Oshawa, ON L1H 1A9', tiffinsLeft: '12' };
  const AGAIN = { ...KING, address: '14 King St E, Oshawa' };

  it.each([
    ['an address that is spelt otherwise', AGAIN],
    ['fewer tiffins left', { ...KING, tiffinsLeft: '3' }],
    ['something owed', { ...KING, owed: '20' }],
    ['a name in capitals', { ...KING, name: 'ASHA PATEL' }],
    ['another note', { ...KING, internalNote: 'Rings twice' }],
  ])('is asked about where the second row has %s', (_what, again) => {
    const { outcomes, counts, rows } = judge([KING, again]);
    expect(outcomes).toMatchObject({ new: 1, wrong: 1 });
    expect(counts).toMatchObject({ subscriptions: 1, credits: 12 });
    expect(rows).toMatchObject([
      {
        ...{ row: 1, decisions: ['same_plan', 'another_plan'] },
        problems: [
          {
            column: null,
            message: expect.stringMatching(/^Asha Patel has the plan “Everyday Tiffin” in row 2 /),
          },
          { column: 'member', message: expect.stringMatching(/household/) },
        ],
      },
    ]);
  });

  it('is written once or twice, as somebody decides', () => {
    const once = judge([KING, { ...AGAIN, decision: 'same_plan' }]);
    expect(once.outcomes).toMatchObject({ new: 1, known: 1 });
    expect(once.counts).toMatchObject({ subscriptions: 1, credits: 12 });
    expect(once.rows[0]?.notices).toEqual([
      'The same plan as in row 2; it is not written down twice.',
    ]);
    const added = judge([KING, { ...AGAIN, decision: 'another_plan' }]);
    expect(added.outcomes).toMatchObject({ new: 1, joined: 1 });
    expect(added.counts).toMatchObject({ customers: 1, subscriptions: 2, credits: 24 });
    expect(added.rows[0]?.notices).toContain(
      'Asha Patel has another plan in row 2; the one of this row is added.',
    );
  });

  it('that is written once keeps a STOP of the row that is not, and says which allergies it loses', () => {
    const said = { ...AGAIN, stopped: 'yes', allergies: 'Peanuts', decision: 'same_plan' as const };
    const { outcomes, counts, rows } = judge([KING, said]);
    expect(outcomes).toMatchObject({ new: 1, joined: 1 });
    expect(counts).toMatchObject({ subscriptions: 1, stops: 1 });
    expect(rows[0]?.notices).toEqual([
      expect.stringMatching(/^The same plan/),
      'The allergies of this row are not taken over: Peanuts.',
      expect.stringMatching(/STOP is noted/),
    ]);
  });

  it('is asked about with the row that has it, wherever who they are stands', () => {
    const { rows } = judge([KING, { ...ASHA, ...NO_PLAN }, AGAIN]);
    expect(rows.at(-1)?.problems[0]?.message).toMatch(/ in row 2 already/);
  });

  it('is nothing to ask about where it is for somebody else of the household', () => {
    const { outcomes } = judge([KING, { ...AGAIN, member: 'Nani' }]);
    expect(outcomes).toMatchObject({ new: 1, joined: 1, wrong: 0 });
  });

  it('is asked about also once somebody has said that two names are one person', () => {
    const row = { ...AGAIN, name: 'A. Patel', email: '' };
    expect(judge([KING, row]).rows[0]?.decisions).toEqual([
      ...['leave_out', 'same_plan', 'another_plan', 'another_person'],
    ]);
    const [judged] = judge([KING, { ...row, decision: 'same_person' }]).rows;
    expect(judged?.problems[0]?.message).toMatch(/^Asha Patel has the plan/);
  });

  it('is asked about for somebody known, too, once the first row is added', () => {
    const kirans = { ...KING, name: 'Kiran Shah', email: 'kiran@example.com' };
    const added = { ...kirans, decision: 'same_person' as const };
    expect(judge([added, { ...added, tiffinsLeft: '3' }]).outcomes).toMatchObject({
      ...{ joined: 1, wrong: 1 },
    });
    expect(judge([added, { ...kirans, tiffinsLeft: '3' }]).outcomes).toMatchObject({ known: 1 });
  });

  it('is two plans where the rows say of each when it ends, as the desk writes them', () => {
    const outcomesOf = (...cells: CustomerCells[]) =>
      judge(cells.map((one) => ({ ...KING, ...one }))).outcomes;
    const two = { new: 1, joined: 1, wrong: 0 };
    const open = { planEnds: 'open' };
    expect(outcomesOf({ planEnds: '2026-12-24' }, open)).toMatchObject(two);
    expect(outcomesOf(open, { ...open, tiffinsLeft: '3' })).toMatchObject(two);
    expect(outcomesOf(open, { ...open, address: '1 Bond Street' })).toMatchObject(two);
    const asked = { new: 1, wrong: 1 };
    expect(outcomesOf(open, { ...open, address: AGAIN.address })).toMatchObject(asked);
    expect(outcomesOf(open, { tiffinsLeft: '3' })).toMatchObject(asked);
  });
});

describe('a plan of somebody known', () => {
  it('has whatever is known that they cannot eat, and their diet where the row says none', () => {
    const row = { ...ASHA, name: 'Kiran Shah', email: 'kiran@example.com' };
    const joined = (cells: CustomerCells) =>
      judge([{ ...row, ...cells, decision: 'same_person' }]).written[0]?.eats;
    expect(joined({})).toEqual({ diet: 'jain', allergies: 'Sesame' });
    expect(joined({ diet: 'Vegetarian', allergies: 'Mustard' })).toEqual({
      diet: 'vegetarian',
      allergies: 'Sesame; Mustard',
    });
  });
});

describe('a row about another address', () => {
  const own = { ...ASHA, plan: '', tiffinsLeft: '' };
  const work = { ...own, address: '1 Bond Street, Oshawa, ON L1G 1B2', defaultAddress: 'no' };

  it('goes into the address book, wherever it stands in the sheet, and once', () => {
    const { outcomes, counts, written } = judge([work, own, { ...work, addressLabel: 'Work' }]);
    expect(outcomes).toMatchObject({ new: 1, joined: 1, known: 1 });
    expect(counts).toMatchObject({ customers: 1, addresses: 1 });
    expect(written.map(({ row, addsAddress }) => [row, addsAddress])).toEqual([
      [1, false],
      [0, true],
    ]);
  });

  it('is nothing new where it is the default one, and of somebody known is asked for', () => {
    expect(judge([own, { ...own, defaultAddress: 'no' }]).counts).toMatchObject({ addresses: 0 });
    const kirans = { ...work, name: 'Kiran Shah', email: 'kiran@example.com' };
    expect(judge([kirans]).outcomes).toMatchObject({ known: 1 });
    const joined = judge([{ ...kirans, decision: 'same_person' }]);
    expect(joined.counts).toMatchObject({ customers: 0, addresses: 1 });
    const known = { ...kirans, address: '4 King Street, Ajax, ON L1S 2H5' };
    expect(judge([known]).rows[0]?.decisions).not.toContain('same_person');
  });

  it('loses no allergies that stand in it', () => {
    const { rows } = judge([own, { ...work, allergies: 'Peanuts' }]);
    expect(rows[0]?.problems).toEqual([
      { column: 'allergies', message: expect.stringMatching(/Asha Patel/) },
    ]);
    const said = { ...work, allergies: 'Peanuts' };
    expect(judge([{ ...own, allergies: 'Peanuts' }, said]).outcomes).toMatchObject({ joined: 1 });
  });

  it('is refused where the book has twenty already', () => {
    const others = Array.from({ length: 20 }, (_, at) => ({
      ...work,
      address: `${at} King Street`,
    }));
    const { outcomes, rows } = judge([own, ...others]);
    expect(outcomes).toMatchObject({ new: 1, joined: 19, wrong: 1 });
    expect(rows.at(-1)?.problems[0]?.message).toMatch(/^At most 20 addresses/);
  });
});
