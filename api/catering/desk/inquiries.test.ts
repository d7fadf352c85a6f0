import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { storeSettings } from '#db/kitchen/settings.ts';
import { DEFAULT_CATERING } from '#domain/kitchen/settings.ts';
import { useApp } from '#test/app.ts';
import {
  acceptedInquiry,
  buildCatering,
  depositFor,
  optionId,
  sentInquiry,
} from '#test/catering-factories.ts';

const services = useApp();

type Filters = Partial<InputOf<typeof adminCatering.list>['query']>;

describe('the list of inquiries', () => {
  const listed = async (filters: Filters) => {
    const staff = await services.asStaff();
    const { data } = await staff.call(adminCatering.list, {
      query: { page: 1, limit: 100, sort: 'eventDate', order: 'ASC', ...filters },
    });
    return data.map(({ id }) => id);
  };

  it('is narrowed by the days of the events, the first and the last among them', async () => {
    const ids = [];
    for (const eventDate of ['2027-08-02', '2027-08-03', '2027-08-04'])
      ids.push((await sentInquiry(services, { eventDate })).id);
    const [first, second, third] = ids;
    expect(await listed({ from: '2027-08-03' })).toEqual([second, third]);
    expect(await listed({ to: '2027-08-03' })).toEqual([first, second]);
    expect(await listed({ from: '2027-08-03', to: '2027-08-03' })).toEqual([second]);
  });

  it('is narrowed to what is still to pay, and to what is to be paid back', async () => {
    await sentInquiry(services);
    const unpaid = await acceptedInquiry(services);
    const { id, staff } = await acceptedInquiry(services);
    await staff.call(adminPayments.record, { body: depositFor(id) });
    await staff.call(adminCatering.act, {
      params: { id, action: 'cancel' },
      body: { reason: 'The hall has burnt down.' },
    });
    expect(await listed({ unpaid: true })).toEqual([unpaid.id]);
    expect(await listed({ toPayBack: true })).toEqual([id]);
  });

  it('is narrowed to those of one customer', async () => {
    const customer = await services.asCustomer();
    const { id } = await sentInquiry(services, { by: customer });
    expect(await listed({ customerId: customer.id })).toEqual([id]);
  });
});

it('the audit log keeps which note of an inquiry was written or emptied, and nothing of what it said', async () => {
  const { id } = await sentInquiry(services);
  const staff = await services.asStaff();
  const write = (body: { customerNote?: string; internalNote?: string }) =>
    staff.call(adminCatering.update, { params: { id }, body });
  await write({ customerNote: 'We can do it.', internalNote: 'Ask for the hall key.' });
  await write({ customerNote: '' });
  const kept = await services.db
    .selectFrom('audit_log')
    .where('resource_id', '=', id)
    .where('action', '=', 'update')
    .orderBy('at')
    .orderBy('id')
    .select(['before', 'after'])
    .execute();
  expect(kept).toEqual([
    {
      before: { customerNote: null, internalNote: null },
      after: { customerNote: '(personal)', internalNote: '(personal)' },
    },
    { before: { customerNote: '(personal)' }, after: { customerNote: null } },
  ]);
});

it('a quote begins with what was estimated, though an extra piece costs something else by now', async () => {
  const { id } = await sentInquiry(services, {
    pricingCalculation: { additionalQuantities: { roti: 10, puri: 0 } },
  });
  await storeSettings(
    services.db,
    'catering',
    { ...DEFAULT_CATERING, extraRotiPrice: DEFAULT_CATERING.extraRotiPrice + 15 },
    services.clock.now(),
  );
  const staff = await services.asStaff();
  const { data } = await staff.call(adminCatering.read, { params: { id } });
  expect(data.draft.lines.at(-1)).toEqual({
    label: 'As estimated',
    quantity: 1,
    unitPrice: -150,
    amount: -150,
    taxable: false,
  });
});

it('something on the catering menu is read by its id, and what is not there is neither read nor deleted', async () => {
  await buildCatering(services.db);
  const staff = await services.asStaff();
  const params = { id: await optionId(services.db, 'dal 2') };
  const read = await staff.call(adminCatering.readOption, { params });
  expect(read.data).toMatchObject({ ...params, name: 'dal 2', category: 'dal' });
  const nothing = { params: { id: randomUUID() } };
  for (const endpoint of [adminCatering.readOption, adminCatering.removeOption])
    expect(await staff.call(endpoint, nothing)).toMatchObject({ status: 404, code: 'not_found' });
});
