import type * as z from 'zod/mini';
import type { ErrorCode } from '#contract/errors.ts';
import type { StaffRole } from '#contract/platform/staff-roles.ts';

/**
 * Who may call an endpoint. `customer` (own data only) is the default, `public` the
 * exception that is written out. An endpoint of the desk names the least role that may call it, so
 * that each has been decided on: `driver` is everybody on the staff, `kitchen` all but drivers.
 */
export type Access = 'public' | 'customer' | StaffRole;

/** At most `max` calls in `windowSeconds`, counted per client address or per signed-in caller. */
export type Limit = { max: number; windowSeconds: number; by: 'address' | 'caller' };

type Schema = z.ZodMiniType;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API: everything that server, browser, desk and the OpenAPI page need to know
 * about it. Paths are below `/api` and write parameters as `:name`.
 */
export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Data extends Schema = Schema,
  Who extends Access = Access,
  Verb extends Method = Method,
> = {
  method: Verb;
  path: `/v1/${string}`;
  access: Who;
  /** One line for the docs page, in the imperative. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Shape of `data` in the answer; money is integer cents here and decimal dollars on the wire. */
  data: Data;
  /** HTTP status of success; 200 when absent. */
  status?: 200 | 201 | 202;
  /** The answer is a file, `text/csv` (RFC 4180), sent while it is read; refusals are as ever. */
  csv?: true;
  /** Answered from memory, the same for everybody: with an `ETag`, and 304 to whoever has it. */
  kept?: true;
  /** The answer carries `pagination`. */
  paginated?: true;
  /** Creating and paying calls take an `Idempotency-Key` header. */
  idempotent?: true;
  /** Of an idempotent call: the field of its answer that is a secret, and is kept nowhere. */
  secret?: string;
  /** At the desk: what it did can be undone for a while; its answer names the step. */
  undoable?: true;
  /** Takes tokens in an `Inquiry-Token` header: what a browser has proved without a session. */
  proof?: true;
  /** Ends the session that it comes with: the browser forgets what it has cached of this site. */
  endsSession?: true;
  /** Takes a body of any kind and does not read it: mail programs post forms (RFC 8058). */
  anyBody?: true;
  /** Stricter than the limit every call has. */
  limit?: Limit;
  /** For a body that carries a file: its most bytes, and the refusal of more. Else 100 KB. */
  largeBody?: { bytes: number; tooLarge: ErrorCode };
  /**
   * What makes the call heavy: a few of its kind are answered at once, the rest wait, and past so many
   * it answers 503 (api/platform/queues/). A large body makes it an upload.
   */
  line?: 'passwords' | 'documents' | 'exports';
  /** Refusals of this call beyond the ones that any call can give (validation, session, limits). */
  errors?: readonly ErrorCode[];
};

/** An endpoint as it was declared: the schemas that it takes are there, and no others. */
export type Declared<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Data extends Schema,
  Who extends Access,
  Verb extends Method,
> = Endpoint<Params, Query, Body, Data, Who, Verb> & { params: Params; query: Query; body: Body };

/** Declares an endpoint and keeps the exact types of its schemas, access and method. */
export function endpoint<
  Data extends Schema,
  Who extends Access,
  Verb extends Method,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  declared: Endpoint<Params, Query, Body, Data, Who, Verb>,
): Declared<Params, Query, Body, Data, Who, Verb>;
export function endpoint(declared: Endpoint): Endpoint {
  return declared;
}

type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

/** What a handler receives and what a client passes, in inside form (cents, normalised phones). */
export type InputOf<E extends Endpoint> =
  E extends Endpoint<infer Params, infer Query, infer Body, Schema>
    ? (undefined extends Params ? unknown : { params: OutputOf<Params> }) &
        (undefined extends Query ? unknown : { query: OutputOf<Query> }) &
        (undefined extends Body ? unknown : { body: OutputOf<Body> })
    : never;

/** What a handler answers and what a client gets as `data`, in inside form. */
export type DataOf<E extends Endpoint> = z.output<E['data']>;

/** Page counts of a list. */
export type Pagination = {
  page: number;
  limit: number;
  total: number;
  total_pages: number;
  /** At the desk, of a search: as many as `total` at least, and they are not counted to the end. */
  more?: true;
};

/** A mistake in one field, named by its path in the body (`address`, `items.0.quantity`). */
export type FieldError = { field: string; message: string };

/** What was just done, to undo it until a moment. */
export type UndoableStep = { id: string; until: string };

/** What every answer of the API looks like on the wire (docs/rules.md#answers-of-the-api). */
export type Envelope<Data = unknown> = {
  success: boolean;
  data: Data;
  message?: string;
  errors?: FieldError[];
  code?: ErrorCode;
  pagination?: Pagination;
  /** At the desk, of what can be undone. */
  step?: UndoableStep;
};

/**
 * Runs one endpoint and answers its data in inside form (cents, normalised phones). The server's
 * runs it in the process, the browser's sends it over HTTP; a page's query takes either. Throws
 * `ApiError` when the answer is not success.
 */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<DataOf<E>>;
