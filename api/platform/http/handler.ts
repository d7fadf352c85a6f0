import type { WorkQueue } from '#api/platform/queues/work-queue.ts';
import type { Snapshots } from '#api/platform/snapshots/snapshot.ts';
import type {
  DataOf,
  Endpoint,
  InputOf,
  Pagination,
  UndoableStep,
} from '#contract/platform/endpoint.ts';
import type { Refusal } from '#contract/platform/refusal.ts';
import type { Context, ContextOf, ForCustomer, OwnContextOf, ReadWithSession } from './context.ts';

const OK = Symbol('ok');

/** What success says besides its data. */
export type Meta = {
  message?: string;
  pagination?: Pagination;
  status?: 200 | 201 | 202;
  step?: UndoableStep;
};

export type Ok<Data> = { [OK]: true; data: Data; meta: Meta };

/** Success with a message, page counts, or a status other than the contract's. */
export function ok<const Data>(data: Data, meta: Meta): Ok<Data> {
  return { [OK]: true, data, meta };
}

export function isOk(answer: unknown): answer is Ok<unknown> {
  return typeof answer === 'object' && answer !== null && OK in answer;
}

/** Page counts of a list from its query and the number of all rows. */
export function paginate(query: { page: number; limit: number }, total: number): Pagination {
  const { page, limit } = query;
  return { page, limit, total, total_pages: Math.ceil(total / limit) };
}

/** What a handler may answer: its data in inside form, a refusal, or `ok(data, meta)`. */
export type HandlerResult<E extends Endpoint> = DataOf<E> | Refusal | Ok<DataOf<E>>;

type MaybePromise<T> = T | Promise<T>;

/**
 * The command behind one endpoint. Anything but a GET runs inside one transaction: a refusal rolls
 * back what was written, an exception too, and a deadlock or serialization failure runs it again.
 */
export type Handler<E extends Endpoint> = (
  ctx: ContextOf<E>,
  input: InputOf<E>,
) => MaybePromise<HandlerResult<E>>;

/** A command that opens its own transactions, because a refusal must leave something behind. */
export type OwnHandler<E extends Endpoint> = (
  ctx: OwnContextOf<E>,
  input: InputOf<E>,
) => MaybePromise<HandlerResult<E>>;

/** Why a caller has not proved that this is theirs, or null: they have. */
export type Proof<E extends Endpoint> = (
  ctx: ContextOf<E>,
  input: InputOf<E>,
) => Promise<Refusal | null>;

type AfterProof<E extends Endpoint> = { prove: Proof<E>; handle: Handler<E> };

/**
 * A command that is done once for a key, on a thing that a proof opens: the proof is asked for
 * each time, before a kept answer is given out.
 */
export function afterProof<P, H>(prove: P, handle: H): { prove: P; handle: H } {
  return { prove, handle };
}

type WithSession<R> = { withSession: R };

/**
 * A customer's read whose statements are sent together with the one that looks their session up
 * (`readTogether`), which is one wait where it was two: what open screens ask for again and again. What
 * it has read goes to nobody where the session is over.
 */
export function withSession<R>(read: R): WithSession<R> {
  return { withSession: read };
}

type WithSessionOf<E extends Endpoint> = E['access'] extends 'customer'
  ? E['method'] extends 'GET'
    ? WithSession<(ctx: ReadWithSession, input: InputOf<E>) => MaybePromise<HandlerResult<E>>>
    : never
  : never;

type ReadingAhead<Ctx, Input, Answer> = {
  ahead: (ctx: ForCustomer, input: Input) => Promise<unknown>;
  /** Of what was read ahead. */
  handle: (ctx: Ctx, input: Input, read: never) => Answer;
};

/**
 * A customer's command, and what it reads first: that is sent with the look-up of the session and the
 * claim of the idempotency key, and the command is handed it, which is one wait less. It may lock, and
 * writes nothing; nobody is told of it where the session is over, or the key was used before.
 */
