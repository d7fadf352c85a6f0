import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { isApiError } from '#contract/platform/api-error.ts';
import type { Call } from '#contract/platform/endpoint.ts';

export type RenderOptions = {
  /** Where the shop lives for people, without a slash at the end; canonical addresses start with it. */
  origin: string;
  now: () => Temporal.Instant;
  /** The call of one rendering, as a visitor; it tells of lists that are not as they are now. */
  callFor: (takesLast: () => void) => Call;
};

export type Rendered = {
  /** Status and headers. */
  response: Response;
  /** The bytes of the page; of an answer without one, such as a redirect, what stands in it. */
  html: Buffer;
  /** The inline scripts in it that are the program's own. */
  scripts: readonly string[];
  /**
   * All its calls were answered as things are now; one that had to do without some of its data, or
   * with what was read before, is shown, not kept.
   */
  complete: boolean;
  /** One was not because the database is away. */
  away: boolean;
};

/** What one rendering of the shop is lent (web/platform/start/render-services.ts). */
export type RenderServices = {
  call: Call;
  origin: string;
  now(): Temporal.Instant;
  report(error: unknown): void;
  deliver(page: { html: Buffer; scripts: readonly string[] }): void;
};

/** The shop's bundle, with what its entry exports besides the renderer (web/entry.server.tsx). */
export type ShopBuild = ServerBuild & {
  entry: { module: { makeLoadContext(loan: RenderServices): RouterContextProvider } };
};

/** Loads the bundle that the build wrote; `directory` is `build/web`. */
export async function loadShopBuild(directory: string): Promise<ShopBuild> {
  return import(pathToFileURL(resolve(directory, 'server/index.js')).href);
}

/**
 * Renders addresses of the shop. What is rendered follows from the address and the call alone: no
 * header of the visitor reaches the page, so that one visitor's page is everybody's.
 */
export function createPageRenderer(
  build: ShopBuild,
  { origin, now, callFor }: RenderOptions,
  mode: 'production' | 'development' = 'production',
): (asked: { log: FastifyBaseLogger }, address: string) => Promise<Rendered> {
  const handle = createRequestHandler(build, mode);
  return async ({ log }, address) => {
    let complete = true;
    let away = false;
    const call = callFor(() => {
      complete = false;
      away = true;
    });
    let page: { html: Buffer; scripts: readonly string[] } | undefined;
    const watched: Call = async (endpoint, input) => {
      try {
        return await call(endpoint, input);
      } catch (error) {
        complete = false;
        if (isApiError(error) && error.status === 503) away = true;
        throw error;
      }
    };
    const context = build.entry.module.makeLoadContext({
      origin,
      now,
      call: watched,
      // What follows the path may be a secret.
      report: (error) => {
        const [path] = address.split('?', 1);
        log.error({ err: error, path }, 'a page failed to render');
      },
      deliver: (delivered) => {
        page = delivered;
      },
    });
    // The router's types ask for either kind of load context; with `v8_middleware` it is this one.
    const response = await handle(new Request(origin + address), context as never);
    page ??= { html: Buffer.from(await response.arrayBuffer()), scripts: [] };
    return { response, ...page, complete, away };
  };
}
