import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

/** Rows that no customer's call may change or remove, by table and id. */
export type ProtectedState = Map<string, string>;

/** What belongs to the kitchen, and of subscriptions what was sold. Rows may be added to the last. */
const PROTECTED = {
  staff: sql`SELECT id::text AS key, to_jsonb(staff) AS value FROM staff`,
  settings: sql`SELECT name AS key, to_jsonb(settings) - 'updated_at' AS value FROM settings`,
  plan_groups: sql`SELECT id::text AS key, to_jsonb(plan_groups) AS value FROM plan_groups`,
  plan_variants: sql`SELECT id::text AS key, to_jsonb(plan_variants) AS value FROM plan_variants`,
  closures: sql`SELECT id::text AS key, to_jsonb(closures) AS value FROM closures`,
  weekly_timings: sql`SELECT weekday::text AS key, to_jsonb(weekly_timings) AS value FROM weekly_timings`,
  payments: sql`SELECT id::text AS key, to_jsonb(payments) AS value FROM payments`,
  secrets: sql`SELECT name AS key, to_jsonb(secrets) AS value FROM secrets`,
  audit_log: sql`SELECT id::text AS key, to_jsonb(audit_log) AS value FROM audit_log
    WHERE action NOT LIKE 'sign-in%'`,
  sold: sql`SELECT id::text AS key, jsonb_build_array(number, customer_id, plan_variant_id, tiffin_count,
    price_cents, total_cents, customer_note, internal_note, approved_at) AS value FROM subscriptions`,
  accounts: sql`SELECT id::text AS key,
    jsonb_build_array(customer_note, internal_note, disabled_at) AS value FROM customers`,
  // Whoever is invited gives their account its first address.
  emails: sql`SELECT id::text AS key, to_jsonb(email) AS value FROM customers
    WHERE email IS NOT NULL`,
};

/** Tables to which customers add rows by what they may do. */
const GROWING = new Set(['sold', 'accounts', 'emails']);

export async function readProtectedState(db: Kysely<DB>): Promise<ProtectedState> {
  const state: ProtectedState = new Map();
  for (const [table, query] of Object.entries(PROTECTED)) {
    const { rows } = await (query as typeof query & { execute: typeof query.execute }).execute(db);
    for (const row of rows as { key: string; value: unknown }[]) {
      state.set(`${table} ${row.key}`, JSON.stringify(row.value));
    }
  }
  return state;
}

/** Everything protected that differs; empty is right. */
export function findTampering(before: ProtectedState, after: ProtectedState): string[] {
  const changed = [...before].filter(([name, value]) => after.get(name) !== value);
  const added = [...after.keys()].filter(
    (name) => !before.has(name) && !GROWING.has(name.split(' ', 1)[0] ?? ''),
  );
  return [...changed.map(([name]) => `changed: ${name}`), ...added.map((name) => `added: ${name}`)];
}

/** Subscriptions whose state nobody granted: credits without approval, a price of their own. */
export async function findUngranted(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    SELECT 'credits without a grant: ' || s.number AS problem FROM subscriptions s
    WHERE s.available + s.reserved > 0 AND NOT EXISTS (
      SELECT FROM credit_entries e WHERE e.subscription_id = s.id AND e.kind IN ('purchase', 'opening'))
    UNION ALL
    SELECT 'not the fold of its ledger: ' || s.number FROM subscriptions s
    LEFT JOIN credit_entries e ON e.subscription_id = s.id
    GROUP BY s.id HAVING (s.available, s.reserved) IS DISTINCT FROM
      (coalesce(sum(e.available_change), 0), coalesce(sum(e.reserved_change), 0))
    UNION ALL
    SELECT 'not the price of its plan: ' || s.number FROM subscriptions s
    JOIN plan_variants v ON v.id = s.plan_variant_id
    WHERE (s.price_cents <> v.price_cents OR s.tiffin_count <> v.tiffin_count
        OR s.subtotal_cents <> v.price_cents * v.tiffin_count)
      -- What was taken over from other books costs what is still to be paid.
      AND s.import_id IS NULL
      -- What an owner gave a price of its own stands as that in the audit log.
      AND NOT EXISTS (SELECT FROM audit_log line WHERE line.resource = 'subscriptions'
        AND line.resource_id = s.id::text AND line.after -> 'overrides' ? 'own_price')
    UNION ALL
    SELECT 'sold without approval: ' || s.number FROM subscriptions s
    WHERE s.plan_variant_id IS NOT NULL AND s.status NOT IN ('pending_approval', 'cancelled')
      AND s.approved_at IS NULL`.execute(db);
  return rows.map(({ problem }) => problem);
}