export function readingAhead<Ctx, Input, Read, Answer>(
  ahead: (ctx: ForCustomer, input: Input) => Promise<Read>,
  handle: (ctx: Ctx, input: Input, read: Read) => Answer,
): ReadingAhead<Ctx, Input, Answer> {
  return { ahead, handle };
}

type ReadingAheadOf<E extends Endpoint> = E['access'] extends 'customer'
  ? E['method'] extends 'GET'
    ? never
    : ReadingAhead<ContextOf<E>, InputOf<E>, MaybePromise<HandlerResult<E>>>
  : never;

type OwnTransaction<H> = { own: H };

export function ownTransaction<H>(handle: H): OwnTransaction<H> {
  return { own: handle };
}

/** What a snapshot is made from: the same for everybody, so no caller and no request. */
export type SnapshotContext = Pick<Context, 'db' | 'now' | 'env'> & Pick<Snapshots, 'share'>;

export type SnapshotLoader<E extends Endpoint> = (
  ctx: SnapshotContext,
  input: InputOf<E>,
) => MaybePromise<DataOf<E>>;

/** The moment from which an answer made now may differ; null when only edits change it. */
export type GoodUntil = (
  now: Temporal.Instant,
  ctx: SnapshotContext,
) => MaybePromise<Temporal.Instant | null>;

type FromSnapshot<L> = { load: L; goodUntil: GoodUntil };

/**
 * A public read that is answered from memory until content changes or the moment of `goodUntil`
 * passes. `load` runs once for each different query.
 */
export function fromSnapshot<L>(load: L, goodUntil: GoodUntil = () => null): FromSnapshot<L> {
  return { load, goodUntil };
}

/** Works an answer out of the input and of what snapshots share; no transaction, no caller. */
export type Computation<E extends Endpoint> = (
  ctx: SnapshotContext,
  input: InputOf<E>,
) => MaybePromise<DataOf<E> | Refusal>;

type Computed<C> = { compute: C };

/** A public POST that changes nothing and is answered from memory: what it needs is shared. */
export function computed<C>(compute: C): Computed<C> {
  return { compute };
}

type ComputedOf<E extends Endpoint> = E['access'] extends 'public'
  ? E['method'] extends 'POST'
    ? Computed<Computation<E>>
    : never
  : never;

type SnapshotOf<E extends Endpoint> = E['access'] extends 'public'
  ? E['method'] extends 'GET'
    ? FromSnapshot<SnapshotLoader<E>>
    : never
  : never;

/** A file that is sent while it is read: its name, and its text piece by piece. */
export type SentFile = { fileName: string; pieces: AsyncIterable<string> };

/** The context of a read that answers a file, and the line in which its tables are taken. */
export type FileContextOf<E extends Endpoint> = OwnContextOf<E> & { line: WorkQueue };

/** A read of the desk that answers a file; the pieces end what they opened when nobody wants more. */
type FileHandler<E extends Endpoint> = (
  ctx: FileContextOf<E>,
  input: InputOf<E>,
) => MaybePromise<SentFile | Refusal>;

type FromFile<H> = { file: H };

/** Answers an endpoint of the contract that is marked `csv`. */
export function asFile<H>(handle: H): FromFile<H> {
  return { file: handle };
}

type Implementation<E extends Endpoint> =
  | Handler<E>
  | AfterProof<E>
  | WithSessionOf<E>
  | ReadingAheadOf<E>
  | OwnTransaction<OwnHandler<E>>
  | FromFile<FileHandler<E>>
  | SnapshotOf<E>
  | ComputedOf<E>;

/** A handler after its types have been checked, as the mount calls it. */
type UntypedHandler = (ctx: unknown, input: unknown, read?: unknown) => unknown;

type UntypedReadAhead = (ctx: ForCustomer, input: unknown) => Promise<unknown>;

type UntypedProof = (ctx: unknown, input: unknown) => Promise<Refusal | null>;

