import { expect, it } from 'vitest';
import { photoPath, smallPhoto } from './photo-paths.ts';

const id = '0123456789abcdef0123456789abcdef';

it('says where a photo is, large and small', () => {
  expect(photoPath(id, 960)).toBe(`/photos/${id}/960.webp`);
  expect(smallPhoto(photoPath(id, 960))).toBe(photoPath(id, 480));
  expect(smallPhoto('/960.webp/a')).toBe('/960.webp/a');
});
