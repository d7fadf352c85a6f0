import { describe, expect, it } from 'vitest';
import { useApp } from '#test/app.ts';

const house = useApp({
  env: { publicUrl: 'https://dabba.example' },
  parts: [(app) => void app.get('/*', () => 'a page')],
});

describe('every answer', () => {
  it.each([
    ['GET', '/'],
    ['HEAD', '/pricing'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/metrics'],
    ['GET', '/api/docs'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/v1/business'],
    ['GET', '/api/v1/addresses'],
    ['GET', '/api/v1/nothing'],
    ['POST', '/pricing'],
    ['DELETE', '/api/v1/business'],
  ] as const)('keeps browsers from harm: %s %s', async (method, url) => {
    const { headers } = await house.visitor.send(method, url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });

  it('lets no page of another origin read it', async () => {
    for (const url of ['/', '/api/v1/business', '/api/docs']) {
      const { headers } = await house.visitor.send('GET', url, undefined, {
        headers: { origin: 'https://elsewhere.example' },
      });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});
