import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes, pagePolicy } from './csp.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the policy of a page', () => {
  it('allows each inline script by the hash of exactly its bytes', () => {
    const html = '<script>a()</script><script type="module" async="">\n b("<p>é</p>") </script>';
    expect(inlineScriptHashes(html)).toEqual([hash('a()'), hash('\n b("<p>é</p>") ')]);
  });

  it('knows the hash of the empty-handed example of the specification', () => {
    expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]);
  });

  it('names a script once however often it stands in the page', () => {
    expect(inlineScriptHashes('<script>a()</script><script>a()</script>')).toHaveLength(1);
  });

  it('asks for no hash of a file, of data or of nothing', () => {
    const html =
      '<script src="/assets/a.js"></script><script type="application/ld+json">{}</script><script></script>';
    expect(inlineScriptHashes(html)).toEqual([]);
    expect(pagePolicy(html)).toContain("script-src 'self';");
  });

  it.each(['text/javascript', 'application/javascript', 'module', 'module/after-first-frame'])(
    'counts %s as script',
    (type) => {
      expect(inlineScriptHashes(`<script type="${type}">a()</script>`)).toEqual([hash('a()')]);
    },
  );

  it('has no loophole: nothing inline by name, no eval, no other origin, no frames', () => {
    const policy = pagePolicy('<script>a()</script>');
    expect(policy).not.toMatch(/unsafe|nonce|https?:|\*/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
  });
});
