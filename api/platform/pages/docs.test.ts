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
  it.each(['/api/openapi.json', '/api/docs', '/api/docs/swagger-ui.css'])(
    'is sent once to who has it: %s',
    async (url) => {
      const { headers } = await services.visitor.send('GET', url);
      expect(headers.vary).toContain('accept-encoding');
      const again = { headers: { 'if-none-match': String(headers.etag) } };
      const known = await services.visitor.send('GET', url, undefined, again);
      expect(known).toMatchObject({ status: 304, text: '' });
    },
  );
});

describe('the docs page', () => {
  const PAGE = '/api/docs';

  it('names every endpoint without any script', async () => {
    const { text } = await services.visitor.send('GET', PAGE);
    const [, plain = ''] = /<noscript>(.*)<\/noscript>/s.exec(text) ?? [];
    for (const { id, endpoint } of endpoints) {
      expect(plain).toContain(`id="${id}"`);
      expect(plain).toContain(`/api${endpoint.path}`);
    }
    expect(plain).not.toMatch(/<script|style=|\son\w+=/);
  });

  it('allows its own files and the one script in it, and nothing else', async () => {
    const { text, headers } = await services.visitor.send('GET', PAGE);
    const inline = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
    expect(inline).toHaveLength(1);
    const hashOf = (inline = '') => createHash('sha256').update(inline).digest('base64');
    const [, style] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'self' 'sha256-${hashOf(inline[0])}'`);
    expect(policy).toContain(`style-src 'self' 'sha256-${hashOf(style)}'`);
    expect(text).not.toMatch(/style="|\son\w+=/);
  });

  it('is sent with the files that draw it', async () => {
    const { text } = await services.visitor.send('GET', PAGE);
    const files = [...text.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(
      ([, url = '']) => url,
    );
    expect(files).toHaveLength(2);
    for (const url of files) {
      const { status, headers } = await services.visitor.send('GET', url);
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(/^text\/(css|javascript); charset=utf-8$/);
    }
  });
});
