import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#api/account/sign-in/passwords.ts';
import { adminStaff } from '#contract/kitchen/desk.ts';
import { adminAuth } from '#contract/kitchen/desk-auth.ts';
import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildStaff } from '#test/factories.ts';

const services = useApp();
const PASSWORD = 'Tandoor-Glow-9';

beforeEach(() => services.clock.set(TEST_NOW));

const later = (minutes: number) => services.clock.set(TEST_NOW.add({ minutes }));

const member = async (role: 'owner' | 'kitchen' = 'kitchen') =>
  buildStaff(services.db, { role, password_hash: await hashPassword(PASSWORD) });

async function signedIn(email: string): Promise<Client> {
  const { data } = await services.visitor.call(adminAuth.login, {
    body: { email, password: PASSWORD },
  });
  return services.as(data.token);
}

const isIn = async (client: Client, headers = {}) =>
  (await client.call(adminAuth.me, {}, { headers })).status === 200;

describe('a session of the desk', () => {
  it('ends an hour after somebody was last there', async () => {
    const client = await signedIn((await member()).email);
    later(59);
    expect(await isIn(client)).toBe(true);
    later(59 + 59);
    expect(await isIn(client)).toBe(true);
    later(59 + 59 + 60);
    expect(await isIn(client)).toBe(false);
  });

  it('ends so also while a page that nobody is at keeps asking', async () => {
    const client = await signedIn((await member()).email);
    for (const minutes of [20, 40, 59]) {
      later(minutes);
      expect(await isIn(client, { unattended: '1' })).toBe(true);
    }
    later(60);
    expect(await isIn(client)).toBe(false);
  });

  it('ends after twelve hours, however busy', async () => {
    const client = await signedIn((await member()).email);
    for (let minutes = 30; minutes < 12 * 60; minutes += 30) {
      later(minutes);
      expect(await isIn(client)).toBe(true);
    }
    later(12 * 60);
    expect(await isIn(client)).toBe(false);
  });

  it('ends as an owner has set it', async () => {
    const owner = await services.asStaff();
    const { data } = await owner.call(adminSettings.readDesk, {});
    const changed = { ...data, sessionHours: 1, idleMinutes: 5 };
    await owner.call(adminSettings.updateDesk, { body: changed });
    const client = await signedIn((await member()).email);
    later(5);
    expect(await isIn(client)).toBe(false);
    later(0);
    const { data: stored } = await owner.call(adminSettings.readDesk, {});
    await owner.call(adminSettings.updateDesk, {
      body: { ...stored, ...data, version: stored.version },
    });
  });
});

describe('where staff are signed in', () => {
  it('is listed for themselves, the latest first, and each can be ended', async () => {
    const { email } = await member();
    const [one, two] = [await signedIn(email), await signedIn(email)];
    later(3);
    await isIn(two);
    later(4);
    const { data } = await one.call(adminAuth.sessions, {});
    expect(data.map(({ isThis, lastSeenAt }) => [isThis, lastSeenAt])).toEqual([
      [true, TEST_NOW.add({ minutes: 4 }).toString()],
      [false, TEST_NOW.add({ minutes: 3 }).toString()],
    ]);
    const other = data.find(({ isThis }) => !isThis)?.id ?? '';
    const end = (by: Client) => by.call(adminAuth.endSession, { params: { id: other } });
    const stranger = await signedIn((await member()).email);
    expect((await end(stranger)).status).toBe(404);
    expect((await end(one)).status).toBe(200);
    expect([await isIn(one), await isIn(two)]).toEqual([true, false]);
  });

  it('is left everywhere but here in one press', async () => {
    const { email } = await member();
    const [one, two] = [await signedIn(email), await signedIn(email)];
    await one.call(adminAuth.endOthers, {});
    expect([await isIn(one), await isIn(two)]).toEqual([true, false]);
  });

  it('is seen and ended by an owner, which the audit log says', async () => {
    const { id, email } = await member();
    const client = await signedIn(email);
    const owner = await services.asStaff();
    const { data } = await owner.call(adminStaff.sessions, { params: { id } });
    expect(data).toHaveLength(1);
    expect((await owner.call(adminStaff.signOut, { params: { id } })).status).toBe(200);
    expect(await isIn(client)).toBe(false);
    expect((await client.call(adminStaff.sessions, { params: { id } })).status).toBe(401);
    const logged = await services.db
      .selectFrom('audit_log')
      .where('resource_id', '=', id)
      .where('action', '=', 'sign-out')
      .select('staff_id')
      .execute();
    expect(logged).toEqual([{ staff_id: owner.id }]);
  });
});
