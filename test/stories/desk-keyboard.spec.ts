import type { Locator } from '@playwright/test';
import { newCustomer } from './kit/customer.ts';
import { readNews } from './kit/desk.ts';
import { keepPage } from './kit/keep-page.ts';
import { offerSnack, openDay, orderedSnacks } from './kit/snacks.ts';
import { expect, story } from './kit/story.ts';

/** Presses a button by keyboard. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

story('who works at the desk by keyboard loses it nowhere', async ({ desk, baseURL, noise }) => {
  const site = baseURL ?? '';
  const customer = await newCustomer(site, 'Tara');
  const { slug, name } = await offerSnack(site, 'Chakri', 350);
  const number = await orderedSnacks(site, customer, slug);
  const button = (named: string | RegExp) => desk.getByRole('button', { name: named });

  await story.step('an order is followed to its next column', async () => {
    await desk.goto(`/admin/snack-counter?date=${await openDay(site)}`);
    const card = desk.getByRole('article', { name: new RegExp(number) });
    await press(card.getByRole('button', { name: `Confirm ${number}` }));
    await expect(card).toBeFocused();
    // What is for another day is a 409 that asks first.
    noise.expect(/409/);
    const step = card.getByRole('button', { name: `Start preparing ${number}` });
    await press(step);
    await expect(desk.getByRole('dialog', { name: 'Not for now' })).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(step).toBeFocused();
  });

  await story.step('what is undone says so', async () => {
    await desk.goto('/admin/steps');
    const step = desk.getByRole('listitem').filter({ hasText: `Confirmed snack order ${number}` });
    await press(step.getByRole('button', { name: /^Take back/ }));
    await expect(step.filter({ hasText: 'Taken back by' })).toBeFocused();
  });

  await story.step('a button that reads or writes keeps it', async () => {
    await desk.getByRole('menuitem', { name: 'Snacks', exact: true }).click();
    await desk.getByPlaceholder('Name').fill(name);
    const soldOut = desk.getByRole('switch', { name: `Sold out today: ${name}` });
    await soldOut.focus();
    await soldOut.press('Space');
    await expect(desk.getByText(`${name} is sold out for today.`)).toBeVisible();
    await expect(soldOut).toBeFocused();

    await desk.getByRole('menuitem', { name: 'Customers' }).click();
    const download = button(/^Download [\d,]+ rows?$/);
    await Promise.all([desk.waitForEvent('download'), press(download)]);
    await expect(download).toBeFocused();
  });

  await story.step('the days are gone through one after the other', async () => {
    await desk.getByRole('menuitem', { name: "Kitchen's day" }).click();
    const next = button(/^Next service day, /);
    const heading = desk.getByRole('heading', { level: 2 }).first();
    for (let pressed = 0; pressed < 3; pressed += 1) {
      const day = await heading.textContent();
      await press(next);
      await expect(heading).not.toHaveText(day ?? '');
      await expect(next).toBeFocused();
    }
  });

  await story.step('words and rows that go leave it to the next', async () => {
    await desk.goto('/admin/dishes/create');
    await press(button('Add Peanuts'));
    await expect(desk.locator(':focus')).toHaveAccessibleName(/^Add /);
    await press(button('Remove Peanuts'));
    await expect(desk.locator(':focus')).toHaveAccessibleName(/^Add /);

    await desk.goto('/admin/settings/testimonials');
    const remove = button('Remove');
    await expect(remove.first()).toBeVisible();
    const rows = await remove.count();
    expect(rows).toBeGreaterThan(1);
    await press(remove.first());
    await expect(remove).toHaveCount(rows - 1);
    await expect(desk.locator('form button:focus')).toBeVisible();
  });
});

story('a list that is chosen from in groups is one', async ({ desk }) => {
  await desk.goto('/admin/audit-log');
  await desk.getByLabel('What was done').click();
  const list = desk.getByRole('listbox');
  await expect(list.getByRole('group').first()).toBeVisible();
  // A list of choices holds choices and groups of them alone: no plain item lies between.
  await expect(list.locator('li:not([role])')).toHaveCount(0);
  await expect(list.locator('ul:not([role="presentation"])')).toHaveCount(0);
});

story('nothing lies over the way to the next page of a list', async ({ desk }) => {
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [899, 1000],
  ] as const) {
    await desk.setViewportSize({ width, height });
    for (const list of ['dishes', 'snacks', 'catering-options']) {
      await desk.goto(`/admin/${list}?page=1&perPage=10&sort=name&order=ASC`);
      await expect(desk.getByRole('link', { name: /^(Add|New|Write)/ }).last()).toBeVisible();
      const next = desk.getByRole('button', { name: 'Go to next page' });
      await expect(next).toBeVisible();
      await desk.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const box = await next.boundingBox();
      if (!box) throw new Error(`${list} has no next page`);
      await desk.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(desk, `${list} at ${width}`).toHaveURL(/page=2/);
    }
  }
});

story(
  'an order that comes in while something is asked waits until that is closed',
  async ({ desk, baseURL }) => {
    const site = baseURL ?? '';
    const customer = await newCustomer(site, 'Tara');
    const { slug } = await offerSnack(site, 'Sev', 350);
    const number = await orderedSnacks(site, customer, slug);
    await desk.goto(`/admin/snack-counter?date=${await openDay(site)}`);
    await desk.getByRole('button', { name: `More for ${number}` }).click();
    const menu = desk.getByRole('menu');
    await expect(menu).toBeVisible();
    await expect(desk.locator('ul > :not(li)')).toHaveCount(0);
    await keepPage(desk);
    await menu.getByRole('menuitem', { name: 'Notes…' }).click();
    const notes = desk.getByRole('dialog');
    await notes.getByRole('textbox').first().fill('Less salt');

    await orderedSnacks(site, customer, slug);
    await readNews(desk);
    const note = desk.locator('section[aria-label="New orders"]');
    await expect(notes.getByRole('textbox').first()).toHaveValue('Less salt');
    await expect(note).toBeHidden();

    await notes.getByRole('button', { name: 'Not now' }).click();
    await expect(note).toBeVisible();
    await expect(desk.getByRole('status').filter({ hasText: 'New snack order' })).toBeAttached();
  },
);

story(
  'what was just saved is said before an order that comes in, and after one',
  async ({ desk, baseURL }) => {
    const site = baseURL ?? '';
    const customer = await newCustomer(site, 'Tara');
    const { id, name, slug } = await offerSnack(site, 'Sev', 350);
    const note = desk.locator('section[aria-label="New orders"]');
    const saved = desk.getByRole('status').filter({ hasText: 'Saved. The shop shows it at once.' });
    const close = desk.getByRole('button', { name: 'Close this message' });
    const fill = (unit: string) => desk.getByLabel('What the price buys').fill(unit);
    const save = async () => {
      await desk.getByRole('button', { name: 'Save', exact: true }).click();
      // It stays for as long as it has the focus.
      await close.focus();
      await expect(saved).toBeVisible();
      await expect(note).toBeHidden();
    };
    await desk.goto(`/admin/snacks/${id}`);
    await fill('200 g');
    await save();
    await orderedSnacks(site, customer, slug);
    await readNews(desk);
    await expect(desk.getByRole('status').filter({ hasText: 'New snack order' })).toBeAttached();
    await expect(saved).toBeVisible();
    await expect(note).toBeHidden();
    await close.click();
    await note.getByRole('button', { name: 'Close' }).click();
    await expect(note).toBeHidden();

    await desk.getByPlaceholder('Name').fill(name);
    await desk.getByRole('row').filter({ hasText: name }).click();
    await fill('250 g');
    await orderedSnacks(site, customer, slug);
    await readNews(desk);
    await expect(note).toBeVisible();
    await save();
    await close.click();
    await expect(note).toBeVisible();
  },
);
