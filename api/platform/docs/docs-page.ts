import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { ERRORS, errorStatus } from '#contract/platform/errors.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { escapeHtml } from './escape-html.ts';
import {
  describeAccess,
  errorsOf,
  requestHeadersOf,
  type Tables,
  toJsonSchema,
} from './openapi.ts';
import { describeSchema, outlineOf } from './schema-outline.ts';

/** Nothing may run or load but the page's own style. */
export const DOCS_POLICY = [
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
export function docsPage(tables: Tables): string {
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
