import type { Locator, Page } from '@playwright/test';
import { adminWeeklyMenus } from '#contract/menu/desk-weekly-menus.ts';
import { adminSnacks } from '#contract/snacks/desk-catalogue.ts';
import { callApi } from './kit/api.ts';
import { ownerToken } from './kit/kitchen.ts';
import { storyOfItsOwn as story } from './kit/own-kitchen.ts';
import { offerSnack } from './kit/snacks.ts';
import { expect } from './kit/story.ts';
import { planWeek } from './kit/weekly-menu.ts';

type Point = { x: number; y: number };

/** The middle of what is shown. */
async function middleOf(what: Locator): Promise<Point> {
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Takes hold with the mouse, and once it holds, goes to a point, as a hand does: bit by bit. A page
 * that is busy hears of many small steps as one, and the one that takes hold leads nowhere yet.
 */
async function carry(page: Page, from: Locator, to: Point): Promise<void> {
  const { x, y } = await middleOf(from);
  const said = page.locator('[id^="DndLiveRegion"]');
  const saidBefore = (await said.textContent()) ?? '';
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 8);
  await expect(said).not.toHaveText(saidBefore);
  await page.mouse.move(to.x, to.y, { steps: 12 });
}

/** The same with a finger, which lets go at the end: of what it holds once the page says where that is. */
async function dragByFinger(page: Page, from: Locator, to: Point, place?: Locator): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const start = await middleOf(from);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [start]);
  for (let step = 1; step <= 12; step += 1)
    await touch('touchMove', [
      {
        x: start.x + ((to.x - start.x) * step) / 12,
        y: start.y + ((to.y - start.y) * step) / 12,
      },
    ]);
  if (place) await expect(place).toBeAttached();
  await touch('touchEnd', []);
  await cdp.detach();
}

/**
 * Another window, of which the page has heard: a drag ends when its window changes, and a page that is
 * busy hears of that late.
 */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  // Of what happened before a frame, the page has heard by the time the frame is made (HTML, 8.1.7.3).
  const heard = () =>
    page.evaluate(
      () => new Promise<number>((tell) => requestAnimationFrame(() => tell(innerHeight))),
    );
  await expect.poll(heard).toBe(height);
}

/** The same page on a phone, where the menu is folded away. */
async function onPhone(desk: Page, height = 740): Promise<void> {
  await desk.setViewportSize({ width: 360, height });
  await desk.reload();
}

const below = ({ x, y }: Point, pixels: number): Point => ({ x, y: y + pixels });

