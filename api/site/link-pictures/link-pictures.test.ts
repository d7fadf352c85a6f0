import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  ClientDisconnected,
  createWorkQueue,
  WorkQueueFull,
} from '#api/platform/queues/work-queue.ts';
import { PAGE_PICTURES } from '#contract/platform/link-pictures.ts';
import { adminSnacks } from '#contract/snacks/desk-catalogue.ts';
import { TEST_NOW, useApp } from '#test/app.ts';
import { photoFile } from '#test/photo-files.ts';
import { buildPost } from '#test/site-factories.ts';
import { buildSnack } from '#test/snack-factories.ts';
import { composePreview, fitLines, widthOf } from './compose.ts';
import { createPreviewDrawer } from './draw-preview.ts';
import { serveLinkPictures } from './serve-link-pictures.ts';

const services = useApp({ parts: [serveLinkPictures] });

const get = (name: string, headers = {}) =>
  services.app.inject({ method: 'GET', url: `/link-pictures/${name}.png`, headers });

describe('a picture for link previews', () => {
  it.each(PAGE_PICTURES)('of the page %s is 1200 x 630 pixels', async (name) => {
    const { statusCode, headers, rawPayload } = await get(name);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
    // Many services take no more.
    expect(rawPayload.length).toBeLessThan(300_000);
  });

  it('is not sent again to whoever has it', async () => {
    const { etag, 'cache-control': caching } = (await get('home')).headers;
    expect(caching).toBe('public, max-age=3600');
    const again = await get('home', { 'if-none-match': etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('of a snack is another one as soon as the snack has another name', async () => {
    const { slug, id } = await buildSnack(services.db, { name: 'Khandvi of the house' });
    const first = (await get(`snacks/${slug}`)).headers.etag;
    await services.db.updateTable('snacks').set({ name: 'Dabeli' }).where('id', '=', id).execute();
    await services.contentSettled();
    const second = await get(`snacks/${slug}`);
    expect(second.statusCode).toBe(200);
    expect(second.headers.etag).not.toBe(first);
  });

  it('shows the photo of a snack that has one', async () => {
    const staff = await services.asStaff();
    const { slug, id } = await buildSnack(services.db);
    const blue = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#14f' },
    })
      .jpeg()
      .toBuffer();
    const body = { file: blue.toString('base64') };
    await staff.call(adminSnacks.setPhoto, { params: { id }, body });
    const { rawPayload } = await get(`snacks/${slug}`);
    const area = { left: 890, top: 315, width: 1, height: 1 };
    const [red = 255, , blueness = 0] = await sharp(rawPayload).extract(area).raw().toBuffer();
    expect(red).toBeLessThan(60);
    expect(blueness).toBeGreaterThan(200);
  });

  it('of a post is there once the post is', async () => {
    const { slug } = await buildPost(services.db, { title: 'How to plan a katha for 50' });
    const draft = await buildPost(services.db, { published_at: null });
    const tomorrow = await buildPost(services.db, { published_at: TEST_NOW.add({ hours: 24 }) });
    await services.contentSettled();
    expect((await get(`blog/${slug}`)).statusCode).toBe(200);
    expect((await get(`blog/${draft.slug}`)).statusCode).toBe(404);
    expect((await get(`blog/${tomorrow.slug}`)).statusCode).toBe(404);
  });

  it('is not there for any other name', async () => {
    const { id } = await buildSnack(services.db);
    const tooLong = 'a'.repeat(121);
    const wrong = [
      ...['nothing', 'constructor', 'snacks/nothing', `snacks/${id}`, 'blog/', 'blog/%00'],
      ...[`blog/${tooLong}`, `snacks/${tooLong}`],
    ];
    for (const name of wrong) {
      const { statusCode, headers } = await get(name);
      expect([name, statusCode, headers['cache-control']]).toEqual([name, 404, 'no-store']);
    }
    const { statusCode } = await services.app.inject({ method: 'GET', url: '/link-pictures/home' });
    expect(statusCode).toBe(404);
  });
});

const lineOf = (mostWaiting: number) =>
  createWorkQueue({ atOnce: 1, mostWaiting, retryAfterSeconds: 10 });

describe('drawing', () => {
  const preview = (title: string) => ({ kitchen: 'Asha', title, subject: 'thali' as const });

  it('is done once for all who ask, and refused when too many wait', async () => {
    const draw = createPreviewDrawer(async () => null, lineOf(11));
    const asked = Array.from({ length: 16 }, (_, i) => draw(preview(`Dal ${i}`)));
    const again = draw(preview('Dal 0'));
    const answered = await Promise.allSettled(asked);
    const refused = answered.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.map((error) => error instanceof WorkQueueFull)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const first = await again;
    expect(await asked[0]).toBe(first);
    expect(await draw(preview('Dal 0'))).toBe(first);
  });

  it('is waited for by as many as a crawler has connections, and left by those who hang up', async () => {
    const line = lineOf(100);
    const draw = createPreviewDrawer(async () => null, line);
    const leaving = new AbortController();
    const asked = Array.from({ length: 10 }, (_, i) => draw(preview(`Kadhi ${i}`)));
    const left = draw(preview('Rajma'), leaving.signal);
    leaving.abort(new ClientDisconnected());
    await expect(left).rejects.toBeInstanceOf(ClientDisconnected);
    expect(line.waiting).toBe(9);
    expect(new Set((await Promise.all(asked)).map(({ etag }) => etag)).size).toBe(10);
  });

  it('goes on after one that failed', async () => {
    const draw = createPreviewDrawer(
      async () => Promise.reject(new Error('no database')),
      lineOf(10),
    );
    await expect(draw({ ...preview('Dal'), photo: '/photos/1/960.webp' })).rejects.toThrow();
    expect((await draw(preview('Kadhi'))).bytes.length).toBeGreaterThan(0);
  });

  it('shows what is drawn when the photo is gone', async () => {
    const draw = createPreviewDrawer(async () => null, lineOf(10));
    const without = await draw(preview('Dal'));
    expect((await draw({ ...preview('Dal'), photo: '/photos/1/960.webp' })).etag).toBe(
      without.etag,
    );
  });

  it('asks for no font and no file of the machine', () => {
    for (const subject of ['tiffin:weekly', 'tiffin:monthly', 'event:pooja'] as const) {
      const svg = composePreview({
        kitchen: 'Asha & <Sons>',
        kind: 'A & B',
        title: '<b>',
        subject,
      });
      expect(svg).not.toMatch(/<text|font-family|file:|<b>/);
    }
  });
});

describe('a title', () => {
  const look = { size: 58, weight: 800, color: '#000' } as const;
  const title =
    'How to plan a katha for fifty people without losing your mind, your voice or your steel plates to the neighbours';

  it('is broken into lines that fit, and shortened at a word', () => {
    const lines = fitLines(title, look, 530, 3);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/\w…$/);
    for (const line of lines) expect(widthOf(line, look)).toBeLessThanOrEqual(530);
  });

  it('does not leave a last word alone', () => {
    const lines = fitLines('A home kitchen and who cooks in it', look, 530, 3);
    expect(lines.at(-1)?.split(' ').length).toBeGreaterThan(1);
  });

  it.each(['', 'Dal', 'Supercalifragilisticexpialidociousandmore', 'ગુજરાતી દાળ'])(
    'may be %j',
    (text) => {
      const lines = fitLines(text, look, 530, 3);
      expect(lines.join('')).toBe(text.replaceAll(' ', lines.length > 1 ? '' : ' '));
    },
  );
});

it('photos of any shape fill their place', async () => {
  const photo = await photoFile({ width: 300, height: 1200 });
  const draw = createPreviewDrawer(async () => photo, lineOf(10));
  const drawn = await draw({
    kitchen: 'Asha',
    title: 'Dal',
    subject: 'thali',
    photo: '/photos/1/960.webp',
  });
  const { width, height } = await sharp(drawn.bytes).metadata();
  expect([width, height]).toEqual([1200, 630]);
});
