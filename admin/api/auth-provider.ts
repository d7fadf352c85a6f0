import { type AuthProvider, HttpError } from 'ra-core';
import { adminAuth, type StaffMember } from '#contract/admin/auth.ts';
import { errorMessage } from '#contract/errors.ts';
import type { DeskCall } from './client.ts';
import { failureCode } from './failure.ts';
import type { Session } from './session.ts';

/** Resources that only an owner may open. */
const OWNERS_ONLY = new Set(['staff']);

/** Whoever is signed in, as react-admin's identity: the account of the API and its name for the menu. */
export type Identity = StaffMember & { fullName: string };

/** Signing in and out at the desk, over the contract's calls. */
export function createAuthProvider(call: DeskCall, session: Session): AuthProvider {
  let me: Promise<StaffMember> | undefined;
  /** The server has refused the token already: there is nothing to sign out from. */
  let refused = false;

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
    refused = false;
    session.end();
  }

  return {
    login: async ({ email, password }) => {
      const { data } = await call(adminAuth.login, { body: { email, password } });
      session.start(data.token);
      me = Promise.resolve(data.staff);
    },
    logout: async () => {
      if (session.token() && !refused) await call(adminAuth.logout, {}).catch(() => undefined);
      forget();
    },
    checkAuth: async () => {
      if (!session.token()) throw new HttpError('', 401);
    },
    checkError: async (error) => {
      const status = error instanceof HttpError ? error.status : undefined;
      if (status !== 401) return;
      refused = true;
      throw new HttpError(errorMessage('session_expired'), 401);
    },
    getIdentity: async () => {
      const staff = await whoAmI();
      return { ...staff, fullName: staff.name } satisfies Identity;
    },
    getPermissions: async () => (await whoAmI()).role,
    canAccess: async ({ resource }) =>
      !OWNERS_ONLY.has(resource) || (await whoAmI()).role === 'owner',
    /** The account after it has chosen its own password. */
    changePassword: async (body: { currentPassword: string; newPassword: string }) => {
      const { data } = await call(adminAuth.changePassword, { body });
      me = Promise.resolve(data);
    },
    mustChangePassword: (caught: unknown) => failureCode(caught) === 'password_change_required',
  };
}
