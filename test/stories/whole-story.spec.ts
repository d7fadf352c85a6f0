import { newEmail, PASSWORD } from './kit/customer.ts';
import { subscriptionAtDesk, tiffinAtDesk } from './kit/desk.ts';
import { expect, expectAccessible, story } from './kit/story.ts';

const ADDRESS = '12 Maple Street, Oshawa, ON L1G 4S8';

story('a tiffin, from the price list to the doorstep', async ({ page, desk, mails, noise }) => {
  await desk.goto('/admin');
  // No tiffins yet is a 404.
  noise.expect(/404.*orders\/status\//);
  const email = newEmail('asha');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const heading = (name: string | RegExp) => page.getByRole('heading', { name });

  await story.step('Asha chooses a plan and registers on the way', async () => {
    await page.goto('/');
    await expectAccessible(page);
    await page.getByRole('banner').getByRole('link', { name: 'Order Now' }).click();
    await expect(heading('Plans and prices')).toBeVisible();
    await expect(page.getByText(/before 6:00 PM/).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Weekly \d/ }).click();
    await expect(heading('Weekly plans')).toBeVisible();
    await page.getByRole('link', { name: /^Monthly/ }).click();
    await page.getByRole('link', { name: 'Choose Plan Everyday Tiffin, monthly' }).click();
    await expect(heading('Welcome back')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Create an account' }).click();

    await page.getByLabel('First name').fill('Asha');
    await page.getByLabel('Last name').fill('Patel');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Phone number').fill('(905) 555-0123');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByLabel(/I agree to the terms/).check();
    await button('Create account').click();
    await expect(page.getByText(/^Password must contain/)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button('Create account').click();
    const welcome = await mails.read(email, /^Welcome to Dabba Kitchen/);
    expect(welcome.text).toContain('Asha');
  });

  const number = await story.step('she checks out, and learns how to pay', async () => {
    await expect(heading('Start your tiffin')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Patel');
    await page.getByLabel('Delivery address').fill(ADDRESS);
    await page.getByRole('radio', { name: /recommended/ }).check();
    await page.getByRole('radio', { name: /^Jain/ }).check();
    await page.getByLabel('Allergies').fill('Peanuts');
    await expect(page.getByText('C$248.37').filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page);
    await button('Confirm subscription').click();

    await expect(page).toHaveURL(/\/tiffin-confirmation/);
    const shown = new URL(page.url()).searchParams.get('subscription') ?? '';
    expect(shown).toMatch(/^TS-\d{4}-\d{4,}$/);
    await expect(page.getByText(shown).first()).toBeVisible();
    await expect(heading('Interac e-Transfer')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
    const received = await mails.read(email, /^We have your request for Everyday Tiffin/);
    expect(received.text).toContain(shown);
    expect(received.text).toContain('C$248.37');
    return shown;
  });

  await story.step('her first tiffin is a link to a page that waits for the payment', async () => {
    await page.getByRole('link', { name: 'Schedule Your First Tiffin' }).click();
    await expect(page).toHaveURL(new RegExp(`/tiffin-schedule\\?subscription=${number}$`));
    await expect(heading('Daily Tiffin')).toBeVisible();
    await expect(page.getByText('As soon as the kitchen has your payment')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'How to pay' }).click();
    await expect(heading('Interac e-Transfer')).toBeVisible();
  });

  await story.step('the kitchen approves it with its payment', async () => {
    await subscriptionAtDesk(desk, number);
    await expect(desk.getByText('Peanuts').first()).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(desk.getByRole('dialog')).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Approve and record the payment' }).click();
    await expect(desk.getByText(`${number} is approved and its payment recorded.`)).toBeVisible();
    const approved = await mails.read(email, /^Your Everyday Tiffin plan is approved/);
    expect(approved.text).toContain('20');
  });

  const order = await story.step('she books a tiffin', async () => {
    await page.goto('/my-orders');
    await expect(page.getByText('credits remaining')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Schedule Order' }).click();
    await expect(heading('Daily Tiffin')).toBeVisible();
    // Far enough ahead that every deadline of it is still to come, whatever day and hour it is now.
    const dates = page.getByRole('group', { name: /Delivery date/ }).getByRole('radio');
    await dates.nth(4).check();
    const day = (await dates.nth(4).getAttribute('value')) ?? '';
    await page.getByRole('radio', { name: /5:00 - 6:00 PM/ }).check();
    await button('One more (Quantity)').click();
    await page.getByLabel('Special instructions').fill('Ring twice');
    await expectAccessible(page);
    await button('Schedule Order').click();

    await expect(heading('Booked. See you then.')).toBeVisible();
    await expectAccessible(page);
    const booked = new URL(page.url()).searchParams.get('order') ?? '';
    expect(booked).toMatch(/^TF-\d{4}-\d{4,}$/);
    await page.reload();
    await expect(page.getByText(booked, { exact: true }).first()).toBeVisible();
    const remaining = page.locator('dt', { hasText: 'Remaining credits' }).locator('+ dd');
    await expect(remaining).toHaveText('18');
    await mails.read(email, new RegExp(`booked \\(${booked}\\)`));
    return { number: booked, day };
  });

  await story.step('she skips it, undoes that, and changes it', async () => {
    await page.getByRole('link', { name: 'My Orders' }).last().click();
    const row = page.getByRole('listitem').filter({ hasText: order.number });
    await row.getByRole('button', { name: /^Skip/ }).click();
    await expect(row.getByText('Skipped', { exact: true })).toBeVisible();
    await expect(page.getByText(/Credits will be refunded/)).toBeVisible();
    await mails.read(email, new RegExp(`skipped \\(${order.number}\\)`));
    await row.getByRole('button', { name: /^Undo skip/ }).click();
    await expect(row.getByText('Scheduled', { exact: true })).toBeVisible();

    await row.getByRole('button', { name: /^Change/ }).click();
    const dialog = page.getByRole('dialog', { name: `Change ${order.number}` });
    await dialog.getByRole('button', { name: 'One more (Quantity)' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(row.getByText(/3 tiffins/)).toBeVisible();
  });

  await story.step('the kitchen cooks and brings it', async () => {
    const row = await tiffinAtDesk(desk, order.number, order.day);
    await expect(row.getByText('Ring twice')).toBeVisible();
    await expectAccessible(desk);
    const press = (step: string) =>
      row.getByRole('button', { name: new RegExp(`^${step} `) }).click();
    await press('Confirm');
    // What is for another day is a 409 that asks first.
    noise.expect(/409/);
    const question = desk.getByRole('dialog', { name: 'Not for now' });
    await press('Prepare');
    await expect(question.getByText(/^TF-.* of .* is for /)).toBeVisible();
    await expectAccessible(desk);
    await question.getByRole('button', { name: 'No, leave it' }).click();
    await expect(row.getByRole('button', { name: /^Prepare / })).toBeFocused();
    await expect(row.getByText('Confirmed')).toBeVisible();
    for (const step of ['Prepare', 'Dispatch', 'Deliver']) {
      await press(step);
      await question.getByRole('button', { name: `${step} now` }).click();
    }
    await expect(row.getByText('Delivered')).toBeVisible();
  });

  await story.step('and she sees it delivered, and her credits right', async () => {
    await page.goto(`/tiffin-order-confirmation?order=${order.number}`);
    await expect(heading('Delivered. Enjoy!')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Questions?' })).toContainText(order.number);
    await page.goto(`/tiffin-subscription-management?subscription=${number}`);
    await expect(heading('Your plan')).toBeVisible();
    await expect(page.getByText('17 left')).toBeVisible();
    await expect(page.getByText('3 / 20 used')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'View order history' }).click();
    await expect(page.getByText(order.number)).toBeVisible();
    await expectAccessible(page);

    await subscriptionAtDesk(desk, number);
    const ledger = desk.getByRole('table', { name: 'Credit ledger' }).getByRole('row');
    await expect(ledger.filter({ hasText: 'Bought' })).toContainText('20 + 0 booked');
    await expect(ledger.nth(1)).toContainText('17 + 0 booked');
    await expectAccessible(desk);
  });
});
