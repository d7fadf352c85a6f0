import { expect, it } from 'vitest';
import { forTheBrowser } from './slim-contract.ts';

it('leaves an endpoint what a call needs, and nothing that only the server asks', () => {
  const code = `const read = endpoint({
    method: 'GET',
    path: '/v1/home',
    access: 'customer',
    summary: 'Read it (all, of {braces})',
    params: byId,
    limit: { max: 3, windowSeconds: 60, by: 'caller' },
    data: z.object({ status: z.string() }),
    status: 201,
    idempotent: true,
    errors: [...REACHING, 'order_not_found']
  });`;
  expect(forTheBrowser(code).replaceAll(/\s+/g, ' ')).toBe(
    `const read = endpoint({ method: 'GET', path: '/v1/home', params: byId, data: z.object({ status: z.string() }), idempotent: true, });`,
  );
});

it('leaves everything else as it is', () => {
  const code = 'const shape = z.object({ status: z.string(), errors: z.array(z.string()) });';
  expect(forTheBrowser(code)).toBe(code);
});
