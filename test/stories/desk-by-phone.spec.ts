import { newCustomer } from './kit/customer.ts';
import { approvedPlan } from './kit/kitchen.ts';
import { expect, expectAccessible, story } from './kit/story.ts';

story('a tiffin is written down while its customer is on the phone', async ({ desk, baseURL }) => {
  const site = baseURL ?? '';
  const customer = await newCustomer(site, 'Ushma');
  const number = await approvedPlan(site, customer, { customerName: 'Ushma Patel' });
  const search = desk.getByRole('combobox', { name: 'Find a customer or a number' });
  let startedAt = 0;
  let pressed = 0;
  const press = async (key: string) => {
    pressed += 1;
    await desk.keyboard.press(key);
  };

  await story.step('the search is a key away on every page', async () => {
    await desk.goto('/admin/weekly-menu');
    await expect(desk.getByRole('heading', { level: 1, name: 'Weekly menu' })).toBeVisible();
    startedAt = performance.now();
    await press('/');
    await expect(search).toBeFocused();
  });

  await story.step('whoever calls is found by the beginning of their name', async () => {
    await desk.keyboard.type('ushma');
    await expect(desk.getByRole('option', { name: /^Ushma Patel/ })).toBeVisible();
    await press('Enter');
    await expect(desk.getByRole('heading', { level: 1, name: 'Ushma Patel' })).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Book tiffins' })).toBeFocused();
  });

  await story.step('the usual order is there to be confirmed', async () => {
    await press('Enter');
    const dialog = desk.getByRole('dialog', { name: /^Book tiffins: Ushma Patel/ });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { pressed: true })).toHaveCount(1);
    await press('Enter');
    await expect(desk.getByText(/^Booked: /)).toBeVisible();
    expect(pressed).toBeLessThanOrEqual(5);
    // Typing at the pace of a person takes a second more.
    expect(performance.now() - startedAt).toBeLessThan(15_000);
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
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(desk.getByText(/^Booked: .+, .+\./)).toBeVisible();
  });

  await story.step('a number leads to what it names', async () => {
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await desk.keyboard.press('/');
    await desk.keyboard.type(number.toLowerCase());
    await expect(desk.getByRole('option', { name: new RegExp(`^${number}`) })).toBeVisible();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible();
  });
});
