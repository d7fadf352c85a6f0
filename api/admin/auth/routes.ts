import { signOut } from '#api/accounts/sign-out.ts';
import { handlers, ownTransaction } from '#api/core/handler.ts';
import { adminAuth } from '#contract/admin/auth.ts';
import { refuse } from '#contract/refusal.ts';
import { findStaff } from '#db/staff.ts';
import { changePassword } from './change-password.ts';
import { presentStaffMember } from './present-staff-member.ts';
import { signInStaff } from './sign-in-staff.ts';

export const adminAuthHandlers = handlers(adminAuth, {
  login: ownTransaction(signInStaff),
  logout: signOut,
  me: async (ctx) => {
    const row = await findStaff(ctx.db, ctx.caller.id);
    return row ? presentStaffMember(row) : refuse('session_expired');
  },
  changePassword: ownTransaction(changePassword),
});
