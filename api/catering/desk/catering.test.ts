import { describe, expect, it } from 'vitest';
import { catering } from '#contract/catering/catering.ts';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { cateringInquiries } from '#contract/catering/inquiries.ts';
import type { MenuLine } from '#contract/catering/inquiry-menu.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { deliveryAddress } from '#domain/account/delivery-address.ts';
import { useApp } from '#test/app.ts';
import {
  acceptedInquiry,
  buildCatering,
  depositFor,
  holding,
  inquiryOf,
  quotedInquiry,
  quoteOf,
  sentInquiry,
} from '#test/catering-factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';

const services = useApp();

const readAtDesk = async (id: string) => {
  const staff = await services.asStaff();
  return (await staff.call(adminCatering.read, { params: { id } })).data;
};

const actions = async (
  id: string,
  action: 'contact' | 'complete' | 'cancel' | 'accept',
  body = {},
) => {
  const staff = await services.asStaff();
  return staff.call(adminCatering.act, {
    params: { id, action },
    body: { reason: null, ...body },
  });
};

const page = { page: 1, limit: 100, sort: 'createdAt', order: 'DESC' } as const;

async function bookTiffins(day: string, quantity: number): Promise<void> {
  const subscription = await buildSubscription(services.db, { credits: 20 });
  await services.db
    .insertInto('tiffin_orders')
    .values({
      number: `TF-${day}-${quantity}`,
      subscription_id: subscription.id,
      customer_id: subscription.customer_id,
      status: 'scheduled',
      delivery_day: day,
      slot: '14:00-15:00',
      quantity,
      address: deliveryAddress('12 Maple Street'),
      address_key: 'maple',
    })
    .execute();
}

describe('the event book', () => {
  it('shows a month of events beside the tiffins and closures of each day', async () => {
    await bookTiffins('2027-06-14', 4);
    await services.db
      .insertInto('closures')
      .values({ start_day: '2027-06-14', end_day: '2027-06-15', reason: 'Floor repairs' })
      .execute();
    const one = await sentInquiry(services, {
      eventDate: '2027-06-14',
      eventTime: ['lunch', 'snacks'],
    });
    const gone = await sentInquiry(services, { eventDate: '2027-06-14' });
    await actions(gone.id, 'cancel', { reason: 'We are full.' });
    const staff = await services.asStaff();
    const { data } = await staff.call(adminCatering.month, { params: { month: '2027-06' } });
    expect(data.days).toHaveLength(30);
    expect(data.tiffinCapacity).toBe(600);
    expect(data.days.find(({ date }) => date === '2027-06-14')).toEqual({
      date: '2027-06-14',
      tiffins: 4,
      waiting: 0,
      closure: 'Floor repairs',
      events: [
        {
          id: one.id,
          inquiryNumber: one.number,
          event: 'Wedding',
          customerName: 'Asha Patel',
          guests: 80,
          times: ['lunch', 'snacks'],
          clock: null,
          isBrought: true,
          status: 'pending',
        },
      ],
    });
  });

  it('has all days of a leap year’s February', async () => {
    const staff = await services.asStaff();
    const { data } = await staff.call(adminCatering.month, { params: { month: '2028-02' } });
    expect(data.days.map(({ date }) => date).at(-1)).toBe('2028-02-29');
  });
});

