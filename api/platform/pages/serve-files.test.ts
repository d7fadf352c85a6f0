import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressAssets } from '#web/platform/build/compress-assets.ts';
import { serveFiles } from './serve-files.ts';

const PROGRAM = `export const words = "${'dal '.repeat(400)}";`;

let directory: string;
let app: FastifyInstance;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dabba-files-'));
  await mkdir(join(directory, 'assets'));
  await mkdir(join(directory, '.vite'));
  await writeFile(join(directory, 'assets/page-abc123.js'), PROGRAM);
  await writeFile(join(directory, 'assets/text-abc123.woff2'), 'font');
  await writeFile(join(directory, 'favicon.svg'), '<svg/>');
  await writeFile(join(directory, '.vite/manifest.json'), '{}');
  await compressAssets(directory);
  app = Fastify();
  await serveFiles(app, directory);
});

afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('the built files', () => {
  it('are kept for good when their name carries their hash, else for an hour', async () => {
    const [program, icon] = [await get('/assets/page-abc123.js'), await get('/favicon.svg')];
    expect(program.body).toBe(PROGRAM);
    expect(program.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(program.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(icon.headers['cache-control']).toBe('public, max-age=3600');
    expect(icon.headers['content-type']).toBe('image/svg+xml');
  });

  it.each(['br', 'gzip'])('go out as %s, as the build compressed them', async (encoding) => {
    const { headers, rawPayload } = await get('/assets/page-abc123.js', {
      'accept-encoding': encoding,
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers.vary).toBe('accept-encoding');
    expect(rawPayload.length).toBeLessThan(PROGRAM.length / 4);
  });

  it('go out in the smallest form that a browser takes, and to HEAD without it', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const url = '/assets/page-abc123.js';
    const { headers: sent } = await get(url, headers);
    expect(sent['content-encoding']).toBe('br');
    const head = await app.inject({ method: 'HEAD', url, headers });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers).toMatchObject({
      etag: sent.etag,
      'content-length': sent['content-length'],
    });
  });

  it('that were not worth compressing go out as they are', async () => {
    const { headers, body } = await get('/assets/text-abc123.woff2', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toBe('font');
  });

  it('answer 304 to whoever has them', async () => {
    const { headers } = await get('/favicon.svg');
    const again = await get('/favicon.svg', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    '/assets/page-older.js',
    '/.vite/manifest.json',
    '/assets/page-abc123.js.br',
    '/assets/..%2f..%2fpackage.json',
    '/assets/',
    '/.git/config',
  ])('do not include %s', async (url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).not.toContain('html');
  });
});
