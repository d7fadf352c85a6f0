import { join, sep } from 'node:path';
import send from '@fastify/send';
import serveFolder from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A year: the name of such a file changes with its content (RFC 9111, RFC 8246). */
export const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** The package's own is the type that was given up for it (RFC 9239 section 6). */
send.mime.define({ 'text/javascript': ['js'] }, true);

/**
 * Serves what the build wrote and lay there at the start, in the compressed form that was written
 * beside it where the client takes one. What lies in `assets/` carries its hash in its name and is
 * kept by browsers for good.
 */
export async function serveFiles(app: FastifyInstance, directory: string): Promise<void> {
  const assets = join(directory, 'assets') + sep;
  await app.register(serveFolder, {
    root: directory,
    // A route for each file, none for folders: what has none is a page, or not there.
    wildcard: false,
    index: false,
    globIgnore: ['**/*.{br,gz,html}'],
    preCompressed: true,
    acceptRanges: false,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', path.startsWith(assets) ? FOREVER : AN_HOUR);
    },
    decorateReply: false,
  });

  // A file of an earlier build is gone: said plainly, instead of with a page of the shop.
  app.get('/assets/*', (_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found'),
  );
}
