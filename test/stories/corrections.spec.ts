import { adminPayments } from '#contract/money/desk-payments.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { addDays, dayOf } from '#domain/platform/days.ts';
import { callApi } from './kit/api.ts';
import { newCustomer, signIn } from './kit/customer.ts';
import { subscriptionAtDesk } from './kit/desk.ts';
import { approvedPlan, ownerToken } from './kit/kitchen.ts';
import { expect, expectAccessible, story } from './kit/story.ts';

story(
  'what was entered by mistake yesterday, put right today',
  async ({ page, desk, baseURL, control, mails, noise }) => {
    const site = baseURL ?? '';
    const customer = await newCustomer(site, 'Mira');
    const number = await approvedPlan(site, customer);
    const owner = await ownerToken(site);
    await signIn(page.context(), customer);
    const screen = async (words: RegExp) => {
      await page.goto(`/tiffin-subscription-management?subscription=${number}`);
      await expect(page.getByText(words).first()).toBeVisible();
    };
    const dialog = desk.getByRole('dialog');
    await desk.goto('/admin');

    const order = await story.step('a tiffin counted as delivered yesterday', async () => {
      const { availableDates } = await callApi(site, subscriptions.availableDates, {});
      const body = {
        subscriptionId: number,
        deliveryDate: availableDates[5]?.date ?? '',
        deliveryTimeSlot: '17:00-18:00' as const,
        quantity: 2,
        deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
        specialInstructions: null,
      };
      const booked = await callApi(site, tiffinOrders.schedule, { body }, customer.token);
      for (const action of ['confirm', 'prepare', 'dispatch', 'deliver'] as const)
        await callApi(
          site,
          adminTiffinOrders.act,
          { params: { id: booked.id, action }, body: { anyTime: true } },
          owner,
        );
      await fetch(`${control}/yesterday?order=${booked.orderNumber}`, { method: 'POST' });
      await screen(/2 \/ 5 used/);
      return booked;
    });

    await story.step(
      'was not handed over: the desk reads what that changes, and says why',
      async () => {
        await desk.goto(`/admin/tiffin-orders/${order.id}/show`);
        // Of the first page in a tab, too: the way out of it is behind the dialog.
        await desk.getByRole('button', { name: 'Correct', exact: true }).click();
        await expect(dialog).toBeVisible();
        await desk.goBack();
        await expect(dialog).toHaveCount(0);
        // By keyboard.
        await desk.getByRole('button', { name: 'Correct', exact: true }).focus();
        await desk.keyboard.press('Enter');
        await expect(dialog.getByRole('radio', { name: 'Book it again' })).toHaveCount(0);
        await dialog.getByRole('button', { name: 'Correct it' }).click();
        await expect(dialog.getByText('Please choose what is true.')).toBeVisible();
        await dialog.getByLabel('It was not handed over: the credit comes back').check();
        await expect(
          dialog.getByText('It is not delivered; we had it as delivered.'),
        ).toBeVisible();
        await expect(dialog.getByText('2 credits came back: 5 are left to book.')).toBeVisible();
        await expect(dialog.getByText('One letter goes to the customer.')).toBeVisible();
        await expectAccessible(desk);
        await dialog
          .getByLabel('Why (the customer reads it)')
          .fill('It was left at the wrong house');
        await dialog.getByRole('button', { name: 'Correct it' }).click();
        await expect(desk.getByText(`${order.orderNumber} is corrected.`)).toBeVisible();
        const step = desk.getByRole('listitem').filter({ hasText: 'Corrected the tiffin' });
        await expect(step).toContainText('(It was left at the wrong house)');
        await desk.goBack();
        await expect(desk).not.toHaveURL(/tiffin-orders/);
      },
    );

    await story.step('she sees it, has her credits, and one mail', async () => {
      await screen(/0 \/ 5 used/);
      const { status } = await callApi(
        site,
        tiffinOrders.read,
        { params: { id: order.orderNumber } },
        customer.token,
      );
      expect(status).toBe('cancelled');
      const mail = await mails.read(customer.email, new RegExp(`corrected ${order.orderNumber}`));
      expect(mail.text).toContain('2 credits came back: 5 are left to book.');
      expect(mail.text).toContain('It was left at the wrong house');
      await subscriptionAtDesk(desk, number);
      const ledger = desk.getByRole('table', { name: 'Credit ledger' }).getByRole('row');
      await expect(ledger.filter({ hasText: 'Used' })).toContainText(order.orderNumber);
      await expect(ledger.filter({ hasText: 'Corrected' })).toContainText(
        'It was not handed over: the credit comes back (It was left at the wrong house)',
      );
    });

    const payment = await story.step('a payment that never came is taken out', async () => {
      const { id } = await callApi(
        site,
        tiffinOrders.read,
        { params: { id: order.orderNumber } },
        customer.token,
      ).then(({ subscriptionId }) => ({ id: subscriptionId }));
      const recorded = await callApi(
        site,
        adminPayments.record,
        {
          body: {
            subscriptionId: id,
            amount: 3_000,
            method: 'interac',
            reference: 'CA7731XQ',
            receivedDay: addDays(dayOf(Temporal.Now.instant()), -1),
          },
        },
        owner,
      );
      await desk.reload();
      await desk.getByRole('button', { name: /^Correct the payment of C\$30\.00/ }).click();
      await expect(dialog.getByLabel('It was entered by mistake')).toBeChecked();
      await dialog.getByLabel('Why (the customer reads it)').fill('It was somebody else’s');
      await dialog.getByRole('button', { name: 'Correct it' }).click();
      const payments = desk.getByRole('table', { name: 'Payments' }).getByRole('row');
      await expect(
        payments.filter({ hasText: 'Entered by mistake: It was somebody' }),
      ).toContainText('-C$30.00');
      await expect(desk.getByText('Entered by mistake', { exact: true })).toBeVisible();
      // It stays for as long as it has the focus.
      await desk.getByRole('button', { name: 'Take back', exact: true }).focus();
      const mail = await mails.read(customer.email, new RegExp(`corrected ${number}`));
      expect(mail.text).toContain('Its receipt no longer counts.');
      await expectAccessible(desk);
      return recorded;
    });

    await story.step('and that was wrong: it is undone', async () => {
      await desk.getByRole('button', { name: 'Take back', exact: true }).click();
      await expect(
        desk.getByRole('button', { name: /^Correct the payment of C\$30\.00/ }),
      ).toBeVisible();
    });

    await story.step('what somebody else has corrected meanwhile is shown behind', async () => {
      const correct = desk.getByRole('button', { name: /^Correct the payment of C\$30\.00/ });
      await correct.click();
      const theirs = { params: { id: payment.id }, body: { reason: 'It bounced' } };
      await callApi(site, adminPayments.correct, theirs, owner);
      noise.expect(/409/);
      await dialog.getByLabel('Why (the customer reads it)').fill('It never came');
      await dialog.getByRole('button', { name: 'Correct it' }).click();
      await expect(dialog.getByText('is taken out already.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Not now' }).click();
      await expect(desk.getByText('Entered by mistake: It bounced')).toBeVisible();
      await expect(correct).toHaveCount(0);
    });
  },
);
