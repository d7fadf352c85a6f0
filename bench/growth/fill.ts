import pg from 'pg';
import { programRole, superuser } from '#db/platform/embedded/roles.ts';
import { AROUND } from './around.ts';
import { FIRST, key, ORDERS, SNACK_ORDERS, TIFFINS } from './past.ts';

/** How many customers the grown kitchen has, and how many orders in all. */
const CUSTOMERS = 100_000;
export const ordersOf = (customers: number): number => customers * (TIFFINS + SNACK_ORDERS);

/** A connection of the superuser's, who may leave out what takes long, and look at plans. */
export async function openAsSuperuser(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl.replace(programRole, superuser) });
  await client.connect();
  return client;
}

/** Nothing here is kept, and waiting for the disk is not what is measured. */
const FOR_FILLING = `
  ALTER SYSTEM SET fsync = off;
  ALTER SYSTEM SET full_page_writes = off;
  ALTER SYSTEM SET max_wal_size = '8GB';
  SELECT pg_reload_conf();`;

/** The small kitchen: a hundred customers of the last weeks. */
export async function fillSmallKitchen(client: pg.Client): Promise<void> {
  for (const statement of FOR_FILLING.trim().split('\n')) await client.query(statement);
  await client.query(`INSERT INTO staff (id, email, name, role, password_hash, must_change_password)
    VALUES (${key('staff', '1')}, 'kiran@example.com', 'Kiran Rao', 'owner', 'none fits', false)`);
  await addCustomers(client, 1, FIRST);
  await client.query('VACUUM (ANALYZE)');
}

/**
 * The same kitchen after three years, with a past and no more to do in the days to come. Indexes are
 * made when all rows are there: that takes a third of the time.
 */
export async function growKitchen(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
    WHERE NOT indisunique AND relnamespace = 'public'::regnamespace`);
  await client.query("SET maintenance_work_mem = '512MB'");
  await client.query(`DROP INDEX ${rows.map(({ name }) => name).join(', ')}`);
  await addCustomers(client, FIRST + 1, CUSTOMERS);
  for (const { definition } of rows) await client.query(definition);
  await client.query('VACUUM (ANALYZE)');
}

/**
 * The rows satisfy every check and refer to what is there; looking all of that up again, a row at a
 * time, would take longer than writing them.
 */
async function addCustomers(client: pg.Client, from: number, to: number): Promise<void> {
  await client.query("SET session_replication_role = 'replica'");
  await client.query("SET TimeZone = 'America/Toronto'; SET work_mem = '64MB'");
  for (const statement of [...ORDERS, ...AROUND]) await client.query(statement, [from, to]);
  await client.query("SET session_replication_role = 'origin'");
  // What is counted when it is written was written without its triggers.
  await client.query('SELECT recount_lists()');
}
