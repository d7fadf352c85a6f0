import { afterAll, describe, expect, it } from 'vitest';
import { serveDesk } from '#api/platform/pages/serve-desk.ts';
import { catering } from '#contract/catering/catering.ts';
import { useApp } from '#test/app.ts';
import { buildCatering } from '#test/catering-factories.ts';
import { makeDeskBuild } from '#test/desk-build.ts';

const desk = makeDeskBuild();

const services = useApp({
  env: { publicUrl: 'https://dabba.example' },
  parts: [
    (app) => serveDesk(app, { buildDirectory: desk.folder }),
    (app) => void app.get('/*', () => 'a page'),
  ],
});

afterAll(desk.remove);

/** What browsers are told with whatever is answered (OWASP Secure Headers). */
const SAFE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

describe('every answer', () => {
  it.each([
    ['GET', '/'],
    ['HEAD', '/pricing'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/metrics'],
    ['GET', '/admin/assets/index-abc.js'],
    ['GET', '/admin/assets/gone.js'],
    ['GET', '/api/docs'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/v1/business'],
    ['GET', '/api/v1/addresses'],
    ['GET', '/api/v1/nothing'],
    ['POST', '/pricing'],
    ['DELETE', '/api/v1/business'],
  ] as const)('keeps browsers from harm: %s %s', async (method, url) => {
    const { headers } = await services.visitor.send(method, url);
    expect(headers).toMatchObject(SAFE);
  });

  it('keeps browsers from harm: the page of the desk, whatever its address', async () => {
    for (const url of ['/admin', '/admin/settings']) {
      const { status, headers } = await services.visitor.send('GET', url);
      expect(status).toBe(200);
      expect(headers).toMatchObject({ ...SAFE, 'referrer-policy': 'same-origin' });
    }
  });

  it('keeps browsers from harm: what is worked out, and the same from memory', async () => {
    const { planId } = await buildCatering(services.db);
    await services.contentSettled();
    const url = `/api${catering.calculateMenu.path}`;
    for (const times of [1, 2]) {
      const { status, headers } = await services.visitor.send('POST', url, {
        planId,
        numberOfGuests: 10,
      });
      expect([times, status]).toEqual([times, 200]);
      expect(headers).toMatchObject(SAFE);
    }
  });

  it('lets no page of another origin read it', async () => {
    for (const url of ['/', '/api/v1/business', '/api/docs']) {
      const { headers } = await services.visitor.send('GET', url, undefined, {
        headers: { origin: 'https://elsewhere.example' },
      });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});
