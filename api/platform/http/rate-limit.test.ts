import { describe, expect, it } from 'vitest';
import { useApp } from '#test/app.ts';
import { createRateLimiter, GENERAL_LIMIT } from './rate-limit.ts';

const limit = { max: 3, windowSeconds: 10, by: 'address' } as const;

describe('a rate limit', () => {
  it('lets so many through in a window, says how long to wait, and begins anew', () => {
    let now = 0;
    const limiter = createRateLimiter(() => now);
    const take = () => limiter.take('call', 'somebody', limit);
    expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 10]);
    now = 9_100;
    expect(take()).toBe(1);
    now = 10_000;
    expect(take()).toBe(0);
  });

  it('lets another through for each that is given back', () => {
    const limiter = createRateLimiter(() => 0);
    const take = () => limiter.take('call', 'somebody', limit);
    for (let taken = 0; taken < 9; taken++) {
      expect(take()).toBe(0);
      limiter.giveBack('call', 'somebody');
    }
    expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 10]);
    for (let back = 0; back < 9; back++) limiter.giveBack('call', 'somebody');
    limiter.giveBack('call', 'another');
    expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 10]);
  });

  it('counts each call and each caller apart', () => {
    const limiter = createRateLimiter(() => 0);
    for (let taken = 0; taken < 3; taken++) limiter.take('call', 'somebody', limit);
    expect(limiter.take('call', 'another', limit)).toBe(0);
    expect(limiter.take('other call', 'somebody', limit)).toBe(0);
    expect(limiter.take('call', 'somebody', limit)).toBe(10);
  });

  it('forgets what is over instead of growing without end', () => {
    let now = 0;
    const limiter = createRateLimiter(() => now);
    for (let caller = 0; caller < 120_000; caller++) {
      now += 1;
      limiter.take('call', `caller ${caller}`, limit);
    }
    for (let taken = 0; taken < 3; taken++) limiter.take('call', 'caller 119999', limit);
    expect(limiter.take('call', 'caller 119999', limit)).toBeGreaterThan(0);
  });
});

describe('the limit of all calls', () => {
  const services = useApp({ env: { rateLimit: true } });

  it('is counted for each address, and answers in the envelope', async () => {
    const ask = (ip: string) => services.visitor.send('GET', '/api/v1/nothing', undefined, { ip });
    for (let asked = 0; asked < GENERAL_LIMIT.max; asked++) await ask('203.0.113.7');
    const answered = await ask('203.0.113.7');
    expect(answered).toMatchObject({
      status: 429,
      success: false,
      code: 'rate_limited',
      message: 'Too many requests. Please wait a moment and try again.',
    });
    expect(Number(answered.headers['retry-after'])).toBeGreaterThan(0);
    expect(await ask('203.0.113.8')).toMatchObject({ status: 404 });
  });

  it('counts what is not in memory yet, and nothing that is', async () => {
    const ask = (search: number, ip = '203.0.113.9') =>
      services.visitor.send('GET', `/api/v1/public/blog?search=${search}`, undefined, { ip });
    for (let asked = 0; asked < GENERAL_LIMIT.max; asked++) await ask(0);
    for (let word = 1; word < GENERAL_LIMIT.max; word++) await ask(word);
    const answered = await ask(-1);
    expect(answered).toMatchObject({ status: 429, success: false, code: 'rate_limited' });
    expect(Number(answered.headers['retry-after'])).toBeGreaterThan(0);
    expect(answered.headers).toHaveProperty('x-content-type-options');
    expect(await ask(GENERAL_LIMIT.max - 1)).toMatchObject({ status: 200 });
    expect(await ask(-1, '203.0.113.10')).toMatchObject({ status: 200 });
  });
});
