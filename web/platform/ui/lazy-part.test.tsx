import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '#test/builders/fake-server.ts';
import { LazyBoundary } from './lazy-boundary.tsx';
import { lazyPart } from './lazy-part.tsx';

const Hello = ({ name }: { name: string }) => <p>Hello, {name}.</p>;

const inItsPlace = (Part: typeof Hello) => (
  <LazyBoundary room={<p>On its way.</p>}>
    <Part name="Asha" />
  </LazyBoundary>
);

afterEach(() => vi.unstubAllGlobals());

it('keeps the place of what is on its way, and shows it at once when it was prepared', async () => {
  const load = vi.fn(async () => Hello);
  const Lazy = lazyPart(load);
  expect(renderToString(inItsPlace(Lazy))).toContain('On its way.');
  await Lazy.prepare();
  const html = renderToString(inItsPlace(Lazy));
  expect(html).toContain('Asha');
  expect(html).not.toContain('On its way.');
  expect(load).toHaveBeenCalledOnce();
});

it('says why it could not be had, and can be asked for again', async () => {
  vi.stubGlobal('fetch', fakeServer({ broken: true }).fetch);
  const load = vi.fn(async () => Hello).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Lazy = lazyPart(load);
  const { prelude } = await prerenderToNodeStream(inItsPlace(Lazy));
  const html = await text(prelude);
  expect(html).toContain('Unable to connect to the server.');
  expect(html).toContain('Try Again');
  await Lazy.prepare();
  expect(renderToString(inItsPlace(Lazy))).toContain('Asha');
});

it('tells whoever prepares it of a failure', async () => {
  vi.stubGlobal('fetch', fakeServer({}).fetch);
  const Lazy = lazyPart(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(Lazy.prepare()).rejects.toMatchObject({ code: 'outdated_page' });
});
