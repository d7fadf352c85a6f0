import { expect, it } from 'vitest';
import { withOwnIds } from './own-ids.ts';
import { drawSubject } from './subjects.ts';

const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const meantBy = (svg: string) =>
  [...svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(([, used, paint]) => used ?? paint);

it.each(['thali', 'table', 'tiffin:closed', 'event:pooja', 'dish:Kadhi', 'spot:offline'] as const)(
  'a drawing stands beside itself with no id twice: %s',
  (subject) => {
    const svg = drawSubject(subject);
    const page = withOwnIds(svg, 'one-') + withOwnIds(svg, 'two-');
    const ids = idsIn(page);
    expect(ids).toHaveLength(new Set(ids).size);
    for (const id of meantBy(page)) expect(ids).toContain(id);
  },
);

it('leaves what the page has to the page', () => {
  const svg = '<path id="a" fill="url(#art-steel)"/><use href="#a"/><path id="a"/>';
  expect(withOwnIds(svg, 'x-')).toBe(
    '<path id="x-a" fill="url(#art-steel)"/><use href="#x-a"/><path/>',
  );
});