describe('an inquiry at the desk', () => {
  it('comes with the load of its day and a quote to begin with', async () => {
    await bookTiffins('2027-07-01', 3);
    const other = await sentInquiry(services, { eventDate: '2027-07-01', numberOfGuests: 40 });
    const { id } = await sentInquiry(services, {
      eventDate: '2027-07-01',
      selectedSabji: 'sabji 2',
    });
    const shown = await readAtDesk(id);
    expect(shown.load).toMatchObject({
      tiffins: 3,
      tiffinCapacity: 600,
      closure: null,
      otherEvents: [{ id: other.id, guests: 40, status: 'pending' }],
    });
    expect(shown.draft).toMatchObject({
      taxPercentage: 1300,
      validUntil: '2026-12-02',
      lines: [
        { quantity: 80, unitPrice: 2299, taxable: true },
        { label: 'sabji 2, per guest', quantity: 80, unitPrice: 100 },
        { label: 'Delivery, per guest', quantity: 80, unitPrice: 100 },
      ],
    });
    expect(shown.staffActions).toEqual(['contact', 'quote', 'set-clock', 'set-diets', 'cancel']);
  });

  it('is found by number, name, address and phone', async () => {
    const { number, email, id } = await sentInquiry(services, {
      lastName: 'Zaveri',
      phoneNumber: '+14165550199',
    });
    const staff = await services.asStaff();
    for (const search of [number, 'zaveri', 'Asha Zaveri', email, '(416) 555-0199']) {
      const { data } = await staff.call(adminCatering.list, { query: { ...page, search } });
      expect(data.map((one) => one.id)).toEqual([id]);
    }
  });

  it('keeps the internal note at the desk', async () => {
    const { id, token } = await sentInquiry(services);
    const staff = await services.asStaff();
    const { data } = await staff.call(adminCatering.update, {
      params: { id },
      body: { customerNote: 'We can do it.', internalNote: 'Ask for the hall key.' },
    });
    expect(data).toMatchObject({ internalNote: 'Ask for the hall key.', version: 2 });
    const read = await services.visitor.call(
      cateringInquiries.read,
      { params: { id } },
      holding(token),
    );
    expect(read.data.adminNotes).toBe('We can do it.');
    expect(read.text).not.toContain('hall key');
  });

  it('goes from call to quote to done, and its history says who', async () => {
    const { id } = await sentInquiry(services);
    expect((await actions(id, 'contact')).data.status).toBe('contacted');
    const staff = await services.asStaff();
    await staff.call(adminCatering.sendQuote, { params: { id }, body: quoteOf() });
    const accepted = await actions(id, 'accept', { reason: 'By phone, Nov 18', version: 1 });
    expect(accepted.data).toMatchObject({ status: 'confirmed', quotes: [{ state: 'accepted' }] });
    expect(await actions(id, 'complete')).toMatchObject({ status: 409, code: 'not_its_time' });
    const unpaid = accepted.data.balance.owed;
    expect(await actions(id, 'complete', { anyTime: true, unpaid: unpaid - 1 })).toMatchObject({
      status: 409,
      code: 'event_unpaid',
    });
    const done = await actions(id, 'complete', { anyTime: true, unpaid });
    expect(done.data.history.map(({ status, note }) => [status, note])).toEqual([
      ['pending', null],
      ['contacted', null],
      ['quoted', 'Version 1'],
      ['confirmed', 'By phone, Nov 18'],
      ['completed', null],
    ]);
    expect(done.data.history[1]?.actor).toBe('Meera Shah');
  });

  it('is completed while it is unpaid only where the desk knows how much is due', async () => {
    const { id } = await acceptedInquiry(services);
    expect(await actions(id, 'complete', { anyTime: true })).toMatchObject({
      status: 409,
      code: 'event_unpaid',
      message:
        'C$2,260.00 of this event is still to be paid. Please confirm that it is completed all the same.',
    });
    const staff = await services.asStaff();
    await staff.call(adminPayments.record, { body: depositFor(id, 226_000) });
    expect((await actions(id, 'complete', { anyTime: true })).data).toMatchObject({
      status: 'completed',
    });
  });

  it('is cancelled with a reason that its customer reads', async () => {
    const { id, email } = await sentInquiry(services);
    expect(await actions(id, 'cancel')).toMatchObject({ status: 422, code: 'reason_missing' });
    expect((await actions(id, 'cancel', { reason: 'We are full that day.' })).data).toMatchObject({
      status: 'cancelled',
      cancelReason: 'We are full that day.',
    });
    const mails = await services.db
      .selectFrom('mails')
      .where('to_address', '=', email)
      .where('kind', '=', 'inquiry_cancelled')
      .select('details')
      .execute();
    expect(mails).toMatchObject([{ details: { by: 'staff', reason: 'We are full that day.' } }]);
  });

  it('is an event to its customer when it is cancelled after it was accepted', async () => {
    const { id, email } = await acceptedInquiry(services);
    await actions(id, 'cancel', { reason: 'Our oven is broken.' });
    const { details } = await services.db
      .selectFrom('mails')
      .where('to_address', '=', email)
      .where('kind', '=', 'inquiry_cancelled')
      .select('details')
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ wasAccepted: true });
  });

  it('is accepted on the customer’s word only with how they said so, and only as it stands', async () => {
    const { id } = await quotedInquiry(services);
    expect(await actions(id, 'accept', { version: 1 })).toMatchObject({ code: 'reason_missing' });
    expect(await actions(id, 'accept', { reason: 'By phone', version: 2 })).toMatchObject({
      code: 'quote_not_found',
    });
  });
});

