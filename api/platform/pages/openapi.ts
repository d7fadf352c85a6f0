import * as z from 'zod/mini';
import { ERRORS, type ErrorCode, errorStatus } from '#contract/errors.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { isStaffRole } from '#contract/platform/staff-roles.ts';

type JsonSchema = Record<string, unknown>;

/** The tables of the contract by their nouns. */
type Tables = Record<string, Record<string, Endpoint>>;

/** A schema as it is on the wire: what a client sends and what it gets. */
export const toJsonSchema = (schema: z.ZodMiniType): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest as JsonSchema;
};

const ACCESS = {
  public: 'Public.',
  customer: "A customer's session; own data only.",
  owner: 'The session of an owner of the kitchen.',
  kitchen: "A staff account's session, but for drivers.",
  driver: "A staff account's session.",
} as const;

function describeLimit({ limit }: Endpoint): string {
  if (!limit) return '';
  const minutes = limit.windowSeconds / 60;
  const who = limit.by === 'caller' ? 'account' : 'address';
  return ` At most ${limit.max} calls in ${minutes} minutes from one ${who}.`;
}

/** Every refusal an endpoint can give, the ones of any call included. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const { access, method, params, body, anyBody, largeBody, idempotent } = endpoint;
  // Any address can have a NUL in it, and any request line be no HTTP.
  const codes: ErrorCode[] = ['invalid_request'];
  if (body) codes.push('validation_failed');
  // A body is read also where none is asked for.
  if (method !== 'GET') codes.push(largeBody?.tooLarge ?? 'payload_too_large');
  if (method !== 'GET' && !anyBody) codes.push('malformed_json', 'unsupported_media');
  if (access !== 'public') codes.push('session_expired', 'forbidden');
  if (isStaffRole(access)) {
    codes.push('password_change_required', 'second_factor_missing');
    if (params) codes.push('not_found');
  }
  if (idempotent) codes.push('idempotency_key_missing', 'idempotency_key_reused');
  codes.push(...(endpoint.errors ?? []));
  codes.push('rate_limited', 'server_error', 'unavailable', 'storage_full');
  return [...new Set(codes)];
}

/** What a call can carry in headers besides its session, with what each is for. */
function requestHeadersOf({ idempotent, proof }: Endpoint): JsonSchema[] {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'One for each submit, made at random. The same key again answers the same, within 24 hours.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  };
  const tokens = {
    name: 'Inquiry-Token',
    in: 'header',
    required: false,
    description:
      'What this client has proved without a session: the token that asking for catering answered, or that a code from a mail was exchanged for. Up to twenty, with commas between.',
    schema: { type: 'string' },
  };
  return [...(idempotent ? [key] : []), ...(proof ? [tokens] : [])];
}

const properties = (schema: JsonSchema) => (schema.properties ?? {}) as Record<string, JsonSchema>;

function parametersOf(endpoint: Endpoint): JsonSchema[] {
  const listed = (schema: z.ZodMiniType | undefined, place: 'path' | 'query') => {
    if (!schema) return [];
    const json = toJsonSchema(schema);
    const required = (json.required ?? []) as string[];
    return Object.entries(properties(json)).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema,
    }));
  };
  const { params, query } = endpoint;
  return [...listed(params, 'path'), ...listed(query, 'query'), ...requestHeadersOf(endpoint)];
}

const PAGINATION = {
  type: 'object',
  required: ['page', 'limit', 'total', 'total_pages'],
  properties: Object.fromEntries(
    ['page', 'limit', 'total', 'total_pages'].map((name) => [name, { type: 'integer' }]),
  ),
};

/** Of the desk's lists: of a search that finds many no more are counted than pages are turned. */
const DESK_PAGINATION = {
  ...PAGINATION,
  properties: {
    ...PAGINATION.properties,
    more: {
      const: true,
      description: 'As many as `total` are found at least; they are not counted to the end.',
    },
  },
};

/** What was just done at the desk, to undo it; absent where there is nothing to undo. */
const STEP = {
  type: 'object',
  required: ['id', 'until'],
  properties: { id: { type: 'string' }, until: { type: 'string', format: 'date-time' } },
};

type Header = { description: string; schema: JsonSchema };

const header = (description: string, schema: JsonSchema = { type: 'string' }): Header => ({
  description,
  schema,
});

