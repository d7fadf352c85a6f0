import { beforeEach, describe, expect, it } from 'vitest';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { type AuditEntry, adminAudit } from '#contract/kitchen/desk.ts';
import { adminClosures } from '#contract/kitchen/desk-closures.ts';
import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { adminDownloads } from '#contract/kitchen/downloads.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { adminPlanGroups } from '#contract/money/desk-plan-groups.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { steps } from '#contract/platform/steps.ts';
import { adminSnacks } from '#contract/snacks/desk-catalogue.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { auditSentence } from '#domain/kitchen/audit/audit-sentences.ts';
import { booking } from '#test/access/scene.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildSnack } from '#test/snack-factories.ts';
import { buildOffer, buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();
let owner: Client & { id: string };

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  owner = await services.asStaff();
});

type Query = Partial<InputOf<typeof adminAudit.list>['query']>;

const entries = async (query: Query = {}): Promise<AuditEntry[]> =>
  (
    await owner.call(adminAudit.list, {
      query: { page: 1, limit: 100, sort: 'at', order: 'DESC', ...query },
    })
  ).data;

const sentenceOf = (entry: AuditEntry) => auditSentence(entry, [entry.thing?.name ?? null]);
const sentences = async (query?: Query) => (await entries(query)).map(sentenceOf);

/** A tiffin of Friday that the kitchen begins to cook. */
async function cooked() {
  const customer = await services.asCustomer();
  const { id, number } = await buildSubscription(services.db, { customer });
  const { data } = await customer.call(tiffinOrders.schedule, { body: booking(id) });
  const act = (action: 'confirm' | 'prepare') =>
    owner.call(adminTiffinOrders.act, {
      params: { id: data.id, action },
      body: { anyTime: true },
    });
  await act('confirm');
  const { step } = await act('prepare');
  return { customer, subscription: { id, number }, order: data, step };
}

