import type { Locator, Page } from '@playwright/test';
import { newCustomer, newEmail, newPhone, PASSWORD } from './kit/customer.ts';
import { offerSnack, openDay } from './kit/snacks.ts';
import { expect, expectAccessible, expectAccessibleAtEveryWidth, story } from './kit/story.ts';
import { sitDown, type Typist } from './kit/typist.ts';

/** The plan that most callers want, as the dialog offers it. */
const MONTHLY = /^Everyday Tiffin, monthly: 20 tiffins, C\$\d+\.\d\d$/;

/** Tells whether the keyboard stands in a field. */
const isHere = (field: Locator) => () =>
  field.evaluate((element) => element === document.activeElement);

/** Somebody rings up whose number the desk does not know: by keyboard, from any page. */
async function beginByNumber(desk: Page, phone: string): Promise<Typist> {
  await desk.goto('/admin/weekly-menu');
  await expect(desk.getByRole('heading', { level: 1, name: 'Weekly menu' })).toBeVisible();
  const typist = await sitDown(desk);
  await typist.press('/');
  await typist.type(phone);
  await expect(desk.getByRole('option', { name: `New customer: ${phone}` })).toBeVisible();
  await typist.press('Enter');
  return typist;
}

story('a phone number alone is enough for snacks', async ({ desk, baseURL }) => {
  const site = baseURL ?? '';
  const phone = newPhone();
  const called = `Caller ${phone}`;
  const snack = await offerSnack(site, 'Chakri', 350);
  const day = await openDay(site);
  const title = desk.getByRole('heading', { level: 1 });
  let typist: Typist;

  await story.step('it begins a customer', async () => {
    typist = await beginByNumber(desk, phone);
    await expect(desk.getByLabel('First name')).toBeFocused();
    await expect(desk.getByText('The name can come later')).toBeVisible();
    await expectAccessibleAtEveryWidth(desk);
    await typist.press('Enter');
    await expect(title).toHaveText(called);
  });

  await story.step('who orders snacks, by keyboard', async () => {
    await typist.tabUntil(isHere(desk.getByRole('button', { name: 'Order snacks' })));
    await typist.press('Enter');
    const dialog = desk.getByRole('dialog', { name: `Order snacks: ${called}` });
    await expect(dialog.getByLabel('Add a snack')).toBeFocused();
    await typist.type(snack.name);
    await expect(desk.getByRole('option', { name: snack.name })).toBeVisible();
    await typist.press('Enter');
    await typist.tabUntil(isHere(dialog.getByLabel('Day', { exact: true })));
    await dialog.getByLabel('Day', { exact: true }).fill(day);
    await typist.press('Enter');
    await expect(desk.getByText(/^SN-\d{4}-\d+ is confirmed for .+\.$/)).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await story.step('is called by the number where the order is packed', async () => {
    await desk.getByRole('link', { name: /^SN-\d{4}-\d+$/ }).click();
    await expect(title).toHaveText(new RegExp(`^SN-.+ · ${called}$`));
    await expectAccessibleAtEveryWidth(desk);
  });

  await story.step('and by their name, once they have said it', async () => {
    await desk.getByRole('link', { name: called }).click();
    await desk.getByRole('link', { name: 'Edit' }).click();
    await desk.getByLabel('First name').fill('Meera');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(title).toHaveText('Meera');
    await desk.getByRole('link', { name: /^SN-\d{4}-\d+$/ }).click();
    await expect(title).toHaveText(/^SN-.+ · Meera$/);
  });
});

story('whoever was a number to the kitchen says their name', async ({ desk, page, mails }) => {
  const phone = newPhone();
  const email = newEmail('meera');
  await desk.goto('/admin/customers/create');
  await desk.getByLabel('Phone').fill(phone);
  await desk.getByRole('button', { name: 'Save' }).click();
  await desk.getByRole('button', { name: 'Invite to sign in' }).click();
  await desk.getByRole('button', { name: 'Make the link' }).click();
  const dialog = desk.getByRole('dialog', { name: `An invitation for Caller ${phone}` });
  await page.goto((await dialog.getByText(/\/invitation\?token=/).textContent()) ?? '');
  await expect(page.getByRole('heading', { name: 'Your account is waiting' })).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const { text } = await mails.read(email, /code/i);
  await page.getByLabel('Six-digit code').fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/enter your first name/);
  await expectAccessibleAtEveryWidth(page);
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Shah');
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.getByText('Welcome, Meera. Your account is yours.')).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('heading', { level: 1, name: 'Meera Shah' })).toBeVisible();
});

