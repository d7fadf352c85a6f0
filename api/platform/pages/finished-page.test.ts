import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { finishPage, pagePolicy } from './finished-page.ts';

describe('a finished page', () => {
  it('carries the same bytes in every form, and the policy of its own scripts', async () => {
    const html = Buffer.from(
      '<p>Gujarati dal · खाना</p><script>a()</script><script>typed()</script>',
    );
    const page = finishPage(200, html, { scripts: ['a()'] });
    expect(brotliDecompressSync(await page.compressed('br'))).toEqual(html);
    expect(gunzipSync(await page.compressed('gzip'))).toEqual(html);
    expect(page.policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/);
  });

  it('is compressed once in each coding, however many ask', async () => {
    const page = finishPage(200, Buffer.from('<p>Dal</p>'));
    const [first, second] = await Promise.all([page.compressed('br'), page.compressed('br')]);
    expect(second).toBe(first);
    expect(await page.compressed('gzip')).not.toBe(first);
  });

  it('has an ETag that changes with its content and with nothing else', () => {
    const [one, same, other] = ['a', 'a', 'b'].map((body) => finishPage(200, Buffer.from(body)));
    expect(same?.etag).toBe(one?.etag);
    expect(other?.etag).not.toBe(one?.etag);
    expect(one?.etag).toMatch(/^W\/"[\w-]{27}"$/);
  });
});

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
