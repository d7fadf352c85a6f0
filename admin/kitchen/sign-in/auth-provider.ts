import { type AuthProvider, HttpError } from 'ra-core';
import type { DeskCall } from '#admin/platform/client/client.ts';
import type { DeskTokenStore } from '#admin/platform/client/desk-token-store.ts';
import { failureCode } from '#admin/platform/client/failure.ts';
import { canCall } from '#admin/platform/client/use-can-call.ts';
import type { Store } from '#admin/platform/store.ts';
import { RESOURCE_ENDPOINTS, type ResourceEndpoints } from '#admin/resource-endpoints.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { adminAuth, type StaffMember } from '#contract/kitchen/desk-auth.ts';

/** The call behind what react-admin asks about: its list unless it is about more than looking. */
function callBehind(resource: string, action: string) {
  const endpoints = (RESOURCE_ENDPOINTS as Record<string, ResourceEndpoints>)[resource];
  if (action === 'create') return endpoints?.create;
  if (action === 'edit') return endpoints?.update;
  return action === 'delete' ? endpoints?.remove : endpoints?.list;
}

/** Whoever is signed in, as react-admin's identity: the account of the API and its name for the menu. */
export type Identity = StaffMember & { fullName: string };

const LESS_OPEN = new Set<ErrorCode | undefined>(['forbidden', 'second_factor_missing']);

/** What somebody shows to be let in. */
type SignInProof =
  | { email: string; password: string }
  | { pending: string; code: string }
  | { pending: string; passkey: Record<string, unknown> };

/**
 * Signing in and out at the desk, over the contract's calls.
 * @param ended whether the server no longer knows the session
 */
export function createAuthProvider(
  call: DeskCall,
  session: DeskTokenStore,
  ended: Pick<Store<boolean>, 'get' | 'set'>,
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
    ended.set(false);
  }

  return {
    /** With the password, or with what it began and the second factor. */
    login: async (shown: SignInProof) => {
      const { data } = await ('pending' in shown
        ? call(adminAuth.secondFactor, { body: shown })
        : call(adminAuth.login, { body: shown }));
      session.start(data.token);
      me = Promise.resolve(data.staff);
      ended.set(false);
    },
    logout: async () => {
      if (session.token() && !ended.get()) await call(adminAuth.logout, {}).catch(() => undefined);
      forget();
    },
    checkAuth: async () => {
      if (!session.token()) throw new HttpError('', 401);
    },
    // Never signs out by itself: that would leave the page, and what is typed on it would be lost.
    checkError: async (error) => {
      if (error instanceof HttpError && error.status === 401) ended.set(true);
      // An owner may have changed the role since it was read, or what it needs.
      if (LESS_OPEN.has(failureCode(error))) me = undefined;
    },
    getIdentity: async () => {
      const staff = await whoAmI();
      return { ...staff, fullName: staff.name } satisfies Identity;
    },
    getPermissions: async () => (session.token() ? (await whoAmI()).role : undefined),
    canAccess: async ({ resource, action }) => {
      const endpoint = callBehind(resource, action);
      return !!endpoint && canCall((await whoAmI()).role, endpoint);
    },
    /** Something about the account has changed that the next reading of it tells. */
    forgetMe: () => {
      me = undefined;
    },
    /** The account after it has chosen its own password. */
    changePassword: async (body: { currentPassword: string; newPassword: string }) => {
      const { data } = await call(adminAuth.changePassword, { body });
      me = Promise.resolve(data);
    },
  };
}
