import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import { createPageRenderer, type RenderOptions, type ShopBuild } from './render-page.ts';

/** What Vite answers itself (modules, styles, its own client) is done when this says so. */
function answeredByVite(vite: ViteDevServer, { raw }: FastifyRequest, response: ServerReply) {
  return new Promise<boolean>((resolve, reject) => {
    response.once('close', () => resolve(true));
    vite.middlewares(raw, response, (error?: unknown) => (error ? reject(error) : resolve(false)));
  });
}

type ServerReply = Parameters<ViteDevServer['middlewares']>[1];

/**
 * Serves the shop from its sources with hot reload (`npm run dev`): every page is rendered anew, by
 * the module as it stands. Without a Content-Security-Policy, since Vite's client is inline.
 */
export async function serveShopFromSources(
  app: FastifyInstance,
  options: RenderOptions,
): Promise<void> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());

  async function currentBuild(): Promise<ShopBuild> {
    const { ssr } = vite.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the shop here');
    return ssr.runner.import('virtual:react-router/server-build');
  }

  app.get('/*', async (request, reply) => {
    if (await answeredByVite(vite, request, reply.raw)) return reply.hijack();
    const render = createPageRenderer(await currentBuild(), options, 'development');
    const { response, html } = await render(request, request.url);
    const location = response.headers.get('location');
    if (location) return reply.redirect(location, response.status);
    return reply
      .code(response.status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
