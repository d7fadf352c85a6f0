import { download, type Listing, pageOf } from '#api/kitchen/desk/listing.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { dollars } from '#api/platform/http/csv.ts';
import { handlers } from '#api/platform/http/handler.ts';
import type { AdminCustomer, CustomerInList } from '#contract/account/desk-customer.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { isStaffEmail, storeDeskEmail, updateProfile } from '#db/account/accounts.ts';
import {
  type AdminCustomerRow,
  filterCustomers,
  findAdminCustomer,
  listTags,
  searchCustomers,
  selectCustomers,
} from '#db/account/admin-customers.ts';
import { changeCustomerSettings, settingsOf } from '#db/account/customer-settings.ts';
import { listDoubles } from '#db/account/doubles.ts';
import { insertMailChoices } from '#db/account/mail-choices.ts';
import { forgetNotedStop, listOptOuts, noteStop } from '#db/kitchen/gateways.ts';
import { formatBirthday } from '#domain/account/birthday.ts';
import { addressLine } from '#domain/account/delivery-address.ts';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { dayOf } from '#domain/platform/days.ts';
import { createCustomer } from './create-customer.ts';
import {
  anonymiseCustomer,
  disableCustomer,
  enableCustomer,
  signCustomerOut,
} from './disable-customer.ts';
import { findAtDesk } from './find-at-desk.ts';
import { inviteCustomer, sendInvitation } from './invite-customer.ts';
import { mergeCustomers, previewMerge } from './merge-customers.ts';
import {
  missingCustomer,
  presentAdminCustomer,
  presentWhole,
  withCustomer,
} from './present-customer.ts';
import { tellApart } from './tell-apart.ts';

/** Everybody with an account in the shop. */
const customerListing: Listing<'customers', AdminCustomerRow, CustomerInList> = {
  sorts: {
    createdAt: 'customer.created_at',
    name: 'customer.first_name',
    email: 'customer.email',
  },
  tieBreak: 'customer.id',
  wanted: filterCustomers,
  search: searchCustomers,
  counted: ({ search, state, tag }) =>
    search || state || tag ? null : { list: 'customers', kinds: { known: 'known' } },
  long: (db, { state, tag }) =>
    state || tag ? { id: 'customer.id', rows: selectCustomers(db) } : null,
  show: async ({ db }, rows) => {
    const doubles = await listDoubles(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      ...presentAdminCustomer(row),
      doubles: doubles.get(row.id) ?? [],
    }));
  },
};

const stateOf = ({ disabled, erased, leavingOn }: AdminCustomer): string => {
  if (erased) return 'Anonymised';
  if (disabled) return 'Disabled';
  return leavingOn ? `Leaving on ${leavingOn}` : '';
};

/** The list of customers as a table. */
export const downloadCustomers = download('customers', customerListing, {
  Name: (row) => row.name,
  Email: (row) => row.email,
  Phone: (row) => row.phone,
  Address: (row) => row.address && addressLine(row.address, row),
  Diet: (row) => DIET_LABELS[row.diet],
  Allergies: (row) => row.allergies,
  'Standing note': (row) => row.standingNote,
  Tags: (row) => row.tags.join(', '),
  Birthday: (row) => row.birthday && formatBirthday(row.birthday),
  State: stateOf,
  Subscriptions: (row) => row.subscriptionCount,
  'Credits available': (row) => row.availableCredits,
  'Last order': (row) => row.lastOrderDay,
  'Owes (CAD)': (row) => (row.owed === 0 ? null : dollars(row.owed)),
  Since: (row) => dayOf(row.createdAt),
});

/** Nobody is known by a number that they do not have, and an account that is somebody's has their name. */
const isNameMissing = (
  row: AdminCustomerRow,
  body: InputOf<typeof adminCustomers.update>['body'],
): boolean =>
  body.firstName === '' && body.lastName === '' && (body.phone === null || isTheirs(row));

/** Whether somebody signs in to an account, or has proved its address. */
const isTheirs = (row: AdminCustomerRow): boolean =>
  row.password_hash !== null || row.google_sub !== null || row.email_verified_at !== null;

/**
 * Stores the address that the desk wrote down, or mended; one that somebody signs in with or has
 * proved is theirs to change, and one that is not sent stays. Without an address the phone stays, so
 * that they can be reached.
 */
async function writeDownEmail(
  { db }: StaffWrite,
  row: AdminCustomerRow,
  asked: { email?: string | null | undefined; phone: string | null },
): Promise<Refusal | null> {
  const email = asked.email === undefined ? row.email : asked.email;
  const field = 'email';
  const isOwn = isTheirs(row);
  if (isOwn && email !== null && email !== row.email)
    return refuse('email_is_theirs', {}, { field });
  if (isOwn) return null;
  if (email === null && asked.phone === null)
    return refuse('phone_missing', {}, { field: 'phone' });
  if (email === row.email) return null;
  const isTaken =
    (email !== null && (await isStaffEmail(db, email))) ||
    !(await storeDeskEmail(db, row.id, { email, phone: asked.phone }));
  return isTaken ? refuse('email_has_account', {}, { field }) : null;
}

