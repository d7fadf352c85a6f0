import { expect, it } from 'vitest';
import { pictureSubject } from './picture-subject.ts';
import { drawSubject } from './subjects.ts';

it.each([
  'thali',
  'table',
  'dish:Khaman Dhokla',
  'served:Roti|Jeera Rice|Mohan Thal|Gujarati Dal|Kadhi',
  'tiffin:open',
  'event:pooja',
])('takes %s as it is', (picture) => {
  expect(pictureSubject(picture)).toBe(picture);
});

it.each(['', 'dish:', 'tiffin:golden', 'event:regatta', 'event:constructor', 'https://x.example'])(
  'draws a thali for "%s"',
  (picture) => {
    expect(pictureSubject(picture)).toBe('thali');
    expect(drawSubject(pictureSubject(picture))).toContain('<svg');
  },
);
