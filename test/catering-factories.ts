import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { catering } from '#contract/catering/catering.ts';
import type { QuoteBody } from '#contract/catering/desk-catering.ts';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { cateringInquiries } from '#contract/catering/inquiries.ts';
import type { InquiryBody } from '#contract/catering/inquiry-form.ts';
import { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import type { DB } from '#db/types.ts';
import type { Client, TestApp } from './app.ts';

const PREMIUM_FEATURES = [
  { text: '2 sabjis per guest', isActive: true },
  { text: '1 shrikhand per guest', isActive: true },
  { text: '4 rotis per guest', isActive: true },
];

/**
 * A catering plan at C$22.99 a guest with C$1.00 delivery and 13 % tax, and a menu with two things
 * in each category, `Sabji 1` and `Sabji 2`; the second sabji costs C$1.00 a guest.
 */
export async function buildCatering(
  db: Kysely<DB>,
  { features = PREMIUM_FEATURES, price = 2299 }: { features?: object[]; price?: number } = {},
): Promise<{ planId: string; planGroupId: string }> {
  const group = await db
    .insertInto('plan_groups')
    .values({ name: `Premium ${randomUUID().slice(0, 8)}`, plan_type: 'catering' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const variant = await db
    .insertInto('plan_variants')
    .values({
      plan_group_id: group.id,
      billing_cycle: 'premium',
      price_cents: price,
      unit: '/person',
      features: JSON.stringify(features),
      delivery_charge_cents: 100,
      tax_basis_points: 1300,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('catering_options')
    .values(
      MenuCategory.options.flatMap((category, place) =>
        [1, 2].map((nth) => ({
          category,
          name: `${category} ${nth}`,
          surcharge_cents: category === 'sabji' && nth === 2 ? 100 : 0,
          is_default: nth === 1,
          sort_order: place * 2 + nth,
        })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { planId: variant.id, planGroupId: group.id };
}

/** What somebody asks for: a lunch for 80 in half a year, with the first of everything. */
export const inquiryOf = (planId: string, change: Partial<InquiryBody> = {}): InquiryBody => ({
  eventType: 'wedding',
  eventDate: '2027-06-12',
  eventTime: ['lunch'],
  dietaryPreference: ['veg'],
  cateringService: ['self_serve_delivery'],
  numberOfGuests: 80,
  eventLocation: 'Whitby Community Hall',
  cuisineType: 'gujarati',
  firstName: 'Asha',
  lastName: 'Patel',
  email: `${randomUUID().slice(0, 8)}@example.com`,
  phoneNumber: '+19055550123',
  selectedPlan: { id: planId },
  selectedSabji: 'sabji 1',
  selectedSweet: 'sweet 1',
  selectedShrikhand: 'shrikhand 1',
  selectedSalad: 'salad 1',
  selectedDal: 'dal 1',
  selectedRoti: 'roti 1',
  selectedRice: 'rice 1',
  ...change,
});

/** The header of a browser that has these tokens. */
export const holding = (...tokens: string[]) => ({
  headers: { 'inquiry-token': tokens.join(',') },
});

/** An inquiry that somebody has just sent, with the token of their browser. */
export async function sentInquiry(
  services: TestApp,
  { by = services.visitor, ...change }: Partial<InquiryBody> & { by?: Client } = {},
): Promise<{ id: string; number: string; token: string; email: string; planId: string }> {
  const { planId } = await buildCatering(services.db);
  const body = inquiryOf(planId, change);
  const { data, text } = await by.call(catering.create, { body });
  if (!data) throw new Error(text);
  const { id, inquiryNumber: number, token } = data;
  return { id, number, token, email: body.email, planId };
}

/** A quote of one line at C$25.00 for each of 80 guests, good for two weeks. */
export const quoteOf = (change: Partial<QuoteBody> = {}): QuoteBody => ({
  basedOn: 0,
  lines: [{ label: 'Lunch, per guest', quantity: 80, unitPrice: 2500, taxable: true }],
  taxPercentage: 1300,
  deposit: 50_000,
  note: null,
  validUntil: '2026-12-02',
  ...change,
});

/** The same, quoted by the kitchen. */
export async function quotedInquiry(
  services: TestApp,
  change: Parameters<typeof sentInquiry>[1] = {},
): Promise<Awaited<ReturnType<typeof sentInquiry>> & { staff: Client }> {
  const inquiry = await sentInquiry(services, change);
  const staff = await services.asStaff();
  const { success, text } = await staff.call(adminCatering.sendQuote, {
    params: { id: inquiry.id },
    body: quoteOf(),
  });
  if (!success) throw new Error(text);
  return { ...inquiry, staff };
}

/** The same, accepted by its customer. */
export async function acceptedInquiry(
  services: TestApp,
  change: Parameters<typeof sentInquiry>[1] = {},
): Promise<Awaited<ReturnType<typeof quotedInquiry>>> {
  const inquiry = await quotedInquiry(services, change);
  const { success, text } = await services.visitor.call(
    cateringInquiries.acceptQuote,
    { params: { id: inquiry.id, version: 1 } },
    holding(inquiry.token),
  );
  if (!success) throw new Error(text);
  return inquiry;
}

/** A payment of C$500.00 against an accepted quote, as the desk records it. */
export const depositFor = (inquiryId: string, amount = 50_000) => ({
  inquiryId,
  amount,
  method: 'interac' as const,
  reference: 'CA7731XQ',
  receivedDay: '2026-11-18',
});

/** An id of a menu option by its name. */
export async function optionId(db: Kysely<DB>, name: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM catering_options WHERE name = ${name}`.execute(db);
  return rows[0]?.id ?? '';
}
