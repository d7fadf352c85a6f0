import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { Call } from '#contract/platform/call.ts';

/** What one rendering of the shop is lent (web/platform/start/load-context.ts). */
export type ServerLoan = {
  call: Call;
  origin: string;
  report(error: unknown): void;
  deliver(page: { html: string; scripts: readonly string[] }): void;
};

/** The shop's bundle, with what its entry exports besides the renderer (web/entry.server.tsx). */
export type ShopBuild = ServerBuild & {
  entry: { module: { makeLoadContext(loan: ServerLoan): RouterContextProvider } };
};

/** Loads the bundle that the build wrote; `directory` is `build/web`. */
export async function loadShopBuild(directory: string): Promise<ShopBuild> {
  return import(pathToFileURL(resolve(directory, 'server/index.js')).href);
}
