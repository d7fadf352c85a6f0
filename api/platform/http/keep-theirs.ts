import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { lockEdits } from '#db/platform/lock-edits.ts';
import type { DB } from '#db/types.ts';
import { toResult } from './api-response.ts';
import type { Context } from './context.ts';
import type { Mounted } from './handler.ts';

type Fields = Record<string, unknown>;
type Input = { params: Fields; body: Fields & { was?: Fields } };

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * The input of a change with what others have stored since it was read: only the fields that its
 * caller has changed are theirs to store (contract/platform/concurrent-edits.ts), and one that somebody
 * else has changed as well is refused. Two such changes to one record go one after the other.
 */
export async function keepTheirs(
  { endpoint, reads }: Mounted,
  ctx: Context<Transaction<DB>>,
  input: unknown,
): Promise<Refusal | { input: unknown }> {
  if (!reads) return { input };
  const { params, body } = input as Input;
  const { was, ...sent } = body;
  if (!was) return { input: { ...(input as Input), body: sent } };
  await lockEdits(ctx.db, `${endpoint.path} ${JSON.stringify(params)}`);
  const read = toResult(reads.endpoint, await reads.handle(ctx, { params }));
  // The command itself says what is the matter.
  if ('refused' in read) return { input: { ...(input as Input), body: sent } };
  const merged = merge(fieldsOf(endpoint.body), { was, sent, stored: read.data as Fields });
  return 'refused' in merged ? merged : { input: { ...(input as Input), body: merged.body } };
}

type Shape = Record<string, z.ZodMiniType>;

const fieldsOf = (body: unknown): Shape => {
  const { was: _, ...fields } = (body as { shape: Shape }).shape;
  return fields;
};

type Versions = {
  /** As the record said when it was read, on the wire. */
  was: Fields;
  /** In inside form. */
  sent: Fields;
  /** As the record says now, on the wire. */
  stored: Fields;
};

function merge(fields: Shape, { was, sent, stored }: Versions): Refusal | { body: Fields } {
  const body = { ...sent };
  for (const [name, field] of Object.entries(fields)) {
    if (name in was) {
      // An own change whose answer never came is stored already.
      const isTheirs =
        name in stored &&
        !isSame(stored[name], was[name]) &&
        !isSame(stored[name], z.safeEncode(field, sent[name]).data);
      if (isTheirs) return refuse('conflict', {}, { field: name });
    } else if (name in stored) {
      const kept = z.safeDecode(field, stored[name]);
      if (kept.success) body[name] = kept.data;
    } else delete body[name];
  }
  return { body };
}
