import { expectIdle } from './kit/accessible.ts';
import { newCustomer, newEmail, PASSWORD, signIn } from './kit/customer.ts';
import {
  cartOf,
  changePrice,
  confirmSnacks,
  offerSnack,
  openCart,
  openDay,
  orderedSnacks,
} from './kit/snacks.ts';
import { expect, expectAccessible, story, untilAlive } from './kit/story.ts';

story('snacks, from the grid to the hand', async ({ page, baseURL, desk, mails, noise }) => {
  await desk.goto('/admin');
  const home = baseURL ?? '';
  const email = newEmail('asha');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const heading = (name: string | RegExp) => page.getByRole('heading', { name });
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  // Snacks of this story alone, whose prices it may change while others run.
  const khandvi = await offerSnack(home, 'Khandvi', 999);
  const penda = await offerSnack(home, 'Penda', 1299, ['sweet']);
  const step = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  await story.step('Asha looks around', async () => {
    await page.goto('/services/snacks');
    await expect(page).toHaveURL('/snacks');
    await expect(page.getByText('Page 1 of')).toBeVisible();
    await expectAccessible(page);
    await link('Street Food').click();
    await expect(page).toHaveURL('/snacks?category=street-food');
    await expect(page.getByRole('main').getByText(/snacks in Street Food/)).toBeVisible();
    await link('Spicy').click();
    await expect(page).toHaveURL('/snacks?category=street-food&spicy=1');
    await link('Clear filters').click();
    await expect(page).toHaveURL('/snacks?limit=12');
    await expect(page.getByRole('listitem').filter({ hasText: 'Add' })).toHaveCount(12);
    await page.getByLabel('Search the snacks').fill('unicorn');
    await expect(heading('Nothing here for “unicorn”')).toBeVisible();
    await page.getByLabel('Search the snacks').fill(khandvi.name);
    await expect(page).toHaveURL(/\/snacks\?search=Khandvi.*&limit=12/);
    await page.reload();
    await untilAlive(page);
    await expect(page.getByText(`1 snack for “${khandvi.name}”`)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/snacks\?category=street-food/);
    await page.goForward();
    await link(khandvi.name).click();
    await expect(heading(khandvi.name)).toBeVisible();
    const related = page.getByRole('region', { name: 'You may also like' });
    await expect(related.getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page);
  });

  await story.step('she fills her cart without an account', async () => {
    await page.getByLabel(`Quantity of ${khandvi.name}`, { exact: true }).fill('12');
    await button(/^Add to cart/).click();
    await expect(page.getByRole('main').getByText(/^12 in your cart/)).toBeVisible();
    await link('See the cart and order').click();
    await link('Sweet').click();
    await expect(link('Sweet')).toHaveAttribute('aria-current', 'true');
    await expectIdle(page);
    await button(`Add ${penda.name} to the cart`).click();
    await button('Add Churma Ladoo to the cart').click();
    const cart = await openCart(page);
    await cart.getByRole('button', { name: `Add a note about ${khandvi.name}` }).click();
    await cart.getByLabel(`Instructions for ${khandvi.name}`).fill('Less mustard, please');
    await cart.getByRole('button', { name: 'Remove Churma Ladoo' }).click();
    await cart.getByRole('button', { name: 'Undo' }).click();
    await expect(cart.getByRole('link', { name: 'Churma Ladoo' })).toBeVisible();
    await cart.getByRole('button', { name: 'Remove Churma Ladoo' }).click();
    await expect(cart.getByRole('link', { name: 'Churma Ladoo' })).toBeHidden();
    await expectAccessible(page);
  });

  await story.step('she is asked to log in, registers, and finds the same cart', async () => {
    await page.reload();
    const cart = await openCart(page);
    await expect(cart.getByText('13 items')).toBeVisible();
    await cart.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByRole('dialog', { name: 'Authentication Required' })).toBeVisible();
    await expectAccessible(page);
    await link('Login').click();
    await expect(page).toHaveURL('/login?returnUrl=%2Fsnack-order');
    await link('Create an account').click();
    await page.getByLabel('First name').fill('Asha');
    await page.getByLabel('Last name').fill('Patel');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Phone number').fill('(905) 555-0123');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByLabel(/I agree to the terms/).check();
    await button('Create account').click();
    await expect(page).toHaveURL('/snack-order');
    const same = await openCart(page);
    await expect(same.getByText('13 items')).toBeVisible();
    await expect(same.getByLabel(`Instructions for ${khandvi.name}`)).toHaveValue(
      'Less mustard, please',
    );
  });

  const day = await openDay(home);
  await story.step(
    'a price has changed before the checkout, and another changes in it',
    async () => {
      await changePrice(home, penda.slug, 1399);
      await button('Checkout').click();
      await expect(heading('Checkout')).toBeVisible();
      await expect(page.getByText('Prices have changed. Please review your order.')).toBeVisible();
      await expect(page.getByText('C$13.99')).toBeVisible();
      await expectAccessible(page);
      await button('Update my cart').click();
      await page.getByLabel('Preferred date').fill('2026-01-01');
      await expect(page.getByRole('main').getByText(/Please choose a date from/)).toBeVisible();
      await page.getByLabel('Preferred date').fill(day);
      await page.getByRole('radio', { name: '3:00 PM' }).check();
      await page.getByLabel('Preferred date').fill('2026-01-01');
      await page.getByLabel('Preferred date').fill(day);
      await expect(page.getByRole('radio', { name: '3:00 PM' })).not.toBeChecked();
      await button('Place order').click();
      await expect(page.getByText('Please select a preferred time')).toBeVisible();
      await page.getByRole('radio', { name: '3:00 PM' }).check();
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Patel');
      await expect(page.getByLabel('Phone number')).toHaveValue('(905) 555-0123');
      await expectAccessible(page);
    },
  );

  const number = await story.step('she places the order, once, and learns how to pay', async () => {
    noise.expect(/409/);
    await changePrice(home, khandvi.slug, 1049);
    await button('Place order').click();
    await expect(page.getByText('Prices have changed. Please review your order.')).toBeVisible();
    await button('Update my cart').click();
    // 12 x C$10.49 and C$13.99, and 13 % of each line.
    await expect(page.getByText('C$158.05')).toBeVisible();
    await button('Place order').dblclick();

    await expect(page).toHaveURL(/\/snack-order-confirmation\?order=SN-/);
    await expect(heading('Thank you, Asha.')).toBeVisible();
    await expect(heading('Interac e-Transfer')).toBeVisible();
    await expectAccessible(page);
    const shown = new URL(page.url()).searchParams.get('order') ?? '';
    await page.reload();
    await expect(page.getByText(shown).first()).toBeVisible();
    await expect(step('Placed')).toHaveAttribute('aria-current', 'step');
    const received = await mails.read(email, new RegExp(shown));
    expect(received.text).toContain('C$158.05');
    expect(await cartOf(page)).toBeNull();
    return shown;
  });

  await story.step('the counter makes it, and her timeline follows', async () => {
    await desk.getByRole('menuitem', { name: /^Snack counter/ }).click();
    await desk.getByLabel('Go to a day').fill(day);
    const card = desk.getByRole('article', { name: new RegExp(number) });
    await expect(card.getByText('Less mustard, please')).toBeVisible();
    await expectAccessible(desk);
    const ways = [
      ['Confirm', 'Confirmed', 'Your order is confirmed.'],
      ['Start preparing', 'Preparing', 'Your snacks are being made.'],
      ['Ready', 'Ready', 'Ready to pick up.'],
    ] as const;
    const meantAllTheSame = async (does: string) => {
      const asked = desk.getByRole('dialog', { name: 'Not for now' });
      await asked.getByRole('button', { name: `${does} now` }).click();
      // Behind an open dialog no button can be found, whether it is there or not.
      await expect(asked).toHaveCount(0);
    };
    // While it is on its way its button says so: Starting…, Saving….
    const underWay = card.getByRole('button', { name: `… ${number}` });
    for (const [does, reached, title] of ways) {
      const move = card.getByRole('button', { name: `${does} ${number}` });
      await move.dblclick();
      if (does !== 'Confirm') await meantAllTheSame(does);
      await expect(move.or(underWay)).toHaveCount(0);
      await button('Refresh').click();
      await expect(heading(title)).toBeVisible();
      await expect(step(reached)).toHaveAttribute('aria-current', 'step');
    }
    const pickedUp = card.getByRole('button', { name: `Picked up ${number}` });
    await pickedUp.click();
    await meantAllTheSame('Picked up');
    await expect(pickedUp.or(underWay)).toHaveCount(0);
    await button('Refresh').click();
    await expect(heading('Picked up. Enjoy!')).toBeVisible();
    await expect(step('Picked Up')).toHaveAttribute('aria-current', 'step');
    await expect(page.getByText(/no longer looks for news/)).toBeVisible();
    await expectAccessible(page);
    await mails.read(email, /ready/i);
  });

  await story.step('she orders the same again, and thinks better of it', async () => {
    await page.getByRole('main').getByRole('link', { name: 'View My Orders' }).click();
    await expect(page).toHaveURL(/tab=snacks/);
    await expectAccessible(page);
    await button('Order again').click();
    const cart = await openCart(page);
    await expect(cart.getByText('13 items')).toBeVisible();
    await button('Checkout').click();
    await page.getByLabel('Preferred date').fill(day);
    await page.getByRole('radio', { name: '6:00 PM' }).check();
    await page.getByRole('radio', { name: /^Delivery/ }).check();
    await page.getByLabel('Delivery address').fill('12 Maple Street, Oshawa, ON L1G 4S8');
    await button('Place order').click();
    await expect(heading('Thank you, Asha.')).toBeVisible();
    const again = new URL(page.url()).searchParams.get('order') ?? '';

    await page.goto('/my-orders?tab=snacks');
    const row = page.getByRole('listitem').filter({ hasText: again });
    await row.getByRole('button', { name: `Cancel ${again}` }).click();
    await page.getByRole('radio', { name: 'Changed my mind' }).check();
    await expectAccessible(page);
    await button('Cancel order').click();
    await expect(page.getByText('Order cancelled successfully!')).toBeVisible();
    await expect(row.getByText('Cancelled', { exact: true })).toBeVisible();
    await mails.read(email, /cancelled/i);
  });
});

story('what the kitchen confirms meanwhile stays', async ({ page, context, baseURL, noise }) => {
  const home = baseURL ?? '';
  const customer = await newCustomer(home);
  const number = await orderedSnacks(home, customer, 'fafda');
  await signIn(context, customer);
  await page.goto('/my-orders?tab=snacks');
  const row = page.getByRole('listitem').filter({ hasText: number });
  await row.getByRole('button', { name: `Cancel ${number}` }).click();
  await page.getByRole('radio', { name: 'Price too high' }).check();

  await confirmSnacks(home, number);
  noise.expect(/403/);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const words = 'This order cannot be cancelled as it has been confirmed by admin.';
  await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(row.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Cancel/ })).toBeHidden();
});
