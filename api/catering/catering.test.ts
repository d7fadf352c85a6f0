import { describe, expect, it } from 'vitest';
import { adminCatering } from '#contract/admin/catering.ts';
import { adminSettings } from '#contract/admin/settings.ts';
import { catering } from '#contract/catering.ts';
import { DEFAULT_CATERING } from '#domain/settings.ts';
import { useApp } from '#test/app.ts';
import {
  buildCatering,
  holding,
  inquiryOf,
  optionId,
  quotedInquiry,
  sentInquiry,
} from '#test/catering-factories.ts';
import { buildCustomer } from '#test/factories.ts';

const house = useApp();

const mailsTo = (email: string) =>
  house.db.selectFrom('mails').where('to_address', '=', email).selectAll().execute();

const stored = (id: string) =>
  house.db
    .selectFrom('catering_inquiries')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();

describe('the catering plans and menu', () => {
  it('are read with their features, surcharges and extras', async () => {
    const { planId } = await buildCatering(house.db);
    await house.contentSettled();
    const plans = await house.visitor.call(catering.plans, {});
    expect(plans.data.find(({ id }) => id === planId)).toMatchObject({
      price: 2299,
      currency: 'CAD',
      billingCycle: 'premium',
      unit: '/person',
      deliveryCharge: 100,
      taxPercentage: 1300,
    });
    const menu = await house.visitor.call(catering.menu, {});
    expect(menu.data).toMatchObject({
      extraRotiPrice: 60,
      extraPuriPrice: 100,
      callAboveGuests: 100,
      callAbovePoojaGuests: 50,
    });
    expect(menu.data.categories.map(({ category }) => category)).toEqual([
      'sabji',
      'sweet',
      'shrikhand',
      'salad',
      'dal',
      'roti',
      'rice',
    ]);
    expect(
      menu.data.categories[0]?.options.map(({ name, surcharge }) => [name, surcharge]),
    ).toEqual([
      ['sabji 1', 0],
      ['sabji 2', 100],
    ]);
  });
});

describe('calculating a menu', () => {
  const calculate = (body: Record<string, unknown>) =>
    house.visitor.send('POST', '/api/v1/catering-inquiry/calculate-menu', body);

  it('works out servings and price of what is chosen so far, by name or by id', async () => {
    const { planId } = await buildCatering(house.db);
    await house.contentSettled();
    const answered = await calculate({
      planId,
      numberOfGuests: 10,
      selectedSabji: await optionId(house.db, 'sabji 2'),
      selectedRoti: 'Roti 1',
      additionalQuantities: { roti: 20, puri: 0 },
    });
    expect(answered.data).toEqual({
      calculatedMenu: [
        {
          item: 'sabji 2',
          quantity: 20,
          category: 'sabji',
          unit: 'servings',
          specialNote: '+$1.00 per guest',
        },
        { item: 'roti 1', quantity: 40, category: 'roti', unit: 'pieces', specialNote: null },
        {
          item: 'Extra roti',
          quantity: 20,
          category: 'extra',
          unit: 'pieces',
          specialNote: 'On top of the plan',
        },
      ],
      pricingCalculation: {
        basePrice: 229.9,
        additionalCharges: 22,
        deliveryFee: 10,
        taxPercentage: 13,
        taxAmount: 29.89,
        totalPrice: 291.79,
        pricePerPerson: 22.99,
        additionalQuantities: { roti: 20, puri: 0 },
      },
      totalMenuItems: 80,
    });
  });

  it('follows what the desk changes, also for what was asked before', async () => {
    const { planId } = await buildCatering(house.db);
    await house.contentSettled();
    const extras = async () => {
      const { data } = await house.visitor.call(catering.calculateMenu, {
        body: { planId, numberOfGuests: 1, additionalQuantities: { roti: 2, puri: 0 } },
      });
      return data.pricingCalculation.additionalCharges;
    };
    expect([await extras(), await extras()]).toEqual([120, 120]);
    const staff = await house.asStaff();
    const body = { ...DEFAULT_CATERING, extraRotiPrice: 75 };
    await staff.call(adminSettings.updateCatering, { body });
    expect(await extras()).toBe(150);
    await staff.call(adminSettings.updateCatering, { body: DEFAULT_CATERING });
    expect(await extras()).toBe(120);
  });

  it('says which choice is not on the menu, and which plan is gone', async () => {
    const { planId } = await buildCatering(house.db);
    await house.contentSettled();
    expect(await calculate({ planId, numberOfGuests: 5, selectedDal: 'Soup' })).toMatchObject({
      status: 409,
      code: 'menu_option_unavailable',
      errors: [{ field: 'selectedDal' }],
      message: 'Soup is no longer on our catering menu. Please choose something else.',
    });
    expect(
      await calculate({ planId: '7f0d3c2e-2f7b-4b8e-9a53-0d8a1d5f2c11', numberOfGuests: 5 }),
    ).toMatchObject({ status: 409, code: 'plan_unavailable' });
    expect(await calculate({ planId, numberOfGuests: 0 })).toMatchObject({
      status: 422,
      errors: [{ field: 'numberOfGuests', message: 'Please enter a valid number of guests.' }],
    });
  });

  it('does not estimate what no books hold', async () => {
    const { planId } = await buildCatering(house.db, { price: 500_000 });
    await house.contentSettled();
    expect(await calculate({ planId, numberOfGuests: 10_000 })).toMatchObject({
      status: 422,
      code: 'inquiry_too_large',
    });
  });

  it('answers broken JSON as every call does', async () => {
    const broken = await house.visitor.send(
      'POST',
      '/api/v1/catering-inquiry/calculate-menu',
      '{"planId"',
      { headers: { 'content-type': 'application/json' } },
    );
    expect(broken).toMatchObject({ status: 400, code: 'malformed_json' });
  });
});

