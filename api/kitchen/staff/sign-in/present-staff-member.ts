import type { StaffMember } from '#contract/kitchen/desk/auth.ts';
import type { StaffRow } from '#db/kitchen/staff.ts';

export const presentStaffMember = (row: StaffRow, mustAddFactor: boolean): StaffMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role as StaffMember['role'],
  mustChangePassword: row.must_change_password,
  mustAddFactor,
});
