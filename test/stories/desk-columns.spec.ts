import type { Page } from '@playwright/test';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { callApi } from './kit/api.ts';
import { inDays, sentInquiry } from './kit/catering.ts';
import { newCustomer } from './kit/customer.ts';
import { lead } from './kit/desk.ts';
import { boughtPlan, ownerToken } from './kit/kitchen.ts';
import { expect, story } from './kit/story.ts';

const LISTS = [
  ...['subscriptions', 'tiffin-orders', 'snack-orders', 'catering-inquiries', 'payments'],
  ...['customers', 'plan-groups', 'snacks', 'dishes', 'catering-options', 'blogs'],
  ...['blog-categories', 'contact-messages', 'closures', 'staff', 'mails', 'audit-log'],
];
const PAGES = ['kitchen-day', 'deliveries', 'event-book', 'snack-counter', 'visits', 'steps'];

/**
 * What is broken on the page: a number, a day, a time, an amount or a way to pay on two lines; a cell
 * of a table that goes on below although it is no prose; what makes the page wider than its window.
 */
const findBroken = (page: Page) =>
  page.evaluate(() => {
    const whole =
      /[A-Z]{2}-\d{4}-\d{4}|[A-Z][a-z]{2} \d{1,2}, \d{4}|\d{1,2}:\d{2} [AP]M|C\$[\d,.]*\d|\(\d{3}\) \d{3}-\d{4}|[A-Z]\d[A-Z] \d[A-Z]\d|Interac e-Transfer/g;
    const linesOf = (range: Range) =>
      new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    const broken: string[] = [];
    const main = document.querySelector('main') ?? document.body;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent ?? '';
      const range = document.createRange();
      for (const found of words.matchAll(whole)) {
        range.setStart(node, found.index);
        range.setEnd(node, found.index + found[0].length);
        if (linesOf(range) > 1) broken.push(`${found[0]} of “${words}”`);
      }
      const cell = node.parentElement?.closest('.MuiTableCell-root');
      range.selectNodeContents(node);
      if (cell && !cell.classList.contains('prose') && linesOf(range) > 1)
        broken.push(`the cell “${words}”`);
    }
    for (const table of document.querySelectorAll('table'))
      for (const { classList, clientWidth, scrollWidth, textContent } of table.querySelectorAll(
        'td',
      ))
        if (!classList.contains('prose') && scrollWidth > clientWidth + 1)
          broken.push(`“${textContent}” sticks out of its cell`);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) broken.push(`the page is ${scrollWidth - clientWidth} too wide`);
    return broken;
  });

story('no number, day, time or amount at the desk is broken', async ({ desk, baseURL }) => {
  const site = baseURL ?? '';
  const customer = await newCustomer(site, 'Venkatasubramanian');
  const { id } = await boughtPlan(site, customer);
  const token = await ownerToken(site);
  const payment = {
    subscriptionId: id,
    amount: 6_774,
    method: 'interac',
    reference: 'CA-2026-0000017',
    receivedDay: inDays(0),
    note: 'Came with the second transfer of the week',
  } as const;
  await callApi(site, adminSubscriptions.approveUnpaid, { params: { id }, body: {} }, token);
  await callApi(site, adminPayments.record, { body: payment }, token);
  await sentInquiry(site, customer, inDays(60));

  await desk.goto('/admin');
  await expect(desk.getByRole('heading', { name: 'Overview' })).toBeVisible();
  for (const path of ['', ...LISTS, ...PAGES, `subscriptions/${id}/show`])
    await story.step(path || 'the overview', async () => {
      await desk.setViewportSize({ width: 1280, height: 800 });
      await lead(desk, `/admin/${path}`);
      await expect(desk.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(desk.locator('[aria-label="Loading"]')).toHaveCount(0);
      await desk.evaluate(() => document.fonts.ready);
      await expect.poll(() => findBroken(desk), { message: `/${path} at 1280 pixels` }).toEqual([]);
      await desk.setViewportSize({ width: 390, height: 800 });
      // There is no room for a table on a phone.
      await expect(desk.locator('table')).toHaveCount(0);
      // Some of a page follows the width only once the program has heard of it.
      await expect.poll(() => findBroken(desk), { message: `/${path} at 390 pixels` }).toEqual([]);
    });
});
