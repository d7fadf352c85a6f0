import type { Endpoint } from '#contract/platform/endpoint.ts';
import { isStaffRole, reaches, type StaffRole } from '#contract/kitchen/staff-roles.ts';

/** Whether a role of staff may make a call. */
export const mayCall = (role: StaffRole, { access }: Pick<Endpoint, 'access'>): boolean =>
  isStaffRole(access) ? reaches(role, access) : access === 'public';
