import { randomUUID } from 'node:crypto';
import { contact } from '#contract/site/contact.ts';
import { callApi } from './kit/api.ts';
import { inDays } from './kit/catering.ts';
import { newEmail } from './kit/customer.ts';
import { expect, expectAccessible, expectSoon, story } from './kit/story.ts';

story('a post, from the desk to the shop', async ({ desk, page, noise }) => {
  await desk.goto('/admin');
  const word = `roti${randomUUID().slice(0, 6)}`;
  const title = `Soft again: ${word}`;
  const field = (name: string) => desk.getByLabel(name, { exact: true });
  const button = (name: string) => desk.getByRole('button', { name, exact: true });
  const inShop = page.getByRole('main').getByRole('heading', { name: title });
  /** Within two seconds the server's page has it, or has it no more, and so has the screen. */
  async function expectInShop(isThere: boolean): Promise<void> {
    const isServed = async () => {
      const served = await page.request.get(`/blogs?search=${word}`);
      return (await served.text()).includes(title);
    };
    await expectSoon(isServed, isThere);
    await page.goto(`/blogs?search=${word}`);
    await expect(inShop).toHaveCount(isThere ? 1 : 0);
  }

  await story.step('it is written, and previewed as the shop will show it', async () => {
    await desk.getByRole('menuitem', { name: 'Blog' }).click();
    await desk.getByRole('link', { name: 'Write a post' }).first().click();
    await field('Title').fill(title);
    await expect(desk.getByText(`/blog/soft-again-${word}, made from the title`)).toBeVisible();
    await button('New').click();
    await desk.getByRole('dialog').getByLabel('Name').fill(`Bread ${word}`);
    await button('Add it').click();
    await expect(desk.getByRole('combobox', { name: 'Category' })).toHaveText(`Bread ${word}`);
    await field('Text').fill('Warm them slowly');
    await button('Heading').click();
    await desk.keyboard.type(
      '\n\nNever in a **microwave**, which makes them tough. [The plans](/pricing) bring eight.',
    );
    await expect(field('Text')).toHaveValue(/^## Warm them slowly\n\nNever/);
    const preview = desk.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('heading', { name: 'Warm them slowly' })).toBeVisible();
    await expect(preview.getByRole('link', { name: 'The plans' })).toBeVisible();
    await expectAccessible(desk);
  });

  await story.step('a server that is away loses nothing', async () => {
    noise.expect(/ERR_FAILED/);
    await desk.route('**/api/v1/admin/blogs', (route) => route.abort());
    await desk.getByRole('radio', { name: /^Everybody: publish it now/ }).check();
    await button('Save').click();
    await expect(desk.getByRole('alert').first()).toBeVisible();
    await expect(field('Text')).toHaveValue(/microwave/);
    await desk.unroute('**/api/v1/admin/blogs');
  });

  await story.step('published once, it is in the shop within two seconds', async () => {
    await expectInShop(false);
    await button('Save').dblclick();
    await expect(desk.getByText('Saved. The shop shows it at once.')).toBeVisible();
    await expectInShop(true);
    await desk.getByPlaceholder('Title, address').fill(word);
    await expect(desk.getByRole('tab', { name: /^Published ?1$/ })).toBeVisible();
    await expectAccessible(desk);
  });

  await story.step('the second of a double press opens nothing that came meanwhile', async () => {
    const row = desk.getByRole('row').filter({ hasText: title });
    const box = await row.boundingBox();
    if (!box) throw new Error('the row is out of sight');
    await desk.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await desk.mouse.down({ clickCount: 2 });
    await desk.mouse.up({ clickCount: 2 });
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Blog');
    await expect(row).toBeVisible();
  });

  await story.step('put off to another day, it is gone from the shop', async () => {
    await desk.getByRole('row').filter({ hasText: title }).click();
    await expect(desk.getByRole('link', { name: 'See it in the shop' })).toHaveAttribute(
      'href',
      `/blog/soft-again-${word}`,
    );
    await desk.getByRole('radio', { name: /from a time that you choose/ }).check();
    await field('Publish at').fill(`${inDays(60)}T09:00`);
    await expect(desk.getByText(/ at 9:00 AM, Toronto time/)).toBeVisible();
    await button('Save').click();
    await expect(desk.getByText(/^Saved\. It appears on .* at 9:00 AM\.$/)).toBeVisible();
    await expectInShop(false);
    await expect(desk.getByRole('tab', { name: /^Scheduled ?1$/ })).toBeVisible();
  });
});

story('a message, from the contact page to its answer', async ({ desk, baseURL, mails }) => {
  const email = newEmail('meera');
  const subject = `Fridays in Ajax, ${email}`;
  const message = 'Hello,\n\ndo you bring tiffins to Ajax on Fridays?';
  const body = { name: 'Meera', email, subject, message, website: null };
  await callApi(baseURL ?? '', contact.send, { body });

  await story.step('the kitchen reads of it in its mailbox and at the desk', async () => {
    const { text } = await mails.read('hello@dabba-kitchen.test', new RegExp(email));
    expect(text).toContain('do you bring tiffins to Ajax');
    await desk.goto('/admin');
    await desk.getByRole('link', { name: /messages? to answer/ }).click();
    await desk.getByRole('row').filter({ hasText: email }).click();
    await expect(desk.getByRole('heading', { name: subject })).toBeVisible();
    await expectAccessible(desk);
  });

  await story.step('it is answered, once', async () => {
    await desk.getByRole('button', { name: 'Send the answer' }).click();
    await expect(desk.getByText('Please write the answer.')).toBeVisible();
    await desk.getByLabel('Your answer').fill('Yes, every Friday.\n\nAnd on Mondays.');
    await desk.getByRole('button', { name: 'Send the answer' }).dblclick();
    await expect(desk.getByText(`Your answer is on its way to ${email}.`)).toBeVisible();
    await expect(desk.getByText('Answered', { exact: true })).toBeVisible();
    await expectAccessible(desk);
    const { text } = await mails.read(email, /^Re: Fridays in Ajax/);
    expect(text).toContain('Hello Meera,\r\n\r\nYes, every Friday.\r\n\r\nAnd on Mondays.');
    expect(text).toContain('You wrote:\r\nHello,\r\n\r\ndo you bring');
  });

  await story.step('it is taken up again, with a note for the desk', async () => {
    await desk.getByRole('button', { name: 'Reopen' }).click();
    await expect(desk.getByText('Waiting', { exact: true })).toBeVisible();
    await desk.getByRole('button', { name: 'Edit notes' }).click();
    await desk.getByLabel('Internal note').fill('Call her.');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Call her.')).toBeVisible();
    await desk.getByRole('button', { name: 'Dismiss' }).click();
    await expect(desk.getByText('Dismissed', { exact: true })).toBeVisible();
  });
});
