import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { CateringCatalogue } from '#api/catering/catalogue.ts';
import { presentAdminInquiry } from '#api/catering/desk/read-inquiry.ts';
import { estimateInquiry } from '#api/catering/estimate.ts';
import { presentInquiry } from '#api/catering/present-inquiry.ts';
import { toContent } from '#api/catering/send-inquiry.ts';
import { aboutEstimate } from '#api/catering/transition-inquiry.ts';
import { SENDER } from '#api/kitchen/mail-templates/sample-details.ts';
import { contentOfMail } from '#api/kitchen/mail-templates/templates.ts';
import { AdminInquiry } from '#contract/catering/desk-catering.ts';
import { CateringInquiry } from '#contract/catering/inquiries.ts';
import type { CateringService } from '#contract/catering/inquiry-choices.ts';
import { type InquiryPrice, MenuCategory, type MenuLine } from '#contract/catering/inquiry-menu.ts';
import { CateringMenu, CateringPlan } from '#contract/catering/menu.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import { type InquiryWithDetails, insertInquiry } from '#db/catering/inquiries.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';
import { estimateOf } from '#domain/catering/price.ts';
import { linesOfEstimate, priceOfQuote } from '#domain/catering/quote.ts';
import { inquiryOf } from '#test/catering-factories.ts';
import { chosenOf, exactEstimate, type SomeInquiry } from './exact-estimate.ts';

type Figures = { base: number; extras: number; delivery: number; tax: number; total: number };

const NOUNS = ['sabjis', 'sweets', 'shrikhand', 'salad or raita', 'dal or kadhi', 'rotis', 'rice'];

/** The catalogue that an inquiry is made from, written as the desk would write it. */
function catalogueOf(inquiry: SomeInquiry): CateringCatalogue {
  const features = inquiry.categories.map(({ perGuest }, place) => ({
    text: `${perGuest / 100} ${NOUNS[place]} per guest`,
    isActive: place !== 2 || inquiry.withShrikhand,
  }));
  return {
    plans: [
      {
        id: randomUUID(),
        name: 'Premium Catering',
        description: '',
        price: inquiry.price,
        currency: 'CAD',
        billingCycle: 'premium',
        unit: '/person',
        deliveryCharge: inquiry.deliveryCharge,
        taxPercentage: inquiry.taxPercentage,
        features,
      },
    ],
    menu: {
      categories: MenuCategory.options.map((category, place) => ({
        category,
        options: (inquiry.categories[place]?.surcharges ?? []).map((surcharge, nth) => ({
          id: randomUUID(),
          name: `${category} ${nth + 1}`,
          spellings: [],
          surcharge,
          diets: ['vegetarian'],
          isDefault: nth === 0,
        })),
      })),
      extraRotiPrice: inquiry.rotiPrice,
      extraPuriPrice: inquiry.puriPrice,
      callAboveGuests: 100,
      callAbovePoojaGuests: 50,
    },
  };
}

/** How many dishes are chosen of the category at this place of the menu. */
function dishesIn({ categories }: SomeInquiry, place: number): number {
  const category = categories[place];
  return category ? chosenOf(category, place).length : 0;
}

const FIELDS = ['Sabji', 'Sweet', 'Shrikhand', 'Salad', 'Dal', 'Roti', 'Rice'] as const;

/** The names of what is chosen; a single one stands by itself. */
const namesIn = (inquiry: SomeInquiry) =>
  Object.fromEntries(
    FIELDS.map((field, place) => {
      const names = Array.from(
        { length: dishesIn(inquiry, place) },
        (_, nth) => `${field.toLowerCase()} ${nth + 1}`,
      );
      return [`selected${field}`, names.length === 1 ? names[0] : names];
    }),
  );

const servicesOf = ({ isPickedUp }: SomeInquiry): CateringService[] => [
  isPickedUp ? 'self_serve_pickup' : 'self_serve_delivery',
];

const figuresOf = (price: InquiryPrice): Figures => ({
  base: price.basePrice,
  extras: price.additionalCharges,
  delivery: price.deliveryFee,
  tax: price.taxAmount,
  total: price.totalPrice,
});

const servingsOf = (menu: readonly MenuLine[]) =>
  menu.filter(({ category }) => category !== 'extra').map(({ quantity }) => quantity);

/** What travels, as the other side reads it. */
const travelled = <S extends z.ZodMiniType>(schema: S, value: z.output<S>): z.output<S> =>
  z.decode(schema, JSON.parse(JSON.stringify(z.encode(schema, value))));

