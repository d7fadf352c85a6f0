import { randomInt, randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { accounts } from '#contract/account/accounts.ts';
import { callApi } from './api.ts';

export const PASSWORD = 'Dal-und-Roti-1';

/** An address that no other story uses. */
export const newEmail = (name: string): string => `${name}.${randomUUID().slice(0, 8)}@example.com`;

/** Of the region, and of nobody's in the stories: 905 has those that are written down there. */
const AREA_CODES = ['289', '365', '416', '437', '647', '742'] as const;

/** A number of the region that nobody else in the stories has. */
export const newPhone = (): string =>
  `${AREA_CODES[randomInt(AREA_CODES.length)]}-555-${randomInt(1000, 10_000)}`;

/** Somebody with an account, and the token they are signed in with. */
export type Customer = { email: string; token: string; user: object };

/** Registers somebody by the API, for stories that begin after that. */
export async function newCustomer(
  baseURL: string,
  name = 'Asha',
  mobile_number = '+19055550123',
): Promise<Customer> {
  const email = newEmail(name.toLowerCase());
  const { user, token } = await callApi(baseURL, accounts.register, {
    body: {
      first_name: name,
      last_name: 'Patel',
      email,
      password: PASSWORD,
      mobile_number,
      terms_version: '2026-11',
    },
  });
  return { email, token, user };
}

/** Lets a browser begin signed in, by writing the session as the site itself does; once, not again. */
export async function signIn(context: BrowserContext, { token, user }: Customer): Promise<void> {
  await context.addInitScript(
    ({ authToken, userData }) => {
      // Blank pages have no storage.
      if (location.protocol === 'about:' || window.name === 'story-began') return;
      // Signing out empties the storages, and the tab's name stays.
      window.name = 'story-began';
      localStorage.setItem('userData', userData);
      localStorage.setItem('authToken', authToken);
    },
    { authToken: token, userData: JSON.stringify(user) },
  );
}
