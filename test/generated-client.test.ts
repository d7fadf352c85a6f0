import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { seedIfEmpty } from '#db/seed/seed.ts';
import { TEST_NOW, useApp } from './app.ts';
import { generateTypes } from './generated-client/generate.ts';

const FOLDER = join(import.meta.dirname, 'generated-client');

const services = useApp();

it('a client that is made out of the document compiles strictly, and lives the life of a customer', async () => {
  await seedIfEmpty(services.db, TEST_NOW);
  const { text } = await services.visitor.send('GET', '/api/openapi.json');
  writeFileSync(join(FOLDER, 'api.d.ts'), await generateTypes(text));
  execFileSync(join(FOLDER, 'node_modules/.bin/tsc'), ['--project', FOLDER], { stdio: 'pipe' });

  const url = await services.app.listen({ port: 0, host: '127.0.0.1' });
  const staff = await services.asStaff();
  // Its types are there only now, and are its own compiler's to check.
  const { liveALife } = await import(join(FOLDER, 'customer-session.ts'));
  const life = await liveALife(`${url}/api`, staff.token ?? '');
  expect(life).toEqual({
    planStatus: 'pending_approval',
    skippedStatus: 'skipped',
    snackFound: [life.snack],
    snack: expect.any(String),
    snackTotal: expect.any(Number),
    inquiryStatus: 'pending',
    refusals: ['verification_required', 'action_not_allowed'],
    authenticate: 'Bearer',
  });
}, 120_000);
