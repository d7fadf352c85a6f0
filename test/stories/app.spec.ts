import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAlive, story } from './kit/story.ts';

// The one story in which the site's service worker has its say.
story.use({ serviceWorkers: 'allow' });

const workerReady = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller);

/** The addresses of what the worker has kept, without this site's. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return caught.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** What the top of the page says of a menu that was kept. */
const sinceWhen = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'as you last saw it' });

story(
  'the site as an app, and what of it can be read without a connection',
  async ({ page, context, noise }) => {
    const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

    await story.step('it can be installed', async () => {
      await page.goto('/aboutus');
      await workerReady(page);
      const browser = await context.newCDPSession(page);
      const manifest = await browser.send('Page.getAppManifest');
      expect(manifest.errors).toEqual([]);
      expect(JSON.parse(manifest.data ?? '')).toMatchObject({ name: 'Dabba Kitchen' });
      const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
      // Playwright's windows are private ones; nothing else is in the way.
      expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
      // While it listens, the page does not hear that its connection goes.
      await browser.detach();
    });

    await story.step(
      'Ravi sees how to install it by hand, and the button once the browser offers',
      async () => {
        const byHand = page.getByText('In Safari, tap Share, then Add to Home Screen.');
        await page.getByText('Install the app').click();
        await expect(byHand).toBeVisible();
        await expectAccessible(page);
        await page.evaluate(() => {
          const prompt = async () => ({ outcome: 'accepted' });
          dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
        });
        await page.getByRole('button', { name: 'Install the app' }).click();
        await expect(page.getByText('Installed. You find it among your apps.')).toBeVisible();
      },
    );

    await story.step('the call goes away, too, when the browser itself installs it', async () => {
      await page.reload();
      await expect(page.getByText('Install the app')).toBeVisible();
      await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
      await expect(page.getByText('Installed. You find it among your apps.')).toBeVisible();
    });

    await story.step('he reads the menu', async () => {
      await page.goto('/weeklymenu');
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect.poll(() => keptBy(page)).toContain('/weeklymenu');
    });
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

    await story.step('in the underground the menu is still there', async () => {
      noise.expect(/ERR_INTERNET_DISCONNECTED/);
      await context.setOffline(true);
      await page.reload();
      await expect(heading(title)).toBeVisible();
      await expect(sinceWhen(page)).toHaveText(/as you last saw it, \w{3} \d+, .+ [AP]M\./);
      await expectAccessible(page);
    });

    await story.step('and no longer an old one once it has come anew', async () => {
      await context.setOffline(false);
      await expect(sinceWhen(page)).toBeHidden();
      await expect(heading(title)).toBeVisible();
    });

    await story.step('from within the open site it is a link away', async () => {
      await openAlive(page, '/aboutus');
      // Parts of the program that no page has brought yet.
      noise.expect(/\/assets\/.+ERR_FAILED|ERR_FAILED.+\/assets\//);
      await context.setOffline(true);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Weekly Menu' }).click();
      await expect(page.getByText(/^Failed to load weekly menu: /)).toBeVisible();
      await expect(sinceWhen(page)).toBeHidden();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'The menu as you last saw it' }).click();
      await expect(heading(title)).toBeVisible();
      await expect(sinceWhen(page)).toBeVisible();
    });

    await story.step('other pages say that they need a connection', async () => {
      await page.goto('/pricing?service=tiffin');
      await expect(heading('No connection to the kitchen.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute(
        'href',
        '/pricing?service=tiffin',
      );
      await expect(
        page.getByRole('main').getByRole('link', { name: '(905) 555-0117' }),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'The menu as you last saw it' }).click();
      await expect(heading(title)).toBeVisible();
      await page.goBack();
      await expect(heading('No connection to the kitchen.')).toBeVisible();
    });

    await story.step('and come by themselves when there is one', async () => {
      await context.setOffline(false);
      await expect(page).toHaveURL(/^[^?]+\/pricing\?service=tiffin$/);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/No connection/);
      await page.goto('/weeklymenu');
      await expect(heading(title)).toBeVisible();
      await expect(sinceWhen(page)).toBeHidden();
    });

    await story.step('nothing of his own stays behind', async () => {
      await page.goto('/my-orders');
      const files = /^\/(?:assets|photos)\//;
      const pages = (await keptBy(page)).filter((path) => !files.test(path));
      expect(pages.sort()).toEqual(['/offline', '/weeklymenu']);
    });
  },
);
