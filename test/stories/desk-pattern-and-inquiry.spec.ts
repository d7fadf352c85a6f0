import { inDays } from './kit/catering.ts';
import { newCustomer } from './kit/customer.ts';
import { subscriptionAtDesk } from './kit/desk.ts';
import { approvedPlan } from './kit/kitchen.ts';
import { expect, expectAccessible, story } from './kit/story.ts';

story(
  'a weekly pattern and a catering inquiry are written down by phone',
  async ({ desk, baseURL }) => {
    await desk.goto('/admin');
    const site = baseURL ?? '';
    const customer = await newCustomer(site, 'Ranjan');
    const number = await approvedPlan(site, customer, { customerName: 'Ranjan Patel' });
    const dialog = desk.getByRole('dialog', { name: /^Weekly pattern: Ranjan Patel/ });

    await story.step('what a pattern comes to is read before it is saved', async () => {
      await subscriptionAtDesk(desk, number);
      await desk.getByRole('button', { name: 'Set a weekly pattern' }).click();
      await dialog.getByRole('switch', { name: 'Tuesday' }).check();
      await dialog.getByRole('switch', { name: 'Thursday' }).check();
      await expect(dialog.getByText(/: to be booked/)).toBeVisible();
      await expectAccessible(desk);
    });

    await story.step('and then books by itself', async () => {
      await dialog.getByRole('button', { name: 'Save the pattern' }).click();
      await expect(
        desk.getByText(/^The pattern is saved: \d+ tiffins? booked ahead\./),
      ).toBeVisible();
      await expect(desk.getByText('Every Tue, Thu')).toBeVisible();
    });

    await story.step('it is stopped the same way', async () => {
      await desk.getByRole('button', { name: 'Stop', exact: true }).click();
      await desk.getByRole('button', { name: 'Stop it' }).click();
      await expect(desk.getByText('No weekly pattern books for them.')).toBeVisible();
    });

    await story.step(
      'an inquiry begins at its customer, and is priced while they listen',
      async () => {
        await desk.getByRole('link', { name: 'Ranjan Patel' }).first().click();
        await desk.getByRole('link', { name: 'Catering inquiry' }).click();
        await expect(
          desk.getByRole('heading', { level: 1, name: 'New inquiry: Ranjan Patel' }),
        ).toBeVisible();
        await desk.getByLabel('Day', { exact: true }).fill(inDays(40));
        await desk.getByRole('checkbox', { name: 'Lunch' }).check();
        await desk.getByLabel('Guests').fill('60');
        await expect(desk.getByText(/estimated: C\$/)).toBeVisible();
        await desk.getByLabel('Where').fill('Whitby Community Hall');
        await expectAccessible(desk);
        await desk.getByRole('button', { name: 'Save' }).click();
      },
    );

    await story.step('it is there to be quoted', async () => {
      await expect(desk.getByText(/^CI-\d{4}-\d+ is written down\./)).toBeVisible();
      await expect(desk.getByRole('heading', { level: 1, name: /^CI-\d{4}-\d+/ })).toBeVisible();
    });
  },
);
