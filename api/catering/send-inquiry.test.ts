import { describe, expect, it } from 'vitest';
import type { MailDetails } from '#api/kitchen/mail/mail-kinds.ts';
import { catering } from '#contract/catering/catering.ts';
import { cateringInquiries } from '#contract/catering/inquiries.ts';
import { useApp } from '#test/app.ts';
import { buildCatering, holding, inquiryOf, sentInquiry } from '#test/catering-factories.ts';

const services = useApp();

const mailsTo = (email: string) =>
  services.db.selectFrom('mails').where('to_address', '=', email).selectAll().execute();

const stored = (id: string) =>
  services.db
    .selectFrom('catering_inquiries')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();

describe('sending an inquiry', () => {
  it('needs no account, and answers its number and the token that opens it', async () => {
    const { planId } = await buildCatering(services.db);
    const body = inquiryOf(planId, { selectedSabji: 'sabji 2' });
    const { status, data, message } = await services.visitor.call(catering.create, { body });
    expect(status).toBe(201);
    expect(data.inquiryNumber).toMatch(/^CI-2026-\d{4}$/);
    expect(message).toBe(
      `Catering inquiry submitted successfully! Your inquiry number is #${data.inquiryNumber}. A confirmation email has been sent to ${body.email}.`,
    );
    const read = await services.visitor.call(
      cateringInquiries.read,
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

  it('keeps both dishes of a plan with two, and the customer, the mail and the kitchen read each', async () => {
    const selectedSabji = ['sabji 2', 'sabji 1'];
    const { id, email, token } = await sentInquiry(services, { selectedSabji });
    const { choices, extras_cents } = await stored(id);
    expect(extras_cents).toBe(8000);
    expect((choices as object[]).slice(0, 3)).toMatchObject([
      { name: 'sabji 1' },
      { name: 'sabji 2', surcharge: 100 },
      { category: 'sweet' },
    ]);
    const sabjis = [
      { item: 'sabji 1', quantity: 80, category: 'sabji' },
      { item: 'sabji 2', quantity: 80, category: 'sabji' },
    ];
    const { data } = await services.visitor.call(
      cateringInquiries.read,
      { params: { id } },
      holding(token),
    );
    expect(data.calculatedMenu.slice(0, 2)).toMatchObject(sabjis);
    const [mail] = await mailsTo(email);
    const told = mail?.details as MailDetails['inquiry_received'] | undefined;
    expect(told?.menu.slice(0, 2)).toMatchObject(sabjis);
  });

  it('has no delivery where everything is only picked up', async () => {
    const { id } = await sentInquiry(services, { cateringService: ['self_serve_pickup'] });
    expect(await stored(id)).toMatchObject({ delivery_cents: 0, total_cents: 207830 });
  });

  it('writes to its address, with the estimate that is stored', async () => {
    const { email, id } = await sentInquiry(services);
    const [mail] = await mailsTo(email);
    const row = await stored(id);
    expect(mail).toMatchObject({
      kind: 'inquiry_received',
      inquiry_id: id,
      details: { estimate: { totalPrice: row.total_cents }, needsCall: false, changed: false },
    });
  });

  it('trusts no figure: one that differs is answered with the new ones', async () => {
    const { planId } = await buildCatering(services.db);
    const shown = (totalPrice: number) => inquiryOf(planId, { pricingCalculation: { totalPrice } });
    const refused = await services.visitor.call(catering.create, { body: shown(100) });
    expect(refused).toMatchObject({ status: 409, code: 'prices_changed' });
    expect(refused.data).toMatchObject({
      quote: { pricingCalculation: { basePrice: 1839.2, totalPrice: 2158.3 } },
    });
    expect(await services.visitor.call(catering.create, { body: shown(215830) })).toMatchObject({
      status: 201,
    });
  });

  it.each(['basePrice', 'additionalCharges'])(
    'trusts no %s either, whatever the total is',
    async (figure) => {
      const { planId } = await buildCatering(services.db);
      const body = inquiryOf(planId, { pricingCalculation: { totalPrice: 215830, [figure]: 100 } });
      expect(await services.visitor.call(catering.create, { body })).toMatchObject({
        status: 409,
        code: 'prices_changed',
      });
    },
  );

  it('takes the extra rotis and puris of its price', async () => {
    const { planId } = await buildCatering(services.db);
    const body = inquiryOf(planId, {
      pricingCalculation: { additionalQuantities: { roti: 10, puri: 5 } },
    });
    const { data } = await services.visitor.call(catering.create, { body });
    expect(await stored(data.id)).toMatchObject({
      extra_roti: 10,
      extra_puri: 5,
      extras_cents: 1100,
    });
  });

  it('drops shrikhand where the plan has none, and asks for it where it has', async () => {
    const basic = await buildCatering(services.db, { features: [] });
    const dropped = await services.visitor.call(catering.create, { body: inquiryOf(basic.planId) });
    const { choices } = await stored(dropped.data.id);
    const categories = (choices as { category: string }[]).map(({ category }) => category);
    expect(categories).toContain('sabji');
    expect(categories).not.toContain('shrikhand');
    const premium = await buildCatering(services.db);
    expect(
      await services.visitor.call(catering.create, {
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
    const { planId } = await buildCatering(services.db);
    expect(
      await services.visitor.call(catering.create, { body: inquiryOf(planId, { eventDate }) }),
    ).toMatchObject({ status: 422, code, errors: [{ field: 'eventDate' }] });
  });

  it('takes an event today by the clock of Toronto, whatever day it is in Greenwich', async () => {
    const now = services.clock.now();
    services.clock.set('2026-11-19T03:30:00Z');
    const { planId } = await buildCatering(services.db);
    const today = inquiryOf(planId, { eventDate: '2026-11-18' });
    expect(await services.visitor.call(catering.create, { body: today })).toMatchObject({
      status: 201,
    });
    services.clock.set(now);
  });

  it('says for many guests that the kitchen calls first', async () => {
    const { id } = await sentInquiry(services, {
      eventType: 'other',
      eventTypeOther: 'Satyanarayan pooja',
      numberOfGuests: 51,
    });
    expect((await stored(id)).needs_call).toBe(true);
  });

  it('forgets what was typed for an Other that is not chosen', async () => {
    const { id } = await sentInquiry(services, {
      eventTypeOther: 'Picnic',
      cuisineTypeOther: 'Thai',
      cateringServiceOther: 'With a band',
      dietaryPreferenceOther: 'No beets',
      hearAboutUsOther: 'On the radio',
    });
    expect(await stored(id)).toMatchObject({
      event_type_other: null,
      cuisine_type_other: null,
      catering_service_other: null,
      dietary_preference_other: null,
      hear_about_us_other: null,
    });
  });

  it('keeps what was typed for each Other that is chosen', async () => {
    const { id } = await sentInquiry(services, {
      eventType: 'other',
      eventTypeOther: 'Picnic',
      cuisineType: 'other',
      cuisineTypeOther: 'Thai',
      cateringService: ['other'],
      cateringServiceOther: 'With a band',
      dietaryPreference: ['other'],
      dietaryPreferenceOther: 'No beets',
      hearAboutUs: 'other',
      hearAboutUsOther: 'On the radio',
    });
    expect(await stored(id)).toMatchObject({
      event_type_other: 'Picnic',
      cuisine_type_other: 'Thai',
      catering_service_other: 'With a band',
      dietary_preference_other: 'No beets',
      hear_about_us: 'other',
      hear_about_us_other: 'On the radio',
    });
  });

  it('is refused to what fills in the field that nobody sees', async () => {
    const { planId } = await buildCatering(services.db);
    const body = inquiryOf(planId, { website: 'https://pills.example' });
    expect(await services.visitor.call(catering.create, { body })).toMatchObject({
      status: 422,
      code: 'not_human',
      errors: [{ field: 'website' }],
    });
  });

  it('is done once for one submit, however often it is sent', async () => {
    const { planId } = await buildCatering(services.db);
    const body = inquiryOf(planId);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        services.visitor.call(catering.create, { body }, { idempotencyKey: 'inquiry-once' }),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await mailsTo(body.email)).toHaveLength(1);
  });

  it('is taken ten times a day from one address', async () => {
    const { planId } = await buildCatering(services.db);
    const body = inquiryOf(planId);
    for (let sent = 0; sent < 10; sent++) await services.visitor.call(catering.create, { body });
    expect(await services.visitor.call(catering.create, { body })).toMatchObject({
      status: 429,
      code: 'too_many_inquiries',
      headers: { 'retry-after': '3600' },
    });
  });

  it('is taken no more often when many come at once', async () => {
    const { planId } = await buildCatering(services.db);
    const body = inquiryOf(planId);
    await Promise.all(
      Array.from({ length: 14 }, () => services.visitor.call(catering.create, { body })),
    );
    expect(await mailsTo(body.email)).toHaveLength(10);
  });
});
