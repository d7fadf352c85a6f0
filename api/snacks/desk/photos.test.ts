import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { servePhotos } from '#api/platform/photos/serve-photos.ts';
import { MOST_PHOTO_BYTES } from '#contract/platform/photos.ts';
import { snacks } from '#contract/snacks/catalogue.ts';
import { adminSnacks } from '#contract/snacks/desk-catalogue.ts';
import { smallPhoto } from '#domain/platform/photo-paths.ts';
import { type Client, useApp } from '#test/app.ts';
import { phonePhoto, photoFile } from '#test/photo-files.ts';
import { buildSnack } from '#test/snack-factories.ts';

const services = useApp({ parts: [servePhotos] });
let staff: Client & { id: string };

beforeEach(async () => {
  staff = await services.asStaff();
});

const newSnack = async () => ({ id: (await buildSnack(services.db)).id });

const upload = async (params: { id: string }, file: Buffer | Promise<Buffer>) =>
  staff.call(adminSnacks.setPhoto, { params, body: { file: (await file).toString('base64') } });

/** Uploads and answers the path of the photo. */
async function uploaded(params: { id: string }, file: Buffer | Promise<Buffer>): Promise<string> {
  const { data } = await upload(params, file);
  return data.image ?? 'none';
}

const remove = (params: { id: string }) => staff.call(adminSnacks.removePhoto, { params });

const get = (url: string, headers = {}) => services.app.inject({ method: 'GET', url, headers });

const statusOf = async (url: string) => (await get(url)).statusCode;

const inShop = async (params: { id: string }) =>
  (await services.visitor.call(snacks.read, { params })).data.image;

const storedPhotos = async () =>
  (await services.db.selectFrom('photos').select('id').execute()).map(({ id }) => id);

