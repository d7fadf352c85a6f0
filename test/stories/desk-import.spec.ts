import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { readText } from '#admin/platform/sheets/read-sheet.ts';
import { writeWorkbook } from '#admin/platform/sheets/write-workbook.ts';
import { adminImports } from '#contract/account/desk-imports.ts';
import { callApi } from './kit/api.ts';
import { newEmail, newPhone } from './kit/customer.ts';
import { ownerToken } from './kit/kitchen.ts';
import { expect, expectAccessible, expectAccessibleAtEveryWidth, story } from './kit/story.ts';

story('the customers of a notebook are taken over, and taken back', async ({ desk }) => {
  const [leela, omkar] = [newEmail('leela'), newEmail('omkar')];
  const [leelas, omkars] = ['7 King Street West, Oshawa', '9 King Street West, Oshawa'];
  const rows = [
    ['Customer', 'Mobile', 'Email', 'Address', 'Plan', 'Left', 'Days', 'Due'],
    ['Leela Desai', newPhone(), leela, leelas, 'the big box', '6', 'Mon, Wed', '20.00'],
    ['Omkar Joshi', 'ring the neighbour', omkar, omkars, 'the big box', '4', '', ''],
    ['Jaya Joshi', newPhone(), newEmail('jaya'), omkars, '', '3', '', ''],
  ];
  const row = (number: number) => desk.getByRole('article', { name: `Row ${number}` });
  const choosePlan = async (chooser: Locator) => {
    await chooser.click();
    await desk.getByRole('option', { name: 'Everyday Tiffin, weekly' }).click();
  };

  await story.step('rows are pasted as they were copied', async () => {
    await desk.goto('/admin/customers');
    // Without a customer yet the list gives way to a page of its own, with a menu of its own.
    const isRead = desk.getByRole('table').or(desk.getByText(/^No customers yet/));
    await expect(isRead.first()).toBeVisible();
    await desk.getByRole('button', { name: 'Spreadsheet' }).click();
    await desk.getByRole('menuitem', { name: 'Import a sheet' }).click();
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
    await desk.getByRole('button', { name: 'Check 3 rows' }).click();
  });

  await story.step('what is wrong is mended where it stands', async () => {
    await expect(
      desk.getByText('3 rows have to be mended, decided or left out first.'),
    ).toBeVisible();
    await expectAccessibleAtEveryWidth(desk);
    await expect(row(4).getByText('Please say of which plan: tiffins are left.')).toBeVisible();
    await choosePlan(desk.getByLabel('Rows that say no plan are of'));
    await expect(row(4)).toBeHidden();
    await expect(row(2).getByText(/^Please write one of the plans: /)).toBeVisible();
    await choosePlan(row(2).getByLabel('Plan'));
    // What was said of the row gives way to that, and what stands below it moves.
    await expect(row(2).getByText('Written down as a new customer.')).toBeVisible();
    await row(2)
      .getByRole('button', { name: 'The same in 1 other row that says the same' })
      .click();
    await expect(row(3).getByLabel('Plan')).toHaveCount(0);
    await row(3).getByLabel('Phone').fill(newPhone());
    await row(3).getByLabel('Phone').press('Tab');
    await expect(desk.getByText('Nothing is wrong.')).toBeVisible();
  });

  await story.step('all of them are written at once', async () => {
    await expect(
      desk.getByText('To write: 3 customers, 3 plans with 13 tiffins, C$20.00 owed.'),
    ).toBeVisible();
    await desk.getByRole('button', { name: 'Import 3 customers' }).click();
    await expect(
      desk.getByText(/3 plans with 13 tiffins, C\$20\.00 owed from pasted rows: written\./),
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

story('the price list of the snacks is changed in a spreadsheet', async ({ desk }) => {
  const row = (number: number) => desk.getByRole('article', { name: `Row ${number}` });

  const [name, price] = await story.step('it is taken along', async () => {
    await desk.goto('/admin/snacks');
    // What can be done with a list stands still once it is read.
    await expect(desk.getByRole('table')).toBeVisible();
    await desk.getByRole('button', { name: 'Spreadsheet' }).click();
    const downloading = desk.waitForEvent('download');
    await desk.getByRole('menuitem', { name: 'Download as CSV' }).click();
    const table = readText(await readFile(await (await downloading).path(), 'utf8'));
    const [headings = [], first = []] = table;
    return ['Name', 'Price'].map((heading) => first[headings.indexOf(heading)] ?? '');
  });
  const raised = (Number(price) + 1).toFixed(2);
  const added = `Sev ${randomUUID()}`;

  await story.step('and comes back with another price, a new snack and a slip', async () => {
    await desk.getByRole('button', { name: 'Spreadsheet' }).click();
    await desk.getByRole('menuitem', { name: 'Import a sheet' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: 'Import snacks' })).toBeVisible();
    await expectAccessible(desk);
    const rows = [
      ['Snack', 'Rate', 'HST'],
      [name, raised, '13'],
      [added, 'eight', '13'],
    ];
    const pasted = rows.map((cells) => cells.join('\t')).join('\n');
    await desk.getByLabel('Or paste rows from a spreadsheet or a chat').fill(pasted);
    await desk.getByRole('button', { name: 'Read these rows' }).click();
    await expect(desk.getByRole('combobox', { name: 'Rate' })).toHaveText('Price');
    await desk.getByRole('button', { name: 'Check 2 rows' }).click();
  });

  await story.step('what it changes is seen, and the slip is mended', async () => {
    await expect(row(2).getByText(`Price: ${price} → ${raised}`)).toBeVisible();
    await expectAccessibleAtEveryWidth(desk);
    await row(3).getByLabel('Price').fill('8');
    await row(3).getByLabel('Price').press('Enter');
    await expect(row(3).getByText('New.')).toBeVisible();
    await expect(desk.getByText('To write: 1 new row and 1 changed row.')).toBeVisible();
  });

  await story.step('all of it is written at once', async () => {
    await desk.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(desk.getByText(/^Written: 1 new row and 1 changed row\./)).toBeVisible();
    await desk.getByRole('link', { name: 'Back to the snacks' }).click();
    await expect(desk.getByText(`C$${raised}`).first()).toBeVisible();
  });

  await story.step('and taken back, all of it', async () => {
    await desk.getByRole('button', { name: 'Spreadsheet' }).click();
    await desk.getByRole('menuitem', { name: 'Import a sheet' }).click();
    const imported = desk.getByRole('listitem').filter({ hasText: '1 new row and 1 changed row' });
    await expectAccessibleAtEveryWidth(desk);
    await imported.getByRole('button', { name: 'Take back pasted rows' }).first().click();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Take it back' }).click();
    await expect(desk.getByText('The import is taken back.')).toBeVisible();
    await expect(imported.getByText(/^Taken back by /).first()).toBeVisible();
    await desk.getByRole('link', { name: 'Back to the snacks' }).click();
    await expect(desk.getByText(`C$${price}`).first()).toBeVisible();
    await expect(desk.getByText(added)).toHaveCount(0);
  });
});

/** Writes down a customer whom a spreadsheet could easily spoil; answers their e-mail address. */
async function writtenDown(site: string): Promise<string> {
  const email = newEmail('niraj');
  const cells = {
    ...{ name: 'નીરજ', lastName: 'Dave', phone: newPhone(), email },
    ...{ address: '11 King Street West, Oshawa', unit: '1/2', entryCode: '0042' },
    ...{ birthday: 'Dec 4', internalNote: '=not too spicy\nrings twice' },
  };
  const body = {
    rows: [{ cells, decision: null, line: 2 }],
    defaultSlot: '18:00-19:00' as const,
  };
  const token = await ownerToken(site);
  const { fingerprint } = await callApi(site, adminImports.check, { body }, token);
  const book = { ...body, fileName: 'a book', fingerprint, invite: false };
  await callApi(site, adminImports.create, { body: book }, token);
  return email;
}

story('the customers go to Excel, and come back as they were', async ({ desk, baseURL }) => {
  const email = await writtenDown(baseURL ?? '');

  const sheet = await story.step('their sheet is taken along', async () => {
    const filter = encodeURIComponent(JSON.stringify({ search: email }));
    await desk.goto(`/admin/customers?filter=${filter}`);
    await expect(desk.getByRole('cell', { name: email })).toBeVisible();
    await desk.getByRole('button', { name: 'Spreadsheet' }).click();
    const downloading = desk.waitForEvent('download');
    await desk.getByRole('menuitem', { name: 'Download for Excel (.xlsx)' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^customer.*\.xlsx$/);
    return { name: download.suggestedFilename(), buffer: await readFile(await download.path()) };
  });

  await story.step('there is a template to begin with as well', async () => {
    await desk.getByRole('button', { name: 'Spreadsheet' }).click();
    await desk.getByRole('menuitem', { name: 'Import a sheet' }).click();
    const downloading = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Download a template (.xlsx)' }).click();
    expect((await downloading).suggestedFilename()).toBe('customers-template.xlsx');
  });

  await story.step('the sheet has kept every sign', async () => {
    const choosing = desk.waitForEvent('filechooser');
    await desk.getByRole('button', { name: 'Open a file' }).click();
    await (await choosing).setFiles({ ...sheet, mimeType: '' });
    await expect(desk.getByRole('combobox', { name: 'Entry code' })).toHaveText('Entry code');
    for (const cell of ['નીરજ', '1/2', '0042', 'Dec 4', '=not too spicy rings twice'])
      await expect(desk.getByText(cell, { exact: true })).toBeVisible();
    await desk.getByRole('button', { name: 'Check 1 row' }).click();
  });

  await story.step('and changes nothing', async () => {
    await expect(desk.getByText('To write: nothing.')).toBeVisible();
    await expect(desk.getByText('1 row known already.')).toBeVisible();
    await expect(desk.getByText('Nothing is wrong.')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Import' })).toBeDisabled();
  });
});

story('a large book opens like a small one', async ({ desk }) => {
  const customers = Array.from({ length: 5_000 }, (_, at) => [
    ...[`Customer ${at}`, newPhone(), newEmail('somebody')],
    ...[`${at} King Street West, Oshawa`, `Rings ${at} times`],
  ]);
  const headings = ['Name', 'Phone', 'Email', 'Address', 'Note for the door'];
  const buffer = Buffer.from(writeWorkbook([headings, ...customers]));

  await desk.goto('/admin/customers/import');
  await desk
    .getByLabel('A file with rows')
    .setInputFiles({ name: 'book.xlsx', mimeType: '', buffer });
  await expect(desk.getByRole('combobox', { name: 'Email' })).toHaveText('Email');
  await expect(desk.getByRole('button', { name: /^Check 5,?000 rows$/ })).toBeEnabled();
});
