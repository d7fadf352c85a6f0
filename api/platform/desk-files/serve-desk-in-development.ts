import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Serves the desk's sources under `/admin` with hot reload; Vite is loaded only here. */
export async function serveDeskInDevelopment(app: FastifyInstance): Promise<void> {
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
