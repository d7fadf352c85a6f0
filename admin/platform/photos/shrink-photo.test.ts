import { expect, it } from 'vitest';
import { fileSizeText, sizeToSend, typeToSend } from './shrink-photo.ts';

it('brings the longest side down to 1600 pixels and keeps the shape', () => {
  expect(sizeToSend(4032, 3024)).toEqual({ width: 1600, height: 1200 });
  expect(sizeToSend(3024, 4032)).toEqual({ width: 1200, height: 1600 });
});

it('leaves a small picture as it is, and no side without a pixel', () => {
  expect(sizeToSend(800, 600)).toEqual({ width: 800, height: 600 });
  expect(sizeToSend(9000, 2)).toEqual({ width: 1600, height: 1 });
});

it('keeps what may be transparent', () => {
  expect((['jpeg', 'heic', 'png', 'webp', 'avif'] as const).map(typeToSend)).toEqual([
    'image/jpeg',
    'image/jpeg',
    'image/webp',
    'image/webp',
    'image/webp',
  ]);
});

it('says how large a file is', () => {
  expect([12, 245_000, 1_300_000].map(fileSizeText)).toEqual(['1 KB', '239 KB', '1.2 MB']);
});
