import type { Kysely } from 'kysely';
import { generate, PostgresDialect } from 'kysely-codegen';
import type { DB } from '#db/types.ts';

/** The text of db/types.ts for a migrated database: what `npm run db:types` writes. */
export async function generateTypes(db: Kysely<DB>): Promise<string> {
  return generate({
    db,
    dialect: new PostgresDialect(),
    defaultSchemas: ['public'],
    excludePattern: 'graphile_worker.*',
    typeMapping: {
      date: 'string',
      timestamptz: 'Temporal.Instant',
      int8: 'number',
      numeric: 'number',
    },
  });
}
