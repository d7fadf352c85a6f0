import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTestFolder, removeFolder } from '#test/folders.ts';
import { deleteMailFiles } from './deliver.ts';

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
