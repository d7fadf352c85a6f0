import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { callApi } from './kit/api.ts';
import { newCustomer, signIn } from './kit/customer.ts';
import { approvedPlan, ownerToken } from './kit/kitchen.ts';
import { storyOfItsOwn as story } from './kit/own-kitchen.ts';
import { expect, expectAccessible, expectAccessibleAtEveryWidth } from './kit/story.ts';

story(
  'what it is too late to skip is cancelled with its credits back',
  async ({ page, context, kitchen }) => {
    const staff = await ownerToken(kitchen.url);
    const rules = await callApi(kitchen.url, adminSettings.readKitchen, {}, staff);
    // A week ahead: whatever comes next is too near. And room for all of it, whatever this kitchen has
    // been told by other stories.
    const { slotCapacity } = DEFAULT_SETTINGS;
    const body = { ...rules, skipNoticeHours: 168, slotCapacity };
    await callApi(kitchen.url, adminSettings.updateKitchen, { body }, staff);
    const customer = await newCustomer(kitchen.url);
    const number = await approvedPlan(kitchen.url, customer);
    await signIn(context, customer);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const tooLate = (credits: string) =>
      new RegExp(`^It is too late to skip, but if you cancel before .+, ${credits} come back\\.$`);
    const cancel = async () => {
      await dialog.getByRole('radio').first().check();
      await dialog.getByRole('button', { name: 'Cancel order' }).click();
      await expect(main.getByText('Order cancelled successfully!')).toBeVisible();
    };

    const day = await story.step(
      'the form and its summary say so before it is booked',
      async () => {
        await page.goto(`/tiffin-schedule?subscription=${number}`);
        await expect(main.getByText('Skip it 168 hours ahead, and the credit')).toBeVisible();
        const second = page
          .getByRole('group', { name: /Delivery date/ })
          .getByRole('radio')
          .nth(1);
        await second.check();
        await page.getByRole('radio', { name: /5:00 - 6:00 PM/ }).check();
        await page.getByRole('button', { name: 'One more (Quantity)' }).click();
        await expect(
          main.getByText(
            /^This is too near to be skipped or changed once it is booked\. If you cancel before the end of .+, 2 credits come back\.$/,
          ),
        ).toBeVisible();
        const line = page.locator('dt', { hasText: 'Skip or change' }).locator('+ dd');
        await expect(line).toHaveText('no longer possible');
        await expectAccessibleAtEveryWidth(page);
        const chosen = (await second.getAttribute('value')) ?? '';
        await page.getByRole('button', { name: 'Schedule Order' }).click();
        await expect(page.getByRole('heading', { name: 'Booked. See you then.' })).toBeVisible();
        return chosen;
      },
    );

    await story.step('the skip dialog offers it, with no credit left to book', async () => {
      const { id } = await callApi(
        kitchen.url,
        subscriptions.readByNumber,
        { params: { number } },
        customer.token,
      );
      const rest = {
        subscriptionId: id,
        deliveryDate: day,
        deliveryTimeSlot: '14:00-15:00' as const,
        quantity: 3,
        deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
        specialInstructions: null,
      };
      await callApi(kitchen.url, tiffinOrders.schedule, { body: rest }, customer.token);
      await page.goto(`/tiffin-subscription-management?subscription=${number}`);
      await expect(page.getByText('0 left')).toBeVisible();
      await page.getByRole('button', { name: 'Skip tiffin' }).click();
      await dialog.getByLabel('Which day?').selectOption(day);
      await expect(dialog.getByText(tooLate('3 credits'))).toBeVisible();
      await expect(dialog.getByText(tooLate('2 credits'))).toBeVisible();
      await expectAccessibleAtEveryWidth(page);
      await dialog.getByRole('button', { name: 'Cancel with 2 credits back' }).click();
      await expect(dialog.getByText(/^2 credits come back to you/)).toBeVisible();
      await cancel();
      await expect(page.getByText('2 left')).toBeVisible();
    });

    await story.step('and so does the page on which tiffins are booked', async () => {
      await page.goto(`/tiffin-schedule?subscription=${number}`);
      const card = page.getByRole('region', { name: 'Not home one day?' });
      await expect(
        card.getByText(/It is too late to skip, but .+ 3 credits come back\./),
      ).toBeVisible();
      await expectAccessibleAtEveryWidth(page);
      await card.getByRole('button', { name: 'Cancel with 3 credits back' }).click();
      await cancel();
      await expect(card.getByText(/It is too late to skip/)).toBeHidden();
      await page.goto(`/tiffin-subscription-management?subscription=${number}`);
      await expect(page.getByText('5 left')).toBeVisible();
    });
  },
);

