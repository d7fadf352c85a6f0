import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Diet } from '#contract/account/diet.ts';
import { literals } from '#db/platform/literals.ts';
import type { DB } from '#db/types.ts';
import { joinTexts } from '#domain/account/merge-accounts.ts';
import { SUBSCRIPTIONS_RUNNING } from '#domain/tiffin/subscription-states.ts';

export type HouseholdMemberRow = Omit<Selectable<DB['household_members']>, 'import_id'>;

/** What is cooked for somebody: a household member, or the account holder where both are null. */
export type MemberFacts = {
  memberId: string | null;
  memberName: string | null;
  diet: Diet;
  allergies: string;
};

const COLUMNS = [
  'id',
  'customer_id',
  'name',
  'diet',
  'allergies',
  'created_at',
  'removed_at',
] as const;

/** The people of a household, whoever was added first in front. */
export function listHousehold(db: Kysely<DB>, customerId: string): Promise<HouseholdMemberRow[]> {
  return db
    .selectFrom('household_members')
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .select(COLUMNS)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * Whom something is to be cooked for, by what is on record now; null is the account holder. A household
 * member is held as they are until the transaction ends; a plan that is locked, too, is locked before.
 * Undefined when there is no such person in that household.
 */
export async function holdMemberFacts(
  tx: Transaction<DB>,
  customerId: string,
  memberId: string | null,
): Promise<MemberFacts | undefined> {
  if (memberId === null) {
    const holder = await tx
      .selectFrom('customers')
      .where('id', '=', customerId)
      .select(['diet', 'allergies'])
      .executeTakeFirst();
    return holder && { memberId: null, memberName: null, ...holder };
  }
  const member = await tx
    .selectFrom('household_members')
    .where('id', '=', memberId)
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .select(['id', 'name', 'diet', 'allergies'])
    .forShare()
    .executeTakeFirst();
  if (!member) return undefined;
  const { id, name, ...facts } = member;
  return { memberId: id, memberName: name, ...facts };
}

/** One person of a household, locked; undefined when they are not in it. */
export function lockMember(
  tx: Transaction<DB>,
  customerId: string,
  id: string,
): Promise<HouseholdMemberRow | undefined> {
  return tx
    .selectFrom('household_members')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .select(COLUMNS)
    .forUpdate()
    .executeTakeFirst();
}

const selectByName = (db: Kysely<DB>, customerId: string, name: string) =>
  db
    .selectFrom('household_members')
    .where('customer_id', '=', customerId)
    .where(sql`lower(name)`, '=', sql`lower(${name}::text)`)
    .select(COLUMNS);

/**
 * Whoever has a name in a household, whatever its case; undefined for nobody. The database says what
 * is one name, since its index does: `İrem` has a lower case of its own elsewhere.
 */
export function findMemberByName(
  db: Kysely<DB>,
  customerId: string,
  name: string,
): Promise<HouseholdMemberRow | undefined> {
  return selectByName(db, customerId, name).where('removed_at', 'is', null).executeTakeFirst();
}

/** Somebody of that name who was taken out of a household, the last one; undefined for nobody. */
export function findRemovedMember(
  db: Kysely<DB>,
  customerId: string,
  name: string,
): Promise<HouseholdMemberRow | undefined> {
  return selectByName(db, customerId, name)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

type Typed = Pick<HouseholdMemberRow, 'name' | 'diet' | 'allergies'>;

/** Adds somebody; the customer's row is locked, and nobody there has the name. */
export async function insertMember(
  tx: Transaction<DB>,
  customerId: string,
  typed: Typed,
  at: Temporal.Instant,
): Promise<void> {
  await tx
    .insertInto('household_members')
    .values({ ...typed, customer_id: customerId, created_at: at })
    .execute();
}

/**
 * Stores what is said of somebody; whoever was taken out is back. An import that wrote them down leaves
 * them where they are from now on.
 */
export async function updateMember(tx: Transaction<DB>, id: string, typed: Typed): Promise<void> {
  await tx
    .updateTable('household_members')
    .set({ ...typed, removed_at: null, import_id: null })
    .where('id', '=', id)
    .execute();
}

/** Takes somebody out of their household; what is for them goes on naming them. */
export async function removeMember(
  tx: Transaction<DB>,
  id: string,
  at: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('household_members')
    .set({ removed_at: at, import_id: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Whoever locked plans are for is in the household while they run: a plan that is reopened brings back
 * who was taken out meanwhile, so that what they cannot eat can be said. A name that is another's by
 * now stays with that one.
 */
export async function bringBackMembers(
  tx: Transaction<DB>,
  subscriptionIds: readonly string[],
): Promise<void> {
  await sql`UPDATE household_members AS gone SET removed_at = NULL
    WHERE gone.removed_at IS NOT NULL
      AND gone.id IN (SELECT member_id FROM subscriptions
        WHERE id = ANY (${[...subscriptionIds]}::uuid[])
          AND status IN (${literals(SUBSCRIPTIONS_RUNNING)}))
      AND NOT EXISTS (SELECT FROM household_members AS other
        WHERE other.customer_id = gone.customer_id AND other.removed_at IS NULL
          AND lower(other.name) = lower(gone.name))
      -- Of several who were taken out under one name, one can be back.
      AND NOT EXISTS (SELECT FROM household_members AS later
        WHERE later.customer_id = gone.customer_id AND lower(later.name) = lower(gone.name)
          AND (later.removed_at, later.id) > (gone.removed_at, gone.id))`.execute(tx);
}

/** The number of a running plan that is for somebody; undefined where none is. */
export async function findRunningPlanOf(
  db: Kysely<DB>,
  memberId: string,
): Promise<string | undefined> {
  const plan = await db
    .selectFrom('subscriptions')
    .where('member_id', '=', memberId)
    .where('status', 'in', SUBSCRIPTIONS_RUNNING)
    .select('number')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return plan?.number;
}

/** Forgets whoever was taken out before `before`, and whom no plan and no tiffin names. */
export async function sweepRemovedMembers(db: Kysely<DB>, before: Temporal.Instant): Promise<void> {
  await sql`DELETE FROM household_members AS gone WHERE gone.removed_at < ${before}
    AND NOT EXISTS (SELECT FROM subscriptions WHERE member_id = gone.id)
    AND NOT EXISTS (SELECT FROM tiffin_orders WHERE member_id = gone.id)`.execute(db);
}

/** Somebody who was in both of two households: what each said of allergies, and what holds. */
export type JoinedMember = { id: string; before: string[]; allergies: string };

/**
 * Two accounts become one: whoever is in both households by one name is one person, who cannot eat
 * what either account says. Plans and tiffins of the second are for the first from now on.
 */
export async function joinHouseholds(
  tx: Transaction<DB>,
  { stays, goes }: { stays: string; goes: string },
): Promise<JoinedMember[]> {
  const joined: JoinedMember[] = [];
  for (const own of await listHousehold(tx, stays)) {
    const twin = await findMemberByName(tx, goes, own.name);
    if (!twin) continue;
    const allergies = joinTexts(own.allergies, twin.allergies, '; ');
    await updateMember(tx, own.id, { name: own.name, diet: own.diet, allergies });
    for (const table of ['subscriptions', 'tiffin_orders'] as const)
      await tx
        .updateTable(table)
        .set({ member_id: own.id, member_name: own.name })
        .where('member_id', '=', twin.id)
        .execute();
    await tx.deleteFrom('household_members').where('id', '=', twin.id).execute();
    joined.push({ id: own.id, before: [own.allergies, twin.allergies], allergies });
  }
  return joined;
}
