import { usePermissions } from 'react-admin';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { StaffRole } from '#contract/kitchen/staff-roles.ts';
import { mayCall } from './may-call.ts';

/**
 * Says of any call whether whoever is signed in may make it; of none while that is not known. What
 * may not be called is not offered.
 */
export function useMay(): (endpoint: Pick<Endpoint, 'access'>) => boolean {
  const { permissions } = usePermissions<StaffRole>();
  return (endpoint) => permissions !== undefined && mayCall(permissions, endpoint);
}