/** The headers that answers of a status have, by what RFC 9110 has them for. */
const HEADERS_OF: Record<string, Record<string, Header>> = {
  401: { 'WWW-Authenticate': header('`Bearer`: what kind of session is asked for.') },
  415: { 'Accept-Encoding': header('`identity`: bodies are taken as they are.') },
  429: { 'Retry-After': header('Seconds until it may be tried again.', { type: 'integer' }) },
  503: { 'Retry-After': header('Seconds until it may be tried again.', { type: 'integer' }) },
};

/** What whoever keeps an answer needs. */
const ETAG: Record<string, Header> = {
  ETag: header('Names this answer: `If-None-Match` with it is answered with 304 while it is good.'),
  Vary: header('What of the request makes another answer.'),
};

/** The headers of an answer that succeeds. */
const headersOf = ({ kept, csv, endsSession }: Endpoint): Record<string, Header> => ({
  ...(kept && ETAG),
  ...(csv && { 'Content-Disposition': header('What the file is called.') }),
  ...(endsSession && {
    'Clear-Site-Data': header('`"cache"`: a browser forgets what it has read of this site.'),
  }),
});

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** What an answer that succeeds holds: the envelope with its data, or a file. */
function successOf({ access, data, paginated, undoable, csv }: Endpoint): JsonSchema {
  if (csv) return { 'text/csv': { schema: toJsonSchema(data) } };
  return json({
    type: 'object',
    required: ['success', 'data', ...(paginated ? ['pagination'] : [])],
    properties: {
      success: { const: true },
      data: toJsonSchema(data),
      message: { type: 'string' },
      ...(paginated && { pagination: isStaffRole(access) ? DESK_PAGINATION : PAGINATION }),
      ...(undoable && { step: STEP }),
    },
  });
}

/** One answer for each status that refusals have, naming their codes and words. */
function refusalsOf(endpoint: Endpoint): Record<string, JsonSchema> {
  const byStatus = Map.groupBy(errorsOf(endpoint), errorStatus);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${ERRORS[code][1]}`).join('\n\n'),
        ...(HEADERS_OF[status] && { headers: HEADERS_OF[status] }),
        content: json({ $ref: '#/components/schemas/Refusal' }),
      },
    ]),
  );
}

const REFUSAL: JsonSchema = {
  type: 'object',
  required: ['success', 'data', 'message', 'code'],
  properties: {
    success: { const: false },
    data: { description: 'What travels with the refusal, such as a new quote; else null.' },
    message: { type: 'string', description: 'The words for the person.' },
    code: { enum: Object.keys(ERRORS).filter((code) => errorStatus(code as ErrorCode) > 0) },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

function operationOf(noun: string, name: string, endpoint: Endpoint): JsonSchema {
  const { access, body, summary, kept, status = 200 } = endpoint;
  const success = {
    description: 'Success',
    headers: headersOf(endpoint),
    content: successOf(endpoint),
  };
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary,
    description: ACCESS[access] + describeLimit(endpoint),
    security: access === 'public' ? [] : [{ session: [] }],
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: { required: true, content: json(toJsonSchema(body)) } }),
    responses: {
      [status]: success,
      ...(kept && { 304: { description: 'What the caller has is good.', headers: ETAG } }),
      ...refusalsOf(endpoint),
    },
  };
}

/** The API as an OpenAPI 3.1 document, made from the tables that the server mounts. */
export function openApiOf(tables: Tables, serverUrl: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [noun, table] of Object.entries(tables)) {
    for (const [name, endpoint] of Object.entries(table)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] ??= {};
      paths[path][endpoint.method.toLowerCase()] = operationOf(noun, name, endpoint);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Dabba',
      version: '1',
      description:
        'Answers are `{success, data, message?, errors?, code?, pagination?}`. Money is a decimal number of Canadian dollars, a day is `YYYY-MM-DD` in Toronto, an instant is ISO 8601.',
    },
    servers: [{ url: `${serverUrl}/api` }],
    tags: Object.keys(tables).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Refusal: REFUSAL },
      responses: {
        // Of no operation: what is answered to a method for which there is none.
        MethodNotAllowed: {
          description: `\`method_not_allowed\`: ${ERRORS.method_not_allowed[1]}`,
          headers: { Allow: header('The methods that there are at this address.') },
          content: json({ $ref: '#/components/schemas/Refusal' }),
        },
      },
    },
  };
}
