import { describe, expect, it } from 'vitest';
import { addresses } from '#contract/account/addresses.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { adminImports } from '#contract/account/desk-imports.ts';
import { listOtherAddresses } from '#db/account/addresses.ts';
import { changeCustomerSettings, settingsOf } from '#db/account/customer-settings.ts';
import { findLastChoice } from '#db/account/mail-choices.ts';
import { noteStop, optOut } from '#db/kitchen/gateways.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { dayOf } from '#domain/platform/days.ts';
import { TEST_NOW, useApp } from '#test/app.ts';
import { buildCustomer } from '#test/factories.ts';
import {
  check,
  countAll,
  customerOf,
  person,
  type Row,
  sheetOf,
  takeBack,
  write,
} from '#test/import-kit.ts';

const services = useApp();

let numbers = 0;
/** Somebody known, and a row about them. */
async function someoneKnown(row: Row = {}) {
  numbers += 1;
  const phone = `+1905555${String(2000 + numbers)}`;
  const known = await buildCustomer(services.db, { phone });
  const name = `${known.first_name} ${known.last_name}`;
  return { known, phone, row: { ...person({ name, phone, email: known.email }), ...row } };
}

const stopsOf = (phone: string) =>
  services.db
    .selectFrom('opt_outs')
    .where('phone', '=', phone)
    .orderBy('channel')
    .select(['channel', 'noted_by', 'at'])
    .execute();

const answerStop = (phone: string) =>
  runTransaction(services.db, (tx) => optOut(tx, 'sms', phone, TEST_NOW));

describe('a STOP of a sheet', () => {
  it('is added to somebody known who has said none, and nothing else of their row is', async () => {
    const owner = await services.asStaff();
    const { phone, row } = await someoneKnown({ stopped: 'yes', allergies: 'Peanuts' });
    const { data } = await write(owner, [row]);
    expect(data.counts).toMatchObject({ customers: 0, stops: 1 });
    expect((await stopsOf(phone)).map(({ channel }) => channel)).toEqual(['sms', 'whatsapp']);
    expect(await customerOf(services.db, row.email ?? '')).toMatchObject({ allergies: '' });
    expect((await write(owner, [row])).code).toBe('import_writes_nothing');
  });

  it.each(['', 'no', 'SMS, 2026-01-02, noted by Somebody'])(
    'that was answered before stays as it is, whatever a row says: %j',
    async (stopped) => {
      const owner = await services.asStaff();
      const { phone, row } = await someoneKnown({ stopped });
      await answerStop(phone);
      const before = await stopsOf(phone);
      await write(owner, [row, person()]);
      expect(await stopsOf(phone)).toEqual(before);
      expect(before).toMatchObject([{ channel: 'sms', noted_by: null }]);
    },
  );

  it('goes when the import is taken back', async () => {
    const owner = await services.asStaff();
    const row = person({ stopped: 'SMS, 2026-11-02, from their phone' });
    const before = await countAll(services.db);
    const { data } = await write(owner, [row]);
    expect(await stopsOf(`+1${row.phone}`)).toMatchObject([{ channel: 'sms', noted_by: null }]);
    expect((await takeBack(owner, data.id)).status).toBe(200);
    expect(await countAll(services.db)).toEqual(before);
  });

  it('stays when it was said again since: from the phone, to the desk, or by another sheet', async () => {
    const owner = await services.asStaff();
    const again: ((phone: string, row: Row) => Promise<unknown>)[] = [
      answerStop,
      (phone) => noteStop(services.db, phone, { at: TEST_NOW, by: 'Meera' }),
      (_phone, row) => write(owner, [row, person()]),
    ];
    for (const say of again) {
      const { phone, row } = await someoneKnown({ stopped: 'SMS' });
      const { data } = await write(owner, [row]);
      await say(phone, row);
      expect((await takeBack(owner, data.id)).status).toBe(200);
      expect((await stopsOf(phone)).map(({ channel }) => channel)).toContain('sms');
    }
  });
});

describe('what a sheet says about mails', () => {
  it('is on record with the day and how, and holds for whoever is new', async () => {
    const owner = await services.asStaff();
    const row = person({ mailChoices: 'Offers: yes, on paper, 2026-01-02\nOrder updates: no' });
    await write(owner, [row]);
    const { id, settings } = await customerOf(services.db, row.email ?? '');
    expect(settingsOf(settings).notifications).toMatchObject({
      ...{ promotions: true, orderUpdates: false, email: true },
    });
    const said = services.db.selectFrom('mail_choices').where('customer_id', '=', id).selectAll();
    expect(await said.execute()).toMatchObject([
      {
        ...{ choice: 'promotions', is_on: true, how: 'paper', told_on: '2026-01-02' },
        actor: expect.stringMatching(/./),
      },
    ]);
  });

  it('invents no consent, and overrules nobody known', async () => {
    const owner = await services.asStaff();
    expect((await check(owner, [person({ mailChoices: 'Offers: yes' })])).outcomes.wrong).toBe(1);
    const { row } = await someoneKnown({ mailChoices: 'Offers: yes, on paper, 2026-01-02' });
    await write(owner, [row, person()]);
    const { settings } = await customerOf(services.db, row.email ?? '');
    expect(settingsOf(settings).notifications.promotions).toBe(false);
  });
});

