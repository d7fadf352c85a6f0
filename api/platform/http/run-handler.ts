import type { Kysely, Transaction } from 'kysely';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { Refusal } from '#contract/platform/refusal.ts';
import { lockCustomerForWrite } from '#db/account/accounts.ts';
import { isCustomersSession, lockCustomerOfSession } from '#db/account/sessions.ts';
import { closeStep, dropStep, nameStep, openStep } from '#db/kitchen/desk-steps.ts';
import { readTogether } from '#db/platform/read-together.ts';
import { sendAhead } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';
import { undoUntil } from '#domain/platform/undo-step.ts';
import {
  type ApiResponse,
  refusalResponse,
  type Success,
  successResponse,
  toResult,
} from './api-response.ts';
import type { AuditedThing, Caller, Context, NamedCustomer } from './context.ts';
import type { Mounted } from './handler.ts';
import { type IdempotentRequest, respondOnce } from './idempotency.ts';
import { keepTheirs } from './keep-theirs.ts';
import { inTransaction } from './transaction.ts';

/** Thrown where a customer's session, or their account, is over by the time that they are looked up. */
export class SessionOver extends Error {}

/** Whose call it is: somebody who was let in, or a customer of whom only their token is known yet. */
type ContextToEnter = Context<Kysely<DB>, Caller | NamedCustomer>;

/**
 * The context within a transaction that writes. A customer who is only named has an open session by
 * then; one who was let in before writes nothing where their account was ended since.
 * @throws SessionOver
 */
async function enter(tx: Transaction<DB>, ctx: ContextToEnter): Promise<Context<Transaction<DB>>> {
  const { caller, now } = ctx;
  if (caller.kind !== 'customer') return { ...ctx, caller, db: tx };
  if ('email' in caller) {
    if (await lockCustomerForWrite(tx, caller.id)) return { ...ctx, caller, db: tx };
    throw new SessionOver();
  }
  const { id, sessionId } = caller;
  const found = await lockCustomerOfSession(tx, { sessionId, customerId: id }, now);
  if (!found) throw new SessionOver();
  const { email, email_verified: emailVerified } = found;
  return { ...ctx, caller: { kind: 'customer', id, sessionId, email, emailVerified }, db: tx };
}

/**
 * What a handler has read before it goes on. It is sent at once, and when nobody asks for it any more
 * its failure is the transaction's.
 */
function readAhead(
  { ahead }: Mounted,
  tx: Transaction<DB>,
  { caller, now }: ContextToEnter,
  input: unknown,
): Promise<unknown> | undefined {
  if (!ahead || caller.kind !== 'customer') return undefined;
  const reading = ahead({ db: tx, now, caller }, input);
  reading.catch(() => undefined);
  return reading;
}

/**
 * A read with the look-up of its caller's session, in one wait.
 * @throws SessionOver
 */
function readWithSession(
  { endpoint, handle }: Mounted,
  ctx: ContextToEnter,
  input: unknown,
): Promise<Refusal | Success> {
  const { caller, now } = ctx;
  if (caller.kind !== 'customer') throw new Error(`${endpoint.path} is a customer's`);
  const session = { sessionId: caller.sessionId, customerId: caller.id };
  return readTogether(ctx.db, async (db) => {
    const [isOpen, answer] = await Promise.all([
      'email' in caller || isCustomersSession(db, session, now),
      handle({ ...ctx, db }, input),
    ]);
    if (!isOpen) throw new SessionOver();
    return toResult(endpoint, answer);
  });
}

/**
 * Runs a handler as its method asks: a GET and an `ownTransaction` handler on the pool (`withSession`:
 * with the look-up of the session), everything else in one transaction that a refusal rolls back.
 * @throws SessionOver
 */
export async function runHandler(
  mounted: Mounted,
  ctx: ContextToEnter,
  input: unknown,
): Promise<Refusal | Success> {
  if (mounted.mode === 'with session') return readWithSession(mounted, ctx, input);
  if (mounted.mode !== 'transaction')
    return toResult(mounted.endpoint, await mounted.handle(ctx, input));
  return inTransaction(ctx.db, async (tx, rollBack) => {
    const entering = enter(tx, ctx);
    const reading = readAhead(mounted, tx, ctx, input);
    const settled = await runInTransaction(mounted, await entering, input, await reading);
    return 'refused' in settled ? rollBack(settled) : settled;
  });
}

/**
 * Runs what somebody at the desk does as a step where its endpoint can be undone: what it writes
 * is journalled by the database, its mails wait a little, and its answer names the step. What has
 * changed nothing is no step.
 */
async function runAsStep(
  endpoint: Endpoint,
  ctx: Context<Transaction<DB>>,
  work: (ctx: Context<Transaction<DB>>) => Promise<Refusal | Success>,
): Promise<Refusal | Success> {
  const { db, caller, now, env } = ctx;
  if (!endpoint.undoable || caller.kind !== 'staff') return work(ctx);
  const until = undoUntil(now);
  // On its way before whatever the command sends, and so written down before it.
  const opening = openStep(db, {
    staffId: caller.id,
    actor: caller.name,
    access: endpoint.access,
    at: now,
    until,
    mailWaitSeconds: env.mailWaitSeconds,
  });
  sendAhead(db, opening);
  const done: AuditedThing[] = [];
  const settled = await work({ ...ctx, step: { done } });
  if ('refused' in settled) return settled;
  const id = await opening;
  if (!(await closeStep(db, id))) {
    await dropStep(db, id);
    return settled;
  }
  const last = done.at(-1);
  if (!last) throw new Error(`${endpoint.path} wrote nothing into the audit log`);
  const { action, resource } = last;
  const things = done
    .filter((one) => one.action === action && one.resource === resource)
    .flatMap(({ id: thing }) => (thing ? [{ id: thing }] : []));
  sendAhead(db, nameStep(db, id, { action, resource, things }));
  return { ...settled, meta: { ...settled.meta, step: { id, until: until.toString() } } };
}

/** The handler in its transaction; what can be undone is written down as a step. */
function runInTransaction(
  mounted: Mounted,
  ctx: Context<Transaction<DB>>,
  input: unknown,
  read: unknown,
): Promise<Refusal | Success> {
  const { endpoint, handle } = mounted;
  return runAsStep(endpoint, ctx, async (within) => {
    const kept = await keepTheirs(mounted, within, input);
    return 'refused' in kept ? kept : toResult(endpoint, await handle(within, kept.input, read));
  });
}

/** Where a proof opens the thing: whoever has none reads no kept answer about it either. */
async function checkProof(
  { prove }: Mounted,
  ctx: Context<Transaction<DB>>,
  input: unknown,
): Promise<Refusal | null> {
  return prove ? prove(ctx, input) : null;
}

/**
 * The same, as the answer on the wire; with a submit, exactly once.
 * @throws SessionOver
 */
export async function respondTo(
  mounted: Mounted,
  ctx: ContextToEnter,
  input: unknown,
  submit?: IdempotentRequest,
): Promise<ApiResponse> {
  const { endpoint } = mounted;
  if (submit) {
    return respondOnce(ctx, endpoint, submit, {
      async enter(tx) {
        const within = await enter(tx, ctx);
        return (await checkProof(mounted, within, input)) ?? within;
      },
      ahead: (tx) => readAhead(mounted, tx, ctx, input),
      work: (within, read, secret) =>
        runInTransaction(mounted, { ...within, ...secret }, input, read),
    });
  }
  const settled = await runHandler(mounted, ctx, input);
  return 'refused' in settled
    ? refusalResponse(settled, endpoint)
    : successResponse(endpoint, settled);
}