describe('a photo of a snack', () => {
  it('is shown in the shop at once, in lists too', async () => {
    const params = await newSnack();
    expect(await inShop(params)).toBeNull();
    const image = await uploaded(params, photoFile({ width: 1200, height: 800 }));
    expect(image).toMatch(/^\/photos\/[0-9a-f]{32}\/960\.webp$/);
    expect(await inShop(params)).toBe(image);
    const query = { page: 1, limit: 100, sort_by: 'sort_order', sort_order: 'ASC' } as const;
    const { data } = await services.visitor.call(snacks.list, { query });
    expect(data.snacks.find(({ id }) => id === params.id)?.image).toBe(image);
  });

  it('tells nobody where it was taken', async () => {
    const image = await uploaded(await newSnack(), phonePhoto({ width: 1200, height: 800 }));
    const { rawPayload } = await get(image);
    const read = await sharp(rawPayload).metadata();
    expect([read.width, read.height, read.exif]).toEqual([800, 1200, undefined]);
  });

  it('replaces the one before, which is deleted', async () => {
    const params = await newSnack();
    const first = await uploaded(params, photoFile({ seed: 1 }));
    const second = await uploaded(params, photoFile({ seed: 2 }));
    expect(second).not.toBe(first);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    expect(await inShop(params)).toBe(second);
  });

  it('can be removed, and the picture is the drawn one again', async () => {
    const params = await newSnack();
    const image = await uploaded(params, photoFile({ seed: 3 }));
    expect(await statusOf(image)).toBe(200);
    expect((await remove(params)).data.image).toBeNull();
    expect(await inShop(params)).toBeNull();
    expect([await statusOf(image), await statusOf(smallPhoto(image))]).toEqual([404, 404]);
    expect((await remove(params)).status).toBe(200);
  });

  it('is stored once for two snacks, and stays as long as one of them shows it', async () => {
    const [one, other] = [await newSnack(), await newSnack()];
    const image = await uploaded(one, photoFile({ seed: 4 }));
    expect(await uploaded(other, photoFile({ seed: 4 }))).toBe(image);
    await remove(one);
    expect(await statusOf(image)).toBe(200);
    await staff.call(adminSnacks.remove, { params: other });
    expect(await statusOf(image)).toBe(404);
  });

  it('is neither lost nor left behind when it is taken up and let go at once', async () => {
    const [one, other] = [await newSnack(), await newSnack()];
    const file = await photoFile({ seed: 5 });
    for (let round = 0; round < 5; round++) {
      await upload(one, file);
      const both = await Promise.all([remove(one), upload(other, file)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(await statusOf(both[1].data.image ?? '')).toBe(200);
      const again = await Promise.all([remove(other), upload(one, await photoFile({ seed: 6 }))]);
      expect(again.map(({ status }) => status)).toEqual([200, 200]);
    }
    await Promise.all([remove(one), remove(other)]);
    const used = await services.db.selectFrom('snacks').select('photo_id').execute();
    expect((await storedPhotos()).sort()).toEqual(
      [...new Set(used.flatMap(({ photo_id }) => photo_id ?? []))].sort(),
    );
  });

  it('is in the log as a change of the picture, without its bytes', async () => {
    const params = await newSnack();
    const image = await uploaded(params, photoFile({ seed: 7 }));
    await upload(params, photoFile({ seed: 7 }));
    await remove(params);
    const entries = await services.db
      .selectFrom('audit_log')
      .where('resource_id', '=', params.id)
      .orderBy('id')
      .select(['action', 'before', 'after'])
      .execute();
    expect(entries).toMatchObject([
      { action: 'set-photo', before: { image: null }, after: { image } },
      { action: 'remove-photo', before: { image }, after: { image: null } },
    ]);
    expect(Object.keys(entries[0]?.after ?? {})).toEqual(['image', 'updatedAt']);
  });
});

describe('what cannot be a photo', () => {
  it.each([
    ['photo_unreadable', 422, Buffer.from('A letter called samosa.jpg')],
    ['photo_is_heic', 422, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['photo_too_large', 413, Buffer.alloc(MOST_PHOTO_BYTES + 1)],
    ['photo_too_large', 413, Buffer.alloc(20 * 1024 * 1024)],
  ])('is refused as %s (%i) and changes nothing', async (code, status, file) => {
    const params = await newSnack();
    const image = await uploaded(params, photoFile({ seed: 8 }));
    expect(await upload(params, file)).toMatchObject({ status, code });
    expect(await inShop(params)).toBe(image);
  });

  it('is told in words that say what to do, at the field', async () => {
    const words =
      'This file cannot be read as a photo. Please choose a JPEG, PNG, WebP or AVIF file.';
    expect(await upload(await newSnack(), Buffer.from('text'))).toMatchObject({
      message: words,
      errors: [{ field: 'file', message: words }],
    });
    expect((await upload(await newSnack(), Buffer.alloc(7 * 1024 * 1024))).message).toBe(
      'Please choose a photo of at most 6 MB.',
    );
  });

  it('is one that just fits, when its bytes are no picture', async () => {
    expect((await upload(await newSnack(), Buffer.alloc(MOST_PHOTO_BYTES))).code).toBe(
      'photo_unreadable',
    );
  });

  it('has no snack', async () => {
    const params = { id: crypto.randomUUID() };
    expect((await upload(params, photoFile())).code).toBe('snack_not_found');
    expect((await remove(params)).code).toBe('snack_not_found');
  });

  it('is not even read from somebody who may not upload', async () => {
    const url = `/api/v1/admin/snacks/${crypto.randomUUID()}/photo`;
    const customer = await services.asCustomer();
    const tooLarge = { file: 'A'.repeat(9_000_000) };
    expect((await services.visitor.send('PUT', url, tooLarge)).code).toBe('session_expired');
    expect((await customer.send('PUT', url, tooLarge)).code).toBe('forbidden');
    expect((await staff.send('PUT', url, tooLarge)).code).toBe('photo_too_large');
  });
});

describe('serving photos', () => {
  it('gives both widths for good, as what they are', async () => {
    const image = await uploaded(
      await newSnack(),
      photoFile({ width: 1200, height: 800, seed: 9 }),
    );
    for (const [path, width] of [
      [image, 960],
      [smallPhoto(image), 480],
    ] as const) {
      const { statusCode, headers, rawPayload } = await get(path);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers).not.toHaveProperty('set-cookie');
      expect((await sharp(rawPayload).metadata()).width).toBe(width);
    }
  });

  it('sends nothing again to a browser that has it', async () => {
    const image = await uploaded(await newSnack(), photoFile({ seed: 10 }));
    const { etag } = (await get(image)).headers;
    const again = await get(image, { 'if-none-match': etag });
    expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect((await get(image, { 'if-none-match': '"another"' })).statusCode).toBe(200);
    const { etag: small } = (await get(smallPhoto(image))).headers;
    expect(small).not.toBe(etag);
  });

  it('knows no other photos, widths and names', async () => {
    const image = await uploaded(await newSnack(), photoFile({ seed: 11 }));
    const none = '0'.repeat(32);
    const wrong = [
      `/photos/${none}/960.webp`,
      image.replace('960', '961'),
      image.replace('webp', 'jpg'),
      image.toUpperCase().replace('PHOTOS', 'photos').replace('WEBP', 'webp'),
      '/photos/..%2f..%2fpackage.json/960.webp',
      '/photos/%00/960.webp',
    ];
    for (const path of wrong) {
      const { statusCode, headers } = await get(path);
      expect([path, statusCode, headers['cache-control']]).toEqual([path, 404, 'no-store']);
    }
  });
});
