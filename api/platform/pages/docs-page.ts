import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { AppServices } from '#api/platform/http/app-services.ts';
import {
  type CachedResponse,
  cacheResponse,
  sendCachedResponse,
} from '#api/platform/snapshots/cached-response.ts';
import { ERRORS, errorStatus } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import {
  describeAccess,
  errorsOf,
  type JsonSchema,
  openApiOf,
  requestHeadersOf,
  type Tables,
  toJsonSchema,
} from './openapi.ts';

/** The docs page brings its own look: it loads nothing. */
const DOCS_STYLE = `
:root { color-scheme: light dark; --paper: #fbf6ee; --card: #fffdf9; --ink: #2b1c14; --quiet: #6d584b;
  --line: #e6d9c8; --accent: #9c2f16; --get: #2f6b3a; --write: #8a5a00; --delete: #9c2f16; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1410; --card: #251c16; --ink: #f4e9dc;
  --quiet: #bda893; --line: #43342a; --accent: #f29a78; --get: #8fd09a; --write: #f0bf5c; --delete: #f29a78; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
.page { max-width: 68rem; margin: 0 auto; padding: 2rem 1.25rem 5rem; }
h1 { font-size: clamp(1.9rem, 5vw, 2.8rem); line-height: 1.1; letter-spacing: -0.02em; margin: 0 0 0.75rem; }
h2 { margin: 3rem 0 0.75rem; font-size: 1.4rem; letter-spacing: -0.01em; }
h3 { margin: 1.25rem 0 0.35rem; font-size: 0.95rem; }
p { max-width: 46rem; margin: 0 0 0.75rem; color: var(--quiet); }
a { color: var(--accent); }
code { font: 0.92em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem; padding: 0; margin: 1.25rem 0 0; list-style: none; }
nav a { display: inline-block; padding: 0.6rem 0.9rem; border: 1px solid var(--line); border-radius: 999px;
  background: var(--card); text-decoration: none; }
details { margin: 0.5rem 0; border: 1px solid var(--line); border-radius: 0.9rem; background: var(--card); }
summary { display: grid; grid-template-columns: 4.5rem 1fr; gap: 0.25rem 0.75rem; align-items: baseline;
  padding: 0.85rem 1rem; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 0.9rem; }
summary .said { grid-column: 2; color: var(--quiet); }
.method { font: 700 0.8rem/1.6 ui-monospace, Menlo, Consolas, monospace; color: var(--write); }
.method.GET { color: var(--get); } .method.DELETE { color: var(--delete); }
.more { padding: 0 1rem 1rem; border-top: 1px solid var(--line); }
.more ul { margin: 0.25rem 0; padding-left: 1.15rem; }
.more > ul { padding-left: 1rem; }
.more li { margin: 0.15rem 0; }
.type { color: var(--quiet); } .note { color: var(--quiet); font-size: 0.88em; font-style: italic; }
`;

