import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { COMPRESSION } from '#api/core/compression.ts';
import { securityHeaders } from '#api/core/headers.ts';
import type { House } from '#api/core/house.ts';
import { contract } from '#contract/index.ts';
import { DOCS_POLICY, docsPage } from './docs-page.ts';
import { openApiOf } from './openapi.ts';

/** `/api/docs` for people and `/api/openapi.json` for programs, made when first asked for. */
export async function docsRoutes(app: FastifyInstance, { env }: House): Promise<void> {
  await app.register(compress, COMPRESSION);
  const headers = { ...securityHeaders(env), 'cache-control': 'no-cache' };
  let page: string | undefined;
  let document: string | undefined;

  app.get('/api', (_request, reply) => reply.redirect('/api/docs'));

  app.get('/api/docs', (_request, reply) => {
    page ??= docsPage(contract);
    reply.headers({ ...headers, 'content-security-policy': DOCS_POLICY });
    return reply.type('text/html; charset=utf-8').send(page);
  });

  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiOf(contract, env.publicUrl));
    reply.headers({ ...headers, 'access-control-allow-origin': '*' });
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
