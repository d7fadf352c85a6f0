import { describe, expect, it } from 'vitest';
import { failureResponse } from '#api/platform/http/api-response.ts';
import { accounts } from '#contract/account/accounts.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { endpointOf, untrueOf, untrueOfNotAllowed } from './document.ts';

const refused = (code: ErrorCode, headers: Record<string, string>) => {
  const { status, body } = failureResponse(code);
  return {
    status,
    code,
    text: body,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  };
};

describe('an answer that is held against the document', () => {
  it('has every header that is promised', () => {
    expect(untrueOf(accounts.login, refused('unsupported_media', {}))).toEqual([
      '415 has no Accept-Encoding',
    ]);
    const untrue = refused('unsupported_media', { 'accept-encoding': 'identity' });
    expect(untrueOf(accounts.login, untrue)).toEqual([]);
  });

  it('has no header that nobody was told of', () => {
    const headers = { 'retry-after': '5', 'x-frame-options': 'DENY', date: 'today' };
    expect(untrueOf(accounts.login, refused('malformed_json', headers))).toEqual([
      '400 has retry-after, which is not in it',
    ]);
  });

  it('is refused with no other code than its call can be', () => {
    expect(untrueOf(accounts.login, refused('dish_taken', {}))).toEqual([
      'refuses with dish_taken',
      '409 is not among its answers',
    ]);
  });

  it('names the methods there are, where its own is none of them', () => {
    expect(untrueOfNotAllowed(refused('method_not_allowed', {}))).toEqual(['405 has no Allow']);
    expect(untrueOfNotAllowed(refused('method_not_allowed', { allow: 'GET' }))).toEqual([]);
  });
});

describe('the call that an address is for', () => {
  it.each([
    ['POST', '/api/v1/auth/login', '/v1/auth/login'],
    ['GET', '/api/v1/admin/customers/download?sort=name', '/v1/admin/customers/download'],
    ['GET', '/api/v1/admin/customers/7/', '/v1/admin/customers/:id'],
  ])('is found: %s %s', (method, url, path) => {
    expect(endpointOf(method, url)?.path).toBe(path);
  });

  it.each([
    ['PUT', '/api/v1/auth/login'],
    ['GET', '/api/v1/auth/login/more'],
    ['GET', '/api/v1/nothing'],
  ])('is none: %s %s', (method, url) => {
    expect(endpointOf(method, url)).toBeUndefined();
  });
});
