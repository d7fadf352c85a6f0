import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { finishPage } from './finished-page.ts';

describe('a finished page', () => {
  it('carries the same bytes in every form, and the policy of its own scripts', async () => {
    const html = Buffer.from(
      '<p>Gujarati dal · खाना</p><script>a()</script><script>typed()</script>',
    );
    const page = finishPage(200, html.toString(), { scripts: ['a()'] });
    expect(brotliDecompressSync(await page.compressed('br'))).toEqual(html);
    expect(gunzipSync(await page.compressed('gzip'))).toEqual(html);
    expect(page.policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/);
  });

  it('is compressed once in each coding, however many ask', async () => {
    const page = finishPage(200, '<p>Dal</p>');
    const [first, second] = await Promise.all([page.compressed('br'), page.compressed('br')]);
    expect(second).toBe(first);
    expect(await page.compressed('gzip')).not.toBe(first);
  });

  it('has an ETag that changes with its content and with nothing else', () => {
    const [one, same, other] = ['a', 'a', 'b'].map((body) => finishPage(200, body));
    expect(same?.etag).toBe(one?.etag);
    expect(other?.etag).not.toBe(one?.etag);
    expect(one?.etag).toMatch(/^W\/"[\w-]{27}"$/);
  });
});
