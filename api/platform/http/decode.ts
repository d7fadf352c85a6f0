import * as z from 'zod/mini';
import type { Endpoint, FieldError } from '#contract/platform/endpoint.ts';
import { type Answer, failure } from './answer.ts';

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
): { input: Record<string, unknown> } | { answer: Answer } {
  const input: Record<string, unknown> = {};
  for (const part of ['params', 'query'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const decoded = z.safeDecode(schema, wire[part]);
    if (!decoded.success) {
      return { answer: failure('invalid_request', { errors: fieldErrors(decoded.error) }) };
    }
    input[part] = decoded.data;
  }
  if (endpoint.body) {
    if (!isObject(wire.body)) return { answer: failure('invalid_request') };
    const decoded = z.safeDecode(endpoint.body, wire.body);
    if (!decoded.success) {
      return { answer: failure('validation_failed', { errors: fieldErrors(decoded.error) }) };
    }
    input.body = decoded.data;
  }
  return { input };
}