/** Nothing may run or load but the page's own style. */
const DOCS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `adminPlanGroups` reads `Admin plan groups`. */
function title(noun: string): string {
  const words = noun.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function part(heading: string, schema: z.ZodMiniType | undefined): string {
  if (!schema) return '';
  return `<h3>${heading}</h3>${outlineOf(toJsonSchema(schema)) || '<p>No fields.</p>'}`;
}

function limitOf({ limit }: Endpoint): string {
  if (!limit) return '';
  const minutes = limit.windowSeconds / 60;
  const who = limit.by === 'caller' ? 'account' : 'address';
  return ` At most ${limit.max} calls in ${minutes} minutes from one ${who}.`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

function entry(name: string, endpoint: Endpoint): string {
  const {
    method,
    path,
    summary,
    params,
    query,
    body,
    data,
    status = 200,
    paginated,
    csv,
  } = endpoint;
  const refusals = errorsOf(endpoint).map(
    (code) =>
      `<li>${errorStatus(code)} <code>${code}</code> <span class="note">${escapeHtml(ERRORS[code][1])}</span></li>`,
  );
  const headers = requestHeadersOf(endpoint).map(
    ({ name, required, description }) =>
      `<li><code>${name}</code> ${required ? '' : '<span class="note">optional</span> '}<span class="type">${escapeHtml(String(description))}</span></li>`,
  );
  return `<details id="${escapeHtml(name)}"><summary><span class="method ${method}">${method}</span>
<code>/api${escapeHtml(path)}</code><span class="said">${escapeHtml(summary)}</span></summary>
<div class="more"><p>${escapeHtml(describeAccess(endpoint) + limitOf(endpoint))}</p>${headers.length > 0 ? `<h3>Headers</h3><ul>${headers.join('')}</ul>` : ''}
${part('In the path', params)}${part('Query', query)}${part('Body', body)}
<h3>Answer ${status}${paginated ? ', with <code>pagination</code>' : ''}${csv ? ', a table: <code>text/csv</code>' : ''}</h3>
<div>${describeSchema(toJsonSchema(data))}</div>
<h3>Refusals</h3><ul>${refusals.join('')}</ul></div></details>`;
}

/** The API for people: every endpoint of the tables, readable without scripts. */
function docsPage(tables: Tables): string {
  const nouns = Object.entries(tables);
  const links = nouns.map(([noun]) => `<li><a href="#${noun}">${title(noun)}</a></li>`).join('');
  const sections = nouns.map(([noun, table]) => {
    const entries = Object.entries(table).map(([name, one]) => entry(`${noun}.${name}`, one));
    return `<section id="${noun}"><h2>${title(noun)}</h2>${entries.join('\n')}</section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The API of Dabba</title><meta name="robots" content="noindex"><style>${DOCS_STYLE}</style></head>
<body><main class="page"><h1>The API of Dabba</h1>
<p>Every answer is <code>{success, data, message?, errors?, code?, pagination?}</code> in JSON. Money is a
decimal number of Canadian dollars, a day is <code>YYYY-MM-DD</code> in Toronto, an instant is ISO 8601.</p>
<p>Sessions are bearer tokens: <code>Authorization: Bearer …</code>. The same, for programs:
<a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Resources"><ul>${links}</ul></nav>
${sections.join('\n')}</main></body></html>
`;
}

/** Deeper than this an outline no longer helps; the OpenAPI document has the rest. */
const DEEPEST = 4;

const asList = (value: unknown): JsonSchema[] =>
  Array.isArray(value) ? (value as JsonSchema[]) : [];

const isNull = (schema: JsonSchema) => schema.type === 'null';

/** A schema without its null, and whether it had one. */
function withoutNull(schema: JsonSchema): { schema: JsonSchema; nullable: boolean } {
  const choices = asList(schema.anyOf);
  const [only, ...more] = choices.filter((choice) => !isNull(choice));
  const nullable = choices.some(isNull);
  return only && more.length === 0 ? { schema: only, nullable } : { schema, nullable };
}

function nameOf(schema: JsonSchema): string {
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.type === 'array') return `list of ${nameOf(withoutNull(itemsOf(schema)).schema)}`;
  const choices = asList(schema.anyOf).filter((choice) => !isNull(choice));
  if (choices.length > 0) return choices.map(nameOf).join(' or ');
  if (typeof schema.format === 'string') return `${schema.type} (${schema.format})`;
  return typeof schema.type === 'string' ? schema.type : 'anything';
}

const itemsOf = (schema: JsonSchema) => (schema.items ?? {}) as JsonSchema;

/** What bounds a value, in words: `1 to 80 characters`. */
function limitsOf(schema: JsonSchema): string {
  const {
    minLength,
    maxLength,
    minimum,
    maximum,
    default: preset,
  } = schema as Record<string, number>;
  const range = (from: number | undefined, to: number | undefined, unit: string) => {
    if (from !== undefined && to !== undefined && to < 1e9) return `${from} to ${to}${unit}`;
    if (to !== undefined && to < 1e9) return `at most ${to}${unit}`;
    return from !== undefined && from > -1e9 ? `at least ${from}${unit}` : '';
  };
  const said = [range(minLength, maxLength, ' characters'), range(minimum, maximum, '')];
  if (preset !== undefined) said.push(`${JSON.stringify(preset)} when absent`);
  return said.filter(Boolean).join(', ');
}

/** The fields of a schema as nested lists in HTML; empty when it has none. */
function outlineOf(given: JsonSchema, depth = 0): string {
  const { schema } = withoutNull(given);
  if (schema.type === 'array') return outlineOf(itemsOf(schema), depth);
  const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  if (fields.length === 0 || depth >= DEEPEST) return '';
  const required = new Set((schema.required ?? []) as string[]);
  const rows = fields.map(([name, value]) => {
    const { schema: inner, nullable } = withoutNull(value);
    const limits = limitsOf({ ...inner, ...value });
    const type = nameOf(inner) + (nullable ? ' or null' : '');
    return `<li><code>${escapeHtml(name)}</code> <span class="type">${escapeHtml(type)}</span>${
      required.has(name) ? '' : ' <span class="note">optional</span>'
    }${limits && ` <span class="note">${escapeHtml(limits)}</span>`}${outlineOf(inner, depth + 1)}</li>`;
  });
  return `<ul>${rows.join('')}</ul>`;
}

/** A schema whole: its type, and its fields when it has some. */
function describeSchema(given: JsonSchema): string {
  const { schema, nullable } = withoutNull(given);
  return `<span class="type">${escapeHtml(nameOf(schema) + (nullable ? ' or null' : ''))}</span>${outlineOf(schema)}`;
}

/** `/api/docs` for people and `/api/openapi.json` for programs, made when first asked for. */
export async function docsRoutes(app: FastifyInstance, { env }: AppServices): Promise<void> {
  const headers = { 'cache-control': 'no-cache' };
  let page: CachedResponse | undefined;
  let document: CachedResponse | undefined;

  app.get('/api', (_request, reply) => reply.redirect('/api/docs'));

  app.get('/api/docs', (request, reply) => {
    page ??= cacheResponse('text/html; charset=utf-8', Buffer.from(docsPage(contract)));
    reply.headers({ ...headers, 'content-security-policy': DOCS_POLICY });
    return sendCachedResponse(request, reply, page);
  });

  app.get('/api/openapi.json', (request, reply) => {
    const json = () => JSON.stringify(openApiOf(contract, env.publicUrl));
    document ??= cacheResponse('application/json; charset=utf-8', Buffer.from(json()));
    reply.headers({ ...headers, 'access-control-allow-origin': '*' });
    return sendCachedResponse(request, reply, document);
  });
}
