import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Env } from '#api/env.ts';
import { apiHeaders } from '#api/platform/http/headers.ts';
import { errorsOf, openApiOf } from '#api/platform/pages/openapi.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';

type Media = { schema: object };
type Response = { content?: Record<string, Media>; headers?: Record<string, object> };
type Document = {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
  components: { responses: Record<string, Response> };
};
type Answer = {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  code?: ErrorCode | undefined;
};

const ID = 'openapi';
let document: Document | undefined;
let ajv: Ajv2020 | undefined;

/** The document that the server gives to programs, with what checks an answer against it. */
function readDocument() {
  document ??= openApiOf(contract, '') as unknown as Document;
  if (!ajv) {
    ajv = new Ajv2020({ strict: false, allErrors: true });
    // The package is CommonJS: its function is the default of its default.
    (addFormats as unknown as typeof addFormats.default)(ajv);
    ajv.addSchema(document, ID);
  }
  return { document, ajv };
}

const inPointer = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** What answers of any kind have: how they travel, who keeps them, what a browser may do with them. */
const OF_ANY_ANSWER = new Set([
  ...['date', 'connection', 'keep-alive', 'transfer-encoding', 'x-request-id'],
  ...['content-type', 'content-length', 'content-encoding', 'vary', 'cache-control'],
  ...Object.keys(apiHeaders({ publicUrl: 'https:' } as Env)),
]);

/** Headers that the document promises and nobody sent, and those that were sent without a word. */
function untrueHeaders(response: Response, { status, headers }: Answer): string[] {
  const promised = Object.keys(response.headers ?? {});
  const known = new Set([...OF_ANY_ANSWER, ...promised.map((name) => name.toLowerCase())]);
  return [
    ...promised
      .filter((name) => headers[name.toLowerCase()] === undefined)
      .map((name) => `${status} has no ${name}`),
    ...Object.keys(headers)
      .filter((name) => !known.has(name))
      .map((name) => `${status} has ${name}, which is not in it`),
  ];
}

const paramsIn = (path: string): number => path.split(':').length;

/** Every endpoint with the addresses that are its own; names in a path go before what stands for any. */
const ADDRESSES = Object.values(contract)
  .flatMap((table): Endpoint[] => Object.values(table))
  .map((endpoint) => ({
    endpoint,
    address: new RegExp(`^/api${endpoint.path.replace(/:\w+/g, '[^/]+')}/?$`),
  }))
  .sort((one, other) => paramsIn(one.endpoint.path) - paramsIn(other.endpoint.path));

/** The endpoint that a request is for. */
export function endpointOf(method: string, url: string): Endpoint | undefined {
  const path = url.split('?', 1)[0] ?? '';
  return ADDRESSES.find(({ endpoint, address }) => endpoint.method === method && address.test(path))
    ?.endpoint;
}

const NOT_ALLOWED = 'MethodNotAllowed';

/** What is wrong by the document with an answer to a method that is not taken at its address. */
export function untrueOfNotAllowed(answer: Answer): string[] {
  const { responses } = readDocument().document.components;
  const place = ['components', 'responses', NOT_ALLOWED];
  return untrueByResponse(responses[NOT_ALLOWED] as Response, place, answer);
}

/** What is wrong with an answer by the document; empty: nothing. */
export function untrueOf(endpoint: Endpoint, answer: Answer): string[] {
  const { method, path } = endpoint;
  const { document } = readDocument();
  const unknown =
    answer.code && !errorsOf(endpoint).includes(answer.code) ? [`refuses with ${answer.code}`] : [];
  const steps = ['paths', path.replace(/:(\w+)/g, '{$1}'), method.toLowerCase()];
  const operation = document.paths[steps[1] ?? '']?.[steps[2] ?? ''];
  // An endpoint that only a test mounts.
  if (!operation) return unknown;
  const response = operation.responses[answer.status];
  if (!response) return [...unknown, `${answer.status} is not among its answers`];
  const place = [...steps, 'responses', String(answer.status)];
  return [...unknown, ...untrueByResponse(response, place, answer)];
}

/** The same by one response of the document, which stands in that place of it. */
function untrueByResponse(response: Response, place: string[], answer: Answer): string[] {
  const { ajv } = readDocument();
  const untrue = untrueHeaders(response, answer);
  const [type = ''] = String(answer.headers['content-type'] ?? '').split(';');
  if (!response.content) return answer.text ? [...untrue, 'a body that is not in it'] : untrue;
  if (!response.content[type]) return [...untrue, `${type} is not among its media types`];
  if (type !== 'application/json') return untrue;
  const pointer = [...place, 'content', type, 'schema'].map(inPointer).join('/');
  const validate = ajv.getSchema(`${ID}#/${pointer}`) as ValidateFunction;
  if (validate(JSON.parse(answer.text))) return untrue;
  const wrong = (validate.errors ?? []).map((one) => `${one.instancePath} ${one.message}`);
  return [...untrue, ...wrong];
}
