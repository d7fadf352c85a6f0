import type { Diet } from '#contract/account/diet.ts';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { type Slot, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { formatDay } from '#domain/platform/days.ts';
import { quoteOf } from '#test/catering-factories.ts';
import { snackOrderOf } from '#test/snack-factories.ts';
import { callApi } from './kit/api.ts';
import { sentInquiry } from './kit/catering.ts';
import { newCustomer } from './kit/customer.ts';
import { approvedPlan, ownerToken } from './kit/kitchen.ts';
import { storyOfItsOwn } from './kit/own-kitchen.ts';
import { offerSnack } from './kit/snacks.ts';
import { expect, expectAccessibleAtEveryWidth } from './kit/story.ts';

type Sold = {
  name: string;
  plan: 'Everyday Tiffin' | 'Full Thali' | 'Family Dabba';
  slot: Slot;
  diet?: Diet;
  allergies?: string;
  note?: string;
};

/** Sixteen tiffins in six hours: three plans, three diets, and something to take care of in most. */
const SOLD: Sold[] = [
  { name: 'Asha', plan: 'Everyday Tiffin', slot: '14:00-15:00' },
  {
    name: 'Bhavin',
    plan: 'Everyday Tiffin',
    slot: '14:00-15:00',
    note: 'Mild, please: a child eats it',
  },
  { name: 'Chandni', plan: 'Full Thali', slot: '14:00-15:00', diet: 'jain' },
  { name: 'Deep', plan: 'Full Thali', slot: '15:00-16:00', allergies: 'Peanuts' },
  { name: 'Ekta', plan: 'Family Dabba', slot: '15:00-16:00', note: 'Dal in two boxes' },
  { name: 'Falguni', plan: 'Everyday Tiffin', slot: '15:00-16:00', diet: 'jain' },
  { name: 'Gopal', plan: 'Full Thali', slot: '16:00-17:00', diet: 'swaminarayan' },
  { name: 'Hetal', plan: 'Everyday Tiffin', slot: '16:00-17:00', allergies: 'Sesame, cashew' },
  { name: 'Ila', plan: 'Family Dabba', slot: '17:00-18:00', diet: 'jain', note: 'No green chilli' },
  { name: 'Jay', plan: 'Full Thali', slot: '17:00-18:00' },
  { name: 'Kamini', plan: 'Everyday Tiffin', slot: '18:00-19:00', diet: 'swaminarayan' },
  { name: 'Lalit', plan: 'Full Thali', slot: '18:00-19:00', note: 'Roti without ghee' },
  { name: 'Mira', plan: 'Family Dabba', slot: '18:00-19:00', allergies: 'Dairy' },
  { name: 'Nilesh', plan: 'Everyday Tiffin', slot: '19:00-20:00' },
  { name: 'Ojas', plan: 'Full Thali', slot: '19:00-20:00', diet: 'jain', allergies: 'Mustard' },
  { name: 'Parul', plan: 'Family Dabba', slot: '19:00-20:00' },
];

storyOfItsOwn(
  'sixteen mixed tiffins are cooked from two pages, on any weekday, and other work from paper, too',
  async ({ baseURL, desk }) => {
    const home = baseURL ?? '';
    const { availableDates } = await callApi(home, subscriptions.availableDates, {});
    // The last ones on offer: other stories of this kitchen book the first.
    const days = availableDates.slice(-5).map(({ date }) => date);
    for (const { name, plan, slot, diet = 'vegetarian', allergies = '', note = '' } of SOLD) {
      const customer = await newCustomer(home, name);
      const number = await approvedPlan(home, customer, {
        ...{ planName: plan, customerName: `${name} Patel` },
        ...{ diet, allergies, standingNote: note },
      });
      for (const day of days) {
        const body = {
          subscriptionId: number,
          deliveryDate: day,
          deliveryTimeSlot: slot,
          quantity: 1,
          deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
          specialInstructions: null,
        };
        await callApi(home, tiffinOrders.schedule, { body }, customer.token);
      }
    }

    for (const day of days) {
      await desk.goto(`/admin/print/kitchen-sheet?date=${day}`);
      for (const { name } of SOLD)
        await expect(desk.getByText(`${name} Patel`, { exact: true })).toBeVisible();
      const packing = desk.getByRole('region', { name: 'Pack into each box' });
      await expect(packing, 'on one page').toHaveCSS('break-inside', 'avoid');
      await expect(packing.getByText('one with an allergy: Ojas Patel, Mustard')).toBeVisible();
      expect(pagesOf(await desk.pdf({ format: 'Letter' })), formatDay(day)).toBeLessThanOrEqual(2);
    }
    await expectAccessibleAtEveryWidth(desk);
    // Beside words that are wider than the paper, a code keeps its letters.
    await desk.setViewportSize({ width: 360, height: 800 });
    const cutOff = await desk
      .locator('.mark')
      .evaluateAll((codes) => codes.filter((code) => code.scrollWidth > code.clientWidth).length);
    expect(cutOff).toBe(0);
    await desk.setViewportSize({ width: 1280, height: 800 });

    // Sixteen boxes, ten labels a page.
    await desk.getByRole('link', { name: 'Back to the day' }).click();
    await desk.getByRole('link', { name: 'Labels' }).click();
    const labels = desk.getByRole('article');
    await expect(labels).toHaveCount(16);
    await expect(labels.filter({ hasText: 'Ojas' })).toContainText('Full Thali, Jain');
    await expect(labels.filter({ hasText: 'Ojas' })).toContainText('Allergy: Mustard');
    await expect(labels.filter({ hasText: 'Ojas' })).toContainText('240 ml');
    expect(pagesOf(await desk.pdf({ preferCSSPageSize: true })), 'labels').toBe(2);
    await expectAccessibleAtEveryWidth(desk);

    const quiet = availableDates[7]?.date ?? '';
    const event = await acceptedEvent(home, quiet);
    const snacks = await confirmedSnacks(home, quiet);
    await desk.goto(`/admin/kitchen-day?date=${quiet}`);
    const besides = desk.getByRole('region', { name: 'Also on this day' });
    await expect(besides).toContainText('80 guests, Lunch');
    await expect(besides.getByRole('link', { name: snacks })).toContainText(
      '2:00 PM · 3× Khaman Dhokla',
    );
    await desk.getByRole('link', { name: 'Kitchen sheet' }).click();
    await expect(desk.getByText('Wedding, lunch for 80 guests')).toBeVisible();
    await expect(desk.getByText('Vegetarian · Whitby Community Hall')).toBeVisible();
    await expect(desk.getByText(snacks)).toBeVisible();
    await expectAccessibleAtEveryWidth(desk);
    await desk.getByRole('link', { name: `See its production sheet, ${event}` }).click();
    await expect(desk.getByRole('heading', { name: 'Time not agreed yet' })).toBeVisible();
  },
);

const LONG = {
  allergies: `${'Peanuts, tree nuts, sesame and soy; '.repeat(7)}a clean ladle, please.`,
  standingNote: `${'Mild, and the rotis apart from the rest. '.repeat(6)}Thank you.`,
  specialInstructions: `${'We have guests: please pack the sweets of all boxes together. '.repeat(7)}Thank you.`,
  address: `Apartment 1280, ${'the tower behind the library, '.repeat(4)}1226 Anderson Road, Bowmanville, ON L1C 1A6`,
};

storyOfItsOwn('a label has all there is to say about its box', async ({ baseURL, desk }) => {
  const home = baseURL ?? '';
  const { availableDates } = await callApi(home, subscriptions.availableDates, {});
  // Before the last ones, and behind the weeks whose menus other stories of this kitchen plan anew.
  const day = availableDates.at(-6)?.date ?? '';
  const { allergies, standingNote, specialInstructions, address } = LONG;
  const book = async (name: string, wishes: Partial<typeof LONG>) => {
    const customer = await newCustomer(home, name);
    const subscriptionId = await approvedPlan(home, customer, {
      ...{ planName: 'Full Thali', customerName: `${name} Patel` },
      ...{ allergies: wishes.allergies ?? '', standingNote: wishes.standingNote ?? '' },
    });
    const body = {
      ...{ subscriptionId, deliveryDate: day, deliveryTimeSlot: '15:00-16:00' as const },
      ...{ quantity: 1, specialInstructions: wishes.specialInstructions ?? null },
      deliveryAddress: wishes.address ?? '12 Maple Street, Oshawa, ON L1G 4S8',
    };
    await callApi(home, tiffinOrders.schedule, { body }, customer.token);
  };
  await book('Brief', { allergies: 'Cashews and almonds', standingNote: 'Less spicy, please' });
  await book('Careful', {
    allergies: allergies.slice(0, 90),
    standingNote: 'Mild, we have guests',
  });
  await book('Wordy', LONG);

  await desk.goto(`/admin/print/labels?date=${day}`);
  const labels = desk.getByRole('article');
  const brief = labels.filter({ hasText: 'Brief' });
  await expect(brief).toHaveCount(1);
  await expect(labels.filter({ hasText: 'Careful' })).toHaveCount(1);
  const wordy = labels.filter({ hasText: 'Wordy' });
  await expect(wordy).toHaveCount(3);
  for (const words of [allergies, address, '240\u00A0ml'])
    await expect(wordy.first()).toContainText(words);
  await expect(wordy.first()).toContainText('label 1 of 3');
  await expect(wordy.nth(1)).toContainText(standingNote);
  await expect(wordy.nth(2)).toContainText(specialInstructions);
  for (const label of await labels.all()) expect(await label.evaluate(wordsOutside)).toEqual([]);
  await desk.emulateMedia({ media: 'print' });
  for (const label of await labels.all()) expect(await label.evaluate(wordsOutside)).toEqual([]);
});

/** What of a label's words stands outside of it, or is cut off by something within. */
function wordsOutside(label: Element): string[] {
  const words = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  const outside: string[] = [];
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box = node.parentElement; box && label.contains(box); box = box.parentElement) {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isInside =
        text.left >= left - 1 &&
        text.right <= right + 1 &&
        text.top >= top - 4 &&
        text.bottom <= bottom + 4;
      if (getComputedStyle(box).display !== 'inline' && !isInside)
        outside.push(node.textContent ?? '');
    }
  }
  return outside;
}