describe('sending an inquiry', () => {
  it('needs no account, and answers its number and the token that opens it', async () => {
    const { planId } = await buildCatering(house.db);
    const body = inquiryOf(planId, { selectedSabji: 'sabji 2' });
    const { status, data, message } = await house.visitor.call(catering.create, { body });
    expect(status).toBe(201);
    expect(data.inquiryNumber).toMatch(/^CI-2026-\d{4}$/);
    expect(message).toBe(
      `Catering inquiry submitted successfully! Your inquiry number is #${data.inquiryNumber}. A confirmation email has been sent to ${body.email}.`,
    );
    const read = await house.visitor.call(
      catering.read,
      { params: { id: data.id } },
      holding(data.token),
    );
    expect(read.data).toMatchObject({
      inquiryNumber: data.inquiryNumber,
      status: 'pending',
      eventDate: '2027-06-12',
      numberOfGuests: 80,
      contactNumber: '+19055550123',
      selectedPlan: { id: planId, price: 2299 },
      selectedMenuItems: [
        'sabji 2',
        'sweet 1',
        'shrikhand 1',
        'salad 1',
        'dal 1',
        'roti 1',
        'rice 1',
      ],
      pricingCalculation: {
        basePrice: 183920,
        additionalCharges: 8000,
        deliveryFee: 8000,
        taxAmount: 23910,
        totalPrice: 223830,
      },
      needsCall: false,
      quotes: [],
      payment: null,
      actions: { edit: true, cancel: true, acceptQuote: false, requestChange: false },
    });
  });

  it('writes to its address, with the estimate that is stored', async () => {
    const { email, id } = await sentInquiry(house);
    const [mail] = await mailsTo(email);
    const row = await stored(id);
    expect(mail).toMatchObject({
      kind: 'inquiry_received',
      inquiry_id: id,
      details: { estimate: { totalPrice: row.total_cents }, needsCall: false },
    });
  });

  it('trusts no figure: one that differs is answered with the new ones', async () => {
    const { planId } = await buildCatering(house.db);
    const shown = (totalPrice: number) => inquiryOf(planId, { pricingCalculation: { totalPrice } });
    const refused = await house.visitor.call(catering.create, { body: shown(100) });
    expect(refused).toMatchObject({ status: 409, code: 'prices_changed' });
    expect(refused.data).toMatchObject({
      quote: { pricingCalculation: { basePrice: 1839.2, totalPrice: 2158.3 } },
    });
    expect(await house.visitor.call(catering.create, { body: shown(215830) })).toMatchObject({
      status: 201,
    });
  });

  it('takes the extra rotis and puris of its price', async () => {
    const { planId } = await buildCatering(house.db);
    const body = inquiryOf(planId, {
      pricingCalculation: { additionalQuantities: { roti: 10, puri: 5 } },
    });
    const { data } = await house.visitor.call(catering.create, { body });
    expect(await stored(data.id)).toMatchObject({
      extra_roti: 10,
      extra_puri: 5,
      extras_cents: 1100,
    });
  });

  it('drops shrikhand where the plan has none, and asks for it where it has', async () => {
    const basic = await buildCatering(house.db, { features: [] });
    const dropped = await house.visitor.call(catering.create, { body: inquiryOf(basic.planId) });
    const { choices } = await stored(dropped.data.id);
    expect((choices as { category: string }[]).map(({ category }) => category)).not.toContain(
      'shrikhand',
    );
    const premium = await buildCatering(house.db);
    expect(
      await house.visitor.call(catering.create, {
        body: inquiryOf(premium.planId, { selectedShrikhand: null }),
      }),
    ).toMatchObject({
      status: 422,
      code: 'shrikhand_missing',
      errors: [{ field: 'selectedShrikhand', message: 'Please select a shrikhand.' }],
    });
  });

  it.each([
    ['2026-11-17', 'event_date_past'],
    ['2028-11-19', 'event_date_too_far'],
  ])('refuses an event on %s', async (eventDate, code) => {
    const { planId } = await buildCatering(house.db);
    expect(
      await house.visitor.call(catering.create, { body: inquiryOf(planId, { eventDate }) }),
    ).toMatchObject({ status: 422, code, errors: [{ field: 'eventDate' }] });
  });

  it('takes an event today by the clock of Toronto, whatever day it is in Greenwich', async () => {
    const now = house.clock.now();
    house.clock.set('2026-11-19T03:30:00Z');
    const { planId } = await buildCatering(house.db);
    const today = inquiryOf(planId, { eventDate: '2026-11-18' });
    expect(await house.visitor.call(catering.create, { body: today })).toMatchObject({
      status: 201,
    });
    house.clock.set(now);
  });

  it('says for many guests that the kitchen calls first', async () => {
    const { id } = await sentInquiry(house, {
      eventType: 'other',
      eventTypeOther: 'Satyanarayan pooja',
      numberOfGuests: 51,
    });
    expect((await stored(id)).needs_call).toBe(true);
  });

  it('forgets what was typed for an Other that is not chosen', async () => {
    const { id } = await sentInquiry(house, { eventTypeOther: 'Picnic', cuisineTypeOther: 'Thai' });
    expect(await stored(id)).toMatchObject({ event_type_other: null, cuisine_type_other: null });
  });

  it('is refused to what fills in the field that nobody sees', async () => {
    const { planId } = await buildCatering(house.db);
    const body = inquiryOf(planId, { website: 'https://pills.example' });
    expect(await house.visitor.call(catering.create, { body })).toMatchObject({
      status: 422,
      code: 'inquiry_not_human',
    });
  });

  it('is done once for one submit, however often it is sent', async () => {
    const { planId } = await buildCatering(house.db);
    const body = inquiryOf(planId);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        house.visitor.call(catering.create, { body }, { idempotencyKey: 'inquiry-once' }),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await mailsTo(body.email)).toHaveLength(1);
  });

  it('is taken ten times a day from one address', async () => {
    const { planId } = await buildCatering(house.db);
    const body = inquiryOf(planId);
    for (let sent = 0; sent < 10; sent++) await house.visitor.call(catering.create, { body });
    expect(await house.visitor.call(catering.create, { body })).toMatchObject({
      status: 429,
      code: 'too_many_inquiries',
    });
  });
});

