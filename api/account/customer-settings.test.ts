import { describe, expect, it } from 'vitest';
import { accounts } from '#contract/account/accounts.ts';
import { customerSettings, type SettingsChange } from '#contract/account/customer-settings.ts';
import { DEFAULT_CUSTOMER_SETTINGS } from '#domain/account/customer-settings.ts';
import { type Client, useApp } from '#test/app.ts';

const services = useApp();

const read = async (customer: Client) => (await customer.call(customerSettings.read, {})).data;
const save = (customer: Client, body: SettingsChange) =>
  customer.call(customerSettings.save, { body });

describe('the settings of a customer', () => {
  it('are the defaults until something was chosen', async () => {
    const customer = await services.asCustomer();
    expect(await read(customer)).toEqual(DEFAULT_CUSTOMER_SETTINGS);
    expect((await customer.call(accounts.userInfo, {})).data.settings).toBeNull();
  });

  it('are stored whole, and come with the signed-in customer', async () => {
    const customer = await services.asCustomer();
    const saved = await save(customer, { preferences: { timezone: 'America/Denver' } });
    expect(saved).toMatchObject({ status: 200, message: 'Settings saved successfully!' });
    const { settings } = await services.db
      .selectFrom('customers')
      .where('id', '=', customer.id)
      .select('settings')
      .executeTakeFirstOrThrow();
    expect(settings).toEqual(saved.data);
    expect((await customer.call(accounts.userInfo, {})).data.settings).toEqual(saved.data);
  });

  it('keep what two devices change of them at the same moment', async () => {
    const customer = await services.asCustomer();
    await Promise.all([
      save(customer, { notifications: { promotions: true } }),
      save(customer, { notifications: { orderUpdates: false } }),
      save(customer, { preferences: { theme: 'dark' } }),
    ]);
    expect(await read(customer)).toMatchObject({
      notifications: { email: true, promotions: true, orderUpdates: false },
      preferences: { theme: 'dark' },
    });
  });

  it('are each their own', async () => {
    const [one, other] = [await services.asCustomer(), await services.asCustomer()];
    await save(one, { privacy: { analytics: false } });
    expect((await read(other)).privacy.analytics).toBe(true);
  });

  it.each([
    { preferences: { theme: 'pink' } },
    { preferences: { timezone: 'Asia/Kolkata' } },
    { notifications: { email: 'yes' } },
  ])('cannot be %j', async (body) => {
    const customer = await services.asCustomer();
    expect((await customer.send('PUT', '/api/v1/settings', body)).status).toBe(422);
    expect(await read(customer)).toEqual(DEFAULT_CUSTOMER_SETTINGS);
  });

  it('take nothing that is not among them', async () => {
    const customer = await services.asCustomer();
    await customer.send('PUT', '/api/v1/settings', { notifications: { x: 1 }, disabled_at: null });
    expect(await read(customer)).toEqual(DEFAULT_CUSTOMER_SETTINGS);
  });
});
