import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { LoadRequest, LoadResult } from './measure-load.ts';

// A client that costs as little as a client can, so that the server is what is measured: every
// connection sends the same request again as soon as the whole answer to it has arrived.
process.on('disconnect', () => process.exit());
process.on('message', async (wanted: LoadRequest) => {
  const url = new URL(wanted.url);
  const request = requestTo(url, wanted);
  const length = await lengthOfAnswer(url, request);
  let answers = 0;
  let broken = 0;

  function serve(socket: Socket): void {
    let missing = length;
    socket.on('data', (chunk) => {
      if (missing === length && chunk.toString('latin1', 9, 12) !== '200') broken += 1;
      missing -= chunk.length;
      if (missing > 0) return;
      if (missing < 0) broken += 1;
      missing = length;
      answers += 1;
      socket.write(request);
    });
    socket.write(request);
  }

  const sockets = await Promise.all(
    Array.from({ length: wanted.connections }, async () => open(url)),
  );
  for (const socket of sockets) serve(socket);
  setTimeout(() => {
    const result: LoadResult = { answers, broken };
    for (const socket of sockets) socket.destroy();
    process.send?.(result);
  }, wanted.seconds * 1000);
});

/** A GET, or a POST of a JSON body. */
function requestTo(url: URL, { json, token }: LoadRequest): Buffer {
  const lines = [
    `${json === undefined ? 'GET' : 'POST'} ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...(json === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(json)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${json ?? ''}`);
}

async function open(url: URL): Promise<Socket> {
  const socket = connect(Number(url.port), url.hostname).setNoDelay();
  await once(socket, 'connect');
  return socket;
}

/** The bytes of one whole answer, head and body; all answers of one server have the same. */
async function lengthOfAnswer(url: URL, request: Buffer): Promise<number> {
  const socket = await open(url);
  socket.write(request);
  let answer = '';
  for await (const chunk of socket) {
    answer += (chunk as Buffer).toString('latin1');
    const headEnd = answer.indexOf('\r\n\r\n');
    const bodyLength = /\r\ncontent-length: (\d+)/i.exec(answer)?.[1];
    if (headEnd < 0) continue;
    if (bodyLength === undefined) throw new Error('An answer without content-length.');
    const whole = headEnd + 4 + Number(bodyLength);
    if (answer.length >= whole) return whole;
  }
  throw new Error('The connection ended before the answer did.');
}
