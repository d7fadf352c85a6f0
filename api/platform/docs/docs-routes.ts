import type { FastifyInstance } from 'fastify';
import type { House } from '#api/platform/http/house.ts';
import { type KeptAnswer, keepAnswer, sendKept } from '#api/platform/http/kept-answer.ts';
import { contract } from '#contract/index.ts';
import { DOCS_POLICY, docsPage } from './docs-page.ts';
import { openApiOf } from './openapi.ts';

/** `/api/docs` for people and `/api/openapi.json` for programs, made when first asked for. */
export async function docsRoutes(app: FastifyInstance, { env }: House): Promise<void> {
  const headers = { 'cache-control': 'no-cache' };
  let page: KeptAnswer | undefined;
  let document: KeptAnswer | undefined;

  app.get('/api', (_request, reply) => reply.redirect('/api/docs'));

  app.get('/api/docs', (request, reply) => {
    page ??= keepAnswer('text/html; charset=utf-8', Buffer.from(docsPage(contract)));
    reply.headers({ ...headers, 'content-security-policy': DOCS_POLICY });
    return sendKept(request, reply, page);
  });

  app.get('/api/openapi.json', (request, reply) => {
    const json = () => JSON.stringify(openApiOf(contract, env.publicUrl));
    document ??= keepAnswer('application/json; charset=utf-8', Buffer.from(json()));
    reply.headers({ ...headers, 'access-control-allow-origin': '*' });
    return sendKept(request, reply, document);
  });
}