/** A wedding lunch that a customer has said yes to on the phone; answers its number. */
async function acceptedEvent(home: string, day: string): Promise<string> {
  const token = await ownerToken(home);
  const number = await sentInquiry(home, await newCustomer(home, 'Host'), day);
  const query = { page: 1, limit: 1, sort: 'createdAt', order: 'DESC', search: number } as const;
  const [{ id } = { id: '' }] = await callApi(home, adminCatering.list, { query }, token);
  const quote = quoteOf({ validUntil: day });
  await callApi(home, adminCatering.sendQuote, { params: { id }, body: quote }, token);
  await callApi(
    home,
    adminCatering.act,
    { params: { id, action: 'accept' }, body: { version: 1, reason: 'Yes, on the phone' } },
    token,
  );
  return number;
}

/** Three of a snack that the counter has confirmed for a day; answers the order's number. */
async function confirmedSnacks(home: string, day: string): Promise<string> {
  const { id: snackId } = await offerSnack(home, 'Khaman Dhokla', 900);
  const { token } = await newCustomer(home, 'Guest');
  const body = {
    ...snackOrderOf({ snackId, quantity: 3 }),
    delivery_time: `${day}T14:00`,
    special_instructions: 'No green chilli',
  };
  const { id, order_number } = await callApi(home, snackOrders.place, { body }, token);
  const confirm = { params: { id, action: 'confirm' as const }, body: {} };
  await callApi(home, adminSnackOrders.act, confirm, await ownerToken(home));
  return order_number;
}

/** Chromium writes a page as an object of its own. */
const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
