import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { scriptSources } from '#api/platform/pages/finished-page.ts';
import { serveFiles } from '#api/platform/pages/serve-files.ts';

export type DeskOptions = {
  /** Where the desk was built: `build/admin`. */
  buildDirectory: string;
  /** Serves the sources through Vite with hot reload, instead of what was built. */
  development?: boolean;
};

/** In a page that the build wrote, before anybody has typed anything. */
const INLINE_SCRIPT = /<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The desk's own policy: it is one page with hashed files beside it. MUI writes its styles into
 * `<style>` elements while it runs, hence 'unsafe-inline' for styles alone; of inline scripts only the
 * one that its page was built with runs.
 * The mails that the Outbox shows inherit this in their sandboxed frame: nothing is loaded from afar.
 */
const policyOf = (page: string) =>
  [
    "default-src 'none'",
    scriptSources([...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script)),
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Serves the desk's sources under `/admin` with hot reload; Vite is loaded only here. */
async function serveDeskInDevelopment(app: FastifyInstance): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: 'admin/vite.config.ts',
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());

  const serve = (request: FastifyRequest, reply: FastifyReply) => {
    // Vite knows its base with a slash at the end; the router takes both for the same.
    if (request.raw.url === '/admin') request.raw.url = '/admin/';
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    });
  };
  app.get('/admin', serve);
  app.get('/admin/*', serve);
}

/**
 * Serves the kitchen's desk under `/admin`: its files for good, by their hashed names, and its one
 * page, never kept, for every other address below. Register it before the shop.
 */
export async function serveDesk(app: FastifyInstance, options: DeskOptions): Promise<void> {
  if (options.development) return serveDeskInDevelopment(app);
  const directory = resolve(options.buildDirectory);
  const page = await readFile(resolve(directory, 'index.html'), 'utf8');
  const policy = policyOf(page);

  await app.register((scope) => serveFiles(scope, directory), { prefix: '/admin' });

  for (const address of ['/admin', '/admin/*']) {
    app.get(address, (_request, reply) =>
      reply
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': policy,
          'x-robots-tag': 'noindex',
          'referrer-policy': 'same-origin',
        })
        .type('text/html; charset=utf-8')
        .send(page),
    );
  }
}
