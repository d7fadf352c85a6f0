import type { BrowserContext, Page } from '@playwright/test';
import { catering } from '#contract/catering/catering.ts';
import { snacks } from '#contract/snacks/catalogue.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { inquiryOf } from '#test/catering-factories.ts';
import { callApi } from './api.ts';
import { inDays, sentInquiry } from './catering.ts';
import type { Customer } from './customer.ts';
import { approvedPlan, weeklyPlan } from './kitchen.ts';
import { offerSnack, orderedSnacks } from './snacks.ts';

/** Every page of web/routes.ts by its path there: the addresses at which a customer sees it. */
export async function everyAddress(
  home: string,
  customer: Customer,
): Promise<Record<string, string[]>> {
  const plan = await approvedPlan(home, customer);
  const tiffin = await bookedTiffin(home, customer, plan);
  const { variant } = await weeklyPlan(home);
  const { slug } = await offerSnack(home, 'Sev of every page', 599);
  const ordered = await orderedSnacks(home, customer, slug);
  await sentInquiry(home, customer, inDays(40));
  return {
    '/': ['/'],
    '/aboutus': ['/aboutus'],
    '/weeklymenu': ['/weeklymenu', '/weeklymenu?day=saturday'],
    '/contactus': ['/contactus'],
    '/blogs': ['/blogs', '/blogs?search=nothing-is-here'],
    '/blog/:blogId': ['/blog/how-credits-work', '/blog/nothing-is-here'],
    '/blogdetails': ['/blogdetails?slug=how-credits-work'],
    '/catering': ['/catering'],
    '/pricing/:cycle?': ['/pricing', '/pricing?service=catering', '/pricing/yearly'],
    '/snacks': ['/snacks', '/snacks?search=nothing-is-here'],
    '/snacks/:id': [`/snacks/${slug}`, '/snacks/nothing-is-here'],
    '/snack-order': ['/snack-order'],
    '/snack-order-checkout': ['/snack-order-checkout'],
    '/inquarynow': ['/inquarynow'],
    '/catering-inquiry': ['/catering-inquiry'],
    '/tiffin-checkout': [
      '/tiffin-checkout',
      `/tiffin-checkout?plan=${variant.id}`,
      `/tiffin-checkout?plan=${variant.id}&renews=${plan}`,
      '/tiffin-checkout?plan=gone',
    ],
    '/tiffin-confirmation': [`/tiffin-confirmation?subscription=${plan}`],
    '/tiffin-schedule': [`/tiffin-schedule?subscription=${plan}`],
    '/tiffin-order-confirmation': [`/tiffin-order-confirmation?order=${tiffin}`],
    '/tiffin-subscription-management': [`/tiffin-subscription-management?subscription=${plan}`],
    '/tiffin-order-history': [
      '/tiffin-order-history',
      `/tiffin-order-history?subscription=${plan}`,
    ],
    '/skip-delivery': ['/skip-delivery', '/skip-delivery?token=nothing-is-here'],
    '/invitation': ['/invitation', '/invitation?token=nothing-is-here'],
    '/snack-order-confirmation': [`/snack-order-confirmation?order=${ordered}`],
    '/inquiry-tracker': ['/inquiry-tracker', '/inquiry-tracker?inquiry=CI-2026-0001'],
    '/profile': ['/profile'],
    '/settings': ['/settings'],
    '/my-orders': ['tiffin', 'catering', 'snacks'].map((tab) => `/my-orders?tab=${tab}`),
    '/login': ['/login'],
    '/google-sign-in': ['/google-sign-in'],
    '/register': ['/register'],
    '/forgot-password': ['/forgot-password'],
    '/reset-password': ['/reset-password', '/reset-password?email=a@example.com&token=x'],
    '/change-password': ['/change-password'],
    '/leaving': ['/leaving'],
    '/unsubscribe': ['/unsubscribe', '/unsubscribe?token=promotions.nothing-is-here'],
    '/policy': ['/policy'],
    '/terms': ['/terms'],
    '/privacy': ['/privacy'],
    '/services/snacks': ['/services/snacks'],
    '/services/inquiry': ['/services/inquiry'],
    '/offline': ['/offline'],
    '/busy': ['/busy'],
    '/*': ['/nothing-is-here'],
  };
}

async function bookedTiffin(home: string, { token }: Customer, plan: string): Promise<string> {
  const { availableDates } = await callApi(home, subscriptions.availableDates, {});
  const { orderNumber } = await callApi(
    home,
    tiffinOrders.schedule,
    {
      body: {
        subscriptionId: plan,
        deliveryDate: availableDates.at(-1)?.date ?? '',
        deliveryTimeSlot: '14:00-15:00',
        quantity: 1,
        deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
        specialInstructions: null,
      },
    },
    token,
  );
  return orderNumber;
}

/** The wizard's other steps and its end, which `fillBrowser` opens, by the heading that each has. */
export const WIZARD_STATES = {
  '/inquarynow?state=2': 'Plan Selection',
  '/inquarynow?state=3': 'Menu & Payment',
  '/inquarynow?state=sent': 'Thank you, Asha.',
};

/** Fills what a browser keeps: a snack in the cart, and an inquiry that is as good as ready to be sent. */
export async function fillBrowser(context: BrowserContext, home: string): Promise<void> {
  const [plan] = await callApi(home, catering.plans, {});
  const { id, slug, name, unit, price, delivery_charge, tax_percentage } = await callApi(
    home,
    snacks.read,
    { params: { id: 'fafda' } },
  );
  const line = {
    ...{ snackId: id, slug, name, unit, price, quantity: 2, specialInstructions: 'Very crisp' },
    ...{ deliveryCharge: delivery_charge, taxPercentage: tax_percentage },
  };
  const typed = {
    ...inquiryOf(plan?.id ?? '', { eventDate: inDays(90) }),
    ...{ numberOfGuests: '80', phoneNumber: '(905) 555-0123' },
  };
  const sent = { inquiryNumber: 'CI-2026-0001', email: typed.email, firstName: 'Asha' };
  await context.addInitScript(
    (kept) => {
      // Blank pages have no storage.
      if (location.protocol === 'about:') return;
      localStorage.setItem('dabba:cart', JSON.stringify([kept.line]));
      localStorage.setItem(
        'draft:catering-inquiry',
        JSON.stringify({ typed: kept.typed, step: 3 }),
      );
      const state = new URLSearchParams(location.search).get('state');
      if (state === null) return;
      const usr = state === 'sent' ? { sent: kept.sent } : { step: Number(state) };
      history.replaceState({ usr, key: state, idx: 0 }, '');
    },
    { line, typed, sent },
  );
}

type Widest = { widest: number; outside: string[] };

/** Has a page note, at every frame, by how many pixels it is wider than its window at most. */
export const watchWidth = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as Widest;
    Object.assign(seen, { widest: 0, outside: [] });
    const look = () => {
      const { scrollWidth = 0, clientWidth = 0 } = document.documentElement ?? {};
      if (scrollWidth - clientWidth > seen.widest) {
        seen.widest = scrollWidth - clientWidth;
        seen.outside = [...document.querySelectorAll('body *')]
          .filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5)
          .map(
            (one) => `<${one.localName} class="${one.getAttribute('class')}"> ${one.textContent}`,
          )
          .map((one) => one.slice(0, 160))
          .slice(-5);
      }
      requestAnimationFrame(look);
    };
    look();
  });

/** By how many pixels it stuck out at most, since it was opened, and what did. */
export const widestSeen = (page: Page): Promise<Widest> =>
  page.evaluate(() => {
    const { widest, outside } = window as unknown as Widest;
    return { widest, outside };
  });
