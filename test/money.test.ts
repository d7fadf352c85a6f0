import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { overview } from '#contract/kitchen/desk.ts';
import type { Balance } from '#contract/money/balance.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import type { PdfDocument } from '#contract/money/receipts.ts';
import { listBalanceMismatches } from '#db/money/settle.ts';
import { balanceSums } from '#domain/money/balance-sums.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { type Client, TEST_NOW, useApp } from './app.ts';
import { type PaidThing, someEvent, somePlan, someSnackOrder } from './money/paid-things.ts';
import { readPdf } from './read-pdf.ts';

const services = useApp();
let staff: Client & { id: string };

beforeAll(async () => {
  staff = await services.asStaff();
});
beforeEach(() => services.clock.set(TEST_NOW));

const textOf = ({ base64 }: PdfDocument) =>
  readPdf(Buffer.from(base64, 'base64'))
    .pages.flatMap(({ said }) => said)
    .join('\n');

const pay = (thing: PaidThing, amount: number) =>
  staff.call(adminPayments.record, {
    body: {
      ...thing.paidFor,
      amount,
      beyondDue: Math.max(0, -amount),
      method: 'interac',
      reference: 'CA77',
      receivedDay: '2026-11-18',
    },
  });

const waive = (thing: PaidThing) =>
  staff.call(adminPayments.nothingToPayBack, { body: { ...thing.paidFor, note: 'Agreed' } });

/** What was told in the latest mail about a payment. */
async function latestMail(): Promise<Record<string, unknown>> {
  const { details } = await services.db
    .selectFrom('mails')
    .where('kind', '=', 'payment_received')
    .orderBy('created_at', 'desc')
    .select('details')
    .limit(1)
    .executeTakeFirstOrThrow();
  return details as Record<string, unknown>;
}

/** How the things of this file stand, by their number: what the overview must add up to. */
const balances = new Map<string, { kind: PaidThing['kind']; balance: Balance }>();

async function expectOverviewAddsUp() {
  const { money } = (await staff.call(overview.read, {})).data;
  for (const kind of ['plans', 'snackOrders', 'events'] as const) {
    const theirs = [...balances.values()].filter((one) => one.kind === kind);
    const open = (which: 'owed' | 'toPayBack') => {
      const amounts = theirs.map(({ balance }) => balance[which]).filter((cents) => cents > 0);
      return { count: amounts.length, amount: amounts.reduce((sum, cents) => sum + cents, 0) };
    };
    expect(money?.owed[kind]).toEqual(open('owed'));
    expect(money?.toPayBack[kind]).toEqual(open('toPayBack'));
  }
}

/** Everybody is told the same about a thing; answers it. */
async function expectAgreement(thing: PaidThing): Promise<Balance> {
  const balance = await thing.atDesk();
  const theirs = await thing.read();
  expect(theirs.balance).toEqual(balance);
  const { charge, received, paidBack, paid, owed, toPayBack } = balance;
  const first = Math.min(thing.deposit, charge);
  expect(theirs.toPay).toBe(owed > 0 && paid < first ? first - paid : owed);
  expect(paid).toBe(received - paidBack);
  expect(paid).toBe(charge - owed + toPayBack);
  expect(Math.min(...Object.values(balance))).toBeGreaterThanOrEqual(0);
  expect(await thing.listed('unpaid')).toBe(owed > 0);
  expect(await thing.listed('toPayBack')).toBe(toPayBack > 0);
  balances.set(thing.number, { kind: thing.kind, balance });
  await expectOverviewAddsUp();
  return balance;
}

/** Half up, the way a person would check it. */
const taxIn = (back: number, { total, tax }: PaidThing['price']) =>
  Math.floor((2 * back * tax + total) / (2 * total));

/** The mail and the document about the payment that was just recorded say what the desk says. */
async function expectTold(thing: PaidThing, paymentId: string, amount: number, before: Balance) {
  const balance = await expectAgreement(thing);
  const { price } = thing;
  const mail = await latestMail();
  expect(mail).toMatchObject({ amount, owed: balance.owed });
  const text = textOf(
    (await staff.call(adminPayments.receipt, { params: { id: paymentId } })).data,
  );
  expect(text).toContain(`Paid in all\n${formatMoney(balance.received)}`);
  if (amount > 0) {
    expect(text).toContain(`Still to pay\n${formatMoney(balance.owed)}`);
    return;
  }
  expect(text).toContain('Refund receipt');
  for (const { label, amount: cents } of balanceSums(price.total, balance))
    if (label === 'Costs in the end' || label.startsWith('Given back'))
      expect(text).toContain(`${label}\n${formatMoney(cents)}`);
  if (balance.paidBack > -amount)
    expect(text).toContain(`Paid back before\n${formatMoney(balance.paidBack + amount)}`);
  expect(text).toContain(`Paid back now\n${formatMoney(-amount)}`);
  expect(text).toContain(
    balance.owed > 0
      ? `Still to pay\n${formatMoney(balance.owed)}`
      : `Still to be paid back\n${formatMoney(balance.toPayBack)}`,
  );
  expect(mail.receipt).toMatchObject({ toPayBack: balance.toPayBack, charge: balance.charge });
  const { data: written } = await staff.call(adminPayments.read, { params: { id: paymentId } });
  expect(written.reduction).toBe(Math.max(0, -amount - before.toPayBack));
  expect(mail.receipt).toMatchObject({ taxBack: written.tax, courtesyNow: written.reduction });
  if (written.tax > 0) expect(text).toContain(`of which HST (13%)\n${formatMoney(written.tax)}`);
  // What had come beyond the price has no tax in it, and of the price all refunds have their share.
  const beyond = Math.max(0, before.received - price.total);
  const share = taxIn(Math.max(0, before.paidBack - amount - beyond), price);
  const { data: all } = await staff.call(adminPayments.list, {
    query: { page: 1, limit: 100, sort: 'createdAt', order: 'ASC', ...thing.paidFor },
  });
  const taxBefore = all.reduce((sum, { tax }) => sum + tax, 0) - written.tax;
  const expected = Math.max(0, Math.min(share - taxBefore, -amount));
  // The tax line of unused credits is rounded by itself.
  expect(Math.abs(written.tax - expected)).toBeLessThanOrEqual(thing.kind === 'plans' ? 2 : 0);
}