story('snacks are dragged into the order of the shop', async ({ desk, baseURL }) => {
  const home = baseURL ?? '';
  const token = await ownerToken(home);
  for (const kind of ['Sev', 'Chakri', 'Gathiya']) await offerSnack(home, kind, 350);
  await desk.goto('/admin/snacks/arrange');
  const list = desk.getByRole('list', { name: 'Snacks in their order' });
  const rows = list.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const handle = (place: number) => rows.nth(place).getByRole('button', { name: /^Move / });
  const names = async () => {
    const labels = await list
      .getByRole('button', { name: /^Move / })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
    return labels.map((label) => label.replace(/^Move (.+), place .+$/, '$1'));
  };
  const stored = async () => {
    const query = { page: 1, limit: 100, sort: 'sortOrder' as const, order: 'ASC' as const };
    return (await callApi(home, adminSnacks.list, { query }, token)).map(({ name }) => name);
  };
  const [first = '', second = '', third = '', ...others] = await names();
  expect(await stored()).toEqual([first, second, third, ...others]);

  await story.step('with the mouse, which is told while it is on its way', async () => {
    await carry(desk, handle(0), below(await middleOf(rows.nth(2)), 4));
    await expect(desk.getByText(`place 3 of ${others.length + 3}.`)).toBeAttached();
    await expect(rows.nth(1)).toHaveCSS('transform', /^matrix\(1, 0, 0, 1, 0, -/);
    await desk.mouse.up();
    await expect(desk.getByRole('status').filter({ hasText: 'The order is saved.' })).toBeVisible();
    expect(await names()).toEqual([second, third, first, ...others]);
    await expect.poll(stored).toEqual([second, third, first, ...others]);
    await expect(handle(2)).toBeFocused();
  });

  await story.step('and back by keys', async () => {
    await desk.keyboard.press('Home');
    await expect.poll(names).toEqual([first, second, third, ...others]);
    await expect(handle(0)).toBeFocused();
    await expect.poll(stored).toEqual([first, second, third, ...others]);
  });

  await story.step('Escape puts it back', async () => {
    await carry(desk, handle(0), await middleOf(rows.nth(2)));
    await expect(rows.nth(1)).toHaveCSS('transform', /^matrix/);
    await desk.keyboard.press('Escape');
    await expect(desk.getByText(`${first} is back where it was.`)).toBeAttached();
    await desk.mouse.up();
    await expect(rows.nth(1)).toHaveCSS('transform', 'none');
    expect(await names()).toEqual([first, second, third, ...others]);
  });

  await story.step('at the lower edge the page goes along', async () => {
    // All but the last rows are in the window: a busy page takes a second for as much as this.
    await resize(desk, 1280, 1800);
    await desk.evaluate(() => scrollTo(0, 0));
    await expect(handle(others.length + 2)).not.toBeInViewport();
    await carry(desk, handle(0), { x: (await middleOf(handle(0))).x, y: 1795 });
    await expect(handle(others.length + 2)).toBeInViewport();
    await expect(desk.getByText(`place ${others.length + 3} of`, { exact: false })).toBeAttached();
    await desk.mouse.up();
    await expect.poll(names).toEqual([second, third, ...others, first]);
    await expect.poll(stored).toEqual([second, third, ...others, first]);
  });

  await story.step('with a finger by its handle', async () => {
    await onPhone(desk);
    await expect(rows.nth(1)).toBeVisible();
    const goal = below(await middleOf(rows.nth(1)), 4);
    await dragByFinger(desk, handle(0), goal, desk.getByText(`place 2 of ${others.length + 3}.`));
    await expect.poll(names).toEqual([third, second, ...others, first]);
  });
});

story('dishes are dragged from day to day', async ({ desk, baseURL }) => {
  const home = baseURL ?? '';
  const { monday, named } = await planWeek(home, 1, {
    1: [{ name: 'Undhiyu' }, { name: 'Kadhi' }],
    3: [{ name: 'Khichdi' }, { name: 'Thepla' }],
  });
  const query = { page: 1, limit: 100 };
  const token = await ownerToken(home);
  const weeks = await callApi(home, adminWeeklyMenus.list, { query }, token);
  // The week is all in the window: the mouse goes from day to day.
  await desk.setViewportSize({ width: 1280, height: 1600 });
  await desk.goto(`/admin/weekly-menu?week=${weeks.find((one) => one.weekStart === monday)?.id}`);
  const on = (day: string) => desk.getByRole('region', { name: day, exact: true });
  const dishes = (day: string) =>
    on(day)
      .getByRole('list', { name: `Dishes on ${day}` })
      .getByRole('listitem');
  const handle = (name: string) =>
    desk.getByRole('button', { name: new RegExp(`^Move ${named(name)}`) });
  const said = desk.getByRole('status').filter({ hasText: /Saved$/ });
  await expect(handle('Undhiyu')).toBeVisible();

  await story.step(
    'by their words with the mouse, to before the card that it is over',
    async () => {
      const words = on('Monday').getByText(named('Undhiyu'));
      await carry(desk, words, below(await middleOf(dishes('Wednesday').nth(1)), -6));
      await expect(desk.getByRole('status').filter({ hasText: /^Wednesday$/ })).toBeAttached();
      await desk.mouse.up();
      await expect(said).toHaveText(new RegExp(`^${named('Undhiyu')} moved to Wednesday`));
      await expect(dishes('Wednesday')).toHaveText(
        ['Khichdi', 'Undhiyu', 'Thepla'].map((name) => new RegExp(named(name))),
      );
      await expect(handle('Undhiyu')).toBeFocused();
    },
  );

  await story.step('Escape leaves them where they are', async () => {
    await carry(desk, handle('Kadhi'), await middleOf(on('Friday')));
    await expect(desk.getByRole('status').filter({ hasText: /^Friday$/ })).toBeAttached();
    await desk.keyboard.press('Escape');
    await desk.mouse.up();
    await expect(dishes('Monday')).toHaveText([new RegExp(named('Kadhi'))]);
  });

  await story.step('a finger drags them by the handle, and scrolls by the words', async () => {
    // So high that neither day is near an edge, where the page goes along.
    await onPhone(desk, 1600);
    await handle('Kadhi').scrollIntoViewIfNeeded();
    const goal = await middleOf(
      on('Tuesday').getByRole('button', { name: 'Add a dish to Tuesday' }),
    );
    await dragByFinger(desk, on('Monday').getByText(named('Kadhi')), goal);
    await expect(dishes('Monday')).toHaveText([new RegExp(named('Kadhi'))]);
    await handle('Kadhi').scrollIntoViewIfNeeded();
    await dragByFinger(
      desk,
      handle('Kadhi'),
      await middleOf(on('Tuesday').getByRole('button', { name: 'Add a dish to Tuesday' })),
      desk.getByRole('status').filter({ hasText: /^Tuesday$/ }),
    );
    await expect(said).toHaveText(new RegExp(`^${named('Kadhi')} moved to Tuesday`));
  });
});
