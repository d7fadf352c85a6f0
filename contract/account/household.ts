import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { Id, requiredText, text } from '#contract/platform/primitives.ts';
import { Diet } from './diet.ts';

/** Somebody who eats along under one account; the account holder is not one, their profile says it. */
export const HouseholdMember = z.object({
  id: Id,
  name: z.string(),
  diet: Diet,
  allergies: z.string(),
});
export type HouseholdMember = z.output<typeof HouseholdMember>;

/** A household member as they are typed: the whole of it, each time. */
export const HouseholdMemberBody = z.object({
  name: requiredText(80, 'Please enter a name.'),
  diet: Diet,
  allergies: text(300),
});
export type HouseholdMemberBody = z.output<typeof HouseholdMemberBody>;

/** So many people eat along under one account. */
export const MOST_MEMBERS = 12;

/** Every answer is the whole household, whoever was added first in front. */
export const HouseholdMembers = z.array(HouseholdMember);

/** Why somebody cannot be added, changed or removed, whoever does it. */
export const ADD_MEMBER_ERRORS = ['member_name_taken', 'too_many_members'] as const;
export const CHANGE_MEMBER_ERRORS = ['member_not_found', 'member_name_taken'] as const;
export const REMOVE_MEMBER_ERRORS = ['member_not_found', 'member_has_plan'] as const;

const byId = z.object({ id: Id });

/** The household of the signed-in customer. */
export const household = {
  list: endpoint({
    method: 'GET',
    path: '/v1/household',
    access: 'customer',
    summary: 'List the people who eat along with the signed-in customer',
    data: HouseholdMembers,
  }),
  add: endpoint({
    method: 'POST',
    path: '/v1/household',
    access: 'customer',
    summary: 'Add a household member; one who was removed under the same name is back',
    body: HouseholdMemberBody,
    data: HouseholdMembers,
    status: 201,
    idempotent: true,
    limit: { max: 60, windowSeconds: 3600, by: 'caller' },
    errors: ADD_MEMBER_ERRORS,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/v1/household/:id',
    access: 'customer',
    summary: 'Change a household member; what is booked for them and not cooked follows',
    params: byId,
    body: HouseholdMemberBody,
    data: HouseholdMembers,
    errors: CHANGE_MEMBER_ERRORS,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v1/household/:id',
    access: 'customer',
    summary: 'Remove a household member; what is booked for them comes as it is booked',
    params: byId,
    data: HouseholdMembers,
    errors: REMOVE_MEMBER_ERRORS,
  }),
};
