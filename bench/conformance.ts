import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runnerImport } from 'vite';
import { browserPath } from './browser-path.ts';
import { type Bench, exactly, type Figure } from './figure.ts';
import { addressOf, deskPages, notVisited, shopPages } from './visited-pages.ts';

type Message = { url: string; message: string; extract?: string };

const VNU = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/** How many examples of one mistake are told. */
const TOLD = 3;

/**
 * What the Nu HTML checker says of every page of shop and desk, in each state in which a story looks
 * at one, and of each page of the sitemap as it is sent. It needs a Java (Debian:
 * `openjdk-17-jre-headless`). Where `KEEP_PAGES` names a folder, it holds what a whole run of the
 * stories has just written down (`KEEP_PAGES=/folder npm test`), and they are not lived again.
 */
export const benchConformance: Bench = async (say) => {
  const { KEEP_PAGES: written } = process.env;
  const folder = written ?? mkdtempSync(join(tmpdir(), 'dabba-pages-'));
  try {
    if (!written) await liveStories(folder);
    const files = readdirSync(folder);
    const visited = await visits(files, say);
    const pages = files.length;
    say(`${pages} pages and states of pages`);
    const errors = await check(folder);
    for (const [mistake, at] of Object.entries(Object.groupBy(errors, kindOf))) {
      say(`${at?.length} × ${mistake}`);
      for (const { url, extract = '' } of at?.slice(0, TOLD) ?? [])
        say(`  ${basename(url)}: ${extract.replace(/\s+/g, ' ')}`);
    }
    const wrong = new Set(errors.map(({ url }) => url)).size;
    const name = 'pages in which the Nu HTML checker finds no error';
    return [visited, exactly({ name, value: pages - wrong, unit: 'pages', limit: pages })];
  } finally {
    if (!written) rmSync(folder, { recursive: true });
  }
};

/** Lives all stories, which write down every page that they look at (test/stories/kit/keep-page.ts). */
async function liveStories(folder: string): Promise<void> {
  const stories = spawn(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot'],
    { stdio: 'inherit', env: { ...process.env, KEEP_PAGES: folder, CHROME_PATH: browserPath() } },
  );
  const [code] = await once(stories, 'close');
  if (code !== 0) throw new Error('The stories did not end well: what they look at is not whole.');
}

/** Of all pages those that stories looked at: one that they no longer do is missed, and named. */
async function visits(files: readonly string[], say: (line: string) => void): Promise<Figure> {
  const isAtDesk = (address: string) => /^\/admin(\/|$)/.test(address);
  const { desk = [], shop = [] } = Object.groupBy(files.map(addressOf), (address) =>
    isAtDesk(address) ? 'desk' : 'shop',
  );
  const [ofShop, ofDesk] = [shopPages(), await readDesk()];
  const missed = [...notVisited(ofShop, shop), ...notVisited(ofDesk, desk)];
  if (missed.length > 0) say(`No story looks at ${missed.join(', ')}.`);
  const limit = ofShop.length + ofDesk.length;
  const name = 'pages of shop and desk that stories look at';
  return exactly({ name, value: limit - missed.length, unit: 'pages', limit });
}

/** The pages of the desk; its screens are JSX, which Node alone does not read. */
async function readDesk(): Promise<string[]> {
  const how = { configFile: false, logLevel: 'error' } as const;
  const { module: screens } = await runnerImport<typeof import('../admin/resources.tsx')>(
    './admin/resources.tsx',
    how,
  );
  const { module: menu } = await runnerImport<typeof import('../admin/nav-items.ts')>(
    './admin/nav-items.ts',
    how,
  );
  return deskPages(
    screens.RESOURCES,
    menu.NAV_GROUPS.flatMap(({ entries }) => entries),
  );
}

async function check(folder: string): Promise<Message[]> {
  const how = ['--errors-only', '--exit-zero-always', '--stdout', '--format', 'json'];
  const { stdout } = await promisify(execFile)('java', ['-jar', VNU, ...how, folder], {
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(stdout).messages;
}

/** Ids, days and the like differ: it is one mistake all the same. */
const kindOf = ({ message }: Message): string => message.replace(/“[^”]*\d[^”]*”/g, '“…”');
