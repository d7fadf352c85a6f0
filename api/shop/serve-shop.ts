import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Call } from '#contract/call.ts';
import { cachedAddresses } from './cached-pages.ts';
import { chooseEncoding, type FinishedPage, finishPage, matchesEtag } from './finished-page.ts';
import { createHtmlCache } from './html-cache.ts';
import { serveFiles } from './serve-files.ts';

export type ShopOptions = {
  /** Where the shop was built, with `client/` and `server/` inside: `build/web`. */
  buildDirectory: string;
  /** Where the shop lives for people, without a slash at the end; canonical addresses start with it. */
  origin: string;
  /** The call of one rendering, as a visitor; `request` lends its id and log. */
  callFor: (request: FastifyRequest) => Call;
  now: () => Temporal.Instant;
  /** The next moment at which public pages may read differently. */
  nextMoment: (now: Temporal.Instant) => Temporal.Instant;
  /** Registers what to do when content has changed (and after a lost connection came back). */
  onContentChange: (changed: () => void) => void;
};

/** The shop's bundle, with what its entry exports besides the renderer (web/entry.server.tsx). */
type ShopBuild = ServerBuild & {
  entry: {
    module: {
      makeLoadContext(loan: {
        call: Call;
        origin: string;
        report(error: unknown): void;
      }): RouterContextProvider;
    };
  };
};

/** Addresses of the router's own transport, which this site does not use (design.md section 7). */
const TRANSPORT = /\.data$|^\/__manifest$/;

/** Sends a finished page, or 304 when the browser has it; the address may be asked again at once. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): FastifyReply {
  reply
    .header('cache-control', page.status === 200 ? 'public, no-cache' : 'no-store')
    .header('content-security-policy', page.policy)
    .header('vary', 'accept-encoding');
  if (page.status === 200) {
    reply.header('etag', page.etag);
    if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .send(encoding ? page[encoding] : page.body);
}

/**
 * Serves the shop: its files with immutable caching, and every other GET as a server-rendered page.
 * Visitors all get the same HTML, so public pages are kept and answered from memory. Register it
 * after the API and the desk; its route is the one that takes what nobody else did.
 */
export async function serveShop(app: FastifyInstance, options: ShopOptions): Promise<void> {
  const server = resolve(options.buildDirectory, 'server/index.js');
  const build = (await import(pathToFileURL(server).href)) as ShopBuild;
  const handle = createRequestHandler(build, 'production');
  const cacheAddress = cachedAddresses(build.routes);
  const cache = createHtmlCache({ now: options.now, nextMoment: options.nextMoment });
  options.onContentChange(() => cache.clear());

  await serveFiles(app, resolve(options.buildDirectory, 'client'));

  async function render(request: FastifyRequest, address: string): Promise<Response> {
    const context = build.entry.module.makeLoadContext({
      call: options.callFor(request),
      origin: options.origin,
      report: (error) => request.log.error({ err: error, address }, 'a page failed to render'),
    });
    return handle(new Request(new URL(address, options.origin)), context as never);
  }

  async function page(request: FastifyRequest, address: string): Promise<FinishedPage> {
    const response = await render(request, address);
    return finishPage(response.status, Buffer.from(await response.arrayBuffer()));
  }

  app.get('/*', async (request, reply) => {
    const url = new URL(request.url, options.origin);
    if (TRANSPORT.test(url.pathname)) return reply.code(404).type('text/plain').send('Not found');
    const address = cacheAddress(url);
    if (address)
      return sendPage(request, reply, await cache.get(address, () => page(request, address)));
    const response = await render(request, url.pathname + url.search);
    const location = response.headers.get('location');
    if (location) return reply.code(response.status).header('location', location).send();
    const html = Buffer.from(await response.arrayBuffer());
    return sendPage(request, reply, await finishPage(response.status, html));
  });
}
