import { adminCatering } from '#contract/catering/desk-catering.ts';
import { cateringInquiries } from '#contract/catering/inquiries.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { quoteOf } from '#test/catering-factories.ts';
import { callApi } from './kit/api.ts';
import { inDays, sentInquiry } from './kit/catering.ts';
import { type Customer, newCustomer, signIn } from './kit/customer.ts';
import { approvedPlan, ownerToken, weeklyPlan } from './kit/kitchen.ts';
import { orderedSnacks } from './kit/snacks.ts';
import { expect, expectAccessible, openAlive, story } from './kit/story.ts';

const HOME = '12 Maple Street, Oshawa, ON L1G 4S8';
const WORK = '80 Simcoe Street South, Oshawa, ON L1H 4G7';

/** A tiffin far enough ahead that its deadlines are still to come; answers its number. */
async function bookedTiffin(home: string, plan: string, { token }: Customer): Promise<string> {
  const { availableDates } = await callApi(home, subscriptions.availableDates, {});
  const body = {
    subscriptionId: plan,
    deliveryDate: availableDates[4]?.date ?? '',
    deliveryTimeSlot: '17:00-18:00' as const,
    quantity: 1,
    deliveryAddress: HOME,
    specialInstructions: null,
  };
  return (await callApi(home, tiffinOrders.schedule, { body }, token)).orderNumber;
}

/** A quote of the kitchen for the customer's inquiry, off stage; answers the inquiry's number. */
async function openQuote(home: string, customer: Customer): Promise<string> {
  const number = await sentInquiry(home, customer, inDays(60));
  const [inquiry] = await callApi(
    home,
    cateringInquiries.listByCustomer,
    { params: { id: 'me' }, query: { page: 1, limit: 1 } },
    customer.token,
  );
  await callApi(
    home,
    adminCatering.sendQuote,
    { params: { id: inquiry?.id ?? '' }, body: quoteOf({ validUntil: inDays(14) }) },
    await ownerToken(home),
  );
  return number;
}

