import { newCustomer, signIn } from './kit/customer.ts';
import { approvedPlan } from './kit/kitchen.ts';
import { expect, expectAccessible, expectAccessibleAtEveryWidth, story } from './kit/story.ts';

story(
  'two of one household get two boxes at one door',
  async ({ page, context, baseURL, desk, noise }) => {
    const customer = await newCustomer(baseURL ?? '', 'Hansa');
    const number = await approvedPlan(baseURL ?? '', customer, { customerName: 'Hansa Patel' });
    await signIn(context, customer);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const household = page.getByRole('region', { name: 'Who eats with you' });
    const dialog = page.getByRole('dialog');

    await story.step('she says who eats with her', async () => {
      await page.goto('/profile');
      await expect(household).toContainText('Nobody yet but you.');
      for (const [name, diet, allergies] of [
        ['Meera', 'Jain', 'Peanuts'],
        ['Kavi', 'Swaminarayan', ''],
      ] as const) {
        await household.getByRole('button', { name: 'Add somebody' }).click();
        await expect(dialog.getByLabel('Name')).toBeFocused();
        await dialog.getByLabel('Name').fill(name);
        await dialog.getByRole('radio', { name: new RegExp(`^${diet}`) }).check();
        await dialog.getByLabel(/^Allergies/).fill(allergies);
        await button('Save').click();
        await expect(page.getByText(`${name} is saved.`)).toBeVisible();
      }
      await expect(household.getByRole('listitem')).toHaveCount(2);
      await expectAccessibleAtEveryWidth(page);
    });

    await story.step('one name is one person, and nothing that was typed is lost', async () => {
      noise.expect(/409.*household/);
      await household.getByRole('button', { name: 'Add somebody' }).click();
      await dialog.getByLabel('Name').fill('meera');
      await dialog.getByLabel(/^Allergies/).fill('Sesame');
      await button('Save').click();
      await expect(
        dialog.getByText('Somebody of this name is in the household already.').first(),
      ).toBeVisible();
      await expect(dialog.getByLabel(/^Allergies/)).toHaveValue('Sesame');
      await expectAccessible(page);
      await button('Cancel').click();
    });

    const day = await story.step('she books a box for each of them, at one door', async () => {
      let day = '';
      for (const name of ['Meera', 'Kavi']) {
        await page.goto(`/tiffin-schedule?subscription=${number}`);
        const whom = page.getByRole('group', { name: 'Who is it for?' });
        await expect(whom.getByRole('radio')).toHaveCount(3);
        await expect(whom.getByRole('radio', { name: /^You/ })).toBeChecked();
        await whom.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
        const dates = page.getByRole('group', { name: /Delivery date/ });
        const date = day ? dates.locator(`[value="${day}"]`) : dates.getByRole('radio').nth(4);
        await date.check();
        day = (await date.getAttribute('value')) ?? '';
        await page.getByRole('radio', { name: /5:00 - 6:00 PM/ }).check();
        if (name === 'Meera') await expectAccessibleAtEveryWidth(page);
        await button('Schedule Order').click();
        await expect(page).toHaveURL(/tiffin-order/);
        await expect(page.getByRole('main')).toContainText(`For${name}`);
      }
      return day;
    });

    await story.step('both are told apart wherever they are listed', async () => {
      await page.goto(`/tiffin-subscription-management?subscription=${number}`);
      await expect(page.getByText('1 tiffin for Meera').first()).toBeVisible();
      await expect(page.getByText('1 tiffin for Kavi').first()).toBeVisible();
    });

    await story.step('the plan is for somebody else from now on', async () => {
      await button('Choose somebody else').click();
      await dialog.getByRole('radio', { name: /^Meera/ }).check();
      await expectAccessible(page);
      await button('Save').click();
      await expect(page.getByText('This plan is for Meera now.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Who it is for' })).toContainText('Meera');
      await expect(page.getByText(`${number}, for Meera`)).toBeVisible();
      await expectAccessibleAtEveryWidth(page);
    });

    await story.step(
      'who has a plan stays, and an allergy that is told late reaches her box',
      async () => {
        await page.goto('/profile');
        await household.getByRole('button', { name: 'Remove Meera' }).click();
        await expect(household.getByRole('alert')).toContainText(`Plan ${number} is for Meera.`);
        await household.getByRole('button', { name: 'Edit Meera' }).click();
        await dialog.getByLabel(/^Allergies/).fill('Peanuts, sesame');
        await button('Save').click();
        await expect(household).toContainText('allergy: Peanuts, sesame');
      },
    );

    await story.step('the desk has a label for each, with what is said of them', async () => {
      await desk.goto(`/admin/print/labels?date=${day}`);
      const labels = desk.getByRole('article').filter({ hasText: 'Hansa Patel' });
      await expect(labels).toHaveCount(2);
      const meera = labels.filter({ hasText: 'Meera (Hansa Patel)' });
      await expect(meera).toContainText('Jain');
      await expect(meera).toContainText('Allergy: Peanuts, sesame');
      const kavi = labels.filter({ hasText: 'Kavi (Hansa Patel)' });
      await expect(kavi).toContainText('Swaminarayan');
      await expect(kavi).not.toContainText('Allergy');
    });

    await story.step('the desk reads and changes who eats along, and books for them', async () => {
      await desk.goto('/admin/customers');
      await desk.getByRole('combobox', { name: 'Find a customer or a number' }).fill('hansa');
      await desk
        .getByRole('option', { name: /Hansa Patel/ })
        .first()
        .click();
      const people = desk.getByRole('list', { name: 'Who eats along' });
      await expect(people.getByRole('listitem')).toHaveCount(2);
      await expectAccessible(desk);
      await people.getByRole('button', { name: 'Change Kavi' }).click();
      await desk.getByRole('dialog').getByLabel('Allergies').fill('Cashews');
      await desk.getByRole('button', { name: 'Save' }).click();
      await expect(people).toContainText('Allergy: Cashews');
      await desk.getByRole('button', { name: 'Book tiffins' }).click();
      await expect(desk.getByRole('dialog').getByLabel('Who is it for?')).toContainText('Meera');
      await expectAccessible(desk);
    });
  },
);
