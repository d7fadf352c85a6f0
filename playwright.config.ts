import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.js';

const port = process.env.E2E_PORT ?? '3210';
const baseURL = `http://localhost:${port}`;
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'].concat(
  ['background-networking', 'component-update', 'sync'].map((part) => `--disable-${part}`),
);

/** Whole stories in the system's browser, against the real program on a database of its own. */
export default defineConfig({
  testDir: 'test/stories',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium() ?? undefined, args },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'node test/serve-for-stories.ts',
    url: `${baseURL}/readyz`,
    env: { PORT: port },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
