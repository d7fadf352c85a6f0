import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { expect, type Page, test } from '@playwright/test';
import { ownerToken } from './kitchen.ts';
import { createMailReader, type MailReader } from './mails.ts';
import { createNoise, type Noise } from './noise.ts';

export { expect } from '@playwright/test';
export { expectAccessible, expectAccessibleAtEveryWidth } from './accessible.ts';

type Kit = {
  /** What nobody should hear; a story that expects some says so beforehand. */
  noise: Noise;
  /** The story server's door for stories: on the next port (playwright.config.ts). */
  control: string;
  mails: MailReader;
  /** A window of its own whose owner is signed in at the desk; each story opens the page that it begins on. */
  desk: Page;
};

/** A story in the browser. Whatever it did not expect to go wrong, and did, fails it at its end. */
export const story = test.extend<Kit, { core: number }>({
  // A worker and its browser keep to one core, where the system can tell them (Linux): moving between
  // two costs them a tenth.
  core: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what the fixture needs.
    async ({}, use, { parallelIndex }) => {
      const core = parallelIndex % availableParallelism();
      spawnSync('taskset', [
        '--all-tasks',
        '--cpu-list',
        '--pid',
        String(core),
        String(process.pid),
      ]);
      await use(core);
    },
    { scope: 'worker', auto: true },
  ],
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
    const origin = baseURL ?? '';
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      storageState: {
        cookies: [],
        origins: [{ origin, localStorage: [await deskSession(origin)] }],
      },
    });
    noise.listenTo(context);
    await use(await context.newPage());
    await context.close();
  },
});

/** The owner's session as the desk keeps it (admin/platform/client/desk-token-store.ts); desk-people.spec.ts signs in by the form. */
const deskSession = async (origin: string) => ({
  name: 'deskToken',
  value: await ownerToken(origin),
});

/**
 * Something becomes so within two seconds: nobody who asks later hears anything else, however long
 * the answers take.
 */
export async function expectSoon(ask: () => Promise<boolean>, expected: boolean): Promise<void> {
  const since = performance.now();
  let lastOtherwise = since;
  const answer = async () => {
    const asked = performance.now();
    const answered = await ask();
    if (answered !== expected) lastOtherwise = asked;
    return answered;
  };
  await expect.poll(answer).toBe(expected);
  expect(lastOtherwise - since, 'milliseconds until it is so').toBeLessThan(2000);
}

/** Waits for a document's program: from then on its links lead on without a new document. */
export async function untilAlive(page: Page, within?: { timeout: number }): Promise<void> {
  await page.waitForFunction(() => globalThis.earlyEvents?.within !== 'html', null, within);
}

/** Waits for the part of the program that a form is taken over by, once somebody has turned to it. */
export async function untilFormAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.earlyEvents === undefined);
}

/** Opens a page and waits for its program. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}
