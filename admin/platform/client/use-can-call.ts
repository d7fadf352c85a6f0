import { usePermissions } from 'react-admin';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { includesRole, isStaffRole, type StaffRole } from '#contract/platform/staff-roles.ts';

/** Whether a role of staff may make a call. */
export const canCall = (role: StaffRole, { access }: Pick<Endpoint, 'access'>): boolean =>
  isStaffRole(access) ? includesRole(role, access) : access === 'public';

/**
 * Says of any call whether whoever is signed in may make it; of none while that is not known. What
 * may not be called is not offered.
 */
export function useCanCall(): (endpoint: Pick<Endpoint, 'access'>) => boolean {
  const { permissions } = usePermissions<StaffRole>();
  return (endpoint) => permissions !== undefined && canCall(permissions, endpoint);
}
