import { expect, type Locator, type Page } from '@playwright/test';

/** Leads the desk to another of its pages without loading it anew, and waits until that has its answers. */
export async function lead(desk: Page, address: string): Promise<void> {
  await desk.evaluate(async (to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, address);
  await desk.waitForFunction(() => !document.querySelector('.RaLoading, [role="progressbar"]'));
}

/** Opens a subscription at the desk by its number. */
export async function subscriptionAtDesk(desk: Page, number: string): Promise<void> {
  await desk.getByRole('menuitem', { name: 'Subscriptions' }).click();
  await desk.getByPlaceholder('Name, email, phone, number').fill(number);
  await desk.getByRole('row').filter({ hasText: number }).click();
  await expect(desk.getByRole('heading', { name: new RegExp(number) })).toBeVisible();
}

/** Opens the kitchen's day that a tiffin is booked for, and answers the tiffin's row on it. */
export async function tiffinAtDesk(desk: Page, order: string, day: string): Promise<Locator> {
  await desk.getByRole('menuitem', { name: "Kitchen's day" }).click();
  await desk.getByLabel('Go to a day').fill(day);
  await desk.getByLabel('Search this day').fill(order);
  return desk
    .getByRole('listitem')
    .filter({ has: desk.getByRole('checkbox', { name: new RegExp(order) }) });
}

/**
 * Has the desk read now what has come in, as when somebody looks at it again, and waits for that
 * answer; one that was asked for before does not count.
 */
export async function readNews(desk: Page): Promise<void> {
  await expect(async () => {
    const [request] = await Promise.all([
      desk.waitForRequest('**/api/v1/admin/overview', { timeout: 1_000 }),
      desk.evaluate(() => void dispatchEvent(new Event('visibilitychange'))),
    ]);
    // Unlike its response, which may never be told of where the page has let go of it.
    await expect.poll(() => request.timing().responseEnd, { timeout: 5_000 }).toBeGreaterThan(0);
  }).toPass();
}
