import type { Page } from '@playwright/test';
import { cardOf, inDays, inquiryAtDesk } from './kit/catering.ts';
import { newEmail } from './kit/customer.ts';
import { expect, expectAccessible, story } from './kit/story.ts';

/** What the plan is called wherever it stands. */
const PLAN = 'Plan 2 - Premium';

/** Fills in the first step of the wizard. */
async function tellOfEvent(page: Page, { email, day }: { email: string; day: string }) {
  await page.getByRole('radio', { name: 'Wedding' }).check();
  await page.getByLabel('Event date').fill(day);
  await page.getByLabel('Number of guests').fill('80');
  await page.getByRole('checkbox', { name: 'Lunch' }).check();
  await page.getByLabel('Event location').fill('Whitby Community Hall');
  await page.getByRole('radio', { name: 'Gujarati' }).check();
  await page.getByRole('checkbox', { name: 'Jain' }).check();
  await page.getByRole('checkbox', { name: 'Self-serve, delivered' }).check();
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Patel');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Phone number').fill('(905) 555-0123');
}

story(
  'catering, from the idea to the yes',
  async ({ page, browser, baseURL, desk, mails, noise }) => {
    await desk.goto('/admin');
    const email = newEmail('asha');
    const day = inDays(90);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const heading = (name: string | RegExp) => page.getByRole('heading', { name });

    await story.step('Asha reads what the kitchen does, and begins', async () => {
      await page.goto('/pricing?service=catering&plan=premium');
      await expect(heading(PLAN)).toBeVisible();
      await page.goto('/catering');
      await expect(heading(PLAN)).toBeVisible();
      await expect(page.getByText('Up to 50 guests')).toBeVisible();
      const kitchens = page.getByRole('region', { name: 'Three kitchens, one stove' });
      await expect(kitchens.getByText('Paneer Kadhai')).toBeVisible();
      await expect(kitchens.getByText(/Naan|Masala Dosa|Idli/)).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Inquiry Now' }).first().click();
      await expect(page).toHaveURL('/inquarynow');
      await expectAccessible(page);
      await button('Next').click();
      await expect(page.getByText('Please select an event type.')).toBeVisible();
      await expect(page.getByText('Please enter a valid number of guests.')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Birthday party' })).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('radio', { name: 'Other' }).first().check();
      await button('Next').click();
      await expect(page.getByText('Please specify the event type.')).toBeVisible();
    });

    await story.step('she reloads in the middle, and loses nothing', async () => {
      await tellOfEvent(page, { email, day });
      await button('Next').click();
      await expect(heading('Plan Selection')).toBeVisible();
      await button('Next').click();
      await expect(page.getByText('Please select a catering plan to continue.')).toBeVisible();
      await page.getByRole('radio', { name: PLAN }).check();
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByRole('radio', { name: PLAN })).toBeChecked();
      await button('Back').click();
      await expect(page.getByLabel('Event location')).toHaveValue('Whitby Community Hall');
      await expect(page.getByRole('checkbox', { name: 'Lunch' })).toBeChecked();
      await button('Next').click();
      await expect(heading('Plan Selection')).toBeVisible();
    });

    await story.step('she presses Next twice, and submits nothing by it', async () => {
      await button('Next').click({ clickCount: 2, delay: 100 });
      await expect(heading('Menu & Payment')).toBeVisible();
      await expect(page.getByText('Please select one more main course sabji.')).toHaveCount(0);
    });

    await story.step(
      'Back leads one step down, also after a press on the progress bar',
      async () => {
        await button(/Plan Selection$/).click();
        await expect(heading('Plan Selection')).toBeVisible();
        await button('Back').click();
        await expect(page.getByLabel('Event location')).toBeVisible();
        await button('Next').click();
        await expect(heading('Plan Selection')).toBeVisible();
        await button('Next').click();
        await expect(heading('Menu & Payment')).toBeVisible();
        await button('Back').click();
        await expect(heading('Plan Selection')).toBeVisible();
        await button('Next').click();
        await expect(heading('Menu & Payment')).toBeVisible();
      },
    );

    const number = await story.step('she puts the menu together and submits it, once', async () => {
      await expect(page.getByRole('row', { name: /Undhiyu/ })).toContainText('160');
      const sabjis = page.getByRole('group', { name: 'Main course sabji' });
      const sweets = page.getByRole('group', { name: 'Sweet' });
      await expect(sabjis).toContainText('Choose 2 sabjis · 1 chosen');
      await button('Submit Inquiry').click();
      await expect(sabjis).toContainText('Please select one more main course sabji.');
      await expect(sweets).toContainText('Please select one more sweet.');
      await expect(sabjis.getByRole('checkbox').first()).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Space');
      await sabjis.getByRole('checkbox', { name: 'Chole' }).check();
      await sabjis.getByRole('checkbox', { name: 'Rajma' }).check();
      await expect(sabjis).toContainText('Choose 2 sabjis · 2 chosen');
      await sabjis.getByRole('checkbox', { name: 'Kaju Masala' }).press('Space');
      await expect(sabjis.getByRole('checkbox', { checked: true })).toHaveCount(2);
      await sweets.getByRole('checkbox', { name: 'Lapsi' }).check();
      for (const dish of [/Chole/, /Rajma/, /Mohan Thal/, /Lapsi/])
        await expect(page.getByRole('row', { name: dish })).toContainText('80');
      await expect(
        page.getByText('Not Jain as it is usually cooked: Chole, Rajma, Onion Tomato Salad.', {
          exact: false,
        }),
      ).toBeVisible();
      await page.getByLabel('Extra roti', { exact: true }).fill('40');
      // 80 x $22.99, 40 x $0.60, 80 x $1.00, 13 % of the first.
      await expect(page.getByText('$2,182.30').filter({ visible: true }).first()).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByLabel('Extra roti', { exact: true })).toHaveValue('40');
      await expect(sabjis.getByRole('checkbox', { name: 'Rajma' })).toBeChecked();
      await story.step(
        'a bullet leads to its field, and Back from there one step down',
        async () => {
          noise.expect(/422.*catering-inquiry/);
          const message = 'Please select a catering plan to continue.';
          const errors = [{ field: 'selectedPlan.id', message }];
          await page.route(
            '**/api/v1/catering-inquiry',
            (route) => route.fulfill({ status: 422, json: { success: false, message, errors } }),
            { times: 1 },
          );
          await button('Submit Inquiry').click();
          await button(message).click();
          await expect(page.getByRole('radio', { name: /^Plan / }).first()).toBeFocused();
          await button('Back').click();
          await expect(page.getByLabel('Event location')).toBeVisible();
          await button('Next').click();
          await expect(heading('Plan Selection')).toBeVisible();
          await button('Next').click();
          await expect(heading('Menu & Payment')).toBeVisible();
        },
      );
      await button('Submit Inquiry').dblclick();
      await expect(heading('Thank you, Asha.')).toBeVisible();
      await expectAccessible(page);
      const [shown = ''] =
        (await page.getByText(/^Catering inquiry submitted/).textContent())?.match(
          /CI-\d{4}-\d{4,}/,
        ) ?? [];
      const received = await mails.read(email, new RegExp(`catering inquiry \\(${shown}\\)`));
      expect(received.text).toContain('$2,182.30');
      expect(received.text).toContain(PLAN);
      for (const dish of ['Chole', 'Rajma'])
        expect(received.text).toContain(`Main course sabji: ${dish}, 80 servings`);
      return shown;
    });

    await story.step('she tracks it from the same browser, and changes it', async () => {
      await page.getByRole('link', { name: 'Track Your Inquiry' }).click();
      const card = cardOf(page, number);
      await expect(card.getByText('Pending', { exact: true })).toBeVisible();
      await expect(card).toContainText(PLAN);
      await expectAccessible(page);
      await card.getByRole('button', { name: `Edit ${number}` }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Number of guests').fill('100');
      await expect(dialog.getByText('$2,721.87').first()).toBeVisible();
      await expect(dialog.getByRole('row', { name: /Rajma/ })).toContainText('100');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: /^Save/ }).click();
      await expect(dialog).toBeHidden();
      await expect(card.getByText('Wedding, 100 guests')).toBeVisible();
    });

    const elsewhere = await story.step(
      'from another browser, by the code in her mail',
      async () => {
        const context = await browser.newContext({
          ...(baseURL && { baseURL }),
          viewport: page.viewportSize(),
          reducedMotion: 'reduce',
        });
        noise.listenTo(context);
        noise.expect(/401|422/);
        const other = await context.newPage();
        await other.goto(`/inquiry-tracker?inquiry=${number}`);
        await other.getByLabel(/^E-?mail/i).fill(email);
        await other.getByRole('button', { name: 'Track Inquiries' }).click();
        const field = other.getByLabel('Six-digit code');
        await expect(field).toBeFocused();
        await expectAccessible(other);
        const { text } = await mails.read(email, /code/i);
        const [code = ''] = text.match(/\b\d{3} ?\d{3}\b/) ?? [];
        await field.fill(code.replace(' ', '') === '000000' ? '000001' : '000000');
        await other.getByRole('button', { name: 'Confirm' }).click();
        await expect(other.getByText(/not the code/)).toBeVisible();
        await field.fill(code);
        await other.getByRole('button', { name: 'Confirm' }).click();
        await expect(other.getByRole('dialog').getByText(number).first()).toBeVisible();
        await expectAccessible(other);
        await other.getByRole('button', { name: 'Close' }).first().click();
        return other;
      },
    );

    await story.step('the kitchen looks at its day, and quotes', async () => {
      await inquiryAtDesk(desk, number);
      await expect(desk.getByText('Whitby Community Hall').first()).toBeVisible();
      await expect(desk.getByText(PLAN, { exact: true }).first()).toBeVisible();
      await expectAccessible(desk);
      await desk.getByRole('link', { name: 'Write a quote' }).first().click();
      await expect(desk.getByText(`100 guests · ${PLAN} · estimate`)).toBeVisible();
      // The estimate of 100 guests.
      await expect(desk.getByRole('status').filter({ hasText: 'C$2,721.87' })).toBeVisible();
      await desk.getByLabel('Note to the customer (optional)').fill('Chaas for everybody.');
      await expectAccessible(desk);
      await desk.getByRole('button', { name: 'Send version 1' }).dblclick();
      const asked = desk.getByRole('dialog', { name: 'Send it without a time?' });
      await expect(asked.getByText(/says “Time not agreed yet”/)).toBeVisible();
      await expectAccessible(desk);
      await asked.getByRole('button', { name: 'Send without a time' }).dblclick();
      await expect(desk.getByText(/Version 1 is on its way/)).toBeVisible();
      const quoted = await mails.read(email, /Your catering quote/);
      expect(quoted.attachments).toEqual([`Quote ${number} v1.pdf`]);
    });

    await story.step('it quotes again while she is about to accept the first', async () => {
      await elsewhere.getByRole('button', { name: 'Refresh' }).click();
      const card = cardOf(elsewhere, number);
      await card.getByRole('button', { name: `Accept Quote ${number}` }).click();
      const dialog = elsewhere.getByRole('dialog', { name: 'Accept version 1?' });
      await expect(dialog.getByText('C$2,721.87').first()).toBeVisible();
      await expect(dialog.getByText(/At what time .* is not agreed yet/)).toBeVisible();
      await expectAccessible(elsewhere);

      await desk.getByRole('link', { name: 'Write a new quote' }).first().click();
      await desk.getByRole('button', { name: 'Add a discount' }).click();
      await desk.getByLabel('What for').last().fill('For our neighbours');
      await desk.getByLabel('Each').last().fill('-107.85');
      await expect(desk.getByRole('status').filter({ hasText: 'C$2,600.00' })).toBeVisible();
      await desk.getByLabel('Food ready at').fill('17:30');
      await expect(desk.getByText('They asked for lunch. Is 5:30 PM right?')).toBeVisible();
      await desk.getByLabel('Food ready at').fill('12:30');
      await expect(desk.getByText(/They asked for/)).toBeHidden();
      await desk.getByRole('button', { name: 'Send version 2' }).click();
      await expect(desk.getByText(/Version 2 is on its way/)).toBeVisible();

      noise.expect(/409/);
      await dialog.getByRole('button', { name: 'Accept version 1' }).click();
      await expect(elsewhere.getByText(/There is a newer quote \(version 2\)/)).toBeVisible();
    });

    await story.step('she reads the second, accepts it, and learns how to pay', async () => {
      await elsewhere.getByRole('button', { name: 'Read version 2' }).click();
      const details = elsewhere.getByRole('dialog');
      await expect(details.getByText('For our neighbours').first()).toBeVisible();
      await expect(details.getByText(PLAN, { exact: true }).first()).toBeVisible();
      await expect(details.getByText('To be there by 12:30 PM').first()).toBeVisible();
      const download = elsewhere.waitForEvent('download');
      await details
        .getByRole('button', { name: /^Download as PDF/ })
        .first()
        .click();
      expect((await download).suggestedFilename()).toBe(`Quote ${number} v2.pdf`);
      await expectAccessible(elsewhere);
      await details.getByRole('button', { name: /^Accept Quote/ }).click();
      await elsewhere.getByRole('button', { name: 'Accept version 2' }).dblclick();
      await expect(elsewhere.getByText('Thank you. Version 2 is accepted.')).toBeVisible();
      await expect(elsewhere.getByText('Interac e-Transfer').first()).toBeVisible();
      await expectAccessible(elsewhere);
      await mails.read(email, new RegExp(`accepted.*${number}`));
    });

    await story.step('the kitchen records her deposit', async () => {
      await inquiryAtDesk(desk, number);
      await desk.getByRole('button', { name: 'Record the deposit' }).click();
      await expectAccessible(desk);
      await desk.getByRole('button', { name: 'Record the payment' }).click();
      await expect(desk.getByText('The payment is recorded.')).toBeVisible();
      await expectAccessible(desk);
      const receipt = await mails.read(email, /payment/i);
      expect(receipt.attachments).toEqual([`Receipt ${number}-R1.pdf`]);
    });

    await story.step('it moves the time by half an hour, and she reads so', async () => {
      await desk.getByRole('button', { name: 'Change the time' }).click();
      const dialog = desk.getByRole('dialog', { name: `Time of ${number}` });
      await expect(dialog.getByLabel('Food ready at')).toHaveValue('12:30');
      const again = dialog.getByRole('button', { name: 'Yes, save the time' });
      for (const [clock, question] of [
        ['03:10', 'If 3:10 AM is what you have agreed on'],
        ['', 'They have accepted, and plan by 12:30 PM'],
      ] as const) {
        await dialog.getByLabel('Food ready at').fill(clock);
        await dialog.getByRole('button', { name: 'Save the time' }).dblclick();
        await expect(dialog.getByText(question)).toBeVisible();
        await expect(again).toBeVisible();
        await expectAccessible(desk);
      }
      await dialog.getByLabel('Food ready at').fill('13:00');
      await expect(again).toBeHidden();
      await dialog.getByRole('button', { name: 'Save the time' }).click();
      await expect(desk.getByText(`${number}: To be there by 1:00 PM.`)).toBeVisible();
      const { text } = await mails.read(email, /Your event is catered at 1:00 PM/);
      expect(text).toContain('there by 1:00 PM, and no longer by 12:30 PM.');
    });

    await story.step('it writes down what her guests eat, and cooks from one sheet', async () => {
      await desk.getByRole('button', { name: 'Set the diets' }).click();
      const dialog = desk.getByRole('dialog', { name: `What the guests of ${number} eat` });
      await dialog.getByLabel('Vegetarian').fill('90');
      await dialog.getByLabel('Jain').fill('20');
      await dialog.getByRole('button', { name: 'Save the numbers' }).click();
      await expect(
        dialog.getByText('These are 110 guests, and the event is for 100.'),
      ).toBeVisible();
      await dialog.getByLabel('Vegetarian').fill('80');
      await expectAccessible(desk);
      await dialog.getByRole('button', { name: 'Save the numbers' }).click();
      await expect(desk.getByText(`${number}: 80 Vegetarian, 20 Jain.`)).toBeVisible();
      await desk.getByRole('link', { name: 'Production sheet' }).click();
      await expect(desk.getByText('80 Vegetarian, 20 Jain', { exact: true })).toBeVisible();
      await expect(desk.getByText(/^24\sL · 100\s/).first()).toBeVisible();
      await expect(desk.getByRole('heading', { name: 'To be there by 1:00 PM' })).toBeVisible();
      await expect(desk.getByText('Chole').first()).toBeVisible();
      await expect(desk.getByText('Whitby Community Hall').first()).toBeVisible();
      await expectAccessible(desk);
      await desk.goto(`/admin/event-book?month=${day.slice(0, 7)}`);
      const event = desk.getByRole('link', { name: /Asha Patel/ }).first();
      await expect(event).toContainText('To be there by 1:00 PM');
      await expectAccessible(desk);
      await elsewhere.context().close();
    });
  },
);