/** `$1,234.56` in cents, read as a person reads it. */
function readMoney(shown: string | undefined): number {
  const digits = /^C?\$([\d,]+)\.(\d\d)$/.exec(shown ?? '$0.00');
  if (!digits) throw new Error(`That is no amount: ${shown}`);
  return Number(`${digits[1]?.replaceAll(',', '')}${digits[2]}`);
}

/** The last figures of the wizard, worked out in the browser from what it was sent. */
function shownInWizard({ plans, menu }: CateringCatalogue, inquiry: SomeInquiry) {
  const { guests, extraRoti, extraPuri } = inquiry;
  const [plan] = plans.map((one) => travelled(CateringPlan, one));
  const options = travelled(CateringMenu, menu);
  if (!plan) throw new Error('no plan');
  return estimateOf({
    plan,
    guests,
    services: servicesOf(inquiry),
    choices: Object.fromEntries(
      options.categories.map(({ category, options: all }, place) => [
        category,
        all.slice(0, dishesIn(inquiry, place)),
      ]),
    ),
    extras: { roti: extraRoti, puri: extraPuri },
    extraPrices: options,
  });
}

function shownInMail(inquiry: InquiryWithDetails): Figures {
  const { blocks } = contentOfMail(
    'inquiry_received',
    { ...aboutEstimate(inquiry), changed: false },
    SENDER,
  );
  const sums = blocks.find((block) => block.is === 'sums');
  const amounts = sums?.is === 'sums' ? sums.facts : [];
  const named = (start: string) =>
    readMoney(amounts.find(({ label }) => label.startsWith(start))?.value);
  const base = readMoney(amounts[0]?.value);
  const total = readMoney(amounts.at(-1)?.value);
  const [delivery, tax] = [named('Delivery'), named('Tax')];
  return { base, extras: named('Extras'), delivery, tax, total };
}

/** The total of the first quote that the desk is offered. */
function draftTotal({ menu }: CateringCatalogue, inquiry: z.output<typeof AdminInquiry>): number {
  const {
    numberOfGuests: guests,
    selectedPlan: plan,
    choices,
    pricingCalculation: price,
  } = inquiry;
  const lines = linesOfEstimate({ plan, guests, choices, price, extraPrices: menu });
  return priceOfQuote(lines, price.taxPercentage).total;
}

const AT_ONCE = 250;

/** Follows inquiries from the wizard to the desk; answers those that did not cost the same anywhere. */
export async function followInquiries(
  db: Kysely<DB>,
  inquiries: readonly SomeInquiry[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (let done = 0; done < inquiries.length; done += AT_ONCE) {
    await runTransaction(db, async (tx) => {
      for (const inquiry of inquiries.slice(done, done + AT_ONCE)) {
        const catalogue = catalogueOf(inquiry);
        const { servings, ...figures } = exactEstimate(inquiry);
        const wizard = shownInWizard(catalogue, inquiry);
        const body = {
          ...inquiryOf(catalogue.plans[0]?.id ?? ''),
          ...namesIn(inquiry),
          numberOfGuests: inquiry.guests,
          cateringService: servicesOf(inquiry),
          pricingCalculation: {
            totalPrice: wizard.price.totalPrice,
            additionalQuantities: { roti: inquiry.extraRoti, puri: inquiry.extraPuri },
          },
        };
        const estimate = estimateInquiry(catalogue, body);
        if (isRefusal(estimate)) throw new Error(`refused: ${estimate.refused}`);
        const content = { ...toContent(body, estimate, catalogue), plan_variant_id: null };
        const at = Temporal.Instant.from('2026-11-18T15:00:00Z');
        const row = await insertInquiry(tx, content, {
          customerId: null,
          actor: 'customer',
          year: 2026,
          at,
        });
        const about = { paymentWays: [], now: at };
        const customer = travelled(CateringInquiry, presentInquiry(row, about));
        const desk = travelled(AdminInquiry, presentAdminInquiry(row, about));
        const shown = {
          wizard: figuresOf(wizard.price),
          customer: figuresOf(customer.pricingCalculation),
          desk: figuresOf(desk.pricingCalculation),
          mail: shownInMail(row),
        };
        for (const [where, there] of Object.entries(shown))
          if (!isDeepStrictEqual(there, figures))
            wrong.push(`${where}: ${JSON.stringify({ inquiry, there, figures })}`);
        for (const menu of [wizard.menu, customer.calculatedMenu])
          if (!isDeepStrictEqual(servingsOf(menu), servings))
            wrong.push(`servings: ${JSON.stringify({ inquiry, menu, servings })}`);
        if (draftTotal(catalogue, desk) !== figures.total)
          wrong.push(`quote: ${JSON.stringify({ inquiry, figures })}`);
      }
    });
  }
  return wrong;
}
