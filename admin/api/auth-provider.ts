import { type AuthProvider, HttpError } from 'ra-core';
import { adminAuth, type StaffMember } from '#contract/admin/auth.ts';
import type { DeskCall } from './client.ts';
import type { Session } from './session.ts';
import type { SessionEnded } from './session-ended.ts';

/** Resources that only an owner may open. */
const OWNERS_ONLY = new Set(['staff']);

/** Whoever is signed in, as react-admin's identity: the account of the API and its name for the menu. */
export type Identity = StaffMember & { fullName: string };

/** Signing in and out at the desk, over the contract's calls. */
export function createAuthProvider(
  call: DeskCall,
  session: Session,
  ended: SessionEnded,
): AuthProvider {
  let me: Promise<StaffMember> | undefined;
  /** One read of the account per page load and per sign-in, however many parts ask at once. */
  async function whoAmI(): Promise<StaffMember> {
    if (!session.token()) throw new HttpError('', 401);
    me ??= call(adminAuth.me, {})
      .then(({ data }) => data)
      .catch((caught: unknown) => {
        me = undefined;
        throw caught;
      });
    return me;
  }

  function forget(): void {
    me = undefined;
    session.end();
    ended.clear();
  }

  return {
    login: async ({ email, password }) => {
      const { data } = await call(adminAuth.login, { body: { email, password } });
      session.start(data.token);
      me = Promise.resolve(data.staff);
      ended.clear();
    },
    logout: async () => {
      if (session.token() && !ended.isRaised())
        await call(adminAuth.logout, {}).catch(() => undefined);
      forget();
    },
    checkAuth: async () => {
      if (!session.token()) throw new HttpError('', 401);
    },
    // Never signs out by itself: that would leave the page, and what is typed on it would be lost.
    checkError: async (error) => {
      if (error instanceof HttpError && error.status === 401) ended.raise();
    },
    getIdentity: async () => {
      const staff = await whoAmI();
      return { ...staff, fullName: staff.name } satisfies Identity;
    },
    getPermissions: async () => (session.token() ? (await whoAmI()).role : undefined),
    canAccess: async ({ resource }) =>
      !OWNERS_ONLY.has(resource) || (await whoAmI()).role === 'owner',
    /** The account after it has chosen its own password. */
    changePassword: async (body: { currentPassword: string; newPassword: string }) => {
      const { data } = await call(adminAuth.changePassword, { body });
      me = Promise.resolve(data);
    },
  };
}
