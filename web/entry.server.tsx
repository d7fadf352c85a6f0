import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isApiError } from '#contract/platform/api-error.ts';
import { deferScripts } from './platform/start/defer-scripts.ts';
import { renderServicesContext } from './platform/start/render-services.ts';
import { SCRIPT_MARK, takeMarks } from './platform/start/script-mark.ts';

/** The server makes load contexts with the same keys as the pages read: they live in this bundle. */
export { makeLoadContext } from './platform/start/render-services.ts';

/**
 * Renders a page whole: every suspended part is in place, none is swapped in by a script, so that
 * the finished bytes can be hashed, compressed and kept. The page goes to the loan, and the answer
 * says the rest of it.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const loan = loadContext.get(renderServicesContext);
    const chunks: Buffer[] = [];
    const collect = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        headers.set('Content-Type', 'text/html; charset=utf-8');
        const page = takeMarks(Buffer.concat(chunks));
        loan.deliver(import.meta.env.PROD ? deferScripts(page) : page);
        resolve(new Response(null, { status: failed ? 500 : status, headers }));
        done();
      },
    });
    let failed = false;
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={SCRIPT_MARK} />,
      {
        nonce: SCRIPT_MARK,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(collect),
        onShellError: reject,
        onError(error) {
          failed = true;
          loan.report(error);
        },
      },
    );
  });
}

/** Failed calls are answers with a status of their own; everything else is a bug and reported. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isApiError(error)) return;
  (context as Readonly<RouterContextProvider>).get(renderServicesContext).report(error);
};
