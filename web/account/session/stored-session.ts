import type { User } from '#contract/account/accounts.ts';

/** The two entries of the session in the browser. */
export const TOKEN_ENTRY = 'authToken';
export const USER_ENTRY = 'userData';

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type StoredSession = { token: string; user: User };

/** Only customers use this site, whatever the case of the word. */
export const isCustomer = (user: { role_name: string }): boolean =>
  user.role_name.toLowerCase() === 'customer';

function parseUser(stored: string): User | null {
  try {
    const parsed: unknown = JSON.parse(stored);
    const isUser =
      typeof parsed === 'object' &&
      parsed !== null &&
      'role_name' in parsed &&
      typeof parsed.role_name === 'string';
    return isUser ? (parsed as User) : null;
  } catch {
    return null;
  }
}

/** The stored session, if both entries exist and belong to a customer. */
export function readSession(storage: SessionStorage): StoredSession | null {
  const token = storage.getItem(TOKEN_ENTRY);
  const stored = storage.getItem(USER_ENTRY);
  if (!token || !stored) return null;
  const user = parseUser(stored);
  return user && isCustomer(user) ? { token, user } : null;
}

/** The user goes first: another tab that is woken by the token finds both. */
export function writeSession(storage: SessionStorage, { token, user }: StoredSession): void {
  storage.setItem(USER_ENTRY, JSON.stringify(user));
  storage.setItem(TOKEN_ENTRY, token);
}

export function clearSession(storage: SessionStorage): void {
  storage.removeItem(TOKEN_ENTRY);
  storage.removeItem(USER_ENTRY);
}