describe('quoting', () => {
  const send = async (id: string, change: Parameters<typeof quoteOf>[0] = {}) => {
    const staff = await services.asStaff();
    return staff.call(adminCatering.sendQuote, { params: { id }, body: quoteOf(change) });
  };

  it('makes a new version each time, beginning with the latest', async () => {
    const { id } = await quotedInquiry(services);
    const second = await send(id, { basedOn: 1, deposit: 10_000, note: 'With chaas.' });
    expect(second.data).toMatchObject({
      quotes: [
        { version: 1, state: 'replaced' },
        { version: 2, state: 'open', note: 'With chaas.' },
      ],
      draft: { deposit: 10_000 },
    });
  });

  it('is refused to whoever has not read the latest version', async () => {
    const { id } = await quotedInquiry(services);
    expect(await send(id, { basedOn: 0 })).toMatchObject({
      status: 409,
      code: 'quote_replaced',
    });
  });

  it.each([
    [{ validUntil: '2026-11-17' }, 'quote_valid_until_past', 'validUntil'],
    [{ validUntil: '2027-06-13' }, 'quote_valid_until_late', 'validUntil'],
    [{ deposit: 300_000 }, 'quote_deposit_too_high', 'deposit'],
    [
      { lines: [{ label: 'Gift', quantity: 1, unitPrice: -100, taxable: false }], deposit: 0 },
      'quote_total_negative',
      'lines',
    ],
  ])('with %o is refused', async (change, code, field) => {
    const { id } = await sentInquiry(services);
    expect(await send(id, change)).toMatchObject({ status: 422, code, errors: [{ field }] });
  });

  it('is refused to whoever has not read what the customer has changed since', async () => {
    const { id, token, planId } = await sentInquiry(services);
    const { askedAt } = await readAtDesk(id);
    const now = services.clock.now();
    services.clock.set(now.add({ minutes: 5 }));
    await services.visitor.call(
      catering.change,
      { params: { id }, body: { ...inquiryOf(planId, { numberOfGuests: 200 }), version: 1 } },
      holding(token),
    );
    expect(await send(id, { askedAt })).toMatchObject({ status: 409, code: 'inquiry_changed' });
    const changed = await readAtDesk(id);
    expect(changed.history.at(-1)).toMatchObject({ note: 'Changed by the customer' });
    expect(await send(id, { askedAt: changed.askedAt })).toMatchObject({ status: 201 });
    services.clock.set(now);
  });

  it('for another number of guests makes them the event’s once it is accepted', async () => {
    const { id, token } = await sentInquiry(services);
    await send(id, { guests: 90 });
    expect(await readAtDesk(id)).toMatchObject({ numberOfGuests: 80, draft: { guests: 90 } });
    await services.visitor.call(
      cateringInquiries.acceptQuote,
      { params: { id, version: 1 } },
      holding(token),
    );
    const { numberOfGuests, calculatedMenu } = await readAtDesk(id);
    expect(numberOfGuests).toBe(90);
    expect(calculatedMenu.find(({ category }) => category === 'roti')?.quantity).toBe(360);
  });

  it('is over once one is accepted', async () => {
    const { id } = await acceptedInquiry(services);
    expect(await send(id, { basedOn: 1 })).toMatchObject({
      status: 409,
      code: 'action_not_allowed',
    });
  });
});

