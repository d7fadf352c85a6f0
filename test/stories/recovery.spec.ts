import { newCustomer, PASSWORD } from './kit/customer.ts';
import { expect, expectAccessibleAtEveryWidth, story } from './kit/story.ts';

const NEW_PASSWORD = 'Khichdi-Today-2';

story('a forgotten password, by the link in the mail', async ({ page, baseURL, mails, noise }) => {
  const { email } = await newCustomer(baseURL ?? '', 'Meera');
  const heading = (name: string) => page.getByRole('heading', { name });
  const logIn = async (password: string) => {
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
  };

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(heading('Forgot your password?')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(heading('Check your inbox')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);

  const mail = await mails.read(email, /^Choose a new password/);
  const link = /https?:\/\/\S+reset-password\S+/.exec(mail.text)?.[0] ?? '';
  await page.goto(link);
  await expect(heading('Set a new password')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  // Looking at the page takes longer than it stays.
  const lookedAt = Promise.withResolvers<void>();
  await page.route(/\/login-page-[^/]*\.js$/, async (route) => {
    await lookedAt.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(heading('Your new password is set')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await expect(heading('Your new password is set')).toBeVisible();
  lookedAt.resolve();
  // The login follows by itself.
  await expect(heading('Welcome back')).toBeVisible();

  noise.expect(/401.*auth\/login/);
  await logIn(PASSWORD);
  await expect(page.getByRole('alert')).toContainText(/password/i);
  await logIn(NEW_PASSWORD);
  await expect(page).toHaveURL(/\/$/);

  noise.expect(/400.*auth\/reset-password/);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm new password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(heading('Invalid reset link')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});
