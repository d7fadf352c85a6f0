import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { Id, IsoDay, IsoInstant, Nothing } from '#contract/platform/primitives.ts';
import { CustomerSettings } from './customer-settings.ts';
import { Diet } from './diet.ts';

/** The signed-in customer as the shop knows them. */
export const Customer = z.object({
  id: Id,
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  mobile_number: z.nullable(z.string()),
  address: z.nullable(z.string()),
  profile_photo: z.nullable(z.string()),
  role_name: z.string(),
  diet: Diet,
  allergies: z.string(),
  standing_note: z.string(),
  /**
   * The address was proved by a code, a link or Google; only then it opens anything
   * (docs/rules.md#proved-addresses).
   */
  email_verified: z.boolean(),
  /** False for somebody who has only ever signed in with Google. */
  has_password: z.boolean(),
  /** They asked to be deleted: the Toronto day on which it happens. */
  deletion_day: z.nullish(IsoDay),
  /** Null for somebody who has chosen nothing: the defaults hold. */
  settings: z.nullable(CustomerSettings),
  created_at: IsoInstant,
});
export type Customer = z.output<typeof Customer>;

/** What every page asks of whoever is signed in; `accounts` has them, too. */
export const currentSession = {
  userInfo: endpoint({
    method: 'GET',
    path: '/v1/auth/user-info',
    access: 'customer',
    summary: 'Read the signed-in customer',
    data: Customer,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/v1/auth/logout',
    access: 'customer',
    summary: 'Revoke the session of this token',
    data: Nothing,
    endsSession: true,
  }),
};
