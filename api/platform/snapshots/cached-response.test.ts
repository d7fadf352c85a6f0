import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { LONG_BYTES, send } from './cached-response.ts';

const longText = JSON.stringify({ data: 'Paneer ’n’ peas. '.repeat(LONG_BYTES / 10) });

const answer = (body: string, acceptEncoding?: string) => {
  const app = Fastify();
  app.get('/', (_, reply) => send(reply, { status: 200, body }));
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
  return app.inject({ url: '/', headers });
};

describe('a long answer of the API', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ])('is compressed as %s for who takes that, and the same inside', async (coding, takes, open) => {
    const { headers, rawPayload } = await answer(longText, takes);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-encoding': coding,
      'content-length': `${rawPayload.length}`,
      vary: 'accept-encoding',
    });
    expect(rawPayload.length).toBeLessThan(longText.length / 10);
    expect(open(rawPayload).toString()).toBe(longText);
  });

  it.each([undefined, 'identity', 'br;q=0, gzip;q=0'])(
    'is plain for who takes %s, and varies by it',
    async (takes) => {
      const { headers, payload } = await answer(longText, takes);
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toBe('accept-encoding');
      expect(payload).toBe(longText);
    },
  );

  it('that is short is left as it is', async () => {
    const { headers, payload } = await answer('{"data":null}', 'br');
    expect(headers['content-encoding']).toBeUndefined();
    expect(payload).toBe('{"data":null}');
  });
});