/**
 * Writes down whether somebody wants offers, as they have told the kitchen, also where they have said the
 * same before: it is the proof that they have agreed. Only to an address that is proved to be theirs.
 */
async function writeDownOffers(
  { db, now, caller }: StaffWrite,
  row: AdminCustomerRow,
  { wants, how, day }: InputOf<typeof adminCustomers.setOffers>['body'],
): Promise<Refusal | null> {
  if (wants && (row.email === null || row.email_verified_at === null))
    return refuse('offers_need_proved_email');
  if (day > dayOf(now)) return refuse('told_in_future', {}, { field: 'day' });
  const said = { at: now, how, toldOn: day, actor: caller.name } as const;
  const choice = { promotions: wants };
  if (settingsOf(row.settings).notifications.promotions === wants)
    await insertMailChoices(db, row.id, choice, said);
  else await changeCustomerSettings(db, row.id, { notifications: choice }, said);
  return null;
}

/**
 * Notes that somebody wants no more messages on their phone, by hand or by itself, or wants them again.
 * Only what the desk has noted is forgotten: what was answered from the phone is theirs to take back.
 */
async function setStopped(
  { db, now, caller }: StaffWrite,
  { phone }: AdminCustomerRow,
  stopped: boolean,
): Promise<Refusal | null> {
  if (phone === null) return refuse('no_phone_to_stop');
  if (stopped) await noteStop(db, phone, { at: now, by: caller.name });
  else if (!(await forgetNotedStop(db, phone)) && (await listOptOuts(db, phone)).length > 0)
    return refuse('stopped_themselves');
  return null;
}

export const adminCustomerHandlers = handlers(adminCustomers, {
  list: (ctx, { query }) => pageOf(ctx, customerListing, query),
  find: (ctx, { query }) => findAtDesk(ctx.db, query.search),
  read: async (ctx, { params }) => {
    const row = await findAdminCustomer(ctx.db, params.id);
    return row ? presentWhole(ctx.db, row, ctx.now) : missingCustomer(ctx.db, params.id);
  },
  tags: ({ db }) => listTags(db),
  create: createCustomer,
  update: (ctx, { params, body }) =>
    withCustomer(ctx, params.id, 'update', async (row) => {
      if (isNameMissing(row, body)) return refuse('name_missing', {}, { field: 'firstName' });
      const refused = await writeDownEmail(ctx, row, body);
      if (refused) return refused;
      const profile = {
        first_name: body.firstName,
        last_name: body.lastName,
        phone: body.phone,
        address: body.address || null,
        diet: body.diet,
        allergies: body.allergies,
        standing_note: body.standingNote,
      };
      await updateProfile(ctx.db, params.id, profile, ctx.now);
      await ctx.db
        .updateTable('customers')
        .set({
          customer_note: body.customerNote || null,
          internal_note: body.internalNote || null,
          ...(body.tags !== undefined && { tags: body.tags }),
          ...(body.birthday !== undefined && { birthday: body.birthday }),
        })
        .where('id', '=', params.id)
        .execute();
      return null;
    }),
  disable: (ctx, { params, body }) => disableCustomer(ctx, params.id, body),
  enable: (ctx, { params, body }) => enableCustomer(ctx, params.id, body),
  setChannel: (ctx, { params, body }) =>
    withCustomer(ctx, params.id, 'set-channel', async (row) => {
      if (row.email !== null) return refuse('chooses_channel_themselves');
      await ctx.db
        .updateTable('customers')
        .set({ wished_channel: body.channel, updated_at: ctx.now })
        .where('id', '=', params.id)
        .execute();
      return null;
    }),
  setOffers: (ctx, { params, body }) =>
    withCustomer(ctx, params.id, 'set-offers', (row) => writeDownOffers(ctx, row, body)),
  setStopped: (ctx, { params, body: { stopped } }) =>
    withCustomer(ctx, params.id, stopped ? 'note-stop' : 'note-start', (row) =>
      setStopped(ctx, row, stopped),
    ),
  tellApart: (ctx, { params, body }) => tellApart(ctx, params.id, body.otherId),
  signOut: (ctx, { params, body }) => signCustomerOut(ctx, params.id, body),
  invite: inviteCustomer,
  sendInvitation,
  anonymise: (ctx, { params, body }) => anonymiseCustomer(ctx, params.id, body),
  mergePreview: (ctx, { params }) => previewMerge(ctx.db, params.id, params.otherId),
  merge: (ctx, { params, body }) => mergeCustomers(ctx, params.id, body.otherId),
});
