import * as z from 'zod/mini';

/**
 * The roles of staff, from the one that sees everything down. Each sees all that the ones after it
 * see: an owner the whole desk; the kitchen what is cooked, for whom and where it goes, without the
 * list of payments, the settings and the accounts; a driver today's deliveries and nothing else.
 */
export const StaffRole = z.enum(['owner', 'kitchen', 'driver']);
export type StaffRole = z.output<typeof StaffRole>;

/** Whether an endpoint that is open from the role `least` on is open to `role`. */
export const includesRole = (role: StaffRole, least: StaffRole): boolean =>
  StaffRole.options.indexOf(role) <= StaffRole.options.indexOf(least);

/** Whether an access names a role of staff: then the endpoint is the desk's. */
export const isStaffRole = (access: string): access is StaffRole =>
  (StaffRole.options as readonly string[]).includes(access);