describe('the audit log', () => {
  it('says what was done with what, for whom, and where that is', async () => {
    const { order } = await cooked();
    const [latest] = await entries({ resourceId: order.id, done: 'tiffin-orders.prepare' });
    if (!latest) throw new Error('nothing was written down');
    expect(sentenceOf(latest)).toBe(
      `Began to cook tiffin ${order.orderNumber} of Fri, Nov 20 for Asha Patel`,
    );
    expect(latest.thing?.page).toEqual({ resource: 'tiffin-orders', id: order.id });
  });

  it('names a payment by what came, and leads to what was paid for', async () => {
    const { id, number } = await buildSubscription(services.db);
    await owner.call(adminPayments.record, {
      body: {
        subscriptionId: id,
        amount: 6_774,
        method: 'cash',
        reference: '',
        receivedDay: '2026-11-18',
      },
    });
    const [latest] = await entries({ search: number });
    if (!latest) throw new Error('nothing was written down');
    expect(sentenceOf(latest)).toBe(`Recorded a payment of C$67.74 for ${number} of Asha Patel`);
    expect(latest.thing?.page).toEqual({ resource: 'subscriptions', id });
  });

  it('names what is no record by what the desk calls it', async () => {
    const { data } = await owner.call(adminSettings.readKitchen, {});
    await owner.call(adminSettings.updateKitchen, { body: { ...data, slotCapacity: 7 } });
    expect(await sentences({ resource: 'settings' })).toContain('Changed the kitchen rules');
  });

  it('tells what is deleted by its last name, and says so', async () => {
    const snack = await buildSnack(services.db, { name: 'Bhakarwadi of the tests' });
    await owner.call(adminSnacks.soldOut, { params: { id: snack.id } });
    await owner.call(adminSnacks.remove, { params: { id: snack.id } });
    expect((await sentences({ resourceId: snack.id })).sort()).toEqual([
      'Deleted Bhakarwadi of the tests',
      'Marked as sold out: Bhakarwadi of the tests (deleted)',
    ]);
  });

  it('names nobody who was erased', async () => {
    const { customer, order } = await cooked();
    await owner.call(adminCustomers.update, {
      params: { id: customer.id },
      body: {
        ...{ firstName: 'Gulabo', lastName: 'Sapera', phone: null, address: null },
        ...{ diet: 'vegetarian', allergies: '', standingNote: '' },
      },
    });
    expect(await sentences({ search: 'gulabo' })).toEqual(['Changed the account of Gulabo Sapera']);
    await services.db
      .updateTable('customers')
      .set({ erased_at: TEST_NOW })
      .where('id', '=', customer.id)
      .execute();
    expect(await sentences({ resourceId: customer.id })).toEqual([
      'Changed the account of a customer who was erased',
    ]);
    expect(await sentences({ resourceId: order.id, done: 'tiffin-orders.prepare' })).toEqual([
      `Began to cook tiffin ${order.orderNumber} of Fri, Nov 20 for a customer who was erased`,
    ]);
    expect(await sentences({ search: 'gulabo' })).toEqual([]);
  });

  it('says what was undone', async () => {
    const { order, step } = await cooked();
    await owner.call(steps.takeBack, { params: { id: step?.id ?? '' }, body: {} });
    expect(await sentences({ resourceId: order.id, done: 'take-back' })).toEqual([
      `Took back: began to cook tiffin ${order.orderNumber} of Fri, Nov 20 for Asha Patel`,
    ]);
  });

  it('is searched by its sentences, and filtered by one', async () => {
    const snack = await buildSnack(services.db, { name: 'Dabeli of the tests' });
    await owner.call(adminSnacks.soldOut, { params: { id: snack.id } });
    await owner.call(adminSnacks.backOnSale, { params: { id: snack.id } });
    const soldOut = 'Marked as sold out: Dabeli of the tests';
    expect(await sentences({ resourceId: snack.id, search: 'sold out' })).toEqual([soldOut]);
    expect(await sentences({ resourceId: snack.id, done: 'snacks.sold-out' })).toEqual([soldOut]);
    expect(await sentences({ search: 'dabeli of' })).toHaveLength(2);
  });

  it('is taken along with its sentences, and the program’s own words beside them', async () => {
    await owner.call(adminClosures.create, {
      body: { startDate: '2026-12-24', endDate: '2026-12-26', reason: 'A rest' },
    });
    const { text } = await owner.call(adminDownloads['audit-log'], {
      query: { sort: 'at', order: 'DESC', resource: 'closures' },
    });
    expect(text).toContain('\uFEFFWhen,Who,What,Changed,About,Action');
    expect(text).toContain(
      ',Meera Shah,"Closed the kitchen on Dec 24, 2026 to Dec 26, 2026 (A rest)","Reason: A rest\nEnd date: Dec 26, 2026\nStart date: Dec 24, 2026",closures,closures.create',
    );
  });

  it('is taken along with what was before and what is after, part by part', async () => {
    const { group } = await buildOffer(services.db);
    const { data: plan } = await owner.call(adminPlanGroups.read, { params: { id: group.id } });
    const { id: _, createdAt: __, updatedAt: ___, ...body } = plan;
    const save = (amount: number) => {
      const roti = { course: 'roti', dishes: 1, amount, unit: 'pieces' } as const;
      const box = [{ ...roti, usualPortion: 4, weekdays: null }];
      return owner.call(adminPlanGroups.update, {
        params: { id: group.id },
        body: { ...body, variants: body.variants.map((one) => ({ ...one, box })) },
      });
    };
    await save(4);
    await save(6);
    const { text } = await owner.call(adminDownloads['audit-log'], {
      query: { sort: 'at', order: 'DESC', resourceId: group.id },
    });
    expect(text).toContain(',Weekly › Box › Roti › How much: 4 pieces → 6 pieces,plans,');
  });
});

describe('the ledger', () => {
  it('says by name who did it', async () => {
    const { subscription } = await cooked();
    const { data } = await owner.call(adminSubscriptions.read, {
      params: { id: subscription.id },
    });
    expect(data.ledger.map(({ kind, actor }) => [kind, actor]).slice(-2)).toEqual([
      ['reserve', 'customer'],
      ['consume', 'Meera Shah'],
    ]);
  });
});