describe('the catering menu at the desk', () => {
  const option = (change = {}) => ({
    category: 'sweet' as const,
    name: `Jalebi ${Math.random()}`,
    spellings: ['Jilebi', '', 'Jilebi'],
    surcharge: 150,
    diets: ['vegetarian' as const, 'jain' as const],
    isDefault: false,
    isActive: true,
    sortOrder: 9,
    ...change,
  });

  it('takes something new, and the wizard offers it', async () => {
    await buildCatering(services.db);
    const staff = await services.asStaff();
    const { data } = await staff.call(adminCatering.createOption, { body: option() });
    expect(data.spellings).toEqual(['Jilebi']);
    expect(data.diets).toEqual(['vegetarian', 'jain']);
    const menu = await services.visitor.call(catering.menu, {});
    const sweets = menu.data.categories.find(({ category }) => category === 'sweet');
    expect(sweets?.options).toContainEqual(
      expect.objectContaining({ id: data.id, surcharge: 150 }),
    );
  });

  it('has one default in a category, and one of a name', async () => {
    await buildCatering(services.db);
    const staff = await services.asStaff();
    const body = option({ isDefault: true });
    const { data } = await staff.call(adminCatering.createOption, { body });
    const sweets = await staff.call(adminCatering.listOptions, {
      query: { page: 1, limit: 100, sort: 'sortOrder', order: 'ASC', category: 'sweet' },
    });
    expect(sweets.data.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([data.id]);
    expect(
      await staff.call(adminCatering.createOption, {
        body: { ...body, isDefault: false, name: body.name.toUpperCase() },
      }),
    ).toMatchObject({ status: 409, code: 'menu_option_taken', errors: [{ field: 'name' }] });
  });

  it('says how much one serving is, and events are cooked by it as long as it is on the menu', async () => {
    await buildCatering(services.db);
    const staff = await services.asStaff();
    const portion = { amount: 240, unit: 'ml' as const };
    const body = option({ portion });
    const { data } = await staff.call(adminCatering.createOption, { body });
    expect(data.portion).toEqual(portion);
    const { id } = await sentInquiry(services, { selectedSweet: body.name, numberOfGuests: 48 });
    const toCook = async () => (await readAtDesk(id)).toCook;
    expect(await toCook()).toContainEqual(
      expect.objectContaining({ item: body.name, quantity: 48, portion }),
    );
    expect(await toCook()).toContainEqual(
      expect.objectContaining({ item: 'rice 1', quantity: 48, portion: null }),
    );
    const params = { id: data.id };
    const larger = { amount: 300, unit: 'ml' as const };
    await staff.call(adminCatering.updateOption, { params, body: { ...body, portion: larger } });
    expect(await toCook()).toContainEqual(
      expect.objectContaining({ item: body.name, portion: larger }),
    );
    await staff.call(adminCatering.removeOption, { params });
    expect(await toCook()).toContainEqual(
      expect.objectContaining({ item: body.name, quantity: 48, portion: null }),
    );
  });

  it('is cooked dish by dish where two share a category, for as many as the quote is for', async () => {
    await buildCatering(services.db);
    const staff = await services.asStaff();
    const portion = { amount: 200, unit: 'g' as const };
    const second = { ...option({ portion }), category: 'sabji' as const };
    await staff.call(adminCatering.createOption, { body: second });
    const { id } = await sentInquiry(services, { selectedSabji: ['sabji 1', second.name] });
    const toCook = async () =>
      (await readAtDesk(id)).toCook
        .filter(({ category }) => category === 'sabji')
        .map(({ item, quantity, portion }) => [quantity, item, portion?.amount ?? null]);
    expect(await toCook()).toEqual([
      [80, 'sabji 1', null],
      [80, second.name, 200],
    ]);
    await staff.call(adminCatering.sendQuote, { params: { id }, body: quoteOf({ guests: 90 }) });
    const { menu } = await services.db
      .selectFrom('catering_quotes')
      .where('inquiry_id', '=', id)
      .select('menu')
      .executeTakeFirstOrThrow();
    expect((menu as MenuLine[]).slice(0, 2).map(({ item, quantity }) => [quantity, item])).toEqual([
      [90, 'sabji 1'],
      [90, second.name],
    ]);
  });

  it('lets go of something, and inquiries keep its name', async () => {
    const { id } = await sentInquiry(services);
    const staff = await services.asStaff();
    const menu = await staff.call(adminCatering.listOptions, {
      query: { page: 1, limit: 100, sort: 'sortOrder', order: 'ASC', search: 'dal 1' },
    });
    await staff.call(adminCatering.removeOption, { params: { id: menu.data[0]?.id ?? '' } });
    expect((await readAtDesk(id)).selectedMenuItems).toContain('dal 1');
  });
});
