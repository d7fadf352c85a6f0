import { randomInt } from 'node:crypto';
import { newEmail } from './kit/customer.ts';
import { expect, expectAccessible, expectAccessibleAtEveryWidth, story } from './kit/story.ts';

/** A number of the region that nobody else in the stories has. */
const newPhone = () => `905-555-${randomInt(1000, 9999)}`;

story('the customers of a notebook are taken over, and taken back', async ({ desk }) => {
  const [leela, omkar] = [newEmail('leela'), newEmail('omkar')];
  const rows = [
    ['Customer', 'Mobile', 'Email', 'Address', 'Left', 'Days', 'Due'],
    ['Leela Desai', newPhone(), leela, '7 King Street West, Oshawa', '6', 'Mon, Wed', '20.00'],
    ['Omkar Joshi', 'ring the neighbour', omkar, '9 King Street West, Oshawa', '', '', ''],
  ];
  const row = (number: number) => desk.getByRole('article', { name: `Row ${number}` });

  await story.step('rows are pasted as they were copied', async () => {
    await desk.goto('/admin/customers');
    await desk.getByRole('link', { name: 'Import' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: 'Import customers' })).toBeVisible();
    await expectAccessible(desk);
    const pasted = rows.map((cells) => cells.join('\t')).join('\n');
    await desk.getByLabel('Or paste rows from a spreadsheet or a chat').fill(pasted);
    await desk.getByRole('button', { name: 'Read these rows' }).click();
  });

  await story.step('their columns are known by their headings', async () => {
    await expect(desk.getByRole('combobox', { name: 'Mobile' })).toHaveText('Phone');
    await expect(desk.getByRole('combobox', { name: 'Due' })).toHaveText('Owes');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Check 2 rows' }).click();
  });

  await story.step('what is wrong is mended where it stands', async () => {
    await expect(
      desk.getByText('2 rows have to be mended, decided or left out first.'),
    ).toBeVisible();
    await expectAccessibleAtEveryWidth(desk);
    await expect(row(2).getByText('Please say of which plan: tiffins are left.')).toBeVisible();
    await row(2).getByLabel('Plan').fill('no such plan');
    await row(2).getByLabel('Plan').press('Enter');
    const refused = row(2).getByText(/^Please write one of the plans: /);
    await expect(refused).toBeVisible();
    const [, plan = ''] = /“([^”]+)”/.exec((await refused.textContent()) ?? '') ?? [];
    await row(2).getByLabel('Plan').fill(plan);
    await row(2).getByLabel('Plan').press('Enter');
    await expect(row(2).getByText('Written down as a new customer.')).toBeVisible();
    await row(3).getByLabel('Phone').fill(newPhone());
    await row(3).getByLabel('Phone').press('Tab');
    await expect(desk.getByText('Nothing is wrong.')).toBeVisible();
  });

  await story.step('all of them are written at once', async () => {
    await expect(
      desk.getByText('To write: 2 customers, 1 plan with 6 tiffins, C$20.00 owed.'),
    ).toBeVisible();
    await desk.getByRole('button', { name: 'Import 2 customers' }).click();
    await expect(
      desk.getByText(/1 plan with 6 tiffins, C\$20\.00 owed from pasted rows: written\./),
    ).toBeVisible();
    await desk.keyboard.press('/');
    await desk.keyboard.type('Leela');
    await expect(desk.getByRole('option', { name: /Leela Desai/ }).first()).toBeVisible();
    await desk.keyboard.press('Escape');
  });

  await story.step('and taken back, all of them', async () => {
    await desk.getByRole('button', { name: 'Take back pasted rows' }).first().click();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Take it back' }).click();
    await expect(desk.getByText('The import is taken back.')).toBeVisible();
    await expect(desk.getByText(/^Taken back by /).first()).toBeVisible();
    await desk.goto(
      `/admin/customers?filter=${encodeURIComponent(JSON.stringify({ search: leela }))}`,
    );
    await expect(desk.getByText('No customer fits this search and tab.')).toBeVisible();
  });
});
