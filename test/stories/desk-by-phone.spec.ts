import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { formatDay } from '#domain/platform/days.ts';
import { callApi } from './kit/api.ts';
import { newCustomer } from './kit/customer.ts';
import { approvedPlan } from './kit/kitchen.ts';
import { offerSnack, openDay } from './kit/snacks.ts';
import { expect, expectAccessible, story } from './kit/story.ts';
import { sitDown, type Typist } from './kit/typist.ts';

story('a tiffin is written down while its customer is on the phone', async ({ desk, baseURL }) => {
  const site = baseURL ?? '';
  const customer = await newCustomer(site, 'Ushma');
  const number = await approvedPlan(site, customer, { customerName: 'Ushma Patel' });
  const search = desk.getByRole('combobox', { name: 'Find a customer or a number' });
  // What the shop would offer a customer first: tomorrow, unless that is closed or past its cut-off.
  const { availableDates } = await callApi(site, subscriptions.availableDates, {});
  const day = availableDates[0]?.date ?? '';
  const forDay = `for (tomorrow, )?${formatDay(day)}`;
  let typist: Typist;

  await story.step('the search is a key away on every page', async () => {
    await desk.goto('/admin/weekly-menu');
    await expect(desk.getByRole('heading', { level: 1, name: 'Weekly menu' })).toBeVisible();
    typist = await sitDown(desk);
    await typist.press('/');
    await expect(search).toBeFocused();
  });

  await story.step('whoever calls is found by the beginning of their name', async () => {
    await typist.type('ushma');
    await expect(desk.getByRole('option', { name: /^Ushma Patel/ })).toBeVisible();
    await typist.press('Enter');
    await expect(desk.getByRole('heading', { level: 1, name: 'Ushma Patel' })).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Book tiffins' })).toBeFocused();
  });

  await story.step('the usual order is there to be confirmed', async () => {
    await typist.press('Enter');
    const dialog = desk.getByRole('dialog', { name: /^Book tiffins: Ushma Patel/ });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(
      dialog.getByRole('button', { name: new RegExp(`^Book ${forDay}$`) }),
    ).toBeVisible();
    await typist.press('Enter');
    await expect(desk.getByText(new RegExp(`^Booked ${forDay}\\.$`))).toBeVisible();
    expect(typist.pressed()).toBeLessThanOrEqual(5);
    expect(await typist.took()).toBeLessThan(15_000);
    const row = desk
      .getByRole('row')
      .filter({ hasText: /TF-\d{4}-\d+/ })
      .first();
    await expect(row).toContainText(formatDay(day));
  });

  await story.step('the next call books the days after it', async () => {
    await desk.getByRole('button', { name: 'Book tiffins' }).click();
    const dialog = desk.getByRole('dialog', { name: /^Book tiffins/ });
    await expect(dialog.getByText(/^\d booked/)).toBeVisible();
    const free = dialog.getByRole('button', { pressed: false, disabled: false }).filter({
      hasText: /\d of \d/,
    });
    await free.first().click();
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: 'Book 2 days' }).click();
    await expect(desk.getByText(/^Booked: .+; .+\./)).toBeVisible();
  });

  await story.step('and snacks, for a day and a time', async () => {
    const { name } = await offerSnack(site, 'Mathri', 350);
    await desk.getByRole('button', { name: 'Order snacks' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Order snacks: Ushma Patel' });
    await expect(dialog.getByLabel('Add a snack')).toBeFocused();
    await desk.keyboard.type(name);
    await expect(desk.getByRole('option', { name })).toBeVisible();
    await desk.keyboard.press('Enter');
    const howMany = dialog.getByRole('spinbutton', { name: `How many ${name}` });
    await howMany.fill('2');
    await expect(dialog.getByText(/^C\$7\.91, with C\$0\.91 tax$/)).toBeVisible();
    await desk.setViewportSize({ width: 360, height: 800 });
    await expectAccessible(desk);
    await desk.setViewportSize({ width: 1280, height: 800 });
    await dialog.getByLabel('Day', { exact: true }).fill(await openDay(site));
    await dialog.getByRole('button', { name: 'Write down the order' }).click();
    await expect(desk.getByText(/^SN-\d{4}-\d+ is confirmed for .+\.$/)).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await story.step('a number leads to what it names', async () => {
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await desk.keyboard.press('/');
    await desk.keyboard.type(number.toLowerCase());
    await expect(desk.getByRole('option', { name: new RegExp(`^${number}`) })).toBeVisible();
    await expectAccessible(desk);
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible();
  });

  await story.step('of another door the form says nothing that was said of the first', async () => {
    const address = desk.getByLabel('Delivery address');
    const code = desk.getByLabel('Entry or buzzer code');
    const edit = desk.getByRole('link', { name: 'Edit' });
    await edit.click();
    await code.fill('1204');
    await desk.getByRole('button', { name: 'Save' }).click();
    await edit.click();
    await expect(code).toHaveValue('1204');
    const before = await address.inputValue();
    await address.fill('9 Oak Road, Ajax, ON L1S 2B2');
    await address.press('Tab');
    await expect(code).toHaveValue('');
    await address.fill(before);
    await address.press('Tab');
    await expect(code).toHaveValue('1204');
  });

  await story.step('on a phone the search has the top of the screen', async () => {
    await desk.setViewportSize({ width: 360, height: 800 });
    await desk.getByRole('button', { name: 'Find a customer or a number' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Find a customer or a number' });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await desk.keyboard.type('ushma');
    await expect(desk.getByRole('option', { name: /^Ushma Patel/ })).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('option', { name: /^Ushma Patel/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(desk.getByRole('heading', { level: 1, name: 'Ushma Patel' })).toBeVisible();
  });
});
