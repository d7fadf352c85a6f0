import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { createDeskTokenStore } from '#admin/platform/client/desk-token-store.ts';
import { createStore } from '#admin/platform/store.ts';
import { fakeApi } from '#test/builders/fake-api.ts';
import { createAuthProvider } from './auth-provider.ts';

const staff = {
  id: '0190c9f4-7b6e-7cc3-98c5-0dbb1f5d7a01',
  name: 'Lata',
  email: 'lata@example.com',
  role: 'kitchen' as const,
  mustChangePassword: false,
  mustAddFactor: false,
};
const me = { body: { success: true, data: staff } };
const signedIn = { body: { success: true, data: { staff, token: 'token-2' } } };
const nothing = { body: { success: true, data: null } };

function deskWith(answers: Parameters<typeof fakeApi>[0], token: string | null = null) {
  const kept = new Map<string, string>(token ? [['deskToken', token]] : []);
  const session = createDeskTokenStore({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  });
  const { call, seen } = fakeApi(answers, token);
  const ended = createStore(false);
  return { auth: createAuthProvider(call, session, ended), session, ended, seen, kept };
}

describe('signing in at the desk', () => {
  it("keeps the token under the desk's own key and knows who it is without asking again", async () => {
    const { auth, kept, seen } = deskWith([signedIn]);
    await auth.login({ email: 'lata@example.com', password: 'x' });
    expect(Object.fromEntries(kept)).toEqual({ deskToken: 'token-2' });
    expect(await auth.getIdentity?.()).toMatchObject({
      fullName: 'Lata',
      mustChangePassword: false,
      mustAddFactor: false,
    });
    expect(seen).toHaveLength(1);
  });

  it('keeps nothing when it is refused, and says why', async () => {
    const refused = { status: 401, body: { success: false, code: 'invalid_credentials' } };
    const { auth, kept } = deskWith([refused]);
    const trying = auth.login({ email: 'lata@example.com', password: 'x' });
    await expect(trying).rejects.toThrow('Invalid email or password.');
    expect(kept.size).toBe(0);
  });

  it('asks the server nothing while nobody is signed in', async () => {
    const { auth, seen } = deskWith([me]);
    await expect(auth.checkAuth({})).rejects.toMatchObject({ status: 401 });
    expect(await auth.getPermissions?.({})).toBeUndefined();
    expect(seen).toHaveLength(0);
  });

  it('reads the account once, however many parts ask for it', async () => {
    const { auth, seen } = deskWith([me], 'token-1');
    await Promise.all([auth.getIdentity?.(), auth.getPermissions?.({}), auth.getIdentity?.()]);
    expect(seen).toHaveLength(1);
  });
});

describe('the end of a session', () => {
  const expired = new HttpError('', 401, { code: 'session_expired' });

  it('comes with a 401 and leaves the page as it is, for somebody to sign in again', async () => {
    const { auth, session, ended } = deskWith([signedIn], 'token-1');
    await expect(auth.checkError(expired)).resolves.toBeUndefined();
    expect(ended.get()).toBe(true);
    await expect(auth.checkAuth({})).resolves.toBeUndefined();
    await auth.login({ email: 'lata@example.com', password: 'x' });
    expect(ended.get()).toBe(false);
    expect(session.token()).toBe('token-2');
  });

  it('leaves nothing to sign out from', async () => {
    const { auth, session, ended, seen } = deskWith([nothing], 'token-1');
    await auth.checkError(expired);
    await auth.logout({});
    expect(session.token()).toBeNull();
    expect(ended.get()).toBe(false);
    expect(seen).toHaveLength(0);
  });

  it.each([403, 409, 422, 429, 500, 503, 0])('does not come with a %d', async (status) => {
    const { auth, session, ended } = deskWith([nothing], 'token-1');
    await auth.checkError(new HttpError('', status));
    expect(ended.get()).toBe(false);
    expect(session.token()).toBe('token-1');
  });

  it('revokes the token on signing out, and happens here even when the server is away', async () => {
    const { auth, session, seen } = deskWith([new Error('offline')], 'token-1');
    await auth.logout({});
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/v1/admin/auth/logout' });
    expect(session.token()).toBeNull();
  });
});

describe('what a role opens', () => {
  it.each([
    ['owner', [true, true, true, true]],
    ['kitchen', [false, true, true, false]],
    ['driver', [false, false, false, false]],
  ] as const)('is what the contract opens to it: %s', async (role, allowed) => {
    const { auth } = deskWith([{ body: { success: true, data: { ...staff, role } } }], 'token-1');
    const asked = [
      { resource: 'staff', action: 'list' },
      { resource: 'customers', action: 'list' },
      { resource: 'dishes', action: 'create' },
      { resource: 'closures', action: 'edit' },
    ].map((one) => auth.canAccess?.(one));
    expect(await Promise.all(asked)).toEqual(allowed);
  });

  it('is asked again once something was forbidden', async () => {
    const { auth, seen } = deskWith([me, me], 'token-1');
    await auth.getPermissions?.({});
    await auth.checkError(new HttpError('', 403, { code: 'forbidden' }));
    await auth.getPermissions?.({});
    expect(seen).toHaveLength(2);
  });
});

it('knows the account after it has chosen its own password', async () => {
  const first = {
    body: { success: true, data: { ...staff, mustChangePassword: true, mustAddFactor: false } },
  };
  const { auth } = deskWith([first, me], 'token-1');
  expect(await auth.getIdentity?.()).toMatchObject({
    mustChangePassword: true,
    mustAddFactor: false,
  });
  await auth.changePassword({ currentPassword: 'old', newPassword: 'Sunny-day-2026!' });
  expect(await auth.getIdentity?.()).toMatchObject({
    mustChangePassword: false,
    mustAddFactor: false,
  });
});
