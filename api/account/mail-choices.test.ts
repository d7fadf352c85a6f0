import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { unsubscribeToken } from '#api/kitchen/mail/unsubscribe-token.ts';
import { customerSettings, unsubscribe } from '#contract/account/customer-settings.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { ownData } from '#contract/account/own-data.ts';
import { useApp } from '#test/app.ts';
import { buildCustomer, buildStaff, TEST_SECRET } from '#test/factories.ts';

const services = useApp();

const proved = () => ({ email_verified_at: services.clock.now() });

const choicesOf = async (id: string) =>
  (
    await sql<{ choice: string; is_on: boolean; how: string }>`SELECT choice, is_on, how
      FROM mail_choices WHERE customer_id = ${id} ORDER BY id`.execute(services.db)
  ).rows;

describe('what a customer chooses of optional mails', () => {
  it('is on record each time that it changes, with how they have said it', async () => {
    const customer = await services.asCustomer(await buildCustomer(services.db, proved()));
    const save = (notifications: object) =>
      customer.call(customerSettings.save, { body: { notifications } });
    await save({ promotions: true, orderUpdates: true, sms: false });
    await save({ promotions: true });
    await save({ orderUpdates: false });
    const token = unsubscribeToken(TEST_SECRET, { customerId: customer.id, choice: 'promotions' });
    for (const _ of ['once', 'twice'])
      await services.visitor.call(unsubscribe.one, { query: { token } });
    const choices = await choicesOf(customer.id);
    expect(choices).toEqual([
      { choice: 'promotions', is_on: true, how: 'settings' },
      { choice: 'orderUpdates', is_on: false, how: 'settings' },
      { choice: 'promotions', is_on: false, how: 'unsubscribe_link' },
    ]);
    const { data } = await customer.call(ownData.download, { query: { format: 'json' } });
    const file = JSON.parse(Buffer.from(data.base64, 'base64').toString());
    expect(file.mailChoices).toHaveLength(3);
    expect(file.mailChoices[0]).toMatchObject({ choice: 'promotions', isOn: true });
  });

  it('stays as it was said', async () => {
    const customer = await services.asCustomer(await buildCustomer(services.db, proved()));
    const body = { notifications: { promotions: true } };
    await customer.call(customerSettings.save, { body });
    await expect(
      sql`UPDATE mail_choices SET is_on = false WHERE customer_id = ${customer.id}`.execute(
        services.db,
      ),
    ).rejects.toThrow('append-only');
  });
});

describe('what somebody has told the kitchen about offers', () => {
  it('is written down with how, when and by whom, and is seen on their page', async () => {
    const cook = await services.asStaff(await buildStaff(services.db, { role: 'kitchen' }));
    const row = await buildCustomer(services.db, proved());
    const input = { params: { id: row.id } };
    const day = '2026-01-02';
    const say = (wants: boolean, how: 'phone' | 'paper') =>
      cook.call(adminCustomers.setOffers, { ...input, body: { wants, how, day } });
    const agreed = await say(true, 'paper');
    expect(agreed.data).toMatchObject({
      wantsOffers: true,
      offersSaid: { isOn: true, how: 'paper', toldOn: day, actor: expect.any(String) },
    });
    const { data: settings } = await (await services.asCustomer(row)).call(
      customerSettings.read,
      {},
    );
    expect(settings.notifications.promotions).toBe(true);
    await say(true, 'phone');
    expect((await say(false, 'phone')).data.wantsOffers).toBe(false);
    expect((await choicesOf(row.id)).map(({ is_on, how }) => [is_on, how])).toEqual([
      [true, 'paper'],
      [true, 'phone'],
      [false, 'phone'],
    ]);
    const { rows } = await sql<{ action: string }>`SELECT action FROM audit_log
      WHERE resource_id = ${row.id}`.execute(services.db);
    expect(rows.map(({ action }) => action)).toEqual(['set-offers', 'set-offers', 'set-offers']);
  });

  it('is for an address that is proved to be theirs, and of no day to come', async () => {
    const cook = await services.asStaff();
    const { id } = await buildCustomer(services.db);
    const say = async (wants: boolean, day = '2026-01-02') =>
      (
        await cook.call(adminCustomers.setOffers, {
          params: { id },
          body: { wants, how: 'phone', day },
        })
      ).code;
    expect(await say(true)).toBe('offers_need_proved_email');
    expect(await say(false, '2100-01-01')).toBe('told_in_future');
    expect(await say(false)).toBeUndefined();
  });
});
