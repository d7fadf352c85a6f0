import { randomInt } from 'node:crypto';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { callApi } from './kit/api.ts';
import { newCustomer, newPhone } from './kit/customer.ts';
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
    await expect(desk.getByRole('heading', { level: 1, name: 'We are late today' })).toBeVisible();
    await expectAccessible(desk);
    const { text } = await mails.read(customer.email, /We are late today/);
    expect(text).toContain('about 30 minutes later than you expect it');
    expect(text).toMatch(/unsubscribe/i);
    await expect(desk.getByText('1 sent')).toBeVisible();
  });

  await story.step('what was written stays in the list of broadcasts', async () => {
    await desk.getByRole('link', { name: 'Back to the broadcasts' }).click();
    await expect(desk.getByRole('link', { name: /We are late today/ }).first()).toBeVisible();
  });
});

story('what was written to many by mistake is stopped', async ({ desk, baseURL }) => {
  const site = baseURL ?? '';
  const lastName = `Paranjpe${randomInt(1000, 9999)}`;
  for (const firstName of ['Sumati', 'Vimal']) {
    const phone = `+1${newPhone().replaceAll('-', '')}`;
    const body = {
      ...{ firstName, lastName, phone, email: null, sharesPhone: true },
      ...{ diet: 'vegetarian' as const, allergies: '', standingNote: '' },
    };
    await callApi(site, adminCustomers.create, { body }, await ownerToken(site));
  }
  await desk.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));

  await story.step('while some have to be told by hand', async () => {
    await desk.goto(`/admin/broadcasts/create?to=list&search=${lastName}`);
    await expect(desk.getByText('2 by hand')).toBeVisible();
    await desk.getByLabel('Subject').fill('Closed for snow');
    await desk.getByLabel('Text').fill('We are snowed in and do not cook today.');
    await expect(desk.getByText(/^Hello Sumati, .* Reply STOP to hear no more/)).toBeVisible();
    await desk.getByRole('button', { name: 'List 2 people…' }).click();
    await desk.getByRole('button', { name: 'Make the list' }).click();
    await expect(desk.getByRole('button', { name: `Sumati ${lastName} was told` })).toBeVisible();
  });

  await story.step('who are told one after the other, by keyboard', async () => {
    const whatsApp = (name: string) =>
      desk.getByRole('link', { name: `Open WhatsApp for ${name} ${lastName}` });
    await whatsApp('Sumati').focus();
    const opened = desk.context().waitForEvent('page');
    await desk.keyboard.press('Enter');
    await (await opened).close();
    await expect(
      desk.getByRole('heading', { name: 'Told by hand (1)', exact: true }),
    ).toBeVisible();
    await expect(whatsApp('Vimal')).toBeFocused();
    await desk.getByRole('button', { name: `Sumati ${lastName} said STOP` }).click();
    await expect(desk.getByText('has answered STOP')).toBeVisible();
    await desk.getByRole('button', { name: `Sumati ${lastName} was not told` }).click();
    await expect(desk.getByRole('heading', { name: 'Not reached (1)' })).toBeVisible();
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
