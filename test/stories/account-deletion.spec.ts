import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { newCustomer, PASSWORD, signIn } from './kit/customer.ts';
import { approvedPlan } from './kit/kitchen.ts';
import { expect, expectAccessibleAtEveryWidth, story } from './kit/story.ts';

async function download(page: Page, name: string): Promise<Buffer> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return readFile(await (await saved).path());
}

story('somebody leaves, and stays after all', async ({ page, context, baseURL, mails, noise }) => {
  const customer = await newCustomer(baseURL ?? '', 'Leena');
  const plan = await approvedPlan(baseURL ?? '', customer);
  await signIn(context, customer);
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog', { name: 'Delete my account?' });
  const closing = page.getByRole('heading', { name: 'Your account will be deleted' });

  await story.step('all of one’s data is there to save', async () => {
    await page.goto('/settings');
    await expect(main.getByRole('heading', { name: 'Your data' })).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
    const json = JSON.parse((await download(page, 'For programs (JSON)')).toString('utf8'));
    expect(json.account).toMatchObject({ firstName: 'Leena', email: customer.email });
    expect(json.subscriptions).toMatchObject([{ number: plan }]);
    const files = unzipSync(await download(page, 'For spreadsheets (CSV)'));
    expect(strFromU8(files['subscriptions.csv'] ?? new Uint8Array())).toContain(plan);
  });

  await story.step('leaving says what it means, and asks who one is', async () => {
    await button('Delete my account').click();
    await expect(dialog.getByText('You have credits left')).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
    await dialog.getByRole('button', { name: 'Keep my account' }).click();
    await expect(dialog).toBeHidden();
    await expect(button('Delete my account')).toBeFocused();
    await button('Delete my account').click();
    await dialog.getByLabel('Your password').fill('not-the-right-1');
    noise.expect(/422/);
    await dialog.getByRole('button', { name: /^Delete on/ }).click();
    await expect(
      dialog.getByText('Your current password is not right. Please try again.'),
    ).toBeVisible();
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await expectAccessibleAtEveryWidth(page);
  });

  await story.step(
    'a server that is away deletes nothing; then it is asked for, once',
    async () => {
      await dialog.getByLabel('Your password').fill(PASSWORD);
      noise.expect(/ERR_FAILED/);
      await page.route('**/api/v1/profile/deletion', (route) => route.abort());
      await dialog.getByRole('button', { name: /^Delete on/ }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await page.unroute('**/api/v1/profile/deletion');
      await dialog.getByRole('button', { name: /^Delete on/ }).dblclick();
      await expect(closing).toBeVisible();
      await expect(main).toBeFocused();
      await expect(main.getByText('a mail with this day is on its way')).toBeVisible();
      await expectAccessibleAtEveryWidth(page);
      const mail = await mails.read(customer.email, /^Your account will be deleted on/);
      expect(mail.text).toContain('Keep my account');
      expect(mail.text).toContain(plan);
      await page.goto('/my-orders');
      await expect(page).toHaveURL(/\/login/);
    },
  );

  await story.step('signing in leads to one question, from wherever one looks', async () => {
    await page.getByLabel('Email address').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(button('Keep my account')).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/leaving$/);
  });

  await story.step('keeping the account brings everything back', async () => {
    await button('Keep my account').dblclick();
    await expect(page).toHaveURL(/\/my-orders/);
    await expect(main.getByText(plan).first()).toBeVisible();
    await page.goto('/leaving');
    await expect(page).toHaveURL(/\/my-orders/);
  });
});
