import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDeskBuild } from '#test/desk-build.ts';
import { serveDesk } from './serve-desk.ts';

const app = Fastify();
const desk = makeDeskBuild();

beforeAll(() => serveDesk(app, { buildDirectory: desk.folder }));

afterAll(async () => {
  await app.close();
  desk.remove();
});

describe('the desk under /admin', () => {
  it.each([
    '/admin',
    '/admin/',
    '/admin/kitchen-day?date=2026-11-23',
    '/admin/subscriptions/1/show',
  ])('answers its page at %s, never kept', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>Desk</title>');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('lets no script run that is not its own, and nobody frame it', async () => {
    const policy = (await app.inject('/admin')).headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    const own = createHash('sha256').update(desk.script).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${own}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(String(policy).match(/unsafe-\w+/g)).toEqual(['unsafe-inline']);
  });

  it('serves its hashed files for good', async () => {
    const answer = await app.inject('/admin/assets/index-abc.js');
    expect(answer.body).toBe('export {}');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('says plainly that a file of an earlier build is gone', async () => {
    const answer = await app.inject('/admin/assets/index-old.js');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('text/plain');
  });
});
