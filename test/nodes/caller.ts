import { Agent, request } from 'node:http';
import type { Answer, Call } from './start-callers.ts';

// A client process: makes all calls that its parent sends at the same moment, each on a connection
// that is open already, and answers what came back.
const agent = new Agent({
  keepAlive: true,
  maxSockets: Number.POSITIVE_INFINITY,
  maxFreeSockets: 500,
});

function make({ url, method, headers, body }: Call): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const sent = request(url, { agent, method, headers }, (response) => {
    let text = '';
    response.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
  });
  sent.on('error', (error) => resolve({ status: 0, body: String(error) }));
  sent.end(body);
  return promise;
}

const open = ({ url }: Call): Promise<Answer> =>
  make({ url: new URL('/healthz', url).href, method: 'GET', headers: {} });

let calls: Call[] = [];
process.on('disconnect', () => process.exit());
process.on('message', async (told: { prepare: Call[] } | 'go') => {
  if (told === 'go') {
    process.send?.(await Promise.all(calls.map(make)));
    return;
  }
  calls = told.prepare;
  await Promise.all(calls.map(open));
  process.send?.('ready');
});
