import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiOf } from '#api/docs/openapi.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';

type Media = { schema: object };
type Response = { content?: Record<string, Media>; headers?: Record<string, object> };
type Document = {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
  components: object;
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

/** What is wrong with an answer by the document; empty: nothing. */
export function untrueOf(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  answer: { status: number; headers: Record<string, unknown>; text: string },
): string[] {
  const { document, ajv } = readDocument();
  const steps = ['paths', path.replace(/:(\w+)/g, '{$1}'), method.toLowerCase()];
  const operation = document.paths[steps[1] ?? '']?.[steps[2] ?? ''];
  // An endpoint that only a test mounts.
  if (!operation) return [];
  const response = operation.responses[answer.status];
  if (!response) return [`${answer.status} is not among its answers`];
  const untrue = Object.keys(response.headers ?? {})
    .filter((name) => answer.headers[name.toLowerCase()] === undefined)
    .map((name) => `${answer.status} has no ${name}`);
  const [type = ''] = String(answer.headers['content-type'] ?? '').split(';');
  if (!response.content) return answer.text ? [...untrue, 'a body that is not in it'] : untrue;
  if (!response.content[type]) return [...untrue, `${type} is not among its media types`];
  if (type !== 'application/json') return untrue;
  const place = [...steps, 'responses', String(answer.status), 'content', type, 'schema'];
  const validate = ajv.getSchema(`${ID}#/${place.map(inPointer).join('/')}`) as ValidateFunction;
  if (validate(JSON.parse(answer.text))) return untrue;
  const wrong = (validate.errors ?? []).map((one) => `${one.instancePath} ${one.message}`);
  return [...untrue, ...wrong];
}
