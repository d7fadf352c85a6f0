import { describe, expect, it } from 'vitest';
import { photoKind, photoPath, smallPhoto } from './photo-paths.ts';

const id = '0123456789abcdef0123456789abcdef';

it('says where a photo is, large and small', () => {
  expect(photoPath(id, 960)).toBe(`/photos/${id}/960.webp`);
  expect(smallPhoto(photoPath(id, 960))).toBe(photoPath(id, 480));
  expect(smallPhoto('/960.webp/a')).toBe('/960.webp/a');
});

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const heif = (...brands: string[]) =>
  bytes(`\0\0\0\x20ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`);

describe('the kind of a picture', () => {
  it.each([
    ['jpeg', bytes('\xff\xd8\xff\xe1 and more')],
    ['png', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
    ['webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
    ['avif', heif('avif', 'mif1', 'avif', 'miaf')],
    ['avif', heif('mif1', 'avif', 'miaf')],
    ['heic', heif('heic', 'mif1', 'heic')],
    ['heic', heif('mif1', 'heic')],
    ['avif', heif('avis', 'msf1')],
  ])('is %s', (kind, file) => {
    expect(photoKind(file)).toBe(kind);
  });

  it.each(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])(
    'is what Apple’s phones write for the brand %s',
    (brand) => {
      expect(photoKind(heif(brand))).toBe('heic');
    },
  );

  it.each([
    ['nothing', ''],
    ['text', 'This was a text file.jpg'],
    ['a drawing with programs in it', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['a moving picture', 'GIF89a'],
    ['a sound', 'RIFF\x10\0\0\0WAVEfmt '],
    ['a sound in another file', 'RIFX\x10\0\0\0WEBPVP8 '],
    ['a brand in another file', '\0\0\0\x20xtypavif\0\0\0\0avifmiaf'],
    ['a film', '\0\0\0\x20ftypisom\0\0\0\0isomiso2mp41'],
  ])('is none for %s', (_what, file) => {
    expect(photoKind(bytes(file))).toBeNull();
  });
});
