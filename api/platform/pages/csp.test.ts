import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pagePolicy } from './finished-page.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const scriptsOf = (policy: string) => /script-src ([^;]*);/.exec(policy)?.[1];

describe('the policy of a page', () => {
  it('allows each script of the program by the hash of exactly its bytes', () => {
    const module = '\n b("<p>é</p>") ';
    expect(scriptsOf(pagePolicy(['a()', module]))).toBe(`'self' ${hash('a()')} ${hash(module)}`);
  });

  it('knows the hash of the example of the specification', () => {
    expect(scriptsOf(pagePolicy(["alert('Hello, world.');"]))).toBe(
      "'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  it('names a script once however often it stands in the page, and an empty one never', () => {
    expect(scriptsOf(pagePolicy(['a()', '', 'a()']))).toBe(`'self' ${hash('a()')}`);
  });

  it('has no loophole: nothing inline by name, no eval, no other origin, no frames', () => {
    const policy = pagePolicy(['a()']);
    expect(policy).not.toMatch(/unsafe|nonce|https?:|\*/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
  });
});
