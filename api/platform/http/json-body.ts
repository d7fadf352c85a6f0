import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, FieldError } from '#contract/platform/endpoint.ts';
import { type ApiResponse, failureResponse } from './api-response.ts';

const JSON_BODY_LIMIT = 100 * 1024;
const IGNORED_BODY_LIMIT = 10 * 1024;

/** Escapes that can make text which PostgreSQL does not store: NUL and halves of surrogate pairs. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/i;

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner));
}

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/i;

class UnsupportedMedia extends Error {
  readonly code = 'FST_ERR_CTP_INVALID_MEDIA_TYPE';
}

/**
 * What is sent is small and comes as it is (RFC 9110 section 8.4), in the one charset that JSON has
 * (RFC 8259 section 8.1): read as UTF-8, another one would turn names into others.
 */
function refuseCodings({ headers }: FastifyRequest): void {
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (coding !== '' && coding !== 'identity') throw new UnsupportedMedia(`compressed by ${coding}`);
  const [, charset = 'utf-8'] = CHARSET.exec(headers['content-type'] ?? '') ?? [];
  if (!/^utf-?8$/i.test(charset)) throw new UnsupportedMedia(`in ${charset}`);
}

/** Lists and records within each other: no endpoint takes as many, and who walks through them calls itself. */
const DEEPEST = 32;

/** Whether a JSON text goes deeper than that; counts, so that no depth is too much for it. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

class Malformed extends Error {
  readonly code = 'FST_ERR_CTP_INVALID_JSON_BODY';
}

/** Reads one JSON text; throws the error that becomes the answer when it is none. */
export type JsonReader = (request: FastifyRequest, text: string) => unknown;

/**
 * How JSON bodies are read: an empty one is no body, as clients send for calls without input; one
 * with text that is no Unicode text is malformed, as is one that reaches for a prototype or is nested
 * deeper than 32.
 */
export function jsonReader(scope: FastifyInstance): JsonReader {
  const parse = scope.getDefaultJsonParser('error', 'error');
  return (request, text) => {
    if (text === '') return undefined;
    if (isTooDeep(text)) throw new Malformed('nested too deep');
    let read: unknown;
    // Fastify's own parser is done before it returns.
    parse(request, text, (error, parsed) => {
      if (error) throw error;
      read = parsed;
    });
    if (SUSPICIOUS.test(text) && !isStorable(read))
      throw new Malformed('text that is no Unicode text');
    return read;
  };
}

/** Lets a scope read JSON bodies. */
export function readJsonBodies(scope: FastifyInstance): void {
  const read = jsonReader(scope);
  takeJson(scope, (request, text) => read(request, text));
}

/** Lets a scope take JSON bodies as the text that they are, for whoever may know their answer. */
export function keepJsonText(scope: FastifyInstance): void {
  takeJson(scope, (_request, text) => text);
}

/** Lets a scope take bodies of any kind, and reads none of them. */
export function ignoreBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: IGNORED_BODY_LIMIT },
    (_request, _body, done) => done(null, undefined),
  );
}

function takeJson(scope: FastifyInstance, take: JsonReader): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: JSON_BODY_LIMIT },
    (request, body, done) => {
      try {
        refuseCodings(request);
        done(null, take(request, body as string));
      } catch (error) {
        done(error as Error, undefined);
      }
    },
  );
}

/** What arrived: every part as it is on the wire. */
export type WireInput = { params: unknown; query: unknown; body: unknown };

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong, each field once, by the first of its mistakes. */
function fieldErrors(error: { issues: z.core.$ZodIssue[] }): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const { path, message } of error.issues) {
    const field = path.map(String).join('.');
    if (!byField.has(field)) byField.set(field, { field, message });
  }
  return [...byField.values()];
}

/**
 * The input in inside form, or the answer that says what is wrong with it: 400 for the address, 422
 * with field errors for the body.
 */
export function decodeInput(
  endpoint: Endpoint,
  wire: WireInput,
): { input: Record<string, unknown> } | { answer: ApiResponse } {
  const input: Record<string, unknown> = {};
  for (const part of ['params', 'query'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const decoded = z.safeDecode(schema, wire[part]);
    if (!decoded.success) {
      return { answer: failureResponse('invalid_request', { errors: fieldErrors(decoded.error) }) };
    }
    input[part] = decoded.data;
  }
  if (endpoint.body) {
    if (!isObject(wire.body)) return { answer: failureResponse('invalid_request') };
    const decoded = z.safeDecode(endpoint.body, wire.body);
    if (!decoded.success) {
      return {
        answer: failureResponse('validation_failed', { errors: fieldErrors(decoded.error) }),
      };
    }
    input.body = decoded.data;
  }
  return { input };
}
