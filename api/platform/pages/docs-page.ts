import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import type { AppServices } from '#api/platform/http/app-services.ts';
import {
  type CachedResponse,
  cacheResponse,
  sendCachedResponse,
} from '#api/platform/snapshots/cached-response.ts';
import { contract } from '#contract/index.ts';
import { scriptSources } from './finished-page.ts';
import { openApiOf } from './openapi.ts';

const require = createRequire(import.meta.url);

/** What Swagger UI needs in a browser, as its package ships it (docs/decisions/0042). */
const SWAGGER_UI = [
  {
    url: '/api/docs/swagger-ui.css',
    type: 'text/css; charset=utf-8',
    path: require.resolve('swagger-ui-dist/swagger-ui.css'),
  },
  {
    url: '/api/docs/swagger-ui-bundle.js',
    type: 'text/javascript; charset=utf-8',
    path: require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  },
];

/** For reading: nothing can be called from it, so that no session is ever typed into it. */
const START_SCRIPT = `
document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches);
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: -1,
  supportedSubmitMethods: [],
  plugins: [{ wrapComponents: { authorizeBtn: () => () => null, authorizeOperationBtn: () => () => null } }],
});
`;

/** Answers have no links to others, and a phone has no room for a column of none. */
const OWN_STYLE = '.response-col_links { display: none }';

const DOCS_POLICY = [
  "default-src 'none'",
  scriptSources([START_SCRIPT]),
  `style-src 'self' 'sha256-${createHash('sha256').update(OWN_STYLE).digest('base64')}'`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);

/** Every endpoint in a line each, for whoever runs no scripts. */
function endpointList(): string {
  const sections = Object.entries(contract).map(([noun, table]) => {
    const lines = Object.entries(table).map(
      ([name, { method, path, summary }]) =>
        `<li id="${noun}.${name}"><code>${method} /api${path}</code> ${escapeHtml(summary)}</li>`,
    );
    return `<h2>${noun}</h2><ul>${lines.join('\n')}</ul>`;
  });
  return `<h1>The API of Dabba</h1>
<p>The same, for programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${sections.join('\n')}`;
}

/** The API for people: the OpenAPI document, drawn by Swagger UI. */
const docsPage = () => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The API of Dabba</title><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css"><style>${OWN_STYLE}</style></head>
<body><noscript>${endpointList()}</noscript><div id="reference"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script>${START_SCRIPT}</script></body></html>
`;

/** `/api/docs` for people and `/api/openapi.json` for programs, made when first asked for. */
export async function docsRoutes(app: FastifyInstance, { env }: AppServices): Promise<void> {
  const made = new Map<string, CachedResponse>();

  /** Answers a GET of an address with what `make` makes of it, once for all. */
  function serve(
    url: string,
    type: string,
    make: () => string | Promise<Buffer>,
    headers: Record<string, string> = {},
  ): void {
    app.get(url, async (request, reply) => {
      const cached = made.get(url) ?? cacheResponse(type, Buffer.from(await make()));
      made.set(url, cached);
      reply.headers({ 'cache-control': 'no-cache', ...headers });
      return sendCachedResponse(request, reply, cached);
    });
  }

  app.get('/api', (_request, reply) => reply.redirect('/api/docs'));

  serve('/api/docs', 'text/html; charset=utf-8', docsPage, {
    'content-security-policy': DOCS_POLICY,
  });
  for (const { url, type, path } of SWAGGER_UI) serve(url, type, () => readFile(path));
  serve(
    '/api/openapi.json',
    'application/json; charset=utf-8',
    () => JSON.stringify(openApiOf(contract, env.publicUrl)),
    { 'access-control-allow-origin': '*' },
  );
}
