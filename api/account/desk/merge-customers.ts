import type { Kysely } from 'kysely';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminCustomerDetails, MergePreview } from '#contract/account/desk-customer.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  deleteDuplicateAddress,
  insertAddress,
  listOtherAddresses,
} from '#db/account/addresses.ts';
import {
  type AdminCustomerRow,
  findAdminCustomer,
  insertCustomerStep,
  lockTwoCustomers,
} from '#db/account/admin-customers.ts';
import { copyAllergiesToOrders } from '#db/account/copy-allergies-to-orders.ts';
import { nameOrders } from '#db/account/customer-name.ts';
import { joinHouseholds } from '#db/account/household-members.ts';
import { countMoves, mergeAccountRows } from '#db/account/merge-customers.ts';
import { findStaff } from '#db/kitchen/staff.ts';
import { dropPhotoIfUnused } from '#db/platform/photos.ts';
import type { DB } from '#db/types.ts';
import { doorKey } from '#domain/account/delivery-address.ts';
import { customerName } from '#domain/account/full-name.ts';
import { type AccountFacts, mergeAccounts } from '#domain/account/merge-accounts.ts';
import { missingCustomer, presentAdminCustomer, presentWhole } from './present-customer.ts';

type Pair = { stays: AdminCustomerRow; goes: AdminCustomerRow };

const factsOf = (row: AdminCustomerRow): AccountFacts => ({
  name: { first: row.first_name, last: row.last_name },
  phone: row.phone,
  address: row.address,
  addressLabel: row.address_label,
  diet: row.diet,
  allergies: row.allergies,
  standingNote: row.standing_note,
  customerNote: row.customer_note,
  internalNote: row.internal_note,
  photoId: row.photo_id,
  tags: row.tags,
  birthday: row.birthday,
  wishedChannel: row.wished_channel,
  createdAt: row.created_at,
});

/** How far somebody can sign in: with what they have chosen, with a link to an address, or not at all. */
const signInOf = (row: AdminCustomerRow): number => {
  if (row.password_hash !== null || row.google_sub !== null) return 2;
  return row.email === null ? 0 : 1;
};

/** The two accounts, or why they cannot become one. */
async function checkPair(
  db: Kysely<DB>,
  ids: readonly [string, string],
  found: readonly [AdminCustomerRow | undefined, AdminCustomerRow | undefined],
): Promise<Pair | Refusal> {
  if (ids[0] === ids[1]) return refuse('merge_same_account');
  for (const [index, id] of ids.entries()) {
    const row = found[index];
    if (!row) {
      return (await findStaff(db, id)) ? refuse('customer_is_staff') : missingCustomer(db, id);
    }
    if (row.erased_at) return refuse('customer_erased');
    if (row.deletion_day) return refuse('customer_leaving', { who: row.email ?? row.phone ?? '' });
  }
  const [stays, goes] = found;
  if (!stays || !goes) return refuse('not_found');
  if (signInOf(goes) > signInOf(stays)) return refuse('merge_into_sign_in');
  return { stays, goes };
}

/** What would move and what the account that stays would take over. */
export async function previewMerge(
  db: Kysely<DB>,
  staysId: string,
  goesId: string,
): Promise<MergePreview | Refusal> {
  const found = [
    await findAdminCustomer(db, staysId),
    await findAdminCustomer(db, goesId),
  ] as const;
  const pair = await checkPair(db, [staysId, goesId], found);
  if (isRefusal(pair)) return pair;
  const { stays, goes } = pair;
  return {
    stays: presentAdminCustomer(stays),
    goes: presentAdminCustomer(goes),
    moves: await countMoves(db, goesId),
    takesOver: mergeAccounts(factsOf(stays), factsOf(goes)).takesOver,
  };
}

/** In whose transaction two accounts become one, when, and who did it. */
type Joining = Pick<StaffWrite, 'db' | 'now'> & { actor: string };

/**
 * The other account's own address goes into the book of the one that stays, unless it is there; what
 * is the default now stands there no second time.
 */
