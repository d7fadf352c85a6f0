import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { adminStaff } from '#contract/kitchen/desk.ts';
import { adminAuth } from '#contract/kitchen/desk-auth.ts';
import { callApi } from './kit/api.ts';
import { ownerToken } from './kit/kitchen.ts';
import { expect, expectAccessible, story } from './kit/story.ts';

const PASSWORD = 'Poha-Morning-2';

/** An owner beside the first one, who has chosen a password; answers their address. */
async function newOwner(site: string): Promise<string> {
  const email = `asha.${randomUUID().slice(0, 8)}@dabba.test`;
  const body = { name: 'Asha', role: 'owner' as const, disabled: false, email };
  const owner = await ownerToken(site);
  const { firstPassword } = await callApi(site, adminStaff.create, { body }, owner);
  const { token } = await callApi(site, adminAuth.login, {
    body: { email, password: firstPassword },
  });
  const change = { currentPassword: firstPassword, newPassword: PASSWORD };
  await callApi(site, adminAuth.changePassword, { body: change }, token);
  return email;
}

/** A device that makes and shows passkeys, in the place of a finger on a phone. */
async function plugInDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

story('an owner signs in with more than a password', async ({ page, baseURL, noise }) => {
  const email = await newOwner(baseURL ?? '');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const menu = page.getByRole('button', { name: /your account/ });
  let secret = '';
  let recoveryCode = '';
  /** Another code than the one before it: each works once. */
  const nextCode = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });

  async function showPassword() {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button('Sign in').click();
  }
  async function signOut() {
    await menu.click();
    await page.getByRole('menuitem', { name: /log ?out|sign out/i }).click();
  }

  await plugInDevice(page);
  // The answer that asks for the second factor, and one that refuses it.
  noise.expect(/403.*auth\/login/);
  noise.expect(/422.*second-factor/);

  await story.step('adds the code of an app, and keeps ten recovery codes', async () => {
    await page.goto('/admin');
    await showPassword();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Your sign-in' }).click();
    await expect(page.getByText('This one')).toBeVisible();
    await expectAccessible(page);
    await button('Add it').click();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await button('Go on').click();
    secret = ((await dialog.locator('strong').textContent()) ?? '').replaceAll(' ', '');
    await expectAccessible(page);
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await dialog.getByLabel('The six digits that it shows now').fill(code);
    await button('Add it').last().click();
    await expect(dialog.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible();
    const codes = await dialog.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    recoveryCode = codes[0] ?? '';
    await expectAccessible(page);
    await button('I have kept them').click();
    await expect(page.getByText('10 of them are left.')).toBeVisible();
  });

  await story.step('adds a passkey under a name', async () => {
    await button('Add one').click();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await button('Go on').click();
    await dialog.getByLabel('Name, such as My phone').fill('Kitchen tablet');
    await button('Make it').click();
    await expect(page.getByText(/^Added .*, not used yet$/)).toBeVisible();
  });

  await story.step('signs in with the passkey after the password', async () => {
    await signOut();
    await showPassword();
    await expect(button('Use your passkey')).toBeVisible();
    await expectAccessible(page);
    await button('Use your passkey').click();
    await expect(menu).toBeVisible();
  });

  await story.step('or with the code, once it is right', async () => {
    await signOut();
    await showPassword();
    await page.getByLabel('Code of your app').fill('000000');
    await button('Sign in').click();
    await expect(page.getByText('This code is not right, or has been used.')).toBeVisible();
    await page.getByLabel('Code of your app').fill(nextCode());
    await button('Sign in').click();
    await expect(menu).toBeVisible();
  });

  await story.step('or with a recovery code, which is used up then', async () => {
    await signOut();
    await showPassword();
    await button('Use a recovery code').click();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await button('Sign in').click();
    await expect(menu).toBeVisible();
    await page.goto('/admin/settings/password');
    await expect(page.getByText('9 of them are left.')).toBeVisible();
  });

  await story.step('takes the passkey away, with the password', async () => {
    await button('Take away Kitchen tablet').click();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Take it away' }).click();
    await expect(page.getByText('Kitchen tablet', { exact: true })).toHaveCount(0);
  });
});
