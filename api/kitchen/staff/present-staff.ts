import type { AdminStaff } from '#contract/kitchen/desk/desk.ts';
import type { StaffRow } from '#db/kitchen/staff.ts';

export const presentStaff = (row: StaffRow): AdminStaff => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role as AdminStaff['role'],
  disabled: row.disabled_at !== null,
  mustChangePassword: row.must_change_password,
  createdAt: row.created_at.toString(),
});
