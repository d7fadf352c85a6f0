import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { dayOf } from '#domain/platform/days.ts';
import { callApi } from './kit/api.ts';
import { newCustomer } from './kit/customer.ts';
import { boughtPlan, ownerToken } from './kit/kitchen.ts';
import { expect, story } from './kit/story.ts';

story(
  'what is paid back is filled in as often as the plan is about to be cancelled',
  async ({ desk, baseURL }) => {
    const site = baseURL ?? '';
    const { id } = await boughtPlan(site, await newCustomer(site));
    const payment = {
      amount: 5000,
      method: 'cash' as const,
      receivedDay: dayOf(new Date().toISOString()),
      reference: '',
    };
    await callApi(
      site,
      adminSubscriptions.approve,
      { params: { id }, body: { payment } },
      await ownerToken(site),
    );
    await desk.goto(`/admin/subscriptions/${id}/show`);
    for (const _ of ['first', 'again']) {
      await desk
        .getByRole('button', { name: /^Cancel/ })
        .first()
        .click();
      const dialog = desk.getByRole('dialog', { name: /^Cancel TS-/ });
      await expect(dialog.getByText('To pay back')).toBeVisible();
      await dialog.getByLabel('It is paid back already: record it now').check();
      await expect(dialog.getByLabel(/^Amount paid back/)).toHaveValue(/\d\.\d\d$/);
      await desk.keyboard.press('Escape');
      await expect(dialog.getByText('This is not done yet.')).toBeVisible();
      await desk.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  },
);