story(
  'whoever registers with the number of a household is pointed out',
  async ({ desk, baseURL }) => {
    const phone = newPhone();
    const title = desk.getByRole('heading', { level: 1 });
    const remark = desk.getByText(/may be the same as/);

    await story.step('on the page of the household, and in a list of all of them', async () => {
      await desk.goto('/admin/customers/create');
      await desk.getByLabel('Phone').fill(phone);
      await desk.getByRole('button', { name: 'Save' }).click();
      await expect(title).toHaveText(`Caller ${phone}`);
      await expect(remark).toHaveCount(0);
      await newCustomer(baseURL ?? '', 'Nisha', phone);
      await desk.goto('/admin/customers');
      await desk.getByRole('tab', { name: /^Doubles/ }).click();
      await desk.getByPlaceholder('Name, email, phone, order').fill(phone);
      const theirs = desk.getByRole('row').filter({ hasText: phone.replace(/^(\d+)-/, '($1) ') });
      await expect(theirs.filter({ hasText: `Maybe Caller ${phone}` })).toContainText(
        'Nisha Patel',
      );
      await desk.getByRole('row', { name: new RegExp(`^Caller ${phone}`) }).click();
      await expect(remark).toContainText('may be the same as Nisha Patel');
      await expectAccessibleAtEveryWidth(desk);
    });

    await story.step('on the overview, with the way to that list', async () => {
      await desk.goBack();
      await desk.getByRole('menuitem', { name: 'Overview' }).click();
      const waiting = desk.getByRole('link', { name: /pairs? of customers who may be one person/ });
      await expectAccessibleAtEveryWidth(desk);
      await waiting.click();
      await expect(desk.getByRole('tab', { name: /^Doubles/, selected: true })).toBeVisible();
      await desk.getByPlaceholder('Name, email, phone, order').fill(phone);
      await desk.getByRole('row', { name: new RegExp(`^Caller ${phone}`) }).click();
      await expect(remark).toBeVisible();
    });

    await story.step('with the way to join the two, which nobody goes by themselves', async () => {
      await desk.getByRole('link', { name: 'See what joining them does' }).click();
      await expect(title).toHaveText('Merge a double of Nisha Patel');
      await expect(desk.getByRole('button', { name: /^Merge/ })).toBeVisible();
      await desk.goBack();
      await expect(title).toHaveText(`Caller ${phone}`);
    });

    await story.step('until somebody says that they are two', async () => {
      await desk
        .getByRole('button', { name: `These are two: Caller ${phone} and Nisha Patel` })
        .click();
      await expect(desk.getByText(`Noted: Caller ${phone} and Nisha Patel are two.`)).toBeVisible();
      await expect(remark).toHaveCount(0);
      await desk.reload();
      await expect(title).toHaveText(`Caller ${phone}`);
      await expect(remark).toHaveCount(0);
    });
  },
);

