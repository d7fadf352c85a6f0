import type { Page } from '@playwright/test';
import { adminBroadcasts } from '#contract/account/desk-broadcasts.ts';
import { contact } from '#contract/site/contact.ts';
import { late, refusing } from './kit/answers.ts';
import { callApi } from './kit/api.ts';
import { newCustomer } from './kit/customer.ts';
import { lead } from './kit/desk.ts';
import { everyAddress, watchWidth, widestSeen } from './kit/every-page.ts';
import { keepPage } from './kit/keep-page.ts';
import { ownerToken } from './kit/kitchen.ts';
import { expect, story } from './kit/story.ts';

/** The pages of the desk; `:id` is the latest of its list. */
const PAGES = [
  ...['', 'kitchen-day', 'snack-counter', 'deliveries', 'event-book', 'weekly-menu', 'visits'],
  ...[
    'steps',
    'settings',
    'settings/gateways',
    'subscriptions',
    'subscriptions/:id',
    'subscriptions/:id/show',
  ],
  ...['tiffin-orders', 'tiffin-orders/:id', 'tiffin-orders/:id/show', 'snack-orders'],
  ...['snack-orders/:id/show', 'catering-inquiries', 'catering-inquiries/:id/show'],
  ...['catering-inquiries/:id/quote', 'catering-inquiries/create', 'payments', 'customers'],
  ...['customers/:id', 'customers/create', 'customers/import'],
  ...['dishes/import', 'snacks/import', 'plan-groups/import', 'weekly-menu/import'],
  ...['broadcasts', 'broadcasts/create', 'broadcasts/:id'],
  ...['customers/:id/change', 'customers/:id/merge', 'plan-groups', 'plan-groups/:id'],
  ...['plan-groups/create', 'snacks', 'snacks/:id', 'snacks/create', 'snacks/arrange'],
  ...['dishes', 'dishes/:id', 'dishes/create', 'catering-options', 'catering-options/:id'],
  ...['catering-options/create', 'blogs', 'blogs/:id', 'blogs/create', 'blog-categories'],
  ...['blog-categories/:id', 'blog-categories/create', 'contact-messages'],
  ...['contact-messages/:id/show', 'closures', 'closures/:id', 'closures/create', 'staff'],
  ...['staff/:id', 'staff/create', 'mails', 'mails/:id/show', 'audit-log'],
];

/** The same with ids, in a kitchen that has one of everything. */
async function addressesIn(home: string): Promise<string[]> {
  const customer = await newCustomer(home);
  await everyAddress(home, customer);
  const message = {
    ...{ name: 'Meera Shah', email: 'meera@example.com', subject: 'A question' },
    message: 'Do you deliver to Bowmanville on Fridays?',
  };
  await callApi(home, contact.send, { body: message });
  const token = await ownerToken(home);
  const words = { subject: 'Late today', text: 'The van does not start.' };
  const audience = { to: 'list', search: customer.email } as const;
  const body = { audience, ...words, reaches: 1 };
  await callApi(home, adminBroadcasts.create, { body }, token);
  const headers = { authorization: `Bearer ${token}` };
  const ids = new Map<string, string>();
  for (const list of new Set(PAGES.flatMap((page) => page.split('/:id').slice(0, -1)))) {
    const answer = await fetch(`${home}/api/v1/admin/${list}?page=1&limit=1`, { headers });
    const { data } = (await answer.json()) as { data: { id: string }[] };
    const [first] = data;
    if (!first) throw new Error(`There is nothing in the list of ${list}.`);
    ids.set(list, first.id);
  }
  return PAGES.map((page) => {
    const [list = ''] = page.split('/');
    return `/admin/${page.replace(':id', ids.get(list) ?? '')}`;
  });
}

/** Which pages of the desk stick out of their window, at any moment. */
async function walk(desk: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await desk.evaluate(() => Object.assign(window, { widest: 0 }));
    await lead(desk, address);
    const { widest, outside } = await widestSeen(desk);
    if (widest > 0) found.push(`${address}: ${widest} pixels\n${outside.join('\n')}`);
    await keepPage(desk);
  }
  return found;
}

story(
  'no page of the desk is wider than a phone while it waits, with its answers, and when they fail',
  async ({ desk, baseURL, noise }) => {
    noise.expect(/./);
    const addresses = await addressesIn(baseURL ?? '');
    await desk.setViewportSize({ width: 360, height: 740 });
    await watchWidth(desk);
    await desk.goto('/admin');
    await expect(desk.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await late(desk);
    expect(await walk(desk, addresses)).toEqual([]);
    await refusing(desk);
    expect(await walk(desk, addresses)).toEqual([]);
  },
);
