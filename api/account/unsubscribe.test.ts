import { describe, expect, it } from 'vitest';
import { unsubscribeToken } from '#api/kitchen/mail/unsubscribe-token.ts';
import { customerSettings, unsubscribe } from '#contract/account/customer-settings.ts';
import { type Client, useApp } from '#test/app.ts';
import { TEST_SECRET } from '#test/factories.ts';

const services = useApp();

const linkOf = (customerId: string, choice: 'orderUpdates' | 'promotions' = 'orderUpdates') =>
  unsubscribeToken(TEST_SECRET, { choice, customerId });

const press = (token: string) => services.visitor.call(unsubscribe.one, { query: { token } });

const choices = async (customer: Client) =>
  (await customer.call(customerSettings.read, {})).data.notifications;

const address = (token: string) => `/api/v1/unsubscribe?token=${token}`;

it('takes what its address says that it takes', async () => {
  const { status, headers } = await services.visitor.send('PUT', '/api/v1/unsubscribe');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
});

describe('unsubscribing', () => {
  it('switches off the one choice, without signing in', async () => {
    const customer = await services.asCustomer();
    const before = await choices(customer);
    expect(await press(linkOf(customer.id))).toMatchObject({
      status: 200,
      data: { choice: 'orderUpdates' },
    });
    expect(await choices(customer)).toEqual({ ...before, orderUpdates: false });
  });

  it('twice is as good as once', async () => {
    const customer = await services.asCustomer();
    await press(linkOf(customer.id));
    expect((await press(linkOf(customer.id))).status).toBe(200);
    expect((await choices(customer)).orderUpdates).toBe(false);
  });

  it('takes the form that mail programs post', async () => {
    const customer = await services.asCustomer();
    const answered = await services.visitor.send(
      'POST',
      address(linkOf(customer.id)),
      'List-Unsubscribe=One-Click',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    );
    expect(answered.status).toBe(200);
    expect((await choices(customer)).orderUpdates).toBe(false);
  });

  it('takes it in parts, too', async () => {
    const customer = await services.asCustomer();
    const answered = await services.visitor.send(
      'POST',
      address(linkOf(customer.id)),
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      { headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    );
    expect(answered.status).toBe(200);
  });

  it('does not happen by looking: that leads to the page with the button', async () => {
    const customer = await services.asCustomer();
    const token = linkOf(customer.id);
    const { status, headers } = await services.visitor.send('GET', address(token));
    expect([status, headers.location]).toEqual([303, `/unsubscribe?token=${token}`]);
    expect((await choices(customer)).orderUpdates).toBe(true);
  });

  it('with a token that was made into another choice or person is refused', async () => {
    const [customer, other] = [await services.asCustomer(), await services.asCustomer()];
    const token = linkOf(customer.id);
    for (const tampered of [
      token.replace('orderUpdates', 'promotions'),
      token.replace(customer.id, other.id),
      `${token.slice(0, -4)}AAAA`,
    ])
      expect(await press(tampered)).toMatchObject({
        status: 400,
        code: 'unsubscribe_link_invalid',
      });
    expect([await choices(customer), await choices(other)]).toMatchObject([
      { orderUpdates: true },
      { orderUpdates: true },
    ]);
  });

  it('of somebody who is gone is fine', async () => {
    expect((await press(linkOf(crypto.randomUUID()))).status).toBe(200);
  });
});