story('whoever rings after the cut-off can have the next day', async ({ desk, kitchen }) => {
  await desk.goto('/admin');
  await expect(desk.getByRole('heading', { name: 'Overview' })).toBeVisible();
  const staff = await ownerToken(kitchen.url);
  const rules = await callApi(kitchen.url, adminSettings.readKitchen, {}, staff);
  const customer = await newCustomer(kitchen.url, 'Ushma');
  // In the evening, too, the plan begins with the next service day.
  const open = { ...rules, cutoffTime: '23:59' };
  const { version } = await callApi(
    kitchen.url,
    adminSettings.updateKitchen,
    { body: open },
    staff,
  );
  await approvedPlan(kitchen.url, customer, { customerName: 'Ushma Patel' });
  // On any day the next service day is past it.
  const early = { ...rules, version, cutoffTime: '00:00', cutoffRunsOn: 'service_days' as const };
  await callApi(kitchen.url, adminSettings.updateKitchen, { body: early }, staff);
  const dialog = desk.getByRole('dialog', { name: /^Book tiffins: Ushma/ });

  await story.step('the day that is proposed is another, and says so', async () => {
    await desk.keyboard.press('/');
    await desk.keyboard.type('ushma');
    await expect(desk.getByRole('option', { name: /^Ushma Patel/ })).toBeVisible();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('button', { name: 'Book tiffins' })).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(dialog.getByText(/^The cut-off for .+ has passed\.$/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Book for \w{3}, / })).toBeVisible();
    await expect(dialog.getByLabel('Reason (it stays at the desk)')).toHaveCount(0);
    await desk.setViewportSize({ width: 360, height: 800 });
    await expectAccessible(desk);
  });

  await story.step('the next day is a press away, with the reason that is known', async () => {
    const late = dialog.getByRole('button', { name: /^Take .+ instead$/ });
    await desk.keyboard.press('Shift+Tab');
    await expect(late).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(dialog.getByText(/the cut-off has passed\. It counts as confirmed/)).toBeVisible();
    await expect(dialog.getByRole('button', { pressed: true })).toHaveCount(1);
    const reason = dialog.getByLabel('Reason (it stays at the desk)');
    await expect(reason).toHaveValue('Rang after the cut-off');
    await expect(dialog.getByLabel('Tiffins a day')).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(/^Booked for .+\.$/)).toBeVisible();
  });
});

story('a kitchen names its own limits of guests', async ({ page, kitchen }) => {
  const staff = await ownerToken(kitchen.url);
  const rules = await callApi(kitchen.url, adminSettings.readCatering, {}, staff);
  const body = { ...rules, callAboveGuests: 80, callAbovePoojaGuests: 30 };
  await callApi(kitchen.url, adminSettings.updateCatering, { body }, staff);

  await page.goto('/catering');
  for (const words of ['Up to 80 guests', 'Up to 30 guests', /^More than 80 guests, or/])
    await expect(page.getByText(words)).toBeVisible();
  const note = page.getByText(/^For events up to 80 guests, poojas up to 30\./);
  await page.goto('/pricing?service=catering');
  await expect(note).toBeVisible();
  await page.goto('/pricing');
  await page
    .getByRole('navigation', { name: 'Service' })
    .getByRole('link', { name: 'Catering' })
    .click();
  await expect(note).toBeVisible();
});
