import { newCustomer, PASSWORD, signIn } from './kit/customer.ts';
import { expect, expectAccessibleAtEveryWidth, story } from './kit/story.ts';

const NEW_PASSWORD = 'Khichdi-Today-2';

story(
  'a password, changed by whoever knows it',
  async ({ page, context, baseURL, mails, noise }) => {
    const customer = await newCustomer(baseURL ?? '', 'Meera');
    await page.goto('/change-password');
    await expect(page).toHaveURL('/login?redirect=%2Fchange-password');
    await signIn(context, customer);
    await page.goto('/change-password');
    await expect(page.getByRole('heading', { name: 'Change your password' })).toBeVisible();
    await expect(page.getByText(/^We answer Mon/)).toBeVisible();

    const field = (name: string) => page.getByLabel(name, { exact: true });
    const save = page.getByRole('button', { name: 'Change password' });
    await save.press('Enter');
    await expect(page.getByText('Please enter your current password')).toBeVisible();
    await expectAccessibleAtEveryWidth(page);

    noise.expect(/422/);
    await field('Current password').fill('Not-The-One-9');
    await field('New password').fill(NEW_PASSWORD);
    await field('Confirm new password').fill(NEW_PASSWORD);
    await save.click();
    await expect(page.getByText('Your current password is not right.')).toBeVisible();
    await expect(field('Current password')).toBeFocused();
    await expect(field('New password')).toHaveValue(NEW_PASSWORD);

    await field('Current password').fill(PASSWORD);
    await save.dblclick();
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused();
    await expectAccessibleAtEveryWidth(page);
    await mails.read(customer.email, /^Your password has been changed/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Change your password' })).toBeVisible();
  },
);
