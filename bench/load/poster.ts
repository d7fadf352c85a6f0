import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';

/** A client that costs little: one connection, on which it sends the next body once it has its answer. */
export type Poster = {
  /** Sends a body as JSON, with a key of its own; answers the response, head and all. */
  post(path: string, token: string, body: object): Promise<string>;
  close(): void;
};

export async function openPoster(port: number): Promise<Poster> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  return {
    async post(path, token, body) {
      const text = JSON.stringify(body);
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\n` +
          `Authorization: Bearer ${token}\r\nIdempotency-Key: ${randomUUID()}\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      );
      let answer = '';
      while (!isWhole(answer)) answer += String((await once(socket, 'data'))[0]);
      return answer;
    },
    close: () => socket.destroy(),
  };
}

function isWhole(answer: string): boolean {
  const headEnd = answer.indexOf('\r\n\r\n');
  const length = /\r\ncontent-length: (\d+)/i.exec(answer)?.[1];
  if (headEnd < 0 || length === undefined) return false;
  return Buffer.byteLength(answer) >= headEnd + 4 + Number(length);
}
