import { describe, expect, it } from 'vitest';
import { accounts } from '#contract/account/accounts.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { tiffinsByPhone } from '#contract/tiffin/desk-by-phone.ts';
import { type Client, useApp } from '#test/app.ts';
import { buildCustomer, buildCustomerWithoutEmail, buildStaff } from '#test/factories.ts';
import { buildOffer } from '#test/tiffin-factories.ts';

const services = useApp();

const caller = {
  firstName: 'Meera',
  lastName: '',
  phone: '905-555-0177',
  email: null,
  address: '40 Bond Street, Oshawa, ON L1G 1B2',
  unitNumber: '3',
  diet: 'jain' as const,
  allergies: 'Peanuts',
  standingNote: '',
  sharesPhone: false,
};

const create = (staff: Client, change: Partial<Record<keyof typeof caller, unknown>> = {}) =>
  staff.call(adminCustomers.create, { body: { ...caller, ...change } as typeof caller });

const countByPhone = async (phone: string) =>
  (await services.db.selectFrom('customers').where('phone', '=', phone).select('id').execute())
    .length;

describe('a new customer who has rung up', () => {
  it('is written down by name and phone, with door and diet, and gets no mail', async () => {
    const kitchen = await services.asStaff(await buildStaff(services.db, { role: 'kitchen' }));
    const { status, data } = await create(kitchen, { phone: '905-555-0170' });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      name: 'Meera',
      email: null,
      phone: '+19055550170',
      address: caller.address,
      unitNumber: '3',
      diet: 'jain',
      allergies: 'Peanuts',
      hasPassword: false,
      hasGoogle: false,
      termsAcceptedAt: null,
    });
    const mails = services.db.selectFrom('mails').where('customer_id', '=', data.id);
    expect(await mails.selectAll().execute()).toEqual([]);
  });

  it('is in the audit log with what was written down, and without the words of it', async () => {
    const owner = await services.asStaff();
    const { data } = await create(owner, { phone: '905-555-0171' });
    const { after } = await services.db
      .selectFrom('audit_log')
      .where('resource', '=', 'customers')
      .where('resource_id', '=', data.id)
      .select('after')
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({ phone: '(personal)', emailVerified: false });
    expect(JSON.stringify(after)).not.toContain('Meera');
  });

  it('is not written down twice: whoever has the number is named, unless they are two people', async () => {
    const owner = await services.asStaff();
    await create(owner, { phone: '905-555-0172', lastName: 'Shah' });
    const again = await create(owner, { phone: '(905) 555 0172', firstName: 'Kiran' });
    expect(again).toMatchObject({
      status: 409,
      code: 'phone_has_account',
      errors: [{ field: 'phone' }],
    });
    expect(again.message).toContain('Meera Shah has this phone number');
    expect(await countByPhone('+19055550172')).toBe(1);
    const other = await create(owner, {
      phone: '905-555-0172',
      firstName: 'Kiran',
      sharesPhone: true,
    });
    expect(other.status).toBe(201);
  });

  it('is one when two desks write down the same number at once', async () => {
    const owner = await services.asStaff();
    const body = { phone: '905-555-0173' };
    const both = await Promise.all([create(owner, body), create(owner, body)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await countByPhone('+19055550173')).toBe(1);
  });

  it('has an e-mail address of nobody else, of the kitchen neither', async () => {
    const owner = await services.asStaff();
    const known = await buildCustomer(services.db);
    const staff = await buildStaff(services.db);
    for (const email of [known.email, staff.email]) {
      expect(await create(owner, { phone: '905-555-0174', email })).toMatchObject({
        status: 409,
        code: 'email_has_account',
        errors: [{ field: 'email' }],
      });
    }
    expect(await countByPhone('+19055550174')).toBe(0);
  });

  it('needs a phone', async () => {
    const owner = await services.asStaff();
    const body = { ...caller, phone: '' };
    expect(await owner.send('POST', '/api/v1/admin/customers', body)).toMatchObject({
      status: 422,
      errors: [{ field: 'phone' }],
    });
  });

  it('chooses a password by a link where they have given an address', async () => {
    const owner = await services.asStaff();
    const email = 'meera.by.phone@example.com';
    const { data } = await create(owner, { phone: '905-555-0175', email });
    await services.visitor.call(accounts.forgotPassword, { body: { email } });
    await services.runJobs();
    const { kind } = await services.db
      .selectFrom('mails')
      .where('customer_id', '=', data.id)
      .select('kind')
      .executeTakeFirstOrThrow();
    expect(kind).toBe('password_reset');
  });

  it('has a plan in the same call', async () => {
    const owner = await services.asStaff();
    const offer = await buildOffer(services.db);
    const { data } = await create(owner, { phone: '905-555-0176' });
    const plan = await owner.call(tiffinsByPhone.subscribe, {
      body: {
        customerId: data.id,
        planGroupId: offer.group.id,
        planVariantId: offer.variant.id,
        startDate: '2026-11-19',
        deliveryAddress: caller.address,
        diet: 'jain',
        allergies: '',
        standingNote: '',
        ownPrice: null,
        takesOutside: false,
        approval: 'unpaid',
      },
    });
    expect(plan).toMatchObject({
      status: 201,
      data: { status: 'active', customerName: 'Meera', customerEmail: '' },
    });
  });
});

