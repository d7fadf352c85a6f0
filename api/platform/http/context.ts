import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Env } from '#api/env.ts';
import type { Tokens } from '#api/platform/http/tokens.ts';
import type { Access, Endpoint, Method } from '#contract/platform/endpoint.ts';
import type { StaffRole } from '#contract/platform/staff-roles.ts';
import type { DB } from '#db/types.ts';

export type Visitor = { kind: 'visitor' };

/** The customer whom a token of ours names, whether or not their session is still open. */
export type NamedCustomer = { kind: 'customer'; id: string; sessionId: string };

export type CustomerCaller = NamedCustomer & {
  email: string;
  /** False until the address was proved: then it opens nothing (docs/rules.md#proved-addresses). */
  emailVerified: boolean;
};

export type StaffCaller = {
  kind: 'staff';
  id: string;
  sessionId: string;
  email: string;
  name: string;
  role: StaffRole;
  /**
   * The printed password is still in use: nothing opens but changing it
   * (docs/rules.md#staff-accounts).
   */
  mustChangePassword: boolean;
  /** An owner who needs a second factor and has none: nothing opens but adding one. */
  mustAddFactor: boolean;
};

/** Who is calling, as far as their session proves it. */
export type Caller = Visitor | CustomerCaller | StaffCaller;

/** What the access of an endpoint guarantees about its caller. */
export type CallerOf<Who extends Access> = Who extends 'public'
  ? Caller
  : Who extends 'customer'
    ? CustomerCaller
    : StaffCaller;

/** What was done to one thing, by the words of the audit log. */
export type AuditedThing = { action: string; resource: string; id: string | null };

/** What a handler knows besides its input. */
export type Context<
  Db extends Kysely<DB> = Kysely<DB>,
  By extends Caller | NamedCustomer = Caller,
> = {
  /** The endpoint's one transaction; for a GET and an `ownTransaction` handler, the pool. */
  db: Db;
  /** The moment of the call; the same all through it. */
  now: Temporal.Instant;
  caller: By;
  requestId: string;
  /** The client's address, behind `TRUST_PROXY` the one that the proxy names. */
  ip: string;
  userAgent: string | null;
  log: FastifyBaseLogger;
  env: Env;
  /** Signs and reads bearer tokens. */
  tokens: Tokens;
  /** The `Inquiry-Token` header of an endpoint that takes it: what was proved without a session. */
  inquiryTokens: readonly string[];
  /** The secret of this submit, where the contract names the field that answers it. */
  submitSecret?: string;
  /** At the desk, while what is done can be undone: what the audit log was told of it. */
  step?: { done: AuditedThing[] };
};

type DbOf<Verb extends Method> = Verb extends 'GET' ? Kysely<DB> : Transaction<DB>;

/** The context of an endpoint's handler: its caller narrowed by access, its `db` by method. */
export type ContextOf<E extends Endpoint> = Context<DbOf<E['method']>, CallerOf<E['access']>>;

/** The same for a handler that opens its own transactions. */
export type OwnContextOf<E extends Endpoint> = Context<Kysely<DB>, CallerOf<E['access']>>;

/** The contexts that most commands name: who calls, and whether they may write. */
export type CustomerRead = Context<Kysely<DB>, CustomerCaller>;
/** A read that is sent with the look-up of its caller's session. */
export type ReadWithSession = Context<Kysely<DB>, NamedCustomer>;
export type CustomerWrite = Context<Transaction<DB>, CustomerCaller>;
export type StaffWrite = Context<Transaction<DB>, StaffCaller>;

/**
 * A write on behalf of a customer, whether their session or a link in their mail stands for them; or
 * what it reads before their session is looked up (`readingAhead`).
 */
export type ForCustomer = Pick<CustomerWrite, 'db' | 'now'> & {
  caller: Pick<CustomerCaller, 'id'>;
};