describe('reading inquiries', () => {
  const list = (id: string, tokens: string[] = [], client = house.visitor) =>
    client.call(
      catering.listByCustomer,
      { params: { id }, query: { page: 1, limit: 50 } },
      holding(...tokens),
    );

  it('opens to the browser that sent it what it sent, and nothing else', async () => {
    const email = 'same@example.com';
    const mine = await sentInquiry(house, { email });
    await sentInquiry(house, { email });
    const { data } = await list('me', [mine.token]);
    expect(data.map(({ id }) => id)).toEqual([mine.id]);
    expect((await list('me')).data).toEqual([]);
    expect(await list(email, [mine.token])).toMatchObject({
      status: 401,
      code: 'verification_required',
      message: 'Please confirm this email address with the code that we send to it.',
    });
  });

  it('answers a visitor alike, whether there is such an inquiry or not', async () => {
    const { id } = await sentInquiry(house);
    const other = await sentInquiry(house);
    const unknown = '7f0d3c2e-2f7b-4b8e-9a53-0d8a1d5f2c11';
    const answers = await Promise.all(
      [id, unknown].map((one) =>
        house.visitor.call(catering.read, { params: { id: one } }, holding(other.token)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
  });

  it('gives a customer what they sent while signed in, and the rest once their address is verified', async () => {
    const account = await buildCustomer(house.db);
    const customer = await house.asCustomer(account);
    const signedIn = await sentInquiry(house, { by: customer, email: 'work@example.com' });
    const before = await sentInquiry(house, { email: account.email });
    const numbers = async () => (await list(account.email, [], customer)).data.map(({ id }) => id);
    expect(await numbers()).toEqual([signedIn.id]);
    await house.db
      .updateTable('customers')
      .set({ email_verified_at: house.clock.now() })
      .where('id', '=', account.id)
      .execute();
    expect((await numbers()).sort()).toEqual([signedIn.id, before.id].sort());
    expect((await list('me', [], customer)).data).toHaveLength(2);
  });

  it("keeps one customer's inquiries from another, whatever stands in the path", async () => {
    const owner = await house.asCustomer();
    const { id } = await sentInquiry(house, { by: owner });
    const other = await house.asCustomer();
    expect((await list(owner.id, [], other)).data).toEqual([]);
    expect(await other.call(catering.read, { params: { id } })).toMatchObject({
      status: 404,
      code: 'inquiry_not_found',
    });
  });

  it('takes no token that was made up', async () => {
    const { id } = await sentInquiry(house);
    for (const token of ['', 'x', 'a'.repeat(43), `${'a'.repeat(43)},,;'`])
      expect(
        await house.visitor.call(catering.read, { params: { id } }, holding(token)),
      ).toMatchObject({ status: 401 });
  });
});

describe('changing an inquiry', () => {
  const change = (
    { id, token, planId }: Awaited<ReturnType<typeof sentInquiry>>,
    version: number,
    fields: Parameters<typeof inquiryOf>[1] = {},
  ) =>
    house.visitor.call(
      catering.change,
      { params: { id }, body: { ...inquiryOf(planId, fields), version } },
      holding(token),
    );

  it('writes the new one with a new estimate', async () => {
    const inquiry = await sentInquiry(house);
    const { data } = await change(inquiry, 1, { numberOfGuests: 100, firstName: 'Meera' });
    expect(data).toMatchObject({
      version: 2,
      status: 'pending',
      firstName: 'Meera',
      numberOfGuests: 100,
      pricingCalculation: { basePrice: 229900 },
    });
  });

  it('tells its address of the new estimate', async () => {
    const inquiry = await sentInquiry(house);
    const { data } = await change(inquiry, 1, { email: inquiry.email, numberOfGuests: 100 });
    const mails = await mailsTo(inquiry.email);
    expect(mails.map(({ details }) => details)).toContainEqual(
      expect.objectContaining({
        changed: true,
        estimate: expect.objectContaining({ totalPrice: data.pricingCalculation.totalPrice }),
      }),
    );
    expect(data.steps).toHaveLength(1);
  });

  it('is refused for one that changed since it was read', async () => {
    const inquiry = await sentInquiry(house);
    await change(inquiry, 1);
    expect(await change(inquiry, 1)).toMatchObject({ status: 409, code: 'inquiry_changed' });
  });

  it('is refused once the kitchen has taken it up', async () => {
    const inquiry = await sentInquiry(house);
    const staff = await house.asStaff();
    await staff.call(adminCatering.act, {
      params: { id: inquiry.id, action: 'contact' },
      body: { reason: null },
    });
    expect(await change(inquiry, 2)).toMatchObject({ status: 403, code: 'inquiry_not_editable' });
  });
});

describe('cancelling an inquiry', () => {
  const cancel = ({ id, token }: { id: string; token: string }) =>
    house.visitor.call(
      catering.cancel,
      { params: { id }, body: { reason: 'Another date' } },
      holding(token),
    );

  it('ends a pending or a quoted one, and writes to its address', async () => {
    const pending = await sentInquiry(house);
    expect(await cancel(pending)).toMatchObject({
      status: 200,
      message: 'Inquiry cancelled successfully!',
      data: { status: 'cancelled', cancelReason: 'Another date' },
    });
    expect((await mailsTo(pending.email)).map(({ kind }) => kind)).toContain('inquiry_cancelled');
    const quoted = await quotedInquiry(house);
    expect((await cancel(quoted)).data).toMatchObject({
      status: 'cancelled',
      quotes: [{ state: 'closed' }],
    });
  });

  it('is refused with the words of the specification once it is confirmed', async () => {
    const quoted = await quotedInquiry(house);
    await house.visitor.call(
      catering.acceptQuote,
      { params: { id: quoted.id, version: 1 } },
      holding(quoted.token),
    );
    expect(await cancel(quoted)).toMatchObject({
      status: 403,
      message: 'This inquiry cannot be cancelled as it has been confirmed by admin.',
    });
  });
});