describe('a customer without an e-mail address', () => {
  const params = async () => ({ id: (await buildCustomerWithoutEmail(services.db)).id });
  const details = {
    firstName: 'Meera',
    lastName: '',
    address: null,
    diet: 'jain' as const,
    allergies: '',
    standingNote: '',
    customerNote: null,
    internalNote: null,
  };

  it('keeps a phone', async () => {
    const owner = await services.asStaff();
    const refused = await owner.call(adminCustomers.update, {
      params: await params(),
      body: { ...details, phone: null, email: null },
    });
    expect(refused).toMatchObject({ status: 422, code: 'phone_missing' });
  });

  it('can be given an address at the desk, which is mended until they sign in with it', async () => {
    const owner = await services.asStaff();
    const one = await params();
    const update = (email: string | null) =>
      owner.call(adminCustomers.update, {
        params: one,
        body: { ...details, phone: '905-555-0178', email },
      });
    const taken = await buildCustomer(services.db);
    expect(await update(taken.email)).toMatchObject({ status: 409, code: 'email_has_account' });
    expect(await update('first@example.com')).toMatchObject({
      status: 200,
      data: { email: 'first@example.com', emailVerified: false },
    });
    expect(await update('other@example.com')).toMatchObject({
      status: 200,
      data: { email: 'other@example.com' },
    });
    expect(await update(null)).toMatchObject({ status: 200, data: { email: null } });
    expect(await update('third@example.com')).toMatchObject({ status: 200 });
    await services.db
      .updateTable('customers')
      .set({ password_hash: 'chosen by them' })
      .where('id', '=', one.id)
      .execute();
    expect(await update('other@example.com')).toMatchObject({
      status: 409,
      code: 'email_is_theirs',
    });
    expect(await update(null)).toMatchObject({ status: 200, data: { email: 'third@example.com' } });
  });

  it('may have an address exchanged for a phone, and back', async () => {
    const owner = await services.asStaff();
    const { id } = await buildCustomer(services.db, { phone: null });
    const update = (contact: { phone: string | null; email: string | null }) =>
      owner.call(adminCustomers.update, { params: { id }, body: { ...details, ...contact } });
    expect(await update({ phone: '905-555-0179', email: null })).toMatchObject({
      status: 200,
      data: { email: null, phone: '+19055550179' },
    });
    expect(await update({ phone: null, email: 'again@example.com' })).toMatchObject({
      status: 200,
      data: { email: 'again@example.com', phone: null },
    });
  });

  it('is anonymised once their number is typed, and nobody else with them', async () => {
    const owner = await services.asStaff();
    const other = await buildCustomerWithoutEmail(services.db, { phone: '+19055550199' });
    const { id } = await buildCustomerWithoutEmail(services.db, { phone: '+19055550198' });
    const ask = (contact: string) =>
      owner.call(adminCustomers.anonymise, { params: { id }, body: { contact } });
    expect(await ask('905-555-0199')).toMatchObject({ status: 422, code: 'contact_differs' });
    expect(await ask('905 555 0198')).toMatchObject({ status: 200, data: { erased: true } });
    const stays = await owner.call(adminCustomers.read, { params: { id: other.id } });
    expect(stays.data).toMatchObject({ name: 'Meera', erased: false, phone: '+19055550199' });
    const last = services.db.selectFrom('mails').where('kind', '=', 'account_deleted');
    expect(await last.selectAll().execute()).toEqual([]);
  });

  it('becomes part of the account with an address, and not the other way round', async () => {
    const owner = await services.asStaff();
    const household = await buildCustomerWithoutEmail(services.db, { allergies: 'Sesame' });
    const registered = await buildCustomer(services.db);
    const merge = (stays: string, goes: string) =>
      owner.call(adminCustomers.merge, { params: { id: stays }, body: { otherId: goes } });
    expect(await merge(household.id, registered.id)).toMatchObject({
      status: 409,
      code: 'merge_into_sign_in',
    });
    expect(await merge(registered.id, household.id)).toMatchObject({
      status: 200,
      data: { email: registered.email, allergies: 'Sesame' },
    });
    const gone = await owner.call(adminCustomers.read, { params: { id: household.id } });
    expect(gone.message).toBe(`This account has become part of the one of ${registered.email}.`);
  });
});