async function keepAddress(ctx: Joining, { stays, goes }: Pair): Promise<void> {
  const own = stays.address ?? goes.address;
  if (own) await deleteDuplicateAddress(ctx.db, stays.id, doorKey(own));
  if (!goes.address || !stays.address) return;
  const key = doorKey(goes.address);
  const others = await listOtherAddresses(ctx.db, stays.id);
  const known = [doorKey(stays.address), ...others.map((other) => other.address_key)];
  if (known.includes(key)) return;
  await insertAddress(ctx.db, stays.id, {
    label: goes.address_label,
    address: goes.address,
    address_key: key,
    created_at: ctx.now,
  });
}

/**
 * Everything of one account moves to the other, which takes over what it lacks; the row of the first
 * and its sessions are gone. Under the locks of both rows.
 */
export async function joinAccounts(ctx: Joining, pair: Pair): Promise<void> {
  const { stays, goes } = pair;
  const { facts } = mergeAccounts(factsOf(stays), factsOf(goes));

  const joined = await joinHouseholds(ctx.db, { stays: stays.id, goes: goes.id });
  await mergeAccountRows(ctx.db, {
    stays: stays.id,
    goes: goes.id,
    email: goes.email,
    emailProved: goes.email_verified_at !== null,
    staysEmail: stays.email,
    at: ctx.now,
  });
  await keepAddress(ctx, pair);
  const bothSaid = [
    { id: null, before: [goes.allergies, stays.allergies], allergies: facts.allergies },
    ...joined,
  ];
  for (const { id: memberId, before, allergies: to } of bothSaid)
    for (const from of before)
      await copyAllergiesToOrders(
        ctx.db,
        { customerId: stays.id, memberId },
        { from, to },
        ctx.now,
      );
  await ctx.db
    .updateTable('customers')
    .set({
      first_name: facts.name.first,
      last_name: facts.name.last,
      phone: facts.phone,
      address: facts.address,
      address_label: facts.addressLabel,
      allergies: facts.allergies,
      standing_note: facts.standingNote,
      customer_note: facts.customerNote,
      internal_note: facts.internalNote,
      photo_id: facts.photoId,
      tags: facts.tags,
      birthday: facts.birthday,
      wished_channel: facts.wishedChannel,
      created_at: facts.createdAt,
      updated_at: ctx.now,
      ...(stays.settings === null &&
        goes.settings !== null && { settings: JSON.stringify(goes.settings) }),
    })
    .where('id', '=', stays.id)
    .execute();
  if (goes.photo_id && goes.photo_id !== facts.photoId) {
    await dropPhotoIfUnused(ctx.db, goes.photo_id);
  }
  const named = { first_name: facts.name.first, last_name: facts.name.last, phone: facts.phone };
  for (const before of [stays, goes]) await nameOrders(ctx.db, stays.id, before, named);
  const was = [customerName(goes), goes.email, goes.phone].filter(Boolean);
  await insertCustomerStep(ctx.db, stays.id, {
    ...{ action: 'merge', actor: ctx.actor, at: ctx.now },
    reason: was.join(', '),
  });
}

/**
 * Makes another account of the same person part of this one, for good: everything moves, its row and
 * its sessions are gone, its address signs nobody in, and the customer gets a mail. One transaction
 * under the locks of both rows; a second time there is nothing left to merge.
 */
export async function mergeCustomers(
  ctx: StaffWrite,
  staysId: string,
  goesId: string,
): Promise<AdminCustomerDetails | Refusal> {
  const ids = [staysId, goesId] as const;
  const pair = await checkPair(ctx.db, ids, await lockTwoCustomers(ctx.db, ids));
  if (isRefusal(pair)) return pair;
  const { stays, goes } = pair;
  await joinAccounts({ ...ctx, actor: ctx.caller.name }, pair);
  const told = { action: 'merge', resource: 'customers' } as const;
  await recordAudit(ctx, { ...told, id: stays.id, after: { mergedAccount: goes.id } });
  await recordAudit(ctx, { ...told, id: goes.id, after: { becamePartOf: stays.id } });
  if (stays.email !== null) {
    await enqueueMail(ctx.db, {
      kind: 'accounts_merged',
      customerId: stays.id,
      details: { name: stays.first_name, email: stays.email },
    });
  }
  const after = await findAdminCustomer(ctx.db, stays.id);
  return after ? presentWhole(ctx.db, after, ctx.now) : refuse('not_found');
}
