import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contract } from '#contract/index.ts';
import { useApp } from '#test/app.ts';

const services = useApp();

const endpoints = Object.entries(contract).flatMap(([noun, table]) =>
  Object.entries(table).map(([name, endpoint]) => ({ id: `${noun}.${name}`, endpoint })),
);

type Operation = {
  operationId: string;
  security: unknown[];
  parameters: {
    name: string;
    in: string;
    required: boolean;
    schema?: { pattern?: string };
  }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<string, { description: string; headers?: object }>;
};

async function openApi() {
  const { text } = await services.visitor.send('GET', '/api/openapi.json');
  return JSON.parse(text) as {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
    servers: { url: string }[];
  };
}

describe('the OpenAPI document', () => {
  it('has every endpoint of the contract once', async () => {
    const { openapi, paths } = await openApi();
    expect(openapi).toBe('3.1.0');
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      endpoints.map(({ id }) => id).sort(),
    );
  });

  it('declares every parameter that stands in a path, and nothing else as one', async () => {
    const { paths } = await openApi();
    for (const [path, operations] of Object.entries(paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
      for (const { parameters } of Object.values(operations)) {
        const declared = parameters.filter((one) => one.in === 'path');
        expect(declared.map(({ name }) => name).sort(), path).toEqual(named);
      }
    }
  });

  it('says what a call needs, what it sends and how it is refused', async () => {
    const { paths, servers } = await openApi();
    expect(servers).toEqual([{ url: 'http://localhost:3000/api' }]);
    const schedule = paths['/v1/public/tiffin/order']?.post;
    expect(schedule?.security).toEqual([{ session: [] }]);
    expect(schedule?.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
    );
    const body = schedule?.requestBody?.content['application/json']?.schema.properties;
    expect(Object.keys(body ?? {})).toContain('deliveryTimeSlot');
    expect(schedule?.responses[409]?.description).toContain('Insufficient credits.');
    expect(paths['/v1/plan-groups/public']?.get?.security).toEqual([]);
  });

  it('names the header in which a proof travels', async () => {
    const { paths } = await openApi();
    const tokens = expect.objectContaining({ name: 'Inquiry-Token', in: 'header' });
    expect(paths['/v1/catering-inquiry/{id}']?.get?.parameters).toContainEqual(tokens);
    expect(paths['/v1/pricing']?.get?.parameters).not.toContainEqual(tokens);
  });

  it('says what answers carry in their headers, and how bodies are refused', async () => {
    const { paths } = await openApi();
    const schedule = paths['/v1/public/tiffin/order']?.post?.responses ?? {};
    const headers = (status: number) => Object.keys(schedule[status]?.headers ?? {});
    expect([headers(401), headers(415), headers(429), headers(503)]).toEqual([
      ['WWW-Authenticate'],
      ['Accept-Encoding'],
      ['Retry-After'],
      ['Retry-After'],
    ]);
    expect(Object.keys(schedule)).toContain('413');
    expect(Object.keys(paths['/v1/pricing']?.get?.responses[304]?.headers ?? {})).toContain('ETag');
    const ofSuccess = (operation: Operation | undefined) =>
      Object.keys(operation?.responses[200]?.headers ?? {});
    expect(ofSuccess(paths['/v1/admin/customers/download']?.get)).toEqual(['Content-Disposition']);
    expect(ofSuccess(paths['/v1/auth/logout']?.post)).toEqual(['Clear-Site-Data']);
    expect(ofSuccess(paths['/v1/pricing']?.get)).toEqual(['ETag', 'Vary']);
  });

  it('says what a query takes, word for word', async () => {
    const { paths } = await openApi();
    const schemaOf = (path: string, wanted: string) =>
      paths[path]?.get?.parameters.find(({ name }) => name === wanted)?.schema;
    const snacks = '/v1/public/snack';
    expect(schemaOf(snacks, 'is_vegetarian')).toMatchObject({ enum: ['true', 'false'] });
    expect(schemaOf(snacks, 'category')).toMatchObject({
      enum: expect.arrayContaining(['savory']),
    });
    expect(schemaOf(snacks, 'ids')?.pattern).toBeDefined();
    const plans = '/v1/admin/subscriptions';
    expect(schemaOf(plans, 'unpaid')).toMatchObject({ enum: ['true', 'false'] });
    expect(schemaOf(plans, 'toPayBack')).toMatchObject({ enum: ['true', 'false'] });
  });
});

describe('what is kept of the docs', () => {
  it.each(['/api/openapi.json', '/api/docs'])('is sent once to who has it: %s', async (url) => {
    const { headers } = await services.visitor.send('GET', url);
    expect(headers.vary).toContain('accept-encoding');
    const again = { headers: { 'if-none-match': String(headers.etag) } };
    const known = await services.visitor.send('GET', url, undefined, again);
    expect(known).toMatchObject({ status: 304, text: '' });
  });
});

describe('the docs page', () => {
  it('shows every endpoint without any script, under a policy that allows only its own style', async () => {
    const { text, headers } = await services.visitor.send('GET', '/api/docs');
    for (const { id, endpoint } of endpoints) {
      expect(text).toContain(`id="${id}"`);
      expect(text).toContain(`/api${endpoint.path}`);
    }
    expect(text).not.toMatch(/<script|style="|\son\w+=/);
    const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});
