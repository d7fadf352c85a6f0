import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type KeptAnswer, sendKept } from '#api/platform/snapshots/kept-answer.ts';
import { weakEtag } from '#api/platform/snapshots/negotiation.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** A year: the name of such a file changes with its content (RFC 9111, RFC 8246). */
export const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** Every built file by its address, with the compressed twins that the build wrote beside it. */
async function readFiles(directory: string): Promise<Map<string, KeptAnswer>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const contents = new Map<string, Buffer>();
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const address = `/${relative(directory, path).split(sep).join('/')}`;
        if (!address.includes('/.')) contents.set(address, await readFile(path));
      }),
  );
  const files = new Map<string, KeptAnswer>();
  for (const [address, body] of contents) {
    const type = TYPES[extname(address)];
    if (!type) continue;
    const twins = { br: contents.get(`${address}.br`), gzip: contents.get(`${address}.gz`) };
    files.set(address, { type, body, etag: weakEtag(body), compressed: (coding) => twins[coding] });
  }
  return files;
}

/**
 * Serves what the build wrote, from memory: a few megabytes that never change while the program
 * runs. What lies in `assets/` carries its hash in its name and is kept by browsers for good.
 */
export async function serveFiles(app: FastifyInstance, directory: string): Promise<void> {
  const files = await readFiles(directory);

  function register(address: string, file: KeptAnswer) {
    const lasts = address.startsWith('/assets/') ? FOREVER : AN_HOUR;
    app.get(address, (request, reply) =>
      sendKept(request, reply.header('cache-control', lasts), file),
    );
  }
  for (const [address, file] of files) register(address, file);

  // A file of an earlier build is gone: said plainly, instead of with a page of the shop.
  app.get('/assets/*', (_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found'),
  );
}