/** One endpoint with what answers it. */
export type Mounted = {
  endpoint: Endpoint;
  handle: UntypedHandler;
  prove?: UntypedProof;
  /** Of a `readingAhead`: what its handler is handed. */
  ahead?: UntypedReadAhead;
  /** Of a change that says what was read: what reads it. */
  reads?: Mounted;
} & (
  | { mode: 'read' | 'with session' | 'transaction' | 'own' | 'computed' | 'file' }
  | { mode: 'snapshot'; goodUntil: GoodUntil }
);

/**
 * Ties a table of endpoints to what answers them. A missing handler, one too many, or an answer of
 * another shape does not compile.
 */
export function handlers<Table extends Record<string, Endpoint>>(
  table: Table,
  implementations: { [Name in keyof Table]: Implementation<Table[Name]> },
): Mounted[] {
  const mounted = Object.entries(table).map(([name, endpoint]) =>
    toMounted(endpoint, implementations[name] as AnyImplementation),
  );
  for (const one of mounted) {
    if (!saysWhatWasRead(one.endpoint)) continue;
    const { path } = one.endpoint;
    const reads = mounted.find(({ endpoint, mode }) => endpoint.path === path && mode === 'read');
    if (!reads) throw new Error(`${path} says what was read, and nothing reads it`);
    one.reads = reads;
  }
  return mounted;
}

/** Whether its body has the fields of contract/platform/concurrent-edits.ts. */
const saysWhatWasRead = ({ body }: Endpoint): boolean =>
  'was' in ((body as { shape?: object } | undefined)?.shape ?? {});

/** An implementation once the table has accepted it, whatever its endpoint. */
type AnyImplementation =
  | Handler<Endpoint>
  | WithSession<unknown>
  | { ahead: unknown; handle: unknown }
  | OwnTransaction<OwnHandler<Endpoint>>
  | { prove: unknown; handle: unknown }
  | FromFile<unknown>
  | Computed<unknown>
  | FromSnapshot<unknown>;

/** What the documents of the API say of how an endpoint answers, and how it does. */
function checkDeclaration(endpoint: Endpoint, word: 'csv' | 'kept', answersSo: boolean): void {
  if (Boolean(endpoint[word]) === answersSo) return;
  throw new Error(
    `${endpoint.path} is ${answersSo ? 'not ' : ''}marked as ${word} in its contract`,
  );
}

function toMounted(endpoint: Endpoint, implementation: AnyImplementation): Mounted {
  checkDeclaration(endpoint, 'csv', typeof implementation === 'object' && 'file' in implementation);
  checkDeclaration(
    endpoint,
    'kept',
    typeof implementation === 'object' && 'load' in implementation,
  );
  if (endpoint.idempotent && endpoint.proof && !('prove' in implementation)) {
    throw new Error(`${endpoint.path} gives out kept answers without asking for the proof again`);
  }
  if (typeof implementation === 'function') {
    const mode = endpoint.method === 'GET' ? 'read' : 'transaction';
    return { endpoint, mode, handle: implementation as UntypedHandler };
  }
  if ('prove' in implementation || 'ahead' in implementation) {
    const { handle, ...first } = implementation;
    return {
      endpoint,
      mode: 'transaction',
      handle: handle as UntypedHandler,
      ...(first as Pick<Mounted, 'prove' | 'ahead'>),
    };
  }
  if ('withSession' in implementation) {
    const handle = implementation.withSession as UntypedHandler;
    return { endpoint, mode: 'with session', handle };
  }
  if ('own' in implementation) {
    return { endpoint, mode: 'own', handle: implementation.own as UntypedHandler };
  }
  if ('file' in implementation) {
    return { endpoint, mode: 'file', handle: implementation.file as UntypedHandler };
  }
  if ('compute' in implementation) {
    return { endpoint, mode: 'computed', handle: implementation.compute as UntypedHandler };
  }
  const { load, goodUntil } = implementation;
  return { endpoint, mode: 'snapshot', handle: load as UntypedHandler, goodUntil };
}
