import { escapeHtml } from './escape-html.ts';
import type { JsonSchema } from './openapi.ts';

/** Deeper than this an outline no longer helps; the OpenAPI document has the rest. */
const DEEPEST = 4;

const asList = (value: unknown): JsonSchema[] =>
  Array.isArray(value) ? (value as JsonSchema[]) : [];

const isNull = (schema: JsonSchema) => schema.type === 'null';

/** A schema without its null, and whether it had one. */
function withoutNull(schema: JsonSchema): { schema: JsonSchema; nullable: boolean } {
  const choices = asList(schema.anyOf);
  const [only, ...more] = choices.filter((choice) => !isNull(choice));
  const nullable = choices.some(isNull);
  return only && more.length === 0 ? { schema: only, nullable } : { schema, nullable };
}

function nameOf(schema: JsonSchema): string {
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.type === 'array') return `list of ${nameOf(withoutNull(itemsOf(schema)).schema)}`;
  const choices = asList(schema.anyOf).filter((choice) => !isNull(choice));
  if (choices.length > 0) return choices.map(nameOf).join(' or ');
  if (typeof schema.format === 'string') return `${schema.type} (${schema.format})`;
  return typeof schema.type === 'string' ? schema.type : 'anything';
}

const itemsOf = (schema: JsonSchema) => (schema.items ?? {}) as JsonSchema;

/** What bounds a value, in words: `1 to 80 characters`. */
function limitsOf(schema: JsonSchema): string {
  const {
    minLength,
    maxLength,
    minimum,
    maximum,
    default: preset,
  } = schema as Record<string, number>;
  const range = (from: number | undefined, to: number | undefined, unit: string) => {
    if (from !== undefined && to !== undefined && to < 1e9) return `${from} to ${to}${unit}`;
    if (to !== undefined && to < 1e9) return `at most ${to}${unit}`;
    return from !== undefined && from > -1e9 ? `at least ${from}${unit}` : '';
  };
  const said = [range(minLength, maxLength, ' characters'), range(minimum, maximum, '')];
  if (preset !== undefined) said.push(`${JSON.stringify(preset)} when absent`);
  return said.filter(Boolean).join(', ');
}

/** The fields of a schema as nested lists in HTML; empty when it has none. */
export function outlineOf(given: JsonSchema, depth = 0): string {
  const { schema } = withoutNull(given);
  if (schema.type === 'array') return outlineOf(itemsOf(schema), depth);
  const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  if (fields.length === 0 || depth >= DEEPEST) return '';
  const required = new Set((schema.required ?? []) as string[]);
  const rows = fields.map(([name, value]) => {
    const { schema: inner, nullable } = withoutNull(value);
    const limits = limitsOf({ ...inner, ...value });
    const type = nameOf(inner) + (nullable ? ' or null' : '');
    return `<li><code>${escapeHtml(name)}</code> <span class="type">${escapeHtml(type)}</span>${
      required.has(name) ? '' : ' <span class="note">optional</span>'
    }${limits && ` <span class="note">${escapeHtml(limits)}</span>`}${outlineOf(inner, depth + 1)}</li>`;
  });
  return `<ul>${rows.join('')}</ul>`;
}

/** A schema whole: its type, and its fields when it has some. */
export function describeSchema(given: JsonSchema): string {
  const { schema, nullable } = withoutNull(given);
  return `<span class="type">${escapeHtml(nameOf(schema) + (nullable ? ' or null' : ''))}</span>${outlineOf(schema)}`;
}
