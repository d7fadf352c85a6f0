import { expect, expectAccessibleAtEveryWidth, story } from './kit/story.ts';

story('signing in with Google, and then with a password too', async ({ page, mails, noise }) => {
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await page.goto('/login?redirect=/change-password');
  await expect(google).toBeVisible();
  await expectAccessibleAtEveryWidth(page);

  await story.step('a no leads back, and nothing has happened', async () => {
    await google.click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByText('You have not signed in with Google.')).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
    await page.getByRole('main').getByRole('link', { name: 'Back to login' }).click();
    await expect(page).toHaveURL('/login?redirect=%2Fchange-password');
  });

  await story.step('a yes leads on to where one wanted to go', async () => {
    await google.click();
    await page.getByRole('link', { name: 'Nila Rao' }).click();
    await expect(page).toHaveURL('/change-password');
    await expect(page.getByRole('heading', { name: 'Set a password' })).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
  });

  await story.step('an answer to what nobody asked is not believed', async () => {
    await page.goto('/google-sign-in#state=guessed&id_token=a.b.c');
    await expect(page.getByText('does not fit what was asked here')).toBeVisible();
  });

  await story.step(
    'the first password is set by whoever reads the mails to the address',
    async () => {
      await page.goto('/change-password');
      await page.getByRole('button', { name: 'Send me a code' }).click();
      const onItsWay = page
        .getByRole('main')
        .getByText(/A six-digit code is on its way to \S+@gmail\.example/);
      const [email = ''] = /\S+@gmail\.example/.exec((await onItsWay.textContent()) ?? '') ?? [];
      const code = page.getByLabel('Six-digit code');
      await expect(code).toBeFocused();
      await expectAccessibleAtEveryWidth(page);
      const { text } = await mails.read(email, /^Your code/);
      const [sent = ''] = /\b\d{6}\b/.exec(text) ?? [];
      await code.fill(sent === '000000' ? '000001' : '000000');
      await page.getByLabel('New password', { exact: true }).fill('Khichdi-Today-2');
      await page.getByLabel('Confirm new password').fill('Khichdi-Today-2');
      noise.expect(/422/);
      await page.getByRole('button', { name: 'Set password' }).click();
      await expect(page.getByText('This is not the code that we sent.')).toBeVisible();
      await code.fill(sent);
      await page.getByRole('button', { name: 'Set password' }).click();
      await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Change your password' })).toBeVisible();
    },
  );
});
