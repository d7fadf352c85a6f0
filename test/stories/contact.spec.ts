import { DEFAULT_OPENING_HOURS, openNow } from '#domain/kitchen/opening-hours.ts';
import { newCustomer, newEmail, signIn } from './kit/customer.ts';
import {
  expect,
  expectAccessibleAtEveryWidth,
  openAlive,
  story,
  untilFormAlive,
} from './kit/story.ts';

const SENT = "Message sent successfully! We'll get back to you soon.";
const AWAY = 'Failed to send message. Please try again later.';

story(
  'a message to the kitchen, lost nowhere and sent once',
  async ({ page, desk, mails, noise }) => {
    const email = newEmail('meera');
    const subject = `Jain lunch for ${email}`;
    const field = (name: string) => page.getByLabel(name, { exact: true });
    const send = page.getByRole('button', { name: 'Send message' });

    await story.step('an empty form says what it wants, by keyboard', async () => {
      await openAlive(page, '/contactus');
      await send.press('Enter');
      await expect(page.getByRole('alert').getByText('Please fill in all fields')).toBeVisible();
      await expect(field('First name')).toBeFocused();
      await expectAccessibleAtEveryWidth(page);
      await page.keyboard.type('Meera');
      await page.keyboard.press('Tab');
      await page.keyboard.type('meera@');
      await page.keyboard.press('Tab');
      await page.keyboard.type(subject);
      await page.keyboard.press('Tab');
      await page.keyboard.type('No root vegetables, please.');
      await expect(page.getByText('Please fill in all fields')).toBeHidden();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
      await expect(field('Email address')).toBeFocused();
      await field('Email address').fill(email);
    });

    await story.step('a reload loses nothing, nor does a kitchen that is away', async () => {
      await page.reload();
      await expect(field('Message')).toHaveValue('No root vegetables, please.');
      noise.expect(/ERR_FAILED/);
      await page.route('**/api/v1/contact', (route) => route.abort());
      await send.click();
      await expect(page.getByText(AWAY)).toBeVisible();
      await expect(field('Subject')).toHaveValue(subject);
      await page.unroute('**/api/v1/contact');
    });

    await story.step('it arrives once, however often one presses', async () => {
      await send.dblclick();
      await expect(page.getByText(SENT)).toBeFocused();
      await expectAccessibleAtEveryWidth(page);
      await mails.read('hello@dabba-kitchen.test', new RegExp(subject));
      await page.getByRole('button', { name: 'Write another message' }).click();
      await expect(field('Message')).toHaveValue('');
      await page.reload();
      await expect(field('Message')).toHaveValue('');
      await desk.goto('/admin/contact-messages');
      await expect(desk.getByText(subject)).toHaveCount(1);
    });
  },
);

story('who is signed in need not say who they are', async ({ page, context, baseURL }) => {
  const customer = await newCustomer(baseURL ?? '', 'Meera');
  await openAlive(page, '/contactus');
  await page.getByLabel('Message', { exact: true }).fill('Is tomorrow’s kadhi sweet?');
  await untilFormAlive(page);
  await signIn(context, customer);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Meera');
  await expect(page.getByLabel('Email address')).toHaveValue(customer.email);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    'Is tomorrow’s kadhi sweet?',
  );
});

story('a machine is not listened to', async ({ page, noise }) => {
  await page.goto('/contactus');
  await page.getByLabel('First name').fill('Bot');
  await page.getByLabel('Email address').fill(newEmail('bot'));
  await page.getByLabel('Subject').fill('Cheap watches');
  await page.getByLabel('Message', { exact: true }).fill('Buy now');
  await page.locator('input[name="website"]').fill('https://watches.example.com', { force: true });
  noise.expect(/422/);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/Please leave the field "Website" empty/)).toBeVisible();
});

story.describe('without JavaScript', () => {
  story.use({ javaScriptEnabled: false });

  story('the kitchen can be found, called and written to', async ({ page }) => {
    await page.goto('/contactus');
    await expect(page.getByRole('link', { name: '(905) 555-0117' }).first()).toHaveAttribute(
      'href',
      'tel:+19055550117',
    );
    await expect(page.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\//,
    );
    await expect(page.getByRole('row', { name: /^Sunday/ })).toContainText('Closed');
    await expect(page.getByRole('row', { name: /^Monday/ })).toContainText('09:00am-07:00pm');
    const now = { epochMilliseconds: Date.now() };
    const { isOpen } = openNow(now, DEFAULT_OPENING_HOURS, []);
    // A statutory holiday closes it, too.
    const words = isOpen ? /^(Open now|Closed today)/ : /^Closed (now|today)/;
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(/writing to us need JavaScript/)).toBeVisible();
  });
});
