import { createServer } from 'node:http';
import type { Letter } from './mailbox.ts';
import { beginOutage, endOutage } from './outage.ts';

/**
 * What stories can ask of their server besides what people can: `GET /mails?to=`, the mails that an
 * address got so far; `POST /outage` and `DELETE /outage`, the database gone and back.
 */
export function serveControl(port: number, dataDir: string, letters: readonly Letter[]): void {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://control');
    const answer = (body: unknown) => response.end(JSON.stringify(body));
    try {
      switch (`${request.method} ${url.pathname}`) {
        case 'GET /mails':
          return answer(letters.filter(({ to }) => to === url.searchParams.get('to')));
        case 'POST /outage':
          return answer(await beginOutage(dataDir));
        case 'DELETE /outage':
          return answer(endOutage(dataDir));
        default:
          response.statusCode = 404;
          return answer(null);
      }
    } catch (error) {
      response.statusCode = 500;
      return answer(String(error));
    }
  });
  server.listen(port, '127.0.0.1').unref();
}
