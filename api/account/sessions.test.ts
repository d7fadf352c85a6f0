import { describe, expect, it } from 'vitest';
import { accounts } from '#contract/account/accounts.ts';
import { sessions } from '#contract/account/sessions.ts';
import { TEST_NOW, useApp } from '#test/app.ts';

const services = useApp();

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Mobile/15E148 Safari/604.1';

/** A customer at a laptop, and the same one at a phone. */
async function twoPlaces() {
  services.clock.set(TEST_NOW);
  const laptop = await services.asCustomer();
  services.clock.set(TEST_NOW.add({ minutes: 1 }));
  const phone = await services.asCustomer(laptop);
  await services.db
    .updateTable('sessions')
    .set({ user_agent: PHONE })
    .where('customer_id', '=', laptop.id)
    .where('created_at', '=', TEST_NOW.add({ minutes: 1 }))
    .execute();
  return { laptop, phone };
}

const isSignedIn = async (client: { call: typeof services.visitor.call }) =>
  (await client.call(accounts.userInfo, {})).status === 200;

describe('where somebody is signed in', () => {
  it('is listed with the device, the own one marked', async () => {
    const { laptop } = await twoPlaces();
    const { data } = await laptop.call(sessions.list, {});
    expect(data.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['Safari on iPhone', false],
      ['An unknown browser', true],
    ]);
  });

  it('says when it was last seen there, to the quarter of an hour', async () => {
    const { laptop, phone } = await twoPlaces();
    const lastSeen = async () => (await laptop.call(sessions.list, {})).data[0]?.lastSeenAt;
    const noon = TEST_NOW.add({ hours: 2 });
    services.clock.set(noon);
    await isSignedIn(phone);
    expect(await lastSeen()).toBe(noon.toString());
    services.clock.set(noon.add({ minutes: 14 }));
    await isSignedIn(phone);
    expect(await lastSeen()).toBe(noon.toString());
  });

  it('names nobody else’s, nor one that is over', async () => {
    const { laptop, phone } = await twoPlaces();
    await services.asCustomer();
    await phone.call(accounts.logout, {});
    expect((await laptop.call(sessions.list, {})).data).toHaveLength(1);
    services.clock.set(TEST_NOW.add({ hours: 29 * 24 }));
    const later = await services.asCustomer(laptop);
    services.clock.set(TEST_NOW.add({ hours: 31 * 24 }));
    expect((await later.call(sessions.list, {})).data).toHaveLength(1);
  });
});

describe('ending a session', () => {
  const phoneOf = async (laptop: Awaited<ReturnType<typeof services.asCustomer>>) =>
    (await laptop.call(sessions.list, {})).data.find(({ isThis }) => !isThis)?.id ?? '';

  it('kills its token at once, and the own one lives', async () => {
    const { laptop, phone } = await twoPlaces();
    const id = await phoneOf(laptop);
    expect((await laptop.call(sessions.end, { params: { id } })).status).toBe(200);
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true]);
  });

  it('is a 404 for one that is over, somebody else’s, or none', async () => {
    const { laptop } = await twoPlaces();
    const id = await phoneOf(laptop);
    const other = await services.asCustomer();
    const end = async (by: typeof other, of: string) =>
      (await by.call(sessions.end, { params: { id: of } })).status;
    expect(await end(other, id)).toBe(404);
    expect(await end(laptop, crypto.randomUUID())).toBe(404);
    expect([await end(laptop, id), await end(laptop, id)]).toEqual([200, 404]);
  });

  it('everywhere is everywhere, here too, and nowhere of anybody else', async () => {
    const { laptop, phone } = await twoPlaces();
    const other = await services.asCustomer();
    await laptop.call(sessions.endAll, {});
    expect([await isSignedIn(laptop), await isSignedIn(phone), await isSignedIn(other)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('ends with the browser told to forget what it has cached, and with nobody told else', async () => {
    const { laptop, phone } = await twoPlaces();
    const toForget = ({ headers }: { headers: Record<string, unknown> }) =>
      headers['clear-site-data'];
    expect(toForget(await phone.call(accounts.userInfo, {}))).toBeUndefined();
    expect(toForget(await phone.call(accounts.logout, {}))).toBe('"cache"');
    expect(toForget(await phone.call(accounts.logout, {}))).toBeUndefined();
    expect(toForget(await laptop.call(sessions.endAll, {}))).toBe('"cache"');
  });
});
