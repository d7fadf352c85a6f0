import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { story } from './story.ts';

/** A kitchen of its own for stories that would spoil the others' day. */
type OwnKitchen = {
  url: string;
  control: string;
  /** Takes the database away from the running program, and gives it back. */
  outage: { begin(): Promise<void>; end(): Promise<void> };
};

const serve = join(import.meta.dirname, '../../serve-for-stories.ts');

/** Stories whose `baseURL` is a kitchen of their own. */
export const storyOfItsOwn = story.extend<object, { kitchen: OwnKitchen; asItCame: boolean }>({
  /** Nobody has been through its first-day list, and it has no mail server. */
  asItCame: [false, { option: true, scope: 'worker' }],
  baseURL: async ({ kitchen }, use) => use(kitchen.url),
  control: async ({ kitchen }, use) => use(kitchen.control),
  kitchen: [
    async ({ asItCame }, use, { project, parallelIndex }) => {
      const SETTLED = asItCame ? undefined : await settledKitchen(project.use.baseURL ?? '');
      // Each worker's own, above the stories' kitchen: ports found by chance are now and then found by two.
      const port = Number(new URL(project.use.baseURL ?? '').port) + 10 + 2 * parallelIndex;
      const controlPort = port + 1;
      const child = spawn(process.execPath, [serve], {
        env: {
          ...process.env,
          ...{ PORT: String(port), CONTROL_PORT: String(controlPort) },
          ...(SETTLED ? { SETTLED } : { AS_IT_CAME: 'yes' }),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const url = `http://localhost:${port}`;
      const control = `http://127.0.0.1:${controlPort}`;
      const ask = async (method: string) => {
        const answer = await fetch(`${control}/outage`, { method });
        expect(answer.status).toBe(200);
      };
      await expectReady(url, child);
      await use({
        url,
        control,
        outage: {
          begin: () => ask('POST'),
          async end() {
            await ask('DELETE');
            await expectReady(url, child);
          },
        },
      });
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** The data folder of the stories' kitchen as it was before its program began. */
async function settledKitchen(baseURL: string): Promise<string> {
  const { port } = new URL(baseURL);
  return (await fetch(`http://127.0.0.1:${Number(port) + 1}/settled`)).json();
}

/** Ample on purpose: a machine that does much else makes a kitchen slowly. */
async function expectReady(url: string, child: ChildProcess): Promise<void> {
  await expect(async () => {
    expect(child.exitCode, 'the kitchen ended by itself').toBeNull();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  }).toPass({ timeout: 120_000 });
}
