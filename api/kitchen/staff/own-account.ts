import { presentSessions, signOut } from '#api/account/sessions.ts';
import {
  beginPasskey,
  beginTotp,
  confirmPasskey,
  confirmTotp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from '#api/kitchen/staff/change-factors.ts';
import { finishSignIn, presentStaffMember, signInStaff } from '#api/kitchen/staff/sign-in.ts';
import { handlers, ownTransaction } from '#api/platform/http/handler.ts';
import { adminAuth } from '#contract/kitchen/desk-auth.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { listSessionsOf, revokeSessionOf, revokeSessionsOf } from '#db/account/sessions.ts';
import { countRecoveryCodes, factorsOf, listPasskeys } from '#db/kitchen/second-factor.ts';
import { findStaff, lockStaff } from '#db/kitchen/staff.ts';
import { changePassword } from './change-password.ts';

export const adminAuthHandlers = handlers(adminAuth, {
  login: ownTransaction(signInStaff),
  logout: signOut,
  me: async (ctx) => {
    const row = await findStaff(ctx.db, ctx.caller.id);
    return row ? presentStaffMember(row, ctx.caller.mustAddFactor) : refuse('session_expired');
  },
  sessions: async ({ db, caller, now }) =>
    presentSessions(await listSessionsOf(db, { staffId: caller.id }, now), caller.sessionId),
  endSession: async ({ db, caller, now }, { params }) => {
    const ended = await revokeSessionOf(db, { staffId: caller.id }, params.id, now);
    return ended ? null : refuse('not_found');
  },
  endOthers: async ({ db, caller, now }) => {
    // A sign-in that is under way ends too.
    await lockStaff(db, caller.id);
    await revokeSessionsOf(db, { staffId: caller.id }, now, caller.sessionId);
    return null;
  },
  changePassword: ownTransaction(changePassword),
  secondFactor: ownTransaction(finishSignIn),
  factors: async ({ db, caller }) => {
    const { totp } = await factorsOf(db, caller.id);
    const passkeys = (await listPasskeys(db, caller.id)).map((row) => ({
      id: row.id,
      name: row.name,
      createdAt: row.created_at.toString(),
      lastUsedAt: row.last_used_at?.toString() ?? null,
    }));
    return { totp, passkeys, recoveryCodesLeft: await countRecoveryCodes(db, caller.id) };
  },
  beginTotp: ownTransaction(beginTotp),
  confirmTotp: ownTransaction(confirmTotp),
  removeTotp: ownTransaction(removeTotp),
  beginPasskey: ownTransaction(beginPasskey),
  confirmPasskey: ownTransaction(confirmPasskey),
  removePasskey: ownTransaction(removePasskey),
  renewRecoveryCodes: ownTransaction(renewRecoveryCodes),
});
