import { createContext, RouterContextProvider } from 'react-router';
import type { Call } from '#contract/platform/endpoint.ts';

/** The bytes of a page, and the inline scripts in it that are the program's own. */
export type RenderedPage = { html: Buffer; scripts: readonly string[] };

/** What the server lends to one rendering of the shop. */
export type RenderServices = {
  /** Runs an endpoint in the process, as a visitor. */
  call: Call;
  /** Where the shop lives, without a slash at the end: `https://dabba.example`. */
  origin: string;
  /** The program's time. */
  now(): Temporal.Instant;
  /** Takes what went wrong while rendering, with the request's id; never shown to anybody. */
  report(error: unknown): void;
  /** Takes the finished page, which a `Response` would copy on its way in and on its way out. */
  deliver(page: RenderedPage): void;
};

export const renderServicesContext = createContext<RenderServices>();

/** The load context of one request: loaders reach the loan with `context.get(renderServicesContext)`. */
export function makeLoadContext(loan: RenderServices): RouterContextProvider {
  return new RouterContextProvider(new Map([[renderServicesContext, loan]]));
}
