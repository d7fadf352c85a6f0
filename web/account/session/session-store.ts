import type { Customer } from '#contract/account/customer.ts';
import { isApiError } from '#contract/platform/api-error.ts';
import { createStore } from '#web/platform/store.ts';

/** How long the server's word on a session holds, in milliseconds. */
const VALIDATION_HOLDS = 5 * 60_000;
/** How often it is looked at whether that time, or the session, is over. */
export const CHECK_EVERY = 60_000;
/** When the server was too busy to say, it is asked again after this long, in milliseconds. */
const ASK_AGAIN_AFTER = 60_000;
/** Leaving does not wait longer than this for the server to hear of it, in milliseconds. */
const LEAVE_WITHIN = 5000;

/**
 * Why nobody is signed in: `expired` by the clock or the server, `left` by choice in this tab. What
 * another tab did has no reason here; it may have been either.
 */
export type SignedOutReason = 'expired' | 'left';

/** The two entries of the session in the browser. */
export const TOKEN_ENTRY = 'authToken';
export const USER_ENTRY = 'userData';

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type StoredSession = { token: string; user: Customer };

/** Only customers use this site, whatever the case of the word. */
const isCustomer = (user: { role_name: string }): boolean =>
  user.role_name.toLowerCase() === 'customer';

function parseUser(stored: string): Customer | null {
  try {
    const parsed: unknown = JSON.parse(stored);
    const isUser =
      typeof parsed === 'object' &&
      parsed !== null &&
      'role_name' in parsed &&
      typeof parsed.role_name === 'string';
    return isUser ? (parsed as Customer) : null;
  } catch {
    return null;
  }
}

/** The stored session, if both entries exist and belong to a customer. */
function readSession(storage: SessionStorage): StoredSession | null {
  const token = storage.getItem(TOKEN_ENTRY);
  const stored = storage.getItem(USER_ENTRY);
  if (!token || !stored) return null;
  const user = parseUser(stored);
  return user && isCustomer(user) ? { token, user } : null;
}

/** The user goes first: another tab that is woken by the token finds both. */
function writeSession(storage: SessionStorage, { token, user }: StoredSession): void {
  storage.setItem(USER_ENTRY, JSON.stringify(user));
  storage.setItem(TOKEN_ENTRY, token);
}

function clearSession(storage: SessionStorage): void {
  storage.removeItem(TOKEN_ENTRY);
  storage.removeItem(USER_ENTRY);
}

/** `unknown`: on the server and during hydration, where the browser's storage cannot be read. */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'signed-out'; reason?: SignedOutReason }
  | ({ status: 'signed-in' } & StoredSession);

export const UNKNOWN: SessionState = { status: 'unknown' };

export type SessionOptions = {
  storage: SessionStorage;
  /** Reads the signed-in customer from the server; throws `ApiError`. */
  fetchUser: () => Promise<Customer>;
  /** Revokes the session on the server. */
  revoke: () => Promise<unknown>;
};

/** Whether the server's answer means that this session is over, not just that it is busy. */
function endsSession(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return (
    error.status === 401 ||
    /unauthori[sz]ed/i.test(error.message) ||
    error.code === 'account_disabled' ||
    error.code === 'customers_only'
  );
}

/**
 * When a JSON Web Token ends (its `exp`, RFC 7519 section 4.1.4), in milliseconds since 1970; null
 * for one that does not say, which is for the server to judge. The signature is not looked at.
 */
export function tokenExpiry(token: string): number | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    const exp = (claims as { exp?: unknown } | null)?.exp;
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}

export function hasExpired(token: string, now: number): boolean {
  const expiry = tokenExpiry(token);
  return expiry !== null && expiry <= now;
}

/**
 * Who is signed in in this browser: restored from the two stored
 * entries, ended when the token expires or the server says so, shared with the other tabs.
 */
export function createSessionStore({ storage, fetchUser, revoke }: SessionOptions) {
  const { get, set, subscribe } = createStore<SessionState>(UNKNOWN);
  let validated: { token: string; at: number } | null = null;
  let asking: Promise<void> | null = null;
  let askAgain: ReturnType<typeof setTimeout> | undefined;

  const signedIn = (): StoredSession | null => {
    const session = get();
    return session.status === 'signed-in' ? session : null;
  };
  const isCurrent = (token: string) => signedIn()?.token === token;
  const isKnown = ({ user, token }: StoredSession) =>
    isCurrent(token) && JSON.stringify(signedIn()?.user) === JSON.stringify(user);

  /** Ends the session of `token`, unless another one has begun since. */
  function end(token: string, reason: SignedOutReason) {
    if (!isCurrent(token)) return;
    clearTimeout(askAgain);
    validated = null;
    if (storage.getItem(TOKEN_ENTRY) !== token) {
      follow();
      return;
    }
    clearSession(storage);
    set({ status: 'signed-out', reason });
  }

  function accept(user: Customer, token: string) {
    validated = { token, at: Date.now() };
    if (isKnown({ user, token })) return;
    writeSession(storage, { user, token });
    set({ status: 'signed-in', user, token });
  }

  async function validate(token: string) {
    try {
      const user = await fetchUser();
      if (!isCurrent(token)) return;
      if (isCustomer(user)) accept(user, token);
      else end(token, 'expired');
    } catch (error) {
      if (endsSession(error)) end(token, 'expired');
      else if (isApiError(error) && error.status === 429) {
        clearTimeout(askAgain);
        askAgain = setTimeout(check, ASK_AGAIN_AFTER);
      }
    }
  }

  /** Ends an expired session and asks the server about one it has not judged for 5 minutes. */
  function check(): Promise<void> {
    const session = signedIn();
    if (!session) return Promise.resolve();
    const { token } = session;
    if (hasExpired(token, Date.now())) {
      end(token, 'expired');
      return Promise.resolve();
    }
    const holds = validated?.token === token && Date.now() - validated.at < VALIDATION_HOLDS;
    if (holds) return Promise.resolve();
    asking ??= validate(token).finally(() => {
      asking = null;
    });
    return asking;
  }

  /** Takes over what another tab has stored. */
  function follow() {
    const stored = readSession(storage);
    const session = signedIn();
    if (stored) {
      if (!isKnown(stored)) set({ status: 'signed-in', ...stored });
    } else if (session) {
      const expired = hasExpired(session.token, Date.now());
      validated = null;
      set(expired ? { status: 'signed-out', reason: 'expired' } : { status: 'signed-out' });
    }
  }

  return {
    get,
    subscribe,

    /** Reads what is stored; anything but a customer's live session is logged out. */
    restore(): void {
      const stored = readSession(storage);
      if (stored && !hasExpired(stored.token, Date.now())) {
        set({ status: 'signed-in', ...stored });
        return;
      }
      clearSession(storage);
      set(stored ? { status: 'signed-out', reason: 'expired' } : { status: 'signed-out' });
    },

    /** Begins a session; answers false, and changes nothing, for everybody but a customer. */
    begin({ user, token }: StoredSession): boolean {
      if (!isCustomer(user)) return false;
      accept(user, token);
      return true;
    },

    /** Revokes the session on the server, then ends it here, even when that fails. */
    async leave(): Promise<void> {
      const session = signedIn();
      if (!session) return;
      const enough = new Promise((resolve) => setTimeout(resolve, LEAVE_WITHIN));
      await Promise.race([revoke().catch(() => undefined), enough]);
      end(session.token, 'left');
    },

    end,
    check,
    follow,
  };
}
