import { adminCustomers } from '#contract/account/desk-customers.ts';
import { callApi } from './kit/api.ts';
import { ownerToken } from './kit/kitchen.ts';
import { storyOfItsOwn as story } from './kit/own-kitchen.ts';
import { expect, expectAccessible } from './kit/story.ts';

const PEOPLE = 230;

story(
  'a search that finds very many says so, and leads to the last of them',
  async ({ desk, kitchen }) => {
    const token = await ownerToken(kitchen.url);
    for (let one = 0; one < PEOPLE; one += 1) {
      const phone = `+1905555${String(2000 + one)}`;
      const name = { firstName: `Lalita ${one}`, lastName: 'Vyas', phone, email: null };
      const body = { ...name, diet: 'vegetarian', allergies: '', standingNote: '' } as const;
      await callApi(
        kitchen.url,
        adminCustomers.create,
        { body: { ...body, sharesPhone: false } },
        token,
      );
    }

    await story.step('how many there are at least, wherever it is said', async () => {
      await desk.goto('/admin/customers');
      await desk.getByPlaceholder('Name, email, phone, order').fill('Vyas');
      const line = desk.getByRole('status').filter({ hasText: / customers$/ });
      await expect(line).toHaveText(/^With “Vyas”: over 200 of [\d,]+ customers$/);
      await expect(desk.getByText('1-25 of over 200')).toBeVisible();
      await expect(desk.getByRole('button', { name: 'Download over 200 rows' })).toBeVisible();
      await expectAccessible(desk);
    });

    await story.step('page by page, to the end, where their number is known', async () => {
      const go = (page: number) =>
        desk.getByRole('button', { name: `Go to page ${page}`, exact: true });
      await go(9).click();
      await expect(desk.getByText('201-225 of over 225')).toBeVisible();
      await go(10).click();
      await expect(desk.getByText('226-230 of 230')).toBeVisible();
      await expect(desk.getByText('Lalita 0 Vyas')).toBeVisible();
    });
  },
);
