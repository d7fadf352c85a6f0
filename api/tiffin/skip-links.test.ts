import { beforeEach, describe, expect, it } from 'vitest';
import { hashSecretToken, newSecretToken } from '#api/platform/http/secret-tokens.ts';
import { skipLinks } from '#contract/tiffin/skip-links.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { sweepOldRows } from '#db/sweep.ts';
import { insertSkipLinks } from '#db/tiffin/skip-links.ts';
import { TEST_NOW, useApp } from '#test/app.ts';
import { balanceOf, buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();
const FRIDAY = '2026-11-20';

beforeEach(() => services.clock.set(TEST_NOW));

/** A tiffin for Friday at five, and the link of its reminder. */
async function linked() {
  const customer = await services.asCustomer();
  const subscription = await buildSubscription(services.db, { customer });
  const { data: order } = await customer.call(tiffinOrders.schedule, {
    body: {
      subscriptionId: subscription.id,
      deliveryDate: FRIDAY,
      deliveryTimeSlot: '17:00-18:00',
      quantity: 2,
      deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
      specialInstructions: null,
    },
  });
  const token = newSecretToken();
  const link = { tokenHash: hashSecretToken(token), orderId: order.id, day: FRIDAY };
  await runTransaction(services.db, (tx) => insertSkipLinks(tx, [link], TEST_NOW));
  return { customer, subscription, order, token };
}

const read = (token: string) => services.visitor.call(skipLinks.read, { body: { token } });
const skip = (token: string) => services.visitor.call(skipLinks.skip, { body: { token } });
const unskip = (token: string) => services.visitor.call(skipLinks.unskip, { body: { token } });
const statusOf = async (id: string) =>
  (
    await services.db
      .selectFrom('tiffin_orders')
      .where('id', '=', id)
      .select('status')
      .executeTakeFirstOrThrow()
  ).status;

describe('the link of a reminder', () => {
  it('names the delivery without saying whose it is, and changes nothing', async () => {
    const { order, token } = await linked();
    const { status, data, text } = await read(token);
    expect([status, data.orderNumber, data.deliveryDate]).toEqual([200, order.orderNumber, FRIDAY]);
    expect(data.actions.skip).toMatchObject({ allowed: true, until: '2026-11-19T22:00:00Z' });
    expect(text).not.toMatch(/Maple|Asha|customer/);
    expect(await statusOf(order.id)).toBe('scheduled');
  });

  it('skips it without signing in, with the credits back, once', async () => {
    const { subscription, token } = await linked();
    expect((await skip(token)).data.status).toBe('skipped');
    expect((await skip(token)).data.status).toBe('skipped');
    const { row, fold } = await balanceOf(services.db, subscription.id);
    expect(row).toEqual({ available: 5, reserved: 0 });
    expect(fold).toEqual(row);
  });

  it('is pressed twice at once, and the credits come back once', async () => {
    const { subscription, token } = await linked();
    await Promise.all([skip(token), skip(token), skip(token)]);
    const { row, fold } = await balanceOf(services.db, subscription.id);
    expect(row).toEqual({ available: 5, reserved: 0 });
    expect(fold).toEqual(row);
  });

  it('takes the skip back until the same deadline', async () => {
    const { subscription, token } = await linked();
    await skip(token);
    expect((await unskip(token)).data.status).toBe('scheduled');
    expect((await unskip(token)).data.status).toBe('scheduled');
    expect((await balanceOf(services.db, subscription.id)).row).toEqual({
      available: 3,
      reserved: 2,
    });
    await skip(token);
    services.clock.set('2026-11-19T22:00:00Z');
    expect(await unskip(token)).toMatchObject({ status: 409, code: 'unskip_deadline_passed' });
  });

  it('ends with the deadline, and still says of which delivery', async () => {
    const { order, token } = await linked();
    services.clock.set('2026-11-19T21:59:59Z');
    expect((await read(token)).data.actions.skip.allowed).toBe(true);
    services.clock.set('2026-11-19T22:00:00Z');
    const { data } = await read(token);
    expect(data.actions.skip.allowed).toBe(false);
    expect(data.actions.cancel).toMatchObject({ allowed: true, refund: true });
    expect(await skip(token)).toMatchObject({ status: 409, code: 'skip_deadline_passed' });
    expect(await statusOf(order.id)).toBe('scheduled');
  });

  it('ends with what becomes of the delivery', async () => {
    const { customer, order, token } = await linked();
    await customer.call(tiffinOrders.cancel, {
      params: { id: order.id },
      body: { reason: 'Other plans', withoutCredit: false },
    });
    expect(await skip(token)).toMatchObject({ status: 409, code: 'action_not_allowed' });
    expect(await unskip(token)).toMatchObject({ status: 409, code: 'action_not_allowed' });
  });

  it('is for the day that the mail named: one that was moved is another delivery', async () => {
    const { customer, order, token } = await linked();
    await customer.call(tiffinOrders.change, {
      params: { id: order.id },
      body: { deliveryDate: '2026-11-24' },
    });
    expect(await skip(token)).toMatchObject({ status: 404, code: 'skip_link_invalid' });
    expect(await statusOf(order.id)).toBe('scheduled');
  });

  it('brings back nothing that the kitchen has skipped', async () => {
    const { order, token } = await linked();
    await skip(token);
    await services.db
      .updateTable('tiffin_orders')
      .set({ skipped_by: 'staff' })
      .where('id', '=', order.id)
      .execute();
    expect(await unskip(token)).toMatchObject({ status: 409, code: 'action_not_allowed' });
  });

  it('opens nothing when it is changed, cut or made up', async () => {
    const { order, token } = await linked();
    for (const wrong of [`${token}A`, token.slice(1), newSecretToken(), order.id, "' OR 1=1", 'x'])
      for (const answered of [await read(wrong), await skip(wrong), await unskip(wrong)])
        expect(answered).toMatchObject({ status: 404, code: 'skip_link_invalid' });
    expect(await statusOf(order.id)).toBe('scheduled');
  });

  it('does nothing to any other order', async () => {
    const [one, other] = [await linked(), await linked()];
    await skip(one.token);
    expect(await statusOf(other.order.id)).toBe('scheduled');
  });

  it.each(['disabled_at', 'erased_at'] as const)('ends with the account: %s', async (closed) => {
    const { customer, order, token } = await linked();
    await services.db
      .updateTable('customers')
      .set({ [closed]: TEST_NOW })
      .where('id', '=', customer.id)
      .execute();
    expect(await skip(token)).toMatchObject({ status: 404, code: 'skip_link_invalid' });
    expect(await statusOf(order.id)).toBe('scheduled');
  });

  it('is gone when its day is over', async () => {
    const { token } = await linked();
    await sweepOldRows(services.db, Temporal.Instant.from('2026-11-21T15:00:00Z'));
    expect((await read(token)).status).toBe(404);
  });
});

describe('trying links', () => {
  const limited = useApp({ env: { rateLimit: true } });

  it('is slowed down', async () => {
    const statuses: number[] = [];
    for (let tried = 0; tried < 31; tried++) {
      const body = { token: newSecretToken() };
      statuses.push((await limited.visitor.call(skipLinks.read, { body })).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(404));
    expect(statuses.at(-1)).toBe(429);
  });
});
