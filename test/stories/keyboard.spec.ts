import type { Locator, Page } from '@playwright/test';
import { newCustomer, PASSWORD } from './kit/customer.ts';
import { expect, story } from './kit/story.ts';

/** Presses Tab until the focus is there, as somebody without a mouse does. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let pressed = 0; pressed < 40; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${goal}`);
}

story('logging in and choosing a plan, by keyboard alone', async ({ page, baseURL }) => {
  const { email } = await newCustomer(baseURL ?? '', 'Ravi');
  await page.goto('/login?redirect=/pricing');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Skip to/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await tabTo(page, page.getByLabel('Email address'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Plans and prices' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: /^Weekly \d/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Weekly plans' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Choose Plan Full Thali, weekly' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Start your tiffin' })).toBeVisible();
  const days = page.getByRole('group', { name: /Start date/ }).getByRole('radio');
  await tabTo(page, days.first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(days.nth(1)).toBeChecked();
});
