import type { FastifyInstance } from 'fastify';

const JSON_BODY_LIMIT = 100 * 1024;

/** Escapes that can make text which PostgreSQL does not store: NUL and halves of surrogate pairs. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/i;

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner));
}

class NotText extends Error {
  readonly code = 'FST_ERR_CTP_INVALID_JSON_BODY';
}

/**
 * Reads JSON bodies. An empty one is no body, as clients send for calls without input; one with
 * text that is no Unicode text is malformed, as is one that reaches for a prototype.
 */
export function readJsonBodies(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: JSON_BODY_LIMIT },
    (request, body, done) => {
      const text = body as string;
      if (text === '') return done(null, undefined);
      if (!SUSPICIOUS.test(text)) return parse(request, text, done);
      parse(request, text, (error, parsed) => {
        if (error) done(error, undefined);
        else if (isStorable(parsed)) done(null, parsed);
        else done(new NotText('text that is no Unicode text'), undefined);
      });
    },
  );
}
