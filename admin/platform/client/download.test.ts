import { describe, expect, it } from 'vitest';
import { adminDownloads } from '#contract/kitchen/downloads.ts';
import { createDeskDownload } from './client.ts';
import { failureCode, failureText } from './failure.ts';

const input = { query: { sort: 'createdAt', order: 'DESC', state: 'disabled' } } as const;

function downloadAnswered(answer: Response) {
  const asked: [url: unknown, init: RequestInit | undefined][] = [];
  const download = createDeskDownload({
    session: { token: () => 'a-token' },
    fetch: async (url, init) => {
      asked.push([url, init]);
      return answer;
    },
  });
  return { asked, file: download(adminDownloads.customers, input) };
}

describe('a table that is downloaded', () => {
  it('is asked for as the list shows it, and kept under the name that it came with', async () => {
    const { asked, file } = downloadAnswered(
      new Response('Name\r\n', {
        headers: { 'content-disposition': 'attachment; filename="customers-disabled.csv"' },
      }),
    );
    expect((await file).name).toBe('customers-disabled.csv');
    expect(await (await file).text()).toBe('Name\r\n');
    expect(asked[0]?.[0]).toBe(
      '/api/v1/admin/customers/download?sort=createdAt&order=DESC&state=disabled',
    );
    expect(asked[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer a-token' });
  });

  it('is nothing at all when it breaks off', async () => {
    const pieces = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('Name\r\nAsha'));
        controller.error(new Error('gone'));
      },
    });
    const caught = await downloadAnswered(new Response(pieces)).file.catch((error) => error);
    expect(failureCode(caught)).toBe('network');
  });

  it('says why it was refused', async () => {
    const body = JSON.stringify({ success: false, code: 'downloads_busy' });
    const caught = await downloadAnswered(new Response(body, { status: 503 })).file.catch(
      (error) => error,
    );
    expect(failureText(caught)).toMatch(/^Two tables are being downloaded already/);
  });
});
