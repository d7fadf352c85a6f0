import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { Id } from '#contract/platform/primitives.ts';
import {
  ADD_MEMBER_ERRORS,
  CHANGE_MEMBER_ERRORS,
  HouseholdMemberBody,
  HouseholdMembers,
  REMOVE_MEMBER_ERRORS,
} from './household.ts';

const ofCustomer = z.object({ id: Id });
const oneMember = z.object({ id: Id, memberId: Id });

/** The household of a customer on the phone, by the rules of their own. */
export const adminHousehold = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/customers/:id/household',
    access: 'kitchen',
    summary: 'List the people who eat along under an account',
    params: ofCustomer,
    data: HouseholdMembers,
    errors: ['customer_merged'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/v1/admin/customers/:id/household',
    access: 'kitchen',
    summary: 'Add a household member for a customer on the phone',
    params: ofCustomer,
    body: HouseholdMemberBody,
    data: HouseholdMembers,
    status: 201,
    idempotent: true,
    errors: ['customer_merged', 'customer_erased', ...ADD_MEMBER_ERRORS],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/v1/admin/customers/:id/household/:memberId',
    access: 'kitchen',
    summary: 'Change a household member; what is booked for them and not cooked follows',
    params: oneMember,
    body: HouseholdMemberBody,
    data: HouseholdMembers,
    errors: ['customer_merged', 'customer_erased', ...CHANGE_MEMBER_ERRORS],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v1/admin/customers/:id/household/:memberId',
    access: 'kitchen',
    summary: 'Remove a household member; what is booked for them comes as it is booked',
    params: oneMember,
    data: HouseholdMembers,
    errors: ['customer_merged', 'customer_erased', ...REMOVE_MEMBER_ERRORS],
  }),
};
