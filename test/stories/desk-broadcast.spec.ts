import { randomInt } from 'node:crypto';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { callApi } from './kit/api.ts';
import { newCustomer } from './kit/customer.ts';
import { ownerToken } from './kit/kitchen.ts';
import { expect, expectAccessible, expectAccessibleAtEveryWidth, story } from './kit/story.ts';

story('many customers are told at once, each of them once', async ({ desk, mails, baseURL }) => {
  const site = baseURL ?? '';
  const name = 'Vaishali';
  const customer = await newCustomer(site, name);

  await story.step('from the list that somebody looks at', async () => {
    await desk.goto('/admin/customers');
    await desk.getByPlaceholder('Name, email, phone, order').fill(customer.email);
    await expect(desk.getByText('with “')).toBeVisible();
    await desk.getByRole('link', { name: 'Write to these' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: 'Write to many' })).toBeVisible();
    await expect(desk.getByText('1 by mail')).toBeVisible();
  });

  await story.step('a template is filled in before it goes', async () => {
    await desk.getByRole('button', { name: 'Late today' }).click();
    await expect(desk.getByText('Please fill in what stands in [brackets].')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Send to 1 person…' })).toBeDisabled();
    const text = desk.getByLabel('Text');
    await text.fill((await text.inputValue()).replace('[how many]', '30'));
    await expect(desk.getByText(`Hello ${name},`)).toBeVisible();
    await expectAccessibleAtEveryWidth(desk);
  });

  await story.step('and is sent with a second press', async () => {
    await desk.getByRole('button', { name: 'Send to 1 person…' }).click();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Send it' }).click();
    await expect(
      desk.getByRole('heading', { level: 1, name: 'Your tiffin is late today' }),
    ).toBeVisible();
    await expectAccessible(desk);
    const { text } = await mails.read(customer.email, /Your tiffin is late today/);
    expect(text).toContain('about 30 minutes later than usual today');
    expect(text).toMatch(/unsubscribe/i);
    await expect(desk.getByText('1 sent')).toBeVisible();
  });

  await story.step('what was written stays in the list of broadcasts', async () => {
    await desk.getByRole('link', { name: 'Back to the broadcasts' }).click();
    await expect(
      desk.getByRole('link', { name: /Your tiffin is late today/ }).first(),
    ).toBeVisible();
  });
});

story('what was written to many by mistake is stopped', async ({ desk, baseURL }) => {
  const site = baseURL ?? '';
  const phone = `+1905555${randomInt(1000, 9999)}`;
  const body = {
    ...{ firstName: 'Sumati', lastName: 'Paranjpe', phone, email: null, sharesPhone: false },
    ...{ diet: 'vegetarian' as const, allergies: '', standingNote: '' },
  };
  await callApi(site, adminCustomers.create, { body }, await ownerToken(site));

  await story.step('while somebody has to be told by hand', async () => {
    await desk.goto(`/admin/broadcasts/create?to=list&search=${encodeURIComponent(phone)}`);
    await expect(desk.getByText('1 by hand')).toBeVisible();
    await desk.getByLabel('Subject').fill('Closed for snow');
    await desk.getByLabel('Text').fill('We are snowed in and do not cook today.');
    await desk.getByRole('button', { name: 'List 1 person…' }).click();
    await desk.getByRole('button', { name: 'Make the list' }).click();
    await expect(desk.getByRole('button', { name: 'Sumati Paranjpe was told' })).toBeVisible();
  });

  await story.step('nobody more is told', async () => {
    await desk.getByRole('button', { name: 'Stop it' }).click();
    await expect(desk.getByText('1 person does not have it yet')).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('dialog').getByRole('button', { name: 'Stop it' }).click();
    await expect(
      desk.getByRole('heading', { name: 'Stopped before it went out (1)' }),
    ).toBeVisible();
    await expect(desk.getByRole('button', { name: /was told|Stop it/ })).toHaveCount(0);
    await expectAccessibleAtEveryWidth(desk);
  });
});
