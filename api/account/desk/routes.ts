import { handlers } from '#api/platform/http/handler.ts';
import { pageOf } from '#api/platform/desk/listing.ts';
import { adminCustomers } from '#contract/account/desk/customers.ts';
import { updateProfile } from '#db/account/accounts.ts';
import { findDeskCustomer } from '#db/account/desk-customers.ts';
import { anonymiseCustomer } from './anonymise.ts';
import { disableCustomer, enableCustomer, signCustomerOut } from './disable.ts';
import { customerListing } from './list.ts';
import { mergeCustomers, previewMerge } from './merge.ts';
import { presentWhole } from './present.ts';
import { missingCustomer, withCustomer } from './with-customer.ts';

export const adminCustomerHandlers = handlers(adminCustomers, {
  list: (ctx, { query }) => pageOf(ctx, customerListing, query),
  read: async (ctx, { params }) => {
    const row = await findDeskCustomer(ctx.db, params.id);
    return row ? presentWhole(ctx.db, row, ctx.now) : missingCustomer(ctx.db, params.id);
  },
  update: (ctx, { params, body }) =>
    withCustomer(ctx, params.id, 'update', async () => {
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
        })
        .where('id', '=', params.id)
        .execute();
      return null;
    }),
  disable: (ctx, { params, body }) => disableCustomer(ctx, params.id, body),
  enable: (ctx, { params, body }) => enableCustomer(ctx, params.id, body),
  signOut: (ctx, { params, body }) => signCustomerOut(ctx, params.id, body),
  anonymise: (ctx, { params, body }) => anonymiseCustomer(ctx, params.id, body),
  mergePreview: (ctx, { params }) => previewMerge(ctx.db, params.id, params.otherId),
  merge: (ctx, { params, body }) => mergeCustomers(ctx, params.id, body.otherId),
});
