import { photoFile } from '#test/photo-files.ts';
import { newCustomer, signIn } from './kit/customer.ts';
import { expect, expectAccessibleAtEveryWidth, story } from './kit/story.ts';

story('a profile, read, changed and shown', async ({ page, context, baseURL, mails, noise }) => {
  const customer = await newCustomer(baseURL ?? '', 'Meera');
  await signIn(context, customer);
  await page.goto('/profile');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const main = page.getByRole('main');

  await story.step('it says who one is, and since when', async () => {
    await expect(main.getByText('MP', { exact: true })).toBeVisible();
    const figures = page.getByRole('region', { name: 'Your figures' });
    await expect(figures).toContainText('Total Orders0');
    await expect(figures).toContainText(/Member Since20\d\d/);
    await expect(main.getByText(/^We answer Mon/)).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
  });

  await story.step('what does not fit is said, and Cancel changes nothing', async () => {
    await button('Edit profile').click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.getByLabel('First name').fill('M');
    await button('Save Changes').click();
    await expect(page.getByText('Your first name must be at least 2 characters')).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expectAccessibleAtEveryWidth(page);
    await button('Cancel').click();
    await expect(button('Edit profile')).toBeFocused();
    await expect(main.getByText('Meera Patel')).toBeVisible();
  });

  await story.step('a server that is away loses nothing; then it is saved, once', async () => {
    await button('Edit profile').click();
    await page.getByLabel('Phone').fill('905 555 0188');
    await page.getByLabel('Jain').check();
    noise.expect(/ERR_FAILED/);
    await page.route('**/api/v1/profile', (route) => route.abort());
    await button('Save Changes').click();
    await expect(page.getByText('Failed to update profile. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Phone')).toHaveValue('905 555 0188');
    await page.unroute('**/api/v1/profile');
    await button('Save Changes').dblclick();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await page.reload();
    await expect(main.getByText('(905) 555-0188')).toBeVisible();
    await expect(main.getByText('Jain', { exact: true })).toBeVisible();
  });

  await story.step('a photo takes the place of the initials, and gives it back', async () => {
    const buffer = await photoFile({ width: 900, height: 600 });
    const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
    await page.getByLabel('A photo of you').setInputFiles(file);
    await expect(main.locator('img[src^="/photos/"]')).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
    await button('Remove photo').click();
    await expect(main.getByText('MP', { exact: true })).toBeVisible();
    const letter = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear kitchen') };
    await page.getByLabel('A photo of you').setInputFiles(letter);
    await expect(page.getByRole('alert')).toBeVisible();
  });

  await story.step('the address is confirmed by the code in the mail', async () => {
    await button('Confirm my address').click();
    const { text } = await mails.read(customer.email, /^Your code/);
    await page.getByLabel('Six-digit code').fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
    await button('Confirm').click();
    await expect(page.getByText(/^Is .* yours\?$/)).toBeHidden();
    await page.reload();
    await expect(page.getByText(/^Is .* yours\?$/)).toBeHidden();
  });
});
