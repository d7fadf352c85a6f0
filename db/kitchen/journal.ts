import { sql, type Transaction } from 'kysely';
import { SETTLED_COLUMNS } from '#db/money/payables.ts';
import type { DB } from '#db/types.ts';
import { changedColumns, type RowChange, type RowImage } from '#domain/platform/undo-step.ts';

type Table = {
  /** What names a row. */
  key: readonly string[];
  /** Columns that are neither compared nor put back; something of their own sees to them. */
  loose?: readonly string[];
  /**
   * Groups of columns that tell one thing: the state of an order, and what it holds and has used for
   * it; whom something is for, and what is cooked for them.
   */
  together?: readonly (readonly string[])[];
  /** Columns that count the writes of a row: they go on, never back. */
  counted?: 'version';
  /**
   * What a row becomes whose making is undone, where a ledger names it for good. Without it, the row
   * goes.
   */
  unmade?: (
    at: Temporal.Instant,
  ) => Readonly<Record<string, string | number | Temporal.Instant | null>>;
};

/** Somebody's diet put back on a box that is another's by now would be eaten by that one. */
const EATER = ['member_id', 'diet', 'allergies'] as const;

/**
 * The tables that steps of the desk write, in the order of their locks. A trigger of
 * each writes down what a step does (`journal_step`).
 */
const TABLES = {
  closures: { key: ['id'] },
  customers: { key: ['id'] },
  customer_steps: { key: ['id'] },
  sessions: { key: ['id'], loose: ['last_seen_at'] },
  password_resets: { key: ['token_hash'] },
  // The ledger moves the first two, and payments the balance.
  subscriptions: {
    key: ['id'],
    loose: ['available', 'reserved', ...SETTLED_COLUMNS],
    together: [EATER],
    // As if nobody had approved it: nothing was bought, and what was paid goes back.
    unmade: (at) => ({
      status: 'cancelled',
      end_reason: 'Written down by mistake',
      ended_at: at,
      approved_at: null,
      end_day: null,
    }),
  },
  household_members: { key: ['id'] },
  // Cleared by triggers and set by the clock: the recurring booking is looked at again either way.
  usual_bookings: { key: ['id'], loose: ['filled_through'] },
  tiffin_orders: {
    key: ['id'],
    counted: 'version',
    together: [['status', 'not_delivered', 'credits_held', 'credits_used'], EATER],
    // A day of a weekly pattern is free for the next one.
    unmade: () => ({
      status: 'cancelled',
      credits_held: 0,
      cancel_reason: 'Booked by mistake',
      usual_day: null,
    }),
  },
  snack_orders: {
    key: ['id'],
    loose: SETTLED_COLUMNS,
    unmade: () => ({ status: 'cancelled', cancel_reason: 'Written down by mistake' }),
  },
  snack_order_steps: { key: ['order_id', 'status'] },
  snack_order_moves: { key: ['id'] },
  // Others order of the same day meanwhile: what is put back is a difference.
  snack_days: { key: ['snack_id', 'day'], loose: ['ordered'] },
  snacks: { key: ['id'] },
  catering_inquiries: {
    key: ['id'],
    counted: 'version',
    loose: SETTLED_COLUMNS,
    unmade: () => ({ status: 'cancelled', cancel_reason: 'Written down by mistake' }),
  },
  catering_inquiry_steps: { key: ['id'] },
  catering_quotes: { key: ['inquiry_id', 'version'] },
  contact_messages: { key: ['id'] },
  payments: { key: ['id'] },
  credit_entries: { key: ['id'] },
  mails: { key: ['id'] },
} as const satisfies Record<string, Table>;

export type JournalledTable = keyof typeof TABLES;

/** A row that a step wrote. */
export type JournalledRow = RowChange & { relation: JournalledTable };

const tableOf = (relation: JournalledTable): Table => TABLES[relation];

/** What of a table is not compared when something is to be undone. */
export const looseColumns = (relation: JournalledTable): readonly string[] => {
  const { loose = [], counted } = tableOf(relation);
  return ['updated_at', ...loose, ...(counted ? [counted] : [])];
};

/** What of a table is compared as one, group by group. */
export const columnsTogether = (relation: JournalledTable): readonly (readonly string[])[] =>
  tableOf(relation).together ?? [];

/** Names a row among those of its table. */
export const keyOf = (relation: JournalledTable, row: RowImage): string =>
  JSON.stringify(tableOf(relation).key.map((column) => row[column]));

/** The row of a change, as it was or is. */
export const rowOf = ({ before, after }: RowChange): RowImage => (after ?? before) as RowImage;

const keyColumns = (relation: JournalledTable, alias: string) =>
  sql.join(tableOf(relation).key.map((column) => sql.ref(`${alias}.${column}`)));

/** The rows of a table that stand in `images`, as a table by their column's types. */
const recordsOf = (relation: JournalledTable, images: readonly RowImage[]) =>
  sql`jsonb_populate_recordset(NULL::${sql.table(relation)}, ${JSON.stringify(images)}::jsonb)`;

