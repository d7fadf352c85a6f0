import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#test/database.ts';
import { makeTestFolder, removeFolder } from '#test/folders.ts';

const database = useDatabase();
const MAIN = join(import.meta.dirname, '../main.ts');

/** The program as `npm start` runs it, with nothing of this machine's configuration. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      said += part;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, said: () => said };
}

async function startAndFail(env: Record<string, string>) {
  const program = start(env);
  return { code: await program.ended, said: program.said() };
}

const looksLikeAStack = /\n\s+at .+:\d+:\d+/;

describe('a start that cannot be', () => {
  it('says that the port is taken, before anything is created', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    const folder = makeTestFolder('program');
    const { code, said } = await startAndFail({ PORT: String(port), DATA_DIR: `${folder}/data` });
    taken.close();
    removeFolder(folder);
    expect(code).toBe(1);
    expect(said).toContain(`127.0.0.1:${port} is taken`);
    expect(said).toContain('PORT=3001 npm start');
    expect(said).not.toMatch(looksLikeAStack);
    expect(said).not.toContain('Creating the database');
  });

  it('names the variable that does not fit', async () => {
    const { code, said } = await startAndFail({ PORT: 'eighty', WORKER: 'maybe' });
    expect(code).toBe(1);
    expect(said).toContain('PORT: use a port number from 0 to 65535');
    expect(said).toContain('WORKER: use inline, off or only');
    expect(said).not.toMatch(looksLikeAStack);
  });

  it('says that nothing answers at DATABASE_URL, and keeps its password to itself', async () => {
    const url = 'postgres://kitchen:the-password@127.0.0.1:1/dabba';
    const { code, said } = await startAndFail({ DATABASE_URL: url, PORT: '0' });
    expect(code).toBe(1);
    expect(said).toContain('DATABASE_URL');
    expect(said).not.toContain('the-password');
    expect(said).not.toMatch(looksLikeAStack);
  });
});

describe('a start', () => {
  it("shows the desk's first sign-in once, and ends when it is told to", async () => {
    const folder = makeTestFolder('program');
    const env = { DATABASE_URL: database.url, DATA_DIR: folder, WORKER: 'only' };
    const shown: string[] = [];
    for (let time = 0; time < 2; time++) {
      const program = start(env);
      await expect.poll(program.said, { timeout: 20_000 }).toContain('Dabba works off its mails');
      // Ctrl-C in a terminal reaches it twice: npm passes it on.
      program.child.kill('SIGINT');
      program.child.kill('SIGTERM');
      expect(await program.ended).toBe(0);
      shown.push(program.said());
    }
    removeFolder(folder);
    expect(shown[0]).toMatch(/E-mail\s+owner@dabba\.example\n\s+Password\s+\w{4}(-\w{4}){3}\n/);
    expect(shown[1]).not.toContain('Password');
    const owners = await database.db.selectFrom('staff').selectAll().execute();
    expect(owners).toMatchObject([{ role: 'owner', must_change_password: true }]);
    const stored = JSON.stringify(owners);
    expect(stored).not.toContain(/Password\s+(\S+)/.exec(shown[0] ?? '')?.[1]);
  });
});