story(
  'a home for the customer, and everything they ordered',
  async ({ page, context, baseURL, noise, isMobile }) => {
    const home = baseURL ?? '';
    const customer = await newCustomer(home, 'Meera');
    await signIn(context, customer);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const coming = page.getByRole('region', { name: 'Coming up' });
    const card = (number: string) => coming.getByRole('article').filter({ hasText: number });
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    const search = page.getByLabel('Search your orders');

    await story.step('who has ordered nothing is invited', async () => {
      if (isMobile) {
        await openAlive(page, '/policy');
        await button('Menu').click();
        const entry = (name: string) =>
          page.locator('#phone-menu').getByRole('link', { name, exact: true });
        for (const name of ['My Profile', 'My Orders', 'Settings'])
          await expect(entry(name)).toBeVisible();
        await entry('My Orders').click();
        await expect(page).toHaveURL('/my-orders?tab=tiffin');
      }
      await page.goto('/my-orders?from=mail');
      await expect(page).toHaveURL(/\/my-orders\?from=mail&tab=tiffin$/);
      await page.getByRole('main').getByRole('link', { name: 'Start an order' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expectAccessible(page);
    });

    const plan = await approvedPlan(home, customer);
    const tiffin = await bookedTiffin(home, plan, customer);
    const snacks = await orderedSnacks(home, customer, 'fafda');
    const inquiry = await openQuote(home, customer);

    await story.step('what comes next stands at the top', async () => {
      await page.reload();
      await expect(card(tiffin).getByText('Scheduled', { exact: true })).toBeVisible();
      await expect(card(tiffin).getByText(/^On the menu:/)).toBeVisible();
      await expect(card(tiffin).getByText(/^Skip until /)).toBeVisible();
      await expect(card(snacks).getByText('Pending', { exact: true })).toBeVisible();
      await expect(card(inquiry).getByText(/^Your quote is good until /)).toBeVisible();
      await expect(card(plan).getByText('Payment awaited')).toBeVisible();
      await expect(card(plan).getByText(/C\$[\d.]+ to pay/)).toBeVisible();
      await expect(coming.getByText('5 credits left')).toBeVisible();
      await expect(coming.getByText(/At your present pace/)).toBeHidden();
      for (const [name, count] of [
        ['Tiffin', 1],
        ['Catering', 1],
        ['Snacks', 1],
      ] as const)
        await expect(tab(new RegExp(`^${name}`))).toHaveText(`${name}${count}`);
      await expectAccessible(page);
    });

    await story.step('the next tiffin is skipped there, and that is undone', async () => {
      await card(tiffin).getByRole('button', { name: /^Skip/ }).click();
      await expect(card(tiffin)).toBeHidden();
      await expect(page.getByText(/Credits will be refunded/)).toBeVisible();
      const row = page.getByRole('listitem').filter({ hasText: tiffin });
      await row.getByRole('button', { name: /^Undo skip/ }).click();
      await expect(card(tiffin)).toBeVisible();
    });

    await story.step('the quote opens, and the way back leads to the tiffins', async () => {
      await card(inquiry).getByRole('link', { name: 'See the quote' }).click();
      const dialog = page.getByRole('dialog', { name: 'Wedding, 80 guests' });
      await expect(dialog.getByRole('button', { name: 'Accept Quote' }).first()).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Close' }).first().click();
      await expect(page).toHaveURL(/tab=catering$/);
      await page.goBack();
      await expect(tab(/^Tiffin/)).toHaveAttribute('aria-selected', 'true');
    });

    await story.step('one search looks through all of it, and has a way back', async () => {
      await search.fill('fafda');
      await expect(page.getByText('Nothing here for “fafda”')).toBeVisible();
      await expectAccessible(page);
      await button('Look in Snacks').click();
      const found = page.getByRole('listitem').filter({ hasText: snacks });
      await expect(found).toBeVisible();
      await expect(page).toHaveURL(/tab=snacks&search=fafda/);
      await expectAccessible(page);
      await page.reload();
      await expect(search).toHaveValue('fafda');
      await expect(found).toBeVisible();
      await search.fill('pending');
      await expect(found).toBeVisible();
      await search.fill('delivered');
      await button('Clear the search').last().click();
      await expect(search).toHaveValue('');
      await expect(found).toBeVisible();
      await tab(/^Catering/).click();
      await expect(page.getByRole('listitem').filter({ hasText: inquiry })).toBeVisible();
      await expectAccessible(page);
    });

    await story.step('a server that is away for a while is asked again', async () => {
      noise.expect(/ERR_FAILED/);
      await page.route('**/api/v1/**', (route) => route.abort());
      await page.goto('/my-orders?tab=snacks');
      await expect(page.getByText('Failed to load orders. Please try again.')).toBeVisible();
      await expect(page.getByText(/^What comes next did not load\./)).toBeVisible();
      await expectAccessible(page);
      await page.unroute('**/api/v1/**');
      await button('Try Again').click();
      await expect(page.getByRole('listitem').filter({ hasText: snacks })).toBeVisible();
      await button('Load it again').click();
      await expect(card(snacks)).toBeVisible();
    });
  },
);

story(
  'an address book, from the profile to the checkout',
  async ({ page, context, baseURL, noise }) => {
    const home = baseURL ?? '';
    const customer = await newCustomer(home, 'Meera');
    await signIn(context, customer);
    const book = page.getByRole('region', { name: 'Your addresses' });
    const row = (name: string) => book.getByRole('listitem').filter({ hasText: name });
    const button = (name: string | RegExp) => page.getByRole('button', { name });

    await story.step('the first address becomes the default one', async () => {
      await page.goto('/profile');
      await expect(book.getByText('You have saved none yet.')).toBeVisible();
      await button('Add an address').click();
      await page.getByLabel('Address', { exact: true }).fill('Oshawa');
      await button('Save address').click();
      await expect(
        page.getByText('Please enter a complete address (minimum 10 characters)'),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('Address', { exact: true }).fill(HOME);
      await page.getByLabel('Name').fill('Home');
      await button('Save address').dblclick();
      await expect(row('Home').getByText('Default', { exact: true })).toBeVisible();
    });

    await story.step('another is added, is kept once, and can become the default', async () => {
      await button('Add an address').click();
      await page.getByLabel('Address', { exact: true }).fill('12 maple st, Oshawa ON l1g4s8');
      noise.expect(/409/);
      await button('Save address').click();
      await expect(
        page.getByText('This address is in your address book already.').first(),
      ).toBeVisible();
      await page.getByLabel('Address', { exact: true }).fill(WORK);
      await page.getByLabel('Name').fill('Work');
      await button('Save address').click();
      await row('Work').getByRole('button', { name: 'Make default Work' }).click();
      await expect(row('Work').getByText('Default', { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByText(WORK)).toHaveCount(2);
      await expectAccessible(page);
    });

    await story.step('what is removed can be put back', async () => {
      await row('Home').getByRole('button', { name: 'Remove Home' }).click();
      await expect(row('Home')).toBeHidden();
      await button('Undo').click();
      await expect(row('Home')).toBeVisible();
    });

    await story.step('the checkout offers it, and keeps what was typed', async () => {
      const { variant } = await weeklyPlan(home);
      await page.goto(`/tiffin-checkout?plan=${variant.id}`);
      await expect(page.getByRole('radio', { name: /^Work/ })).toBeChecked();
      await page.getByRole('radio', { name: 'Another address' }).check();
      await page.getByLabel('New address').fill('7 Harmony Road, Oshawa, ON L1K 2B4');
      await page.getByRole('radio', { name: /^Home/ }).check();
      await page.getByRole('radio', { name: 'Another address' }).check();
      await expect(page.getByLabel('New address')).toHaveValue(
        '7 Harmony Road, Oshawa, ON L1K 2B4',
      );
      await expectAccessible(page);
      await button('Save to my addresses').click();
      await expect(page.getByRole('radio', { name: /7 Harmony Road/ })).toBeChecked();
      await expect(page.getByRole('radio', { name: /7 Harmony Road/ })).toBeFocused();
      await page.getByRole('radio', { name: /recommended/ }).check();
      await button('Confirm subscription').click();
      await expect(page.getByText('7 Harmony Road, Oshawa, ON L1K 2B4').first()).toBeVisible();
    });
  },
);