/** The rows of changes as they are now, locked table by table in that order. */
export async function lockRows(
  tx: Transaction<DB>,
  changes: readonly JournalledRow[],
): Promise<(change: JournalledRow) => RowImage | null> {
  const rows = new Map<string, RowImage>();
  for (const relation of Object.keys(TABLES) as JournalledTable[]) {
    const images = changes.filter((change) => change.relation === relation).map(rowOf);
    if (images.length === 0) continue;
    const current = await sql<{ image: RowImage }>`
      SELECT to_jsonb(kept) AS image FROM ${sql.table(relation)} AS kept
      WHERE (${keyColumns(relation, 'kept')}) IN (
        SELECT ${keyColumns(relation, 'meant')} FROM ${recordsOf(relation, images)} AS meant)
      ORDER BY ${keyColumns(relation, 'kept')} FOR UPDATE OF kept`.execute(tx);
    for (const { image } of current.rows) rows.set(`${relation} ${keyOf(relation, image)}`, image);
  }
  return (change) =>
    rows.get(`${change.relation} ${keyOf(change.relation, rowOf(change))}`) ?? null;
}

/** Puts the changed columns of locked rows back to what they were. */
async function restore(
  tx: Transaction<DB>,
  relation: JournalledTable,
  changes: readonly JournalledRow[],
  at: Temporal.Instant,
): Promise<void> {
  const loose = looseColumns(relation);
  const byColumns = Map.groupBy(changes, (change) =>
    changedColumns(change)
      .filter((column) => !loose.includes(column))
      .join(),
  );
  for (const [joined, alike] of byColumns) {
    if (joined === '') continue;
    const images = alike.map(({ before }) => before as RowImage);
    const sets = joined
      .split(',')
      .map((column) => sql`${sql.ref(column)} = ${sql.ref(`was.${column}`)}`);
    const [sample] = images;
    if (sample && 'updated_at' in sample) sets.push(sql`updated_at = ${at}`);
    const { counted } = tableOf(relation);
    if (counted) sets.push(sql`${sql.ref(counted)} = ${sql.ref(`kept.${counted}`)} + 1`);
    await sql`UPDATE ${sql.table(relation)} AS kept SET ${sql.join(sets)}
      FROM ${recordsOf(relation, images)} AS was
      WHERE (${keyColumns(relation, 'kept')}) = (${keyColumns(relation, 'was')})`.execute(tx);
  }
}

/** What was made is cancelled and stays, and with it the states it has been in: whose, by which column. */
const STEPS_OF_MADE: Partial<Record<JournalledTable, string>> = {
  snack_order_steps: 'order_id',
  catering_inquiry_steps: 'inquiry_id',
};

function isNoStepOfMade(changes: readonly JournalledRow[]): (change: JournalledRow) => boolean {
  const made = new Set(
    changes.filter(({ before, after }) => !before && after).map(({ after }) => after?.id),
  );
  return (change) => {
    const column = STEPS_OF_MADE[change.relation];
    return !column || !made.has(rowOf(change)[column]);
  };
}

/** Undoes the making of locked rows: they go, or are what stands for that in their table. */
async function unmake(
  tx: Transaction<DB>,
  relation: JournalledTable,
  came: readonly RowImage[],
  at: Temporal.Instant,
): Promise<void> {
  if (came.length === 0) return;
  const isMeant = sql`(${keyColumns(relation, 'kept')}) IN (
    SELECT ${keyColumns(relation, 'meant')} FROM ${recordsOf(relation, came)} AS meant)`;
  const { unmade, counted } = tableOf(relation);
  if (!unmade) {
    await sql`DELETE FROM ${sql.table(relation)} AS kept WHERE ${isMeant}`.execute(tx);
    return;
  }
  const sets = Object.entries(unmade(at)).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  );
  if (counted) sets.push(sql`${sql.ref(counted)} = ${sql.ref(`kept.${counted}`)} + 1`);
  await sql`UPDATE ${sql.table(relation)} AS kept SET ${sql.join(sets)}, updated_at = ${at}
    WHERE ${isMeant}`.execute(tx);
}

/**
 * Undoes changes of locked rows, which are still as they were left: changed columns are as before,
 * rows that came go (or are `unmade`), rows that went come back. Throws what the database says where a row has taken
 * the place of another one meanwhile.
 */
export async function undoRows(
  tx: Transaction<DB>,
  changes: readonly JournalledRow[],
  at: Temporal.Instant,
): Promise<void> {
  const byTable = Map.groupBy(changes.filter(isNoStepOfMade(changes)), ({ relation }) => relation);
  for (const relation of Object.keys(TABLES) as JournalledTable[]) {
    const there = byTable.get(relation) ?? [];
    // First, since what comes back may need the place of what came.
    const came = there.flatMap(({ before, after }) => (!before && after ? [after] : []));
    await unmake(tx, relation, came, at);
    await restore(
      tx,
      relation,
      there.filter(({ before, after }) => before && after),
      at,
    );
    const went = there.flatMap(({ before, after }) => (before && !after ? [before] : []));
    if (went.length > 0)
      await sql`INSERT INTO ${sql.table(relation)} OVERRIDING SYSTEM VALUE
        SELECT * FROM ${recordsOf(relation, went)}`.execute(tx);
  }
}
