import { defineConfig } from '@playwright/test';
import { browserFlags, findChromium, findHeadlessChromium } from './scripts/find-chromium.js';

/**
 * A page of a story is gone after seconds: code that is made faster in the background for later takes
 * the cores from the stories, a twentieth of their time. And where a browser is watched, every first
 * error of a file has it read anew to say where it was, React's own at each start among them, unless
 * that is kept from the first reading: a twentieth of a desk page.
 */
const SCRIPT_FLAGS = '--js-flags=--no-maglev --no-turbofan --no-enable-lazy-source-positions';

const port = process.env.E2E_PORT ?? '3210';
const baseURL = `http://localhost:${port}`;

/** What goes alike at both widths, and checks both by itself; and what has no width. */
const ON_THE_PHONE_ALONE = [
  ...['bad-days', 'catering', 'every-state', 'app', 'machines', 'undo', 'first-load', 'sign-out'],
  ...[
    'blog',
    'catering-account',
    'change-password',
    'contact',
    'corrections',
    'desk-cancel',
    'desk-new-caller',
    'front-page',
    'google',
    'account-deletion',
  ],
  ...[
    'own-rules',
    'household',
    'pause-and-cancel',
    'phone-messages',
    'profile',
    'recovery',
    'reminders',
    'settings',
    'recurring-booking',
  ],
];

/**
 * Long, and last of their project by name or because they have a kitchen of their own: begun last, the
 * last of them would go on alone, on one core, when all others have ended.
 */
const LONGEST_AT_A_DESKTOP = ['desk-drags', 'first-day', 'kitchen-sheet', 'whole-story'];

const filesOf = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Whole stories in a real browser, against the real program on a database of its own. */
export default defineConfig({
  testDir: 'test/stories',
  // One more than most cores: two stories leave two cores idle for a sixth of the time, and four take
  // longer by what they share.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Ample on purpose: what takes longer is stuck, however busy the machine.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    contextOptions: { reducedMotion: 'reduce' },
    // What it keeps would stand between the stories and the server; app.spec.ts is about it.
    serviceWorkers: 'block',
    // A note of new orders may lie over what is pressed, for 15 s.
    actionTimeout: 20_000,
    // A fifth of the time; `--trace retain-on-failure` brings it back.
    trace: 'off',
    launchOptions: {
      executablePath: findHeadlessChromium() ?? undefined,
      args: [...browserFlags, SCRIPT_FLAGS],
    },
  },
  projects: [
    {
      name: 'desktop, the longest',
      testMatch: filesOf(LONGEST_AT_A_DESKTOP),
      use: DESKTOP,
    },
    {
      name: 'phone',
      // By keyboard, at the desk, or at every width: those need a wide window to begin with.
      testIgnore: filesOf([
        'app',
        'keyboard',
        'desk-by-phone',
        'desk-labels',
        'desk-menu',
        'desk-drags',
        'desk-people',
        'desk-lists',
        'desk-many',
        'desk-keyboard',
        'desk-closures',
        'desk-import',
        'desk-broadcast',
        'desk-pattern-and-inquiry',
        'kitchen-sheet',
        'desk-columns',
        'desk-widths',
        'early-events',
        'second-factor',
        'first-day',
        'public-pages',
      ]),
      use: PHONE,
    },
    {
      // A headless shell installs nothing, and so says nothing of what stands in the way.
      name: 'phone, whole browser',
      testMatch: filesOf(['app']),
      use: {
        ...PHONE,
        launchOptions: { executablePath: findChromium() ?? undefined, args: browserFlags },
      },
    },
    {
      name: 'desktop',
      testIgnore: filesOf([...ON_THE_PHONE_ALONE, ...LONGEST_AT_A_DESKTOP]),
      use: DESKTOP,
    },
  ],
  webServer: {
    command: 'node test/serve-for-stories.ts',
    url: `${baseURL}/readyz`,
    // Ample on purpose, too: it makes its database first.
    timeout: 120_000,
    env: { PORT: port, CONTROL_PORT: String(Number(port) + 1) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
