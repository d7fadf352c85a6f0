import type { Kysely, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { MessageStatus } from '#contract/site/desk-contact-messages.ts';
import { likePattern, type PageRequest, takePage } from '#db/platform/paging.ts';
import type { DB } from '#db/types.ts';

export type MessageRow = Selectable<DB['contact_messages']>;

/** Stores what somebody wrote to the kitchen; answers its id. */
export async function insertMessage(
  tx: Transaction<DB>,
  message: { name: string; email: string; subject: string; message: string },
  { customerId, at }: { customerId: string | null; at: Temporal.Instant },
): Promise<string> {
  const { id } = await tx
    .insertInto('contact_messages')
    .values({ ...message, customer_id: customerId, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * How many messages came since then from a customer, or without a session from an address. One goes after
 * the other, so that none is counted before another is written.
 */
export async function countMessagesSince(
  tx: Transaction<DB>,
  sender: { customerId: string } | { email: string },
  since: Temporal.Instant,
): Promise<number> {
  const key = `dabba message ${'customerId' in sender ? sender.customerId : sender.email}`;
  const messages = tx.selectFrom('contact_messages');
  const theirs =
    'customerId' in sender
      ? messages.where('customer_id', '=', sender.customerId)
      : messages.where('email', '=', sender.email).where('customer_id', 'is', null);
  const [, { count }] = await Promise.all([
    sql`SELECT pg_advisory_xact_lock(hashtext(${key}))`.execute(tx),
    theirs
      .where('created_at', '>', since)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return count;
}

/** A page of the messages, the latest first unless asked otherwise, and how many there are. */
export async function listMessages(
  db: Kysely<DB>,
  filter: PageRequest & {
    status?: MessageStatus | undefined;
    customerId?: string | undefined;
    search?: string | undefined;
  },
): Promise<{ rows: MessageRow[]; total: number }> {
  let wanted = db.selectFrom('contact_messages').selectAll();
  if (filter.status) wanted = wanted.where('status', '=', filter.status);
  if (filter.customerId) wanted = wanted.where('customer_id', '=', filter.customerId);
  if (filter.search) {
    const pattern = likePattern(filter.search);
    // What is typed has no such sign in it, and is thus found within one of the three.
    wanted = wanted.where(
      sql<boolean>`name || chr(1) || email || chr(1) || subject ILIKE ${pattern}`,
    );
  }
  return takePage(wanted, filter, 'created_at', 'id');
}

/** One message by its id. */
export async function findMessage(db: Kysely<DB>, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockMessage(
  tx: Transaction<DB>,
  id: string,
): Promise<MessageRow | undefined> {
  return tx
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type MessageChange = Partial<
  Pick<MessageRow, 'status' | 'answer' | 'answered_at' | 'answered_by' | 'internal_note'>
>;

/** Changes the state, the answer or the note of a message; answers it as it is then. */
export async function updateMessage(
  tx: Transaction<DB>,
  id: string,
  change: MessageChange,
  at: Temporal.Instant,
): Promise<MessageRow> {
  return tx
    .updateTable('contact_messages')
    .set({ ...change, updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
