import sharp from 'sharp';
import { contact } from '#contract/site/contact.ts';
import { callApi } from './kit/api.ts';
import { inDays, inquiryAtDesk, sentInquiry } from './kit/catering.ts';
import { newCustomer, newEmail, signIn } from './kit/customer.ts';
import { boughtPlan } from './kit/kitchen.ts';
import { storyOfItsOwn } from './kit/own-kitchen.ts';
import { expect, expectAccessible } from './kit/story.ts';

const story = storyOfItsOwn;
story.use({ asItCame: true });

story(
  'a new kitchen, from its examples to its own',
  async ({ desk, page, context, kitchen, noise }) => {
    noise.expect(/404.*orders\/status\//);
    const asha = await newCustomer(kitchen.url);
    const { number } = await boughtPlan(kitchen.url, asha);
    await signIn(context, asha);
    const entry = (title: string) => desk.getByRole('listitem').filter({ hasText: title });
    const openList = () => desk.goto(`${kitchen.url}/admin/settings/first-day`);

    await story.step('the shop claims nothing, and asks nobody to pay anywhere', async () => {
      await page.goto('/');
      await expect(page.getByRole('banner').getByRole('link', { name: /home$/ })).toHaveText(
        'Dabba Kitchen.',
      );
      await expect(page.getByText(/reviews/)).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Heard over the fence' })).toBeHidden();
      await expectAccessible(page);
      await page.goto('/contactus');
      await expect(page.getByText('Example', { exact: true })).toHaveCount(3);
      await expect(page.getByRole('link', { name: /555-0142|example\.com/ })).toHaveCount(0);
      await expectAccessible(page);
      await page.goto(`/tiffin-confirmation?subscription=${number}`);
      await expect(page.getByText('We will tell you how to pay when we confirm it.')).toBeVisible();
      await expect(page.getByText(/example/i)).toHaveCount(1);
      await expect(page.getByText(/e-mail was sent/)).toBeHidden();
      await expectAccessible(page);
    });

    await story.step('who has lost their password is not left waiting for a link', async () => {
      await page.goto('/forgot-password');
      await expect(page.getByText(/We cannot send e-mail yet/)).toBeVisible();
      await expect(page.getByRole('button', { name: /link/ })).toBeHidden();
      await expectAccessible(page);
    });

    await story.step('nor is who looks for an inquiry by its address, for a code', async () => {
      await page.goto('/inquiry-tracker');
      await page.getByLabel('E-mail address').fill(newEmail('ravi'));
      noise.expect(/401.*catering-inquiry/);
      await page.getByRole('button', { name: 'Track Inquiries' }).click();
      // Of the address of the account, and of the one that was typed.
      await expect(page.getByText(/We cannot send e-mail yet, and so no code/)).toHaveCount(2);
      await expectAccessible(page);
    });

    await story.step('the desk says what is left, and that nobody gets its mails', async () => {
      await desk.goto(`${kitchen.url}/admin`);
      const card = desk.getByRole('heading', { name: 'Before your first customers' });
      await expect(card).toBeVisible();
      const kept = desk.getByText(/^No mail server is set.*SMTP_URL=smtps:\/\//);
      await expect(kept).toBeVisible();
      await expectAccessible(desk);
      await desk.goto(`${kitchen.url}/admin/mails`);
      await expect(kept).toBeVisible();
      await expect(desk.getByRole('row').filter({ hasText: 'Kept here' })).not.toHaveCount(0);
      await desk.goto(`${kitchen.url}/admin`);
      await desk.getByRole('link', { name: 'Open the list' }).click();
      await expect(desk.getByRole('img', { name: 'To look at' })).toHaveCount(11);
      await expectAccessible(desk);
    });

    await story.step('whoever approves is told that customers are not told', async () => {
      await desk.getByRole('menuitem', { name: 'Subscriptions' }).click();
      await desk.getByRole('row').filter({ hasText: number }).click();
      await desk.getByRole('button', { name: 'Approve', exact: true }).click();
      await expect(
        desk.getByRole('dialog').getByText(/Customers are not told how to pay yet/),
      ).toBeVisible();
      await desk.getByRole('button', { name: 'Not now' }).click();
    });

    await story.step(
      'whoever writes a quote or an answer is told to tell it themselves',
      async () => {
        const nobody = desk.getByText(/No mail goes out, as no mail server is set/);
        const inquiry = await sentInquiry(kitchen.url, asha, inDays(60));
        await inquiryAtDesk(desk, inquiry);
        await desk.getByRole('link', { name: 'Write a quote' }).first().click();
        await expect(nobody).toBeVisible();
        await expect(desk.getByText(/It goes to/)).toBeHidden();
        await expectAccessible(desk);
        await desk.getByRole('button', { name: 'Send version 1' }).click();
        await desk.getByRole('button', { name: 'Send without a time' }).click();
        await expect(desk.getByRole('status').filter({ has: nobody })).toBeVisible();
        await expect(desk.getByText(/is on its way/)).toBeHidden();
        await expectAccessible(desk);

        const subject = 'Is there parking?';
        const message = { name: 'Ravi', email: newEmail('ravi'), subject, message: subject };
        await callApi(kitchen.url, contact.send, { body: message });
        await desk.getByRole('menuitem', { name: 'Messages' }).click();
        await desk.getByRole('row').filter({ hasText: subject }).click();
        await expect(desk.getByRole('heading', { name: 'Answer by mail' })).toBeVisible();
        await expect(desk.getByText(/It goes to/)).toBeHidden();
        await expect(desk.getByRole('main').getByText(/^No mail goes out/)).toBeVisible();
        await expectAccessible(desk);
      },
    );

    await story.step('and so is whoever makes two accounts one', async () => {
      const double = await newCustomer(kitchen.url, 'Asha');
      await desk.getByRole('menuitem', { name: 'Customers' }).click();
      await desk.getByPlaceholder('Name, email, phone, order').fill(asha.email);
      await desk.getByRole('row').filter({ hasText: asha.email }).click();
      await desk.getByRole('link', { name: 'Merge a double' }).click();
      await desk.getByLabel('Name, email, phone, number of an order').fill(double.email);
      await desk.getByRole('button').filter({ hasText: double.email }).click();
      await desk.getByRole('button', { name: 'Merge these accounts…' }).click();
      const dialog = desk.getByRole('dialog');
      await expect(dialog.getByText(/No mail goes out, as no mail server is set/)).toBeVisible();
      await expect(dialog.getByText(/gets a mail/)).toBeHidden();
      await expectAccessible(desk);
      await desk.getByRole('button', { name: 'Not now' }).click();
    });

    await story.step('the owner enters who they are, how to pay, and a logo', async () => {
      await openList();
      await entry('How to pay').getByRole('link', { name: 'Ways to pay' }).click();
      await expect(desk.getByRole('heading', { name: 'Ways to pay' })).toBeInViewport();
      for (const way of ['UPI', 'Bank transfer'])
        await desk
          .getByRole('listitem')
          .filter({ has: desk.locator(`input[value="${way}"]`) })
          .getByRole('button', { name: /^Remove/ })
          .click();
      await desk.getByLabel('How', { exact: true }).fill('Send to pay@rasoi.test.');
      await desk.getByLabel('Name', { exact: true }).fill('Rasoi by Hema');
      await desk.getByLabel('Phone', { exact: true }).fill('(905) 555-0117');
      await desk.getByLabel('Email', { exact: true }).fill('hema@rasoi.test');
      await desk.getByLabel('Address', { exact: true }).fill('12 Cardamom Lane, Oshawa');
      await desk.getByRole('button', { name: 'Save' }).click();
      await expect(desk.getByText('Saved. The shop goes by it at once.')).toBeVisible();
      const buffer = await sharp({
        create: { width: 300, height: 100, channels: 4, background: '#b02d1b' },
      })
        .png()
        .toBuffer();
      await desk
        .locator('input[type=file]')
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
      await expect(desk.getByText('It is not saved yet.', { exact: false })).toBeVisible();
      await expectAccessible(desk);
      await desk.getByRole('button', { name: 'Use this logo' }).click();
      await expect(desk.getByText('Customers see this logo.')).toBeVisible();
      await expectAccessible(desk);
    });

    await story.step(
      'looks at the rest, takes the sample posts off, and the card is gone',
      async () => {
        await openList();
        await entry('Sample posts').getByRole('button', { name: 'Unpublish them all' }).click();
        await expect(desk.getByText('No sample post can be read.')).toBeVisible();
        for (const title of [
          'HST number',
          'Where you deliver',
          'Prices',
          'Menu',
          'What the shop claims',
          'Mail server',
        ]) {
          await entry(title).getByRole('button', { name: 'Looked at, it is right' }).click();
          await expect(entry(title).getByRole('img', { name: 'Done' })).toBeVisible();
        }
        await expect(desk.getByText('All of it is done.')).toBeVisible();
        await expect(desk.getByText(/^No mail server is set: mails/)).toBeHidden();
        await desk.getByRole('menuitem', { name: 'Overview' }).click();
        await expect(desk.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
        await expect(
          desk.getByRole('heading', { name: 'Before your first customers' }),
        ).toBeHidden();
      },
    );

    await story.step('the shop has the logo, the name, and how to pay', async () => {
      await page.goto(`/tiffin-confirmation?subscription=${number}`);
      await expect(page.getByRole('heading', { name: 'Interac e-Transfer' })).toBeVisible();
      await expect(page.getByText('Send to pay@rasoi.test.')).toBeVisible();
      await expect(
        page.getByRole('banner').getByRole('img', { name: 'Rasoi by Hema' }),
      ).toHaveAttribute('src', /^\/photos\/.*480\.webp$/);
      await expect(page.getByRole('link', { name: '(905) 555-0117' }).first()).toBeVisible();
      await page.goto('/blogs');
      await expect(page.getByText('Skip a day, pause a fortnight')).toBeHidden();
    });
  },
);
