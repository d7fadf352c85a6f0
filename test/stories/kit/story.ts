import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { STORY_OWNER } from '#test/story-server/owner.ts';
import { createMailReader, type MailReader } from './mails.ts';
import { createNoise, type Noise } from './noise.ts';

export { expect } from '@playwright/test';

type Kit = {
  /** What nobody should hear; a story that expects some says so beforehand. */
  noise: Noise;
  /** The story server's door for stories: on the next port (playwright.config.ts). */
  control: string;
  mails: MailReader;
  /** The kitchen's desk in a window of its own, signed in. */
  desk: Page;
};

/** A story in the browser. Whatever it did not expect to go wrong, and did, fails it at its end. */
export const story = test.extend<Kit>({
  noise: [
    async ({ context }, use) => {
      const noise = createNoise();
      noise.listenTo(context);
      await use(noise);
      expect(noise.heard(), 'what went wrong on the way').toEqual([]);
    },
    { auto: true },
  ],
  control: async ({ baseURL }, use) => {
    const { port } = new URL(baseURL ?? '');
    await use(`http://127.0.0.1:${Number(port) + 1}`);
  },
  mails: async ({ control }, use) => {
    await use(createMailReader(control));
  },
  desk: async ({ browser, baseURL, noise }, use) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      ...(baseURL && { baseURL }),
    });
    noise.listenTo(context);
    await use(await openDesk(context));
    await context.close();
  },
});

async function openDesk(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/admin');
  await page.getByLabel('Email').fill(STORY_OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(STORY_OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  return page;
}

/** Opens a page and waits for its program: from then on its links lead on without a new document. */
export const openAlive = (page: Page, path: string) =>
  page.goto(path, { waitUntil: 'networkidle' });

/** Brings every fade and slide to its end: contrast is not measured in the middle of one. */
const settle = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });

/** Axe finds nothing on the page as it stands, in the dark and in the light. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is not drawn yet keeps the colours of the theme before.
  await expect(page.locator('html[data-fresh]')).toHaveCount(0);
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    await settle(page);
    // Every rule runs; what it is content with need not be described.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
    const { violations } = await axe.setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
    }));
    expect(found, `axe on ${page.url()}, ${theme}`).toEqual([]);
  }
}