/** Records money and expects everybody to be told the same of it. */
async function move(thing: PaidThing, amount: number) {
  const before = await thing.atDesk();
  const recorded = await pay(thing, amount);
  expect(recorded.status, recorded.text).toBe(201);
  await expectTold(thing, recorded.data.id, amount, before);
}

const KINDS: [kind: string, make: () => Promise<PaidThing>][] = [
  ['a plan', () => somePlan({ services, staff }, 0)],
  ['a plan of which some is eaten', () => somePlan({ services, staff }, 2)],
  ['a snack order', () => someSnackOrder({ services, staff })],
  ['an event', () => someEvent({ services, staff })],
];

describe.each(KINDS)('the money for %s', (_kind, make) => {
  it('underpaid, then paid', async () => {
    const thing = await make();
    const { total } = thing.price;
    expect(await expectAgreement(thing)).toMatchObject({ owed: total, toPayBack: 0 });
    await move(thing, 1000);
    expect(await thing.atDesk()).toMatchObject({ owed: total - 1000 });
    await move(thing, total - 1000);
    expect(await thing.atDesk()).toMatchObject({ owed: 0, toPayBack: 0 });
  });

  it('overpaid, and paid back without any tax', async () => {
    const thing = await make();
    await move(thing, thing.price.total + 500);
    expect(await thing.atDesk()).toMatchObject({ owed: 0, toPayBack: 500 });
    await move(thing, -500);
    expect(await thing.atDesk()).toMatchObject({ owed: 0, toPayBack: 0, reduced: 0 });
  });

  it('given back in part as a courtesy: nobody is asked for it again', async () => {
    const thing = await make();
    await move(thing, thing.price.total);
    await move(thing, -700);
    expect(await thing.atDesk()).toMatchObject({ owed: 0, toPayBack: 0, reduced: 700 });
  });

  it('paid, cancelled with what was said before, and paid back to the cent', async () => {
    const thing = await make();
    await move(thing, thing.price.total);
    const said = await thing.ifCancelled();
    expect((await thing.cancel()).status).toBe(200);
    expect(await expectAgreement(thing)).toMatchObject({ owed: 0, toPayBack: said });
    await move(thing, -said);
    expect(await expectAgreement(thing)).toMatchObject({ owed: 0, toPayBack: 0 });
  });

  it('settled without paying back, where both agreed', async () => {
    const thing = await make();
    await move(thing, thing.price.total + 300);
    expect((await waive(thing)).data).toMatchObject({ owed: 0, toPayBack: 0 });
    await expectAgreement(thing);
    expect((await waive(thing)).code).toBe('nothing_to_pay_back');
  });

  const steps = fc.array(
    fc.oneof(
      fc.record({ does: fc.constant('pay' as const), part: fc.integer({ min: 1, max: 150 }) }),
      fc.record({ does: fc.constant('pay-back' as const), part: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ does: fc.constantFrom('cancel' as const, 'waive' as const) }),
    ),
    { minLength: 2, maxLength: 5 },
  );

  it('whatever is paid, paid back, cancelled and waived', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const thing = await make();
        let [isCancelled, isWaived] = [false, false];
        for (const step of taken) {
          const { paid, toPayBack } = await thing.atDesk();
          if (step.does === 'pay')
            await move(thing, Math.max(1, Math.floor((thing.price.total * step.part) / 100)));
          else if (step.does === 'pay-back') {
            const back = Math.floor((paid * step.part) / 100);
            if (back > 0) await move(thing, -back);
          } else if (step.does === 'waive') {
            expect((await waive(thing)).status).toBe(toPayBack > 0 ? 200 : 409);
            isWaived ||= toPayBack > 0;
          } else if (!isCancelled) {
            const said = await thing.ifCancelled();
            expect((await thing.cancel()).status).toBe(200);
            isCancelled = true;
            // What the desk may keep by agreement, it keeps; only a plan's outcome tells of that.
            if (thing.kind === 'plans' || !isWaived)
              expect((await thing.atDesk()).toPayBack).toBe(said);
          }
          await expectAgreement(thing);
        }
        expect((await pay(thing, -(await thing.atDesk()).paid - 1)).code).toBe('amount_disagrees');
      }),
      { numRuns: 4 },
    );
  });
});

it('every balance is what was written down for it', async () => {
  expect(await listBalanceMismatches(services.db)).toEqual([]);
});
