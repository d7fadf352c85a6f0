import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { useDatabase } from '#test/database.ts';
import { generateTypes } from '#test/generate-types.ts';

const database = useDatabase();

it('db/types.ts is what the migrated database looks like (else: npm run db:types)', async () => {
  const written = readFileSync(new URL('types.ts', import.meta.url), 'utf8');
  expect(written).toBe(await generateTypes(database.db));
});
