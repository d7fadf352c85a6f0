import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** Structured logs, one JSON object a line, on standard output. */
export const createLog = (level: string): FastifyBaseLogger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
