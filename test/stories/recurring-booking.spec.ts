import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { callApi } from './kit/api.ts';
import { newCustomer, signIn } from './kit/customer.ts';
import { approvedPlan, ownerToken } from './kit/kitchen.ts';
import { expect, expectAccessibleAtEveryWidth, story } from './kit/story.ts';

story(
  'a recurring booking, set, changed and stopped',
  async ({ page, context, baseURL, mails, noise }) => {
    const customer = await newCustomer(baseURL ?? '', 'Nisha');
    const number = await approvedPlan(baseURL ?? '', customer);
    await signIn(context, customer);
    await page.goto(`/tiffin-subscription-management?subscription=${number}`);
    const card = page.getByRole('region', { name: 'Your usual' });
    const dialog = page.getByRole('dialog');
    const upcoming = page.getByRole('region', { name: 'Upcoming orders' });

    await story.step('it is offered in one line, and asks for days and a time', async () => {
      await expect(card).toContainText('Choose your weekdays once.');
      await expectAccessibleAtEveryWidth(page);
      await card.getByRole('button', { name: 'Book my usual' }).click();
      await dialog.getByRole('button', { name: 'Book my usual' }).click();
      await expect(dialog.getByText('Please choose at least one day.')).toBeVisible();
      await expect(dialog.getByText('Please choose a time slot.')).toBeVisible();
      await expectAccessibleAtEveryWidth(page);
    });

    await story.step('it shows what it comes to before it is saved', async () => {
      for (const day of ['Monday', 'Wednesday', 'Friday']) {
        await dialog.getByRole('group', { name: 'Days', exact: true }).getByLabel(day).check();
      }
      await dialog.getByLabel('6:00 - 7:00 PM').check();
      await expect(dialog.getByText(/^Your credits last until \w+day, \w+ \d+/)).toBeVisible();
      await expect(dialog.getByText('To be booked').first()).toBeVisible();
      await expectAccessibleAtEveryWidth(page);
    });

    await story.step('it is booked once, with one mail, and is there after a reload', async () => {
      await dialog.getByRole('button', { name: 'Book my usual' }).dblclick();
      await expect(page.getByText(/^Your usual is saved: \d tiffins are booked/)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(card).toContainText('Every Mon, Wed, Fri');
      await expect(card).toContainText('6:00 PM - 7:00 PM · 1 tiffin');
      await expect(card).toContainText(/Your credits last until/);
      const { text } = await mails.read(
        customer.email,
        /^Your usual Everyday Tiffin: \d tiffins booked/,
      );
      expect(text).toContain('6:00 PM - 7:00 PM: 1 tiffin to 12 Maple Street');
      await page.reload();
      await expect(card).toContainText('Every Mon, Wed, Fri');
      await expect(upcoming.getByRole('listitem').first()).toContainText('6:00 PM - 7:00 PM');
      await expectAccessibleAtEveryWidth(page);
    });

    await story.step('a day can differ; a server that is away loses nothing', async () => {
      await card.getByRole('button', { name: 'Change' }).click();
      const days = dialog.getByRole('group', { name: 'Days', exact: true });
      await days.getByLabel('Monday').uncheck();
      await dialog
        .getByRole('group', { name: /^Days that differ/ })
        .getByLabel('Friday')
        .check();
      const friday = dialog.getByRole('group', { name: 'On Fridays' });
      await friday.getByLabel('Tiffins').selectOption('2');
      await expect(dialog.getByText('What is booked and does not fit any more')).toBeVisible();
      await dialog.getByLabel(/^Release it and book anew/).check();
      await expectAccessibleAtEveryWidth(page);
      noise.expect(/ERR_FAILED/);
      await page.route('**/usual', (route) => route.abort());
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect(dialog.getByRole('alert').first()).toBeVisible();
      await page.unroute('**/usual');
      await expect(friday.getByLabel('Tiffins')).toHaveValue('2');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect(dialog).toBeHidden();
      await expect(card).toContainText('Every Wednesday');
      await expect(card).toContainText('Every Friday');
      await expect(card).toContainText('6:00 PM - 7:00 PM · 2 tiffins');
    });

    await story.step('the desk reads it', async () => {
      const token = await ownerToken(baseURL ?? '');
      const { usual } = await readAtDesk(baseURL ?? '', number, token);
      expect(usual?.map(({ weekday, quantity }) => [weekday, quantity])).toEqual([
        [3, 1],
        [5, 2],
      ]);
    });

    await story.step('it stops, and what it booked is released', async () => {
      await card.getByRole('button', { name: 'Stop' }).click();
      await dialog.getByLabel(/^Release it/).check();
      await expectAccessibleAtEveryWidth(page);
      await dialog.getByRole('button', { name: 'Stop my usual' }).click();
      await expect(page.getByText('Your usual has stopped.')).toBeVisible();
      await expect(card.getByRole('button', { name: 'Book my usual' })).toBeVisible();
      await expect(upcoming).toContainText('Nothing booked');
      await card.getByRole('button', { name: 'Book my usual' }).click();
      await expect(dialog.getByLabel('Wednesday', { exact: true }).first()).toBeChecked();
    });
  },
);

/** The subscription with a number, as the kitchen's page of it reads it. */
async function readAtDesk(baseURL: string, number: string, token: string) {
  const query = { page: 1, limit: 1, search: number, sort: 'createdAt', order: 'DESC' } as const;
  const [found] = await callApi(baseURL, adminSubscriptions.list, { query }, token);
  if (!found) throw new Error('the desk does not find the plan');
  return callApi(baseURL, adminSubscriptions.read, { params: { id: found.id } }, token);
}
