import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { remindOfDeliveriesAt } from '#domain/account/reminders.ts';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { formatDayLong } from '#domain/platform/days.ts';
import { callApi } from './kit/api.ts';
import { newCustomer, signIn } from './kit/customer.ts';
import { approvedPlan } from './kit/kitchen.ts';
import { expect, expectAccessibleAtEveryWidth, story } from './kit/story.ts';

story(
  'a reminder, its link, and the calendar',
  async ({ page, context, baseURL: site, control, mails, noise }) => {
    const baseURL = site ?? '';
    const customer = await newCustomer(baseURL);
    const { email, token } = customer;
    const number = await approvedPlan(baseURL, customer);
    const { availableDates } = await callApi(baseURL, subscriptions.availableDates, {});
    const day = availableDates[5]?.date ?? '';
    const { id: subscriptionId, remainingCredits } = await callApi(
      baseURL,
      subscriptions.readByNumber,
      { params: { number } },
      token,
    );
    const booked = await callApi(
      baseURL,
      tiffinOrders.schedule,
      {
        body: {
          subscriptionId,
          deliveryDate: day,
          deliveryTimeSlot: '17:00-18:00',
          quantity: 2,
          deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
          specialInstructions: null,
        },
      },
      token,
    );
    const order = () => callApi(baseURL, tiffinOrders.read, { params: { id: booked.id } }, token);
    const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    const link = await story.step(
      'the mail comes on the evening before skipping ends',
      async () => {
        const at = remindOfDeliveriesAt(day, { settings: DEFAULT_SETTINGS, closures: [] });
        await fetch(`${control}/remind?at=${at}`, { method: 'POST' });
        const { text } = await mails.read(email, /^Your 2 tiffins on /);
        expect(text).toContain(booked.orderNumber);
        expect(text).toMatch(/Unsubscribe: /);
        return /\/skip-delivery\?token=[\w-]+/.exec(text)?.[0] ?? '';
      },
    );

    await story.step(
      'its link asks, without signing in, and opening it changes nothing',
      async () => {
        const response = await page.goto(link);
        expect(await response?.allHeaders()).toMatchObject({
          'referrer-policy': 'no-referrer',
          'cache-control': 'no-store',
        });
        await expect(heading('Skip this delivery?')).toBeVisible();
        await expect(page.getByRole('main')).toContainText(formatDayLong(day));
        await expectAccessibleAtEveryWidth(page);
        await page.reload();
        await expect(heading('Skip this delivery?')).toBeVisible();
        expect((await order()).status).toBe('scheduled');
      },
    );

    await story.step('a server that is away skips nothing; then one press does, once', async () => {
      noise.expect(/ERR_FAILED/);
      await page.route('**/skip-link/skip', (route) => route.abort());
      await button('Skip this delivery').click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expectAccessibleAtEveryWidth(page);
      expect((await order()).status).toBe('scheduled');
      await page.unroute('**/skip-link/skip');
      await button('Skip this delivery').dblclick();
      await expect(heading('This delivery is skipped')).toBeFocused();
      await expectAccessibleAtEveryWidth(page);
      const plan = await callApi(
        baseURL,
        subscriptions.readByNumber,
        { params: { number } },
        token,
      );
      expect([plan.remainingCredits, (await order()).status]).toEqual([
        remainingCredits,
        'skipped',
      ]);
    });

    await story.step('it can be undone, and skipped again', async () => {
      await button('Book it again').click();
      await expect(heading('Booked again')).toBeFocused();
      expect((await order()).status).toBe('scheduled');
      await button('Skip this delivery').click();
      await expect(heading('This delivery is skipped')).toBeVisible();
      await page.goBack();
      await page.goForward();
      await expect(heading('This delivery is skipped')).toBeVisible();
    });

    await story.step('a link that was cut says so, and what to do', async () => {
      noise.expect(/404.*skip-link/);
      await page.goto(link.slice(0, -4));
      await expect(heading('This link does not work any more')).toBeVisible();
      await expectAccessibleAtEveryWidth(page);
      await page.goto('/skip-delivery');
      await expect(page.getByRole('link', { name: 'Sign in to your deliveries' })).toBeVisible();
    });

    await story.step(
      'the calendar shows it as skipped, at an address that can be renewed',
      async () => {
        await signIn(context, customer);
        await page.goto(`/tiffin-subscription-management?subscription=${number}`);
        const card = page.getByRole('region', { name: 'Your deliveries in your calendar' });
        await expectAccessibleAtEveryWidth(page);
        await card.getByRole('button', { name: 'Add to my calendar' }).click();
        const address = card.getByLabel('Address of your calendar');
        await expect(address).toBeFocused();
        await expect(address).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
        await expectAccessibleAtEveryWidth(page);
        const before = await address.inputValue();
        expect(await card.getByRole('link').getAttribute('href')).toBe(
          before.replace(/^http/, 'webcal').replace('webcals', 'webcal'),
        );
        const calendar = await (await fetch(before)).text();
        expect(calendar).toContain(booked.id);
        expect(calendar).toContain('STATUS:CANCELLED');

        await card.getByRole('button', { name: 'Renew address' }).click();
        const dialog = page.getByRole('dialog', { name: 'Renew the address?' });
        await expect(dialog).toBeVisible();
        await expectAccessibleAtEveryWidth(page);
        await dialog.getByRole('button', { name: 'Renew address' }).click();
        await expect(dialog).toBeHidden();
        await expect(address).not.toHaveValue(before);
        expect((await fetch(before)).status).toBe(404);
        expect((await fetch(await address.inputValue())).status).toBe(200);
      },
    );
  },
);
