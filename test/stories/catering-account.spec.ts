import { cardOf, inDays, sentInquiry } from './kit/catering.ts';
import { newCustomer, signIn } from './kit/customer.ts';
import { expect, expectAccessibleAtEveryWidth, story } from './kit/story.ts';

story('an inquiry in the account, cancelled', async ({ page, context, baseURL, mails }) => {
  const home = baseURL ?? '';
  const customer = await newCustomer(home);
  const number = await sentInquiry(home, customer, inDays(60));
  await signIn(context, customer);
  await page.goto('/my-orders?tab=catering');
  const card = cardOf(page, number);
  await expect(card.getByText('Pending', { exact: true })).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await card.getByRole('button', { name: `View Details ${number}` }).click();
  await expect(page.getByRole('dialog').getByText('Undhiyu').first()).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await page.getByRole('button', { name: 'Close' }).first().click();
  await card.getByRole('button', { name: `Cancel Inquiry ${number}` }).click();
  await page.getByRole('radio', { name: 'Changed my mind' }).check();
  await expectAccessibleAtEveryWidth(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel inquiry' }).click();
  await expect(page.getByText('Inquiry cancelled successfully!')).toBeVisible();
  await expect(card.getByText('Cancelled', { exact: true })).toBeVisible();
  await mails.read(customer.email, new RegExp(`cancelled.*${number}`, 'i'));
});
