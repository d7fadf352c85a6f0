import type { FastifyInstance } from 'fastify';

/** Serves the desk's sources under `/admin` with hot reload; Vite is loaded only here. */
export async function serveDeskInDevelopment(app: FastifyInstance): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: 'admin/vite.config.ts',
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());

  app.get('/admin', (_request, reply) => reply.redirect('/admin/'));
  app.get('/admin/*', (request, reply) => {
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    });
  });
}
