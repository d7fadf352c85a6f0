import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino, type SerializedError, stdSerializers } from 'pino';

/** A text without the e-mail addresses and telephone numbers (E.164) in it. */
export const maskContacts = (text: string): string =>
  text
    .replace(/[^\s<>()[\]{}"'`,;:=]+@[^\s<>()[\]{}"'`,;:=]+/g, '(address)')
    .replace(/\+[1-9]\d{7,14}\b/g, '(phone)');

/** Fields in which PostgreSQL repeats what a row holds. */
const ROW_CONTENTS = ['detail', 'where', 'internalQuery'];

/** An error as the log keeps it: what went wrong and where, and of nobody's data a word. */
function withoutPersonalData(error: Error): SerializedError {
  const serialized = { ...stdSerializers.err(error) };
  for (const field of ROW_CONTENTS) delete serialized[field];
  const masked = Object.entries(serialized).map(([name, value]) => [
    name,
    typeof value === 'string' ? maskContacts(value) : value,
  ]);
  return Object.fromEntries(masked);
}

/**
 * Structured logs, one JSON object a line, on standard output. They say what happened and never to
 * whom: no bodies, no addresses (docs/decisions/0019).
 */
export const createLog = (level: string, destination?: DestinationStream): FastifyBaseLogger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: withoutPersonalData },
    },
    ...(destination ? [destination] : []),
  );
