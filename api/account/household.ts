import type { Kysely, Transaction } from 'kysely';
import type { CustomerWrite } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import {
  type HouseholdMember,
  type HouseholdMemberBody,
  household,
  MOST_MEMBERS,
} from '#contract/account/household.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { lockCustomer } from '#db/account/accounts.ts';
import { lockPlans } from '#db/account/copy-allergies-to-orders.ts';
import { copyMemberToOrders } from '#db/account/copy-member-to-orders.ts';
import {
  findMemberByName,
  findRemovedMember,
  findRunningPlanOf,
  type HouseholdMemberRow,
  insertMember,
  listHousehold,
  lockMember,
  removeMember,
  updateMember,
} from '#db/account/household-members.ts';
import type { DB } from '#db/types.ts';
import { TIFFINS_NOT_CONFIRMED } from '#domain/tiffin/order-states.ts';

/** Whose household is changed, their row locked: nobody else changes it meanwhile. */
export type HouseholdWrite = {
  db: Transaction<DB>;
  now: Temporal.Instant;
  customerId: string;
  /** The states in which a tiffin still follows another diet: whoever changes it says how far they reach. */
  reached: readonly TiffinOrderStatus[];
};

const presentMember = ({ id, name, diet, allergies }: HouseholdMemberRow): HouseholdMember => ({
  id,
  name,
  diet,
  allergies,
});

/** The household of a customer as they and the desk read it. */
export const readHousehold = async (
  db: Kysely<DB>,
  customerId: string,
): Promise<HouseholdMember[]> => (await listHousehold(db, customerId)).map(presentMember);

/** Names are told apart whatever their case: two boxes of one name at one door are mixed up. */
async function checkName(
  { db, customerId }: HouseholdWrite,
  name: string,
  own?: string,
): Promise<Refusal | null> {
  const holder = await findMemberByName(db, customerId, name);
  const isTaken = holder !== undefined && holder.id !== own;
  return isTaken ? refuse('member_name_taken', {}, { field: 'name' }) : null;
}

/** Adds somebody. Who was taken out under that name is back, with whatever still names them. */
export async function addMember(
  write: HouseholdWrite,
  typed: HouseholdMemberBody,
): Promise<Refusal | null> {
  const { db, now, customerId } = write;
  const members = await listHousehold(db, customerId);
  const taken = await checkName(write, typed.name);
  if (taken) return taken;
  if (members.length >= MOST_MEMBERS)
    return refuse('too_many_members', { most: `${MOST_MEMBERS}` });
  const before = await findRemovedMember(db, customerId, typed.name);
  if (before) await storeMember(write, before, typed);
  else await insertMember(db, customerId, typed, now);
  return null;
}

/** Stores what is said of somebody now, and lets plans and tiffins that are for them follow. */
async function storeMember(
  { db, now, customerId, reached }: HouseholdWrite,
  from: HouseholdMemberRow,
  to: HouseholdMemberBody,
): Promise<void> {
  await updateMember(db, from.id, to);
  await copyMemberToOrders(db, { id: from.id, customerId }, { from, to }, { reached, at: now });
}

/** Changes somebody; what is booked for them and can still be cooked otherwise follows. */
export async function changeMember(
  write: HouseholdWrite,
  id: string,
  typed: HouseholdMemberBody,
): Promise<Refusal | null> {
  const { db, customerId } = write;
  // Plans are locked before the people whom they are for, as by whoever books.
  await lockPlans(db, customerId);
  const member = await lockMember(db, customerId, id);
  if (!member) return refuse('member_not_found');
  const taken = await checkName(write, typed.name, id);
  if (taken) return taken;
  await storeMember(write, member, typed);
  return null;
}

/** Takes somebody out, unless a plan that runs is for them; what is booked comes as it is booked. */
export async function takeOutMember(
  { db, now, customerId }: Omit<HouseholdWrite, 'reached'>,
  id: string,
): Promise<Refusal | null> {
  // A plan that is reopened meanwhile waits, and brings them back, or is seen here.
  await lockPlans(db, customerId);
  const member = await lockMember(db, customerId, id);
  if (!member) return refuse('member_not_found');
  const plan = await findRunningPlanOf(db, id);
  if (plan) return refuse('member_has_plan', { plan, name: member.name });
  await removeMember(db, id, now);
  return null;
}

/** A change of the caller's own household; answers it as it is then. */
async function withOwnHousehold(
  ctx: CustomerWrite,
  change: (write: HouseholdWrite) => Promise<Refusal | null>,
): Promise<HouseholdMember[] | Refusal> {
  const { db, now, caller } = ctx;
  if (!(await lockCustomer(db, caller.id))) return refuse('session_expired');
  const reached = TIFFINS_NOT_CONFIRMED;
  const refusal = await change({ db, now, customerId: caller.id, reached });
  return refusal ?? readHousehold(db, caller.id);
}

export const householdHandlers = handlers(household, {
  list: (ctx) => readHousehold(ctx.db, ctx.caller.id),
  add: (ctx, { body }) => withOwnHousehold(ctx, (write) => addMember(write, body)),
  change: (ctx, { params, body }) =>
    withOwnHousehold(ctx, (write) => changeMember(write, params.id, body)),
  remove: (ctx, { params }) => withOwnHousehold(ctx, (write) => takeOutMember(write, params.id)),
});
