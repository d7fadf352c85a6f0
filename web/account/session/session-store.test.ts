import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Customer } from '#contract/account/customer.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '#contract/platform/api-error.ts';
import {
  createSessionStore,
  hasExpired,
  type SessionOptions,
  tokenExpiry,
} from './session-store.ts';

const MINUTE = 60_000;
const asha = { id: 'a', name: 'Asha Patel', role_name: 'Customer' } as Customer;
const ravi = { id: 'r', name: 'Ravi Shah', role_name: 'customer' } as Customer;

const tokenUntil = (milliseconds: number, name = 'x') =>
  `head.${btoa(JSON.stringify({ exp: Math.floor(milliseconds / 1000), name }))}.sign`;
const inAnHour = () => tokenUntil(Date.now() + 60 * MINUTE);

/** The storage that all tabs of one browser share. */
function browser(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    keys: () => [...map.keys()].sort(),
  };
}

function tab(storage: ReturnType<typeof browser>, calls: Partial<SessionOptions> = {}) {
  const fetchUser = vi.fn(calls.fetchUser ?? (async () => asha));
  const revoke = vi.fn(calls.revoke ?? (async () => null));
  const store = createSessionStore({ storage, fetchUser, revoke });
  store.restore();
  return { store, fetchUser, revoke };
}

const signedIn = (token = inAnHour(), user: object = asha) =>
  browser({ authToken: token, userData: JSON.stringify(user) });
const failing = (status: number, code: ErrorCode, message = '') => ({
  fetchUser: () => Promise.reject(new ApiError({ status, code, message })),
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-03-02T15:00:00Z');
});
afterEach(() => void vi.useRealTimers());

describe('on start', () => {
  it('the session is restored when both entries exist and the role is customer, in any case', () => {
    const { store } = tab(signedIn(inAnHour(), { ...asha, role_name: 'CUSTOMER' }));
    expect(store.get()).toMatchObject({ status: 'signed-in', user: { name: 'Asha Patel' } });
  });

  it.each([
    ['the token is missing', { userData: JSON.stringify(asha) }],
    ['the user is missing', { authToken: 'h.e30.s' }],
    ['the user cannot be read', { authToken: 'h.e30.s', userData: '{"name"' }],
    ['the user has no role', { authToken: 'h.e30.s', userData: '{"name":"Asha"}' }],
    [
      'the role is another',
      { authToken: 'h.e30.s', userData: JSON.stringify({ ...asha, role_name: 'admin' }) },
    ],
  ])('both entries are cleared when %s', (_why, entries) => {
    const storage = browser(entries);
    expect(tab(storage).store.get()).toEqual({ status: 'signed-out' });
    expect(storage.keys()).toEqual([]);
  });

  it('an expired token ends the session', () => {
    const storage = signedIn(tokenUntil(Date.now() - 1000));
    expect(tab(storage).store.get()).toEqual({ status: 'signed-out', reason: 'expired' });
    expect(storage.keys()).toEqual([]);
  });
});

