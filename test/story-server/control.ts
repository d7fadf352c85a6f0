import { createServer } from 'node:http';
import { bringToday } from './bring-today.ts';
import { bringYesterday } from './bring-yesterday.ts';
import { openGoogle } from './google.ts';
import type { ReceivedMail } from './mailbox.ts';
import { beginOutage, endOutage } from './outage.ts';
import { remindAt } from './remind.ts';

/**
 * What stories can ask of their server besides what people can: `GET /mails?to=`, the mails that an
 * address got so far; `POST /remind?at=`, the reminders of deliveries of a moment to come;
 * `POST /today?order=`, a tiffin that is brought today; `POST /yesterday?order=`, one that was brought yesterday; `POST /outage` and `DELETE /outage`, the database gone and back; `GET /settled`, the
 * data folder that another kitchen can start from.
 * It is also the Google that people sign in with.
 */
export function serveControl(
  port: number,
  { dataDir, settled, mails }: { dataDir: string; settled: string; mails: readonly ReceivedMail[] },
): void {
  const google = openGoogle(`http://127.0.0.1:${port}`);
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://control');
    const answer = (body: unknown) => response.end(JSON.stringify(body));
    try {
      switch (`${request.method} ${url.pathname}`) {
        case 'GET /mails':
          return answer(mails.filter(({ to }) => to === url.searchParams.get('to')));
        case 'GET /settled':
          return answer(settled);
        case 'GET /oauth2/v3/certs':
          response.setHeader('content-type', 'application/json');
          return answer((await google).keys);
        case 'GET /o/oauth2/v2/auth':
          response.setHeader('content-type', 'text/html; charset=utf-8');
          return response.end(await (await google).page(url.searchParams));
        case 'POST /remind':
          return answer(await remindAt(dataDir, url.searchParams.get('at') ?? ''));
        case 'POST /today':
          return answer(await bringToday(dataDir, url.searchParams.get('order') ?? ''));
        case 'POST /yesterday':
          return answer(await bringYesterday(dataDir, url.searchParams.get('order') ?? ''));
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
