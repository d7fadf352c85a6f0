import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTestFolder, removeFolder } from '#test/folders.ts';
import { findFreePort } from '#test/nodes/free-port.ts';
import { deleteMailFiles, deliver } from './deliver.ts';

const GONE = '6f1f7c1e-0b1d-4a0e-9a57-3f6a4a3b2c1d';
const KEPT = '0a1b2c3d-0b1d-4a0e-9a57-3f6a4a3b2c1d';

it('the files of mails that are gone are removed, half-written ones too, and no others', async () => {
  const dataDir = makeTestFolder('mails');
  await deleteMailFiles({ dataDir }, [GONE]);
  const folder = join(dataDir, 'mail');
  mkdirSync(folder);
  const names = [`1-welcome-${GONE}.eml`, `2-welcome-${GONE}.eml.part`, `3-welcome-${KEPT}.eml`];
  for (const name of names) writeFileSync(join(folder, name), 'Dear Asha');
  await deleteMailFiles({ dataDir }, [GONE]);
  expect(readdirSync(folder)).toEqual([`3-welcome-${KEPT}.eml`]);
  removeFolder(dataDir);
});

it('a mail server that is silent holds up one mail at a time, and the others fail at once', async () => {
  const port = await findFreePort();
  const env = { smtpUrl: `smtp://127.0.0.1:${port}`, dataDir: '' };
  const mail = { messageId: `<${KEPT}@localhost>`, from: 'a@example.com', to: 'b@example.com' };
  const send = () => deliver(env, mail, KEPT);
  await expect(send()).rejects.toThrow('ECONNREFUSED');

  const server = createServer().listen(port, '127.0.0.1');
  const asked = once(server, 'connection') as Promise<[Socket]>;
  const first = expect(send()).rejects.toThrow('Connection closed unexpectedly');
  const [silent] = await asked;
  await expect(send()).rejects.toThrow('ECONNREFUSED');
  silent.end();
  await first;
  server.close();
});