describe('a login', () => {
  it('stores the two entries and tells who listens', () => {
    const storage = browser();
    const { store } = tab(storage);
    const listener = vi.fn();
    store.subscribe(listener);
    store.begin({ user: ravi, token: 't' });
    expect(storage.keys()).toEqual(['authToken', 'userData']);
    expect(store.get()).toEqual({ status: 'signed-in', user: ravi, token: 't' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('of anybody but a customer is refused', () => {
    const storage = browser();
    const { store } = tab(storage);
    expect(store.begin({ user: { ...ravi, role_name: 'admin' }, token: 't' })).toBe(false);
    expect(storage.keys()).toEqual([]);
    expect(store.get().status).toBe('signed-out');
  });
});

describe('a check', () => {
  it('ends the session when the token has expired, without asking the server', async () => {
    const { store, fetchUser } = tab(signedIn(tokenUntil(Date.now() + 4 * MINUTE)));
    vi.setSystemTime(Date.now() + 5 * MINUTE);
    await store.check();
    expect(store.get()).toEqual({ status: 'signed-out', reason: 'expired' });
    expect(fetchUser).not.toHaveBeenCalled();
  });

  it('asks the server at most every 5 minutes', async () => {
    const { store, fetchUser } = tab(signedIn());
    await Promise.all([store.check(), store.check()]);
    vi.setSystemTime(Date.now() + 4.9 * MINUTE);
    await store.check();
    expect(fetchUser).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 0.1 * MINUTE);
    await store.check();
    expect(fetchUser).toHaveBeenCalledTimes(2);
  });

  it('takes over what the server knows of the customer', async () => {
    const storage = signedIn();
    const { store } = tab(storage, { fetchUser: async () => ({ ...asha, name: 'Asha Shah' }) });
    await store.check();
    expect(store.get()).toMatchObject({ user: { name: 'Asha Shah' } });
    expect(storage.getItem('userData')).toContain('Asha Shah');
  });

  it('is repeated later, without logging out, when the server is too busy', async () => {
    const { store, fetchUser } = tab(signedIn(), failing(429, 'rate_limited'));
    await store.check();
    expect(store.get().status).toBe('signed-in');
    fetchUser.mockResolvedValue(asha);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(fetchUser).toHaveBeenCalledTimes(2);
    await store.check();
    expect(fetchUser).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a 401', failing(401, 'session_expired')],
    ['an unauthorized message', failing(400, 'invalid_request', 'Unauthorized')],
    ['a disabled account', failing(403, 'account_disabled')],
    ['another role', { fetchUser: async () => ({ ...asha, role_name: 'admin' }) }],
  ])('logs out on %s', async (_what, calls) => {
    const storage = signedIn();
    const { store } = tab(storage, calls);
    await store.check();
    expect(store.get()).toEqual({ status: 'signed-out', reason: 'expired' });
    expect(storage.keys()).toEqual([]);
  });

  it.each([
    ['no connection', failing(0, 'network')],
    ['a server in trouble', failing(500, 'server_error')],
  ])('keeps the session on %s and asks again next time', async (_what, calls) => {
    const { store, fetchUser } = tab(signedIn(), calls);
    await store.check();
    await store.check();
    expect(store.get().status).toBe('signed-in');
    expect(fetchUser).toHaveBeenCalledTimes(2);
  });

  it('that answers late does not end the session that began since', async () => {
    const late = Promise.withResolvers<Customer>();
    const { store } = tab(signedIn(), { fetchUser: () => late.promise });
    const checking = store.check();
    store.begin({ user: ravi, token: 'new' });
    late.reject(new ApiError({ status: 401, code: 'session_expired', message: '' }));
    await checking;
    expect(store.get()).toMatchObject({ status: 'signed-in', token: 'new' });
  });
});

describe('a logout', () => {
  it('tells the server first, then clears both entries', async () => {
    const storage = signedIn();
    const told = Promise.withResolvers<null>();
    const { store, revoke } = tab(storage, { revoke: () => told.promise });
    const leaving = store.leave();
    expect(revoke).toHaveBeenCalledTimes(1);
    expect(storage.keys()).toEqual(['authToken', 'userData']);
    told.resolve(null);
    await leaving;
    expect(storage.keys()).toEqual([]);
    expect(store.get()).toEqual({ status: 'signed-out', reason: 'left' });
  });

  it('clears them when the server cannot be told', async () => {
    const storage = signedIn();
    const { store } = tab(storage, { revoke: () => Promise.reject(new Error('away')) });
    await store.leave();
    expect(storage.keys()).toEqual([]);
  });

  it('does not wait for ever', async () => {
    const storage = signedIn();
    const { store } = tab(storage, { revoke: () => new Promise(() => {}) });
    const leaving = store.leave();
    await vi.advanceTimersByTimeAsync(5000);
    await leaving;
    expect(storage.keys()).toEqual([]);
  });
});

describe('another tab', () => {
  it('notices a login, another customer and a logout', async () => {
    const storage = browser();
    const here = tab(storage).store;
    const there = tab(storage).store;
    here.begin({ user: asha, token: 'one' });
    there.follow();
    expect(there.get()).toMatchObject({ status: 'signed-in', token: 'one' });
    here.begin({ user: ravi, token: 'two' });
    there.follow();
    expect(there.get()).toMatchObject({ user: { name: 'Ravi Shah' }, token: 'two' });
    await here.leave();
    there.follow();
    expect(there.get()).toEqual({ status: 'signed-out' });
  });

  it('knows an expired session when the first one ends it', () => {
    const storage = signedIn(tokenUntil(Date.now() + MINUTE));
    const here = tab(storage).store;
    const there = tab(storage).store;
    vi.setSystemTime(Date.now() + MINUTE);
    void here.check();
    there.follow();
    expect(there.get()).toEqual({ status: 'signed-out', reason: 'expired' });
  });

  it('keeps its new session when an old token of this tab is refused', () => {
    const storage = browser();
    const here = tab(storage).store;
    const there = tab(storage).store;
    here.begin({ user: asha, token: 'one' });
    there.begin({ user: ravi, token: 'two' });
    here.end('one', 'expired');
    expect(storage.getItem('authToken')).toBe('two');
    expect(here.get()).toMatchObject({ status: 'signed-in', token: 'two' });
  });
});

const token = (payload: string) => `h.${Buffer.from(payload).toString('base64url')}.s`;

describe('the end of a token', () => {
  it('is its exp, in seconds since 1970', () => {
    expect(tokenExpiry(token('{"exp":1772463600}'))).toBe(1_772_463_600_000);
    expect(hasExpired(token('{"exp":1772463600}'), 1_772_463_600_000)).toBe(true);
    expect(hasExpired(token('{"exp":1772463600}'), 1_772_463_599_999)).toBe(false);
  });

  it('is read from url-safe base64', () => {
    const odd = token('{"name":"Zoë ???>>>","exp":5}');
    expect(odd).toMatch(/[-_]/);
    expect(tokenExpiry(odd)).toBe(5000);
  });

  it.each(['', 'opaque', 'a.b.c', token('null'), token('{"exp":"soon"}'), token('{}')])(
    'is unknown for %j, which only the server can judge',
    (unclear) => {
      expect(tokenExpiry(unclear)).toBeNull();
      expect(hasExpired(unclear, Date.now())).toBe(false);
    },
  );
});