describe('a no of a sheet to somebody who gets offers here', () => {
  async function someoneAgreed(mailChoices: string) {
    const found = await someoneKnown({ mailChoices });
    const said = { at: TEST_NOW, how: 'settings' } as const;
    const change = { notifications: { promotions: true } };
    await services.db
      .transaction()
      .execute((tx) => changeCustomerSettings(tx, found.known.id, change, said));
    return found;
  }
  const wantsOffers = async ({ email }: { email: string | null }) =>
    settingsOf((await customerOf(services.db, email ?? '')).settings).notifications.promotions;

  it('ends them, by the sheet, which the audit log names', async () => {
    const owner = await services.asStaff();
    const { known, row } = await someoneAgreed('Offers: no');
    const { data } = await write(owner, [row]);
    expect(data.counts).toMatchObject({ customers: 0, noes: 1 });
    expect(await wantsOffers(known)).toBe(false);
    const said = await findLastChoice(services.db, known.id, 'promotions');
    expect(said).toMatchObject({ is_on: false, how: 'sheet', told_on: dayOf(TEST_NOW) });
    expect(said?.actor).toMatch(/, from customers\.csv$/);
    const page = await owner.call(adminCustomers.read, { params: { id: known.id } });
    expect(page.data.offersSaid).toMatchObject({ isOn: false, how: 'sheet' });
    const log = services.db.selectFrom('audit_log').where('resource_id', '=', known.id);
    expect(await log.select(['action', 'after']).execute()).toEqual([
      { action: 'set-offers', after: { wantsOffers: false, fileName: 'customers.csv' } },
    ]);
    expect((await write(owner, [row])).code).toBe('import_writes_nothing');
  });

  it('ends them as they have said it, where the row says how', async () => {
    const owner = await services.asStaff();
    const { known, row } = await someoneAgreed('Offers: no, by phone, 2026-01-02, noted by Meera');
    await write(owner, [row]);
    expect(await findLastChoice(services.db, known.id, 'promotions')).toMatchObject({
      ...{ is_on: false, how: 'phone', told_on: '2026-01-02', actor: 'Meera' },
    });
  });

  it('leaves all else that they have chosen as it is', async () => {
    const owner = await services.asStaff();
    const { known, row } = await someoneAgreed('no');
    const before = settingsOf((await customerOf(services.db, known.email ?? '')).settings);
    await write(owner, [row]);
    expect(settingsOf((await customerOf(services.db, known.email ?? '')).settings)).toEqual({
      ...before,
      notifications: { ...before.notifications, promotions: false },
    });
  });

  it('stays when the import is taken back', async () => {
    const owner = await services.asStaff();
    const { known, row } = await someoneAgreed('Offers: no');
    const { data } = await write(owner, [row, person()]);
    expect((await takeBack(owner, data.id)).status).toBe(200);
    expect(await wantsOffers(known)).toBe(false);
    expect(await findLastChoice(services.db, known.id, 'promotions')).toMatchObject({
      is_on: false,
    });
  });

  it('is of whoever is new by another row, and goes with them', async () => {
    const owner = await services.asStaff();
    const before = await countAll(services.db);
    const row = person({ mailChoices: 'Offers: yes, on paper, 2026-01-02' });
    const { data } = await write(owner, [row, { ...row, mailChoices: 'Offers: no' }]);
    expect(await wantsOffers({ email: row.email ?? '' })).toBe(false);
    expect((await takeBack(owner, data.id)).status).toBe(200);
    expect(await countAll(services.db)).toEqual(before);
  });
});

describe('an address of a sheet', () => {
  it('goes into the book of somebody known, and out of it with the import unless it was changed', async () => {
    const owner = await services.asStaff();
    const { known, row } = await someoneKnown();
    const work = (address: string): Row => ({
      ...{ ...row, address, addressLabel: 'Work', defaultAddress: 'no' },
      decision: 'same_person',
    });
    const { data } = await write(owner, [
      work('4 King Street, Ajax, ON L1S 2H5'),
      work('7 Bond Street, Oshawa, ON L1G 1B2'),
    ]);
    expect(data.counts).toMatchObject({ customers: 0, addresses: 2 });
    const customer = await services.asCustomer(known);
    const [, first] = (await customer.call(addresses.list, {})).data;
    await customer.call(addresses.change, {
      params: { id: first?.id ?? '' },
      body: { label: 'Nani', address: first?.address ?? '' },
    });
    expect((await takeBack(owner, data.id)).status).toBe(200);
    expect(await listOtherAddresses(services.db, known.id)).toMatchObject([{ label: 'Nani' }]);
  });

  it('of a new customer does not keep their import from being taken back', async () => {
    const owner = await services.asStaff();
    const row = person();
    const before = await countAll(services.db);
    const other = { ...row, address: '4 King Street, Ajax, ON L1S 2H5', defaultAddress: 'no' };
    const { data } = await write(owner, [other, row]);
    expect(data.counts).toMatchObject({ customers: 1, addresses: 1 });
    expect((await takeBack(owner, data.id)).status).toBe(200);
    expect(await countAll(services.db)).toEqual(before);
  });
});

it('invites nobody who is disabled or leaving', async () => {
  const owner = await services.asStaff();
  const rows = [
    person({ account: 'Disabled' }),
    person({ account: 'Leaving on 2026-12-18' }),
    person(),
  ];
  const { fingerprint } = await check(owner, rows);
  const body = { ...sheetOf(rows), fileName: 'customers.csv', fingerprint, invite: true };
  expect((await owner.call(adminImports.create, { body })).status).toBe(201);
  const invited = services.db.selectFrom('mails').where('kind', '=', 'account_invitation');
  expect(await invited.select('to_address').execute()).toEqual([{ to_address: rows[2]?.email }]);
});
