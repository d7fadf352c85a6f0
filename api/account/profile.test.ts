import { describe, expect, it } from 'vitest';
import { accounts } from '#contract/account/accounts.ts';
import { customerHome } from '#contract/account/customer-home.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { type ProfileBody, profile } from '#contract/account/profile.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { useApp } from '#test/app.ts';
import { holding, sentInquiry } from '#test/catering-factories.ts';
import { photoFile } from '#test/photo-files.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();

const body = (change: Partial<ProfileBody> = {}): ProfileBody => ({
  first_name: 'Asha',
  last_name: 'Patel',
  phone: '905 555 0123',
  address: '12 Main Street, Oshawa L1H 1A1',
  diet: 'jain',
  allergies: 'Peanuts',
  standing_note: 'Ring twice.',
  ...change,
});

describe('the profile', () => {
  it('keeps what a customer changes, the phone as the kitchen writes it', async () => {
    const customer = await services.asCustomer();
    const changed = await customer.call(profile.update, { body: body() });
    expect(changed).toMatchObject({
      status: 200,
      message: 'Profile updated successfully!',
      data: {
        name: 'Asha Patel',
        phone: '+19055550123',
        diet: 'jain',
        standing_note: 'Ring twice.',
      },
    });
    const { data } = await customer.call(accounts.userInfo, {});
    expect(data).toEqual(changed.data);
  });

  it('forgets phone and address when they are emptied', async () => {
    const customer = await services.asCustomer();
    const { data } = await customer.call(profile.update, {
      body: body({ phone: null, address: ' ' }),
    });
    expect([data.phone, data.address]).toEqual([null, null]);
  });

  it('leaves the e-mail address alone, whatever is sent', async () => {
    const customer = await services.asCustomer();
    const before = (await customer.call(accounts.userInfo, {})).data.email;
    await customer.send('PUT', '/api/v1/profile', { ...body(), email: 'other@example.com' });
    expect((await customer.call(accounts.userInfo, {})).data.email).toBe(before);
  });

  it('says which field does not fit', async () => {
    const customer = await services.asCustomer();
    expect(await customer.send('PUT', '/api/v1/profile', body({ first_name: 'A' }))).toMatchObject({
      status: 422,
      errors: [{ field: 'first_name', message: 'Your first name must be at least 2 characters' }],
    });
  });

  it('counts orders and loyalty points, of this customer alone', async () => {
    const customer = await services.asCustomer();
    const figures = async () => (await customer.call(profile.figures, {})).data;
    expect(await figures()).toEqual({ totalOrders: 0, loyaltyPoints: 0 });
    await buildSubscription(services.db, { customer_id: customer.id });
    await buildSubscription(services.db);
    expect(await figures()).toEqual({ totalOrders: 0, loyaltyPoints: 50 });
  });
});

it('counts the inquiries that the Catering tab counts, also those from before the account', async () => {
  const customer = await services.asCustomer();
  const before = await sentInquiry(services);
  await sentInquiry(services, { by: customer });
  const counted = async (...tokens: string[]) => {
    const { data } = await customer.call(profile.figures, {}, holding(...tokens));
    const { data: tabs } = await customer.call(customerHome.read, {}, holding(...tokens));
    expect(data.totalOrders).toBe(tabs.counts.catering);
    return data;
  };
  expect(await counted()).toEqual({ totalOrders: 1, loyaltyPoints: 10 });
  expect(await counted(before.token)).toEqual({ totalOrders: 2, loyaltyPoints: 20 });
});

describe('the photo of a customer', () => {
  const upload = async (customer: Awaited<ReturnType<typeof services.asCustomer>>, seed = 1) => {
    const file = (await photoFile({ seed })).toString('base64');
    return customer.call(profile.setPhoto, { body: { file } });
  };
  const photos = async () =>
    (await services.db.selectFrom('photos').select('id').execute()).map(({ id }) => id);

  it('is shown, replaced and removed, and leaves nothing behind', async () => {
    const before = await photos();
    const customer = await services.asCustomer();
    const first = await upload(customer);
    expect(first.data.profile_photo).toMatch(/^\/photos\/[0-9a-f]{32}\/480\.webp$/);
    const second = await upload(customer, 2);
    expect(second.data.profile_photo).not.toBe(first.data.profile_photo);
    expect(await photos()).toHaveLength(before.length + 1);
    const { data } = await customer.call(profile.removePhoto, {});
    expect(data.profile_photo).toBeNull();
    expect(await photos()).toEqual(before);
  });

  it('stays while somebody else shows the same picture', async () => {
    const [one, other] = [await services.asCustomer(), await services.asCustomer()];
    await upload(one);
    await upload(other);
    await one.call(profile.removePhoto, {});
    const { data } = await other.call(accounts.userInfo, {});
    const [, , id = ''] = data.profile_photo?.split('/') ?? [];
    expect(await photos()).toContain(id);
  });

  it('is refused when it is none', async () => {
    const customer = await services.asCustomer();
    const file = Buffer.from('<script>').toString('base64');
    expect(await customer.call(profile.setPhoto, { body: { file } })).toMatchObject({
      status: 422,
      code: 'photo_unreadable',
    });
  });

  it('may be 4 MB, and no more', async () => {
    const customer = await services.asCustomer();
    const send = async (bytes: number) => {
      const file = Buffer.alloc(bytes).toString('base64');
      return (await customer.call(profile.setPhoto, { body: { file } })).code;
    };
    expect(await send(4 * 1024 * 1024)).toBe('photo_unreadable');
    expect(await send(4 * 1024 * 1024 + 1)).toBe('own_photo_too_large');
  });
});

describe('an allergy that is told late', () => {
  it('reaches the running plans and whatever has not left the kitchen, whoever enters it', async () => {
    const customer = await services.asCustomer();
    const { id: planId } = await buildSubscription(services.db, { customer });
    const { data: tiffin } = await customer.call(tiffinOrders.schedule, {
      body: {
        subscriptionId: planId,
        deliveryDate: '2026-11-20',
        deliveryTimeSlot: '17:00-18:00',
        quantity: 1,
        deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
        specialInstructions: null,
      },
    });
    const snack = await buildSnack(services.db);
    const { data: order } = await customer.call(snackOrders.place, {
      body: snackOrderOf({ snackId: snack.id }),
    });
    const staff = await services.asStaff();
    const known = async () => [
      (await staff.call(adminSubscriptions.read, { params: { id: planId } })).data.allergies,
      (await staff.call(adminTiffinOrders.read, { params: { id: tiffin.id } })).data.allergies,
      (await staff.call(adminSnackOrders.read, { params: { id: order.id } })).data.allergies,
    ];
    await customer.call(profile.update, { body: body({ allergies: 'Peanuts, severe' }) });
    expect(await known()).toEqual(Array(3).fill('Peanuts, severe'));

    await services.db
      .updateTable('tiffin_orders')
      .set({ status: 'out_for_delivery' })
      .where('id', '=', tiffin.id)
      .execute();
    const { data: found } = await staff.call(adminCustomers.read, { params: { id: customer.id } });
    await staff.call(adminCustomers.update, {
      params: { id: customer.id },
      body: {
        firstName: found.firstName,
        lastName: found.lastName,
        phone: found.phone,
        address: found.address,
        diet: found.diet,
        allergies: 'Sesame',
        standingNote: '',
        customerNote: '',
        internalNote: '',
      },
    });
    expect(await known()).toEqual(['Sesame', 'Peanuts, severe', 'Sesame']);
  });
});