story(
  'somebody who rings up for the first time has a plan, and later an account',
  async ({ desk, page, mails, noise }) => {
    const phone = newPhone();
    const email = newEmail('meera');
    const name = desk.getByRole('heading', { level: 1, name: 'Meera' });
    let invitation = '';
    let typist: Typist;

    await story.step('their number begins them', async () => {
      typist = await beginByNumber(desk, phone);
      await expect(desk.getByRole('heading', { level: 1, name: 'New customer' })).toBeVisible();
      await expect(desk.getByLabel('First name')).toBeFocused();
      await expect(desk.getByLabel('Phone')).toHaveValue(phone);
    });

    await story.step('with a name and an address they are a customer', async () => {
      await typist.type('Meera');
      for (const _ of ['last name', 'phone', 'address']) await typist.press('Tab');
      await expect(desk.getByLabel('Address')).toBeFocused();
      await typist.type('40 Bond Street, Oshawa, ON L1G 1B2');
      await typist.press('Tab');
      await typist.type('3');
      await typist.press('Enter');
      await expect(name).toBeVisible();
      await expect(desk.getByRole('button', { name: 'New plan' })).toBeFocused();
    });

    await story.step('a month that is paid runs a minute after they rang', async () => {
      await typist.press('Enter');
      const dialog = desk.getByRole('dialog', { name: 'New plan: Meera' });
      await expect(dialog.getByText('They have no e-mail address')).toBeVisible();
      const plan = dialog.getByRole('combobox', { name: 'Plan' });
      await expect(plan).toBeFocused();
      await expect(plan).toHaveText(MONTHLY);
      await expect(dialog.getByLabel('Unit')).toHaveValue('3');
      const unpaid = dialog.getByRole('radio', { name: 'Approve it, not paid yet' });
      await typist.tabUntil(() => unpaid.evaluate((radio) => radio === document.activeElement));
      await typist.press('ArrowUp');
      await expect(dialog.getByRole('radio', { name: 'Approve it, paid' })).toBeChecked();
      await expect(dialog.getByLabel('Amount')).toHaveValue(/^\d+\.\d\d$/);
      await typist.press('Enter');
      await expect(desk.getByText(/^TS-\d{4}-\d+ runs\./)).toBeVisible();
      expect(await typist.took()).toBeLessThan(60_000);
    });

    await story.step('with its credits, and nothing is owed for it', async () => {
      const row = desk.getByRole('row').filter({ hasText: / free · / });
      await expect(row).toHaveCount(1);
      await expect(row).toContainText('20 free · 0 booked · 0 used');
      await expect(row).toContainText(/C\$\d+\.\d\d · Paid/);
      await row.getByRole('link', { name: /^TS-/ }).click();
      await expect(desk.getByText('Monthly', { exact: true })).toBeVisible();
      await desk.goBack();
      await expect(name).toBeVisible();
    });

    await story.step('another plan is not paid yet', async () => {
      await desk.getByRole('button', { name: 'New plan' }).click();
      const dialog = desk.getByRole('dialog', { name: 'New plan: Meera' });
      await expect(dialog.getByRole('combobox', { name: 'Plan' })).toBeFocused();
      await expectAccessibleAtEveryWidth(desk);
      await dialog.getByRole('button', { name: 'Write down the plan' }).click();
      await expect(dialog).toHaveCount(0);
    });

    await story.step('whoever rings up again is not written down twice', async () => {
      noise.expect(/409.*admin\/customers/);
      await desk.goto('/admin/customers/create');
      await desk.getByLabel('Phone').fill(phone.replaceAll('-', ' '));
      await expect(desk.getByRole('link', { name: 'Meera' })).toBeVisible();
      await desk.getByLabel('First name').fill('Kiran');
      await desk.getByRole('button', { name: 'Save' }).click();
      await expect(desk.getByText(/^Meera has this phone number/)).toBeVisible();
      await expect(desk.getByLabel('They are two people with one number')).toBeVisible();
      await expectAccessible(desk);
      // What is typed is asked about before it is left.
      desk.once('dialog', (asked) => void asked.accept());
      await desk.getByRole('link', { name: 'Meera' }).click();
      await expect(name).toBeVisible();
    });

    await story.step('what they are written is printed', async () => {
      await expect(desk.getByText('None: what they are written is printed').first()).toBeVisible();
    });

    await story.step('they stand among those who owe something', async () => {
      await desk.getByRole('menuitem', { name: 'Customers' }).click();
      await desk.getByRole('tab', { name: /^Unpaid/ }).click();
      await desk.getByPlaceholder('Name, email, phone, order').fill(phone);
      const row = desk.getByRole('row').filter({ hasText: phone.replace(/^(\d+)-/, '($1) ') });
      await expect(row).toContainText(/C\$\d+\.\d\d/);
      await row.click();
      await expect(name).toBeVisible();
      await desk.getByRole('link', { name: 'Unpaid plans' }).click();
      await expect(desk.getByRole('row').filter({ hasText: /TS-\d{4}-\d+/ })).toHaveCount(1);
      await desk.goBack();
      await expect(name).toBeVisible();
    });

    await story.step('the desk hands them a link', async () => {
      await desk.getByRole('button', { name: 'Invite to sign in' }).click();
      await desk.getByRole('button', { name: 'Make the link' }).click();
      const dialog = desk.getByRole('dialog', { name: 'An invitation for Meera' });
      await expect(dialog.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'Open in WhatsApp' })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/1\d{3}555\d{4}\?text=Hello%20Meera/,
      );
      invitation = (await dialog.getByText(/\/invitation\?token=/).textContent()) ?? '';
      await expectAccessible(desk);
      await dialog.getByRole('button', { name: 'I have handed it on' }).click();
      await expect(desk.getByText(/^Nothing yet; invited until/)).toBeVisible();
    });

    await story.step('they prove an address and choose a password', async () => {
      await page.goto(invitation);
      await expect(page.getByRole('heading', { name: 'Welcome, Meera' })).toBeVisible();
      await expect(page.getByText(/^You need one to sign in/)).toBeVisible();
      await expectAccessibleAtEveryWidth(page);
      await page.getByLabel('Email address').fill(email);
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await expect(page.getByLabel('Six-digit code')).toBeFocused();
      const { text } = await mails.read(email, /code/i);
      await page.getByLabel('Six-digit code').fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirm password').fill(PASSWORD);
      await page.getByRole('checkbox').check();
      await expectAccessibleAtEveryWidth(page);
      await page.getByRole('button', { name: 'Open my account' }).click();
    });

    await story.step('and find their plan, as the desk finds their address', async () => {
      await expect(page).toHaveURL(/\/my-orders/);
      await expect(page.getByText(/TS-\d{4}-\d+/).first()).toBeVisible();
      await desk.reload();
      await expect(desk.getByRole('link', { name: email })).toBeVisible();
      await expect(desk.getByText('Their password')).toBeVisible();
    });

    await story.step('the link opens nothing more', async () => {
      noise.expect(/400.*auth\/invitation/);
      await page.goto(invitation);
      await expect(
        page.getByRole('heading', { name: 'This invitation does not work any more' }),
      ).toBeVisible();
    });
  },
);
