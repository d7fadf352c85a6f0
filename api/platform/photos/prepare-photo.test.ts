import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#api/account/sign-in/passwords.ts';
import { MOST_PHOTO_BYTES } from '#contract/platform/photos.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import { phonePhoto, photoFile } from '#test/photo-files.ts';
import { preparePhoto } from './prepare-photo.ts';

const log = { info: () => {} };

async function prepare(file: Buffer) {
  const photo = await preparePhoto(file, log);
  if (isRefusal(photo)) throw new Error(photo.refused);
  return photo;
}

async function refusalOf(file: Buffer) {
  const photo = await preparePhoto(file, log);
  return isRefusal(photo) ? photo.refused : 'none';
}

const colourAt = async (file: Buffer, left: number, top: number) => {
  const area = { left, top, width: 1, height: 1 };
  const [red = 0, , blue = 0] = await sharp(file).extract(area).raw().toBuffer();
  return red > blue ? 'red' : 'blue';
};

describe('an uploaded photo', () => {
  it('becomes WebP, 480 and 960 pixels wide', async () => {
    const { small, large, width, height } = await prepare(
      await photoFile({ width: 2000, height: 1000 }),
    );
    expect(await sharp(large).metadata()).toMatchObject({
      format: 'webp',
      width: 960,
      height: 480,
    });
    expect(await sharp(small).metadata()).toMatchObject({
      format: 'webp',
      width: 480,
      height: 240,
    });
    expect([width, height]).toEqual([960, 480]);
  });

  it('is never made larger than it is', async () => {
    const { small, large } = await prepare(await photoFile({ width: 300, height: 200 }));
    expect((await sharp(large).metadata()).width).toBe(300);
    expect((await sharp(small).metadata()).width).toBe(300);
  });

  it('stands upright as the phone was held, and says nothing of the phone or the place', async () => {
    const file = await phonePhoto({ width: 1200, height: 800 });
    expect((await sharp(file).metadata()).exif?.includes('Telephone')).toBe(true);
    const { small, large, width, height } = await prepare(file);
    expect([width, height]).toEqual([800, 1200]);
    expect(await colourAt(large, 400, 10)).toBe('red');
    expect(await colourAt(large, 400, 1190)).toBe('blue');
    for (const stored of [small, large]) {
      const { exif, xmp, iptc, orientation } = await sharp(stored).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
    }
  });

  it('keeps what is transparent', async () => {
    const file = await sharp({
      create: { width: 100, height: 100, channels: 4, background: '#f000' },
    })
      .png()
      .toBuffer();
    const { large } = await prepare(file);
    expect((await sharp(large).metadata()).hasAlpha).toBe(true);
  });

  it('has fewer pixels as AVIF, which is unpacked whole', async () => {
    const size = { width: 4_001, height: 4_000 };
    const refused = await preparePhoto(await photoFile({ ...size, format: 'avif' }), log);
    expect(refused).toMatchObject({ refused: 'photo_too_detailed', details: { most: 16 } });
    expect((await prepare(await photoFile(size))).width).toBe(960);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s', async (format) => {
    expect((await prepare(await photoFile({ format }))).width).toBe(120);
  });

  it('may be very long or very high', async () => {
    const long = await prepare(await photoFile({ width: 9000, height: 4 }));
    expect([long.width, long.height]).toEqual([960, 1]);
    const high = await prepare(await photoFile({ width: 4, height: 9000 }));
    expect(high.height).toBe(1920);
  });
});

describe('several photos at once', () => {
  it('are unpacked and packed one at a time', async () => {
    const file = await photoFile({ width: 1_500, height: 1_000 });
    let most = 0;
    const look = () => {
      most = Math.max(most, sharp.counters().process);
    };
    const looking = setInterval(look, 1);
    sharp.queue.on('change', look);
    await Promise.all(Array.from({ length: 4 }, () => prepare(file)));
    sharp.queue.off('change', look);
    clearInterval(looking);
    expect(most).toBe(1);
  });

  it('leave the other threads to whoever hashes a password', async () => {
    // Unpacking it takes far longer than a password.
    const file = await photoFile({ width: 5_000, height: 5_000, format: 'png' });
    const photos = Array.from({ length: 4 }, () => prepare(file));
    await expect.poll(() => sharp.counters().process).toBe(1);
    let changes = 0;
    const count = () => {
      changes += 1;
    };
    sharp.queue.on('change', count);
    await hashPassword('Dal-und-Roti-1');
    sharp.queue.off('change', count);
    expect(changes, 'what was done of the photos before the password').toBe(0);
    await Promise.all(photos);
  });
});

describe('what is no photo is refused', () => {
  it('such as a text file, whatever it is called, and an empty one', async () => {
    expect(await refusalOf(Buffer.from('Dear cook, this is no picture.'))).toBe('photo_unreadable');
    expect(await refusalOf(Buffer.alloc(0))).toBe('photo_unreadable');
  });

  it.each(['gif', 'tiff'] as const)('and a %s', async (format) => {
    expect(await refusalOf(await photoFile({ format }))).toBe('photo_unreadable');
  });

  it('and a drawing that could load things from elsewhere', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';
    expect(await refusalOf(Buffer.from(svg))).toBe('photo_unreadable');
  });

  it('and half of a picture', async () => {
    const file = await photoFile({ width: 600, height: 400 });
    expect(await refusalOf(file.subarray(0, file.length / 2))).toBe('photo_unreadable');
  });

  it('and HEIC, with words of its own', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    expect(await refusalOf(heic)).toBe('photo_is_heic');
  });

  it('and one that unpacks to too many pixels', async () => {
    const file = await photoFile({ width: 10_001, height: 5_000, format: 'png' });
    expect(file.length).toBeLessThan(MOST_PHOTO_BYTES);
    expect(await refusalOf(file)).toBe('photo_too_detailed');
  });

  it('and one of more than 6 MB', async () => {
    expect(await refusalOf(Buffer.alloc(MOST_PHOTO_BYTES + 1))).toBe('photo_too_large');
  });
});
