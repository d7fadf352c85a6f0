import { expect, it } from 'vitest';
import { slimManifest } from './slim-manifest.ts';

const route = (id: string) => ({ id, module: `/${id}.js`, imports: [`/${id}-part.js`] });
const ids = [
  'home/home-page',
  'catering-inquiry/inquiry-page',
  'catering-inquiry',
  'checkout/checkout-page',
];
const scriptOf = (names: string[]) =>
  `window.__reactRouterManifest=${JSON.stringify({
    url: '/m.js',
    routes: Object.fromEntries(names.map((id) => [id, route(id)])),
  })};`;

it('keeps what a module imports for the routes that links fetch ahead, and for no other', () => {
  const slim = slimManifest(scriptOf(ids));
  const { routes } = JSON.parse(slim.slice(slim.indexOf('{'), -1));
  expect(routes['home/home-page']).toEqual({ ...route('home/home-page'), imports: [] });
  expect(routes['checkout/checkout-page']).toEqual(route('checkout/checkout-page'));
});

it('fails the build when such a route has another name now', () => {
  expect(() => slimManifest(scriptOf(ids.slice(0, -1)))).toThrow('checkout/checkout-page');
});

it('fails the build when the router writes its manifest in another way', () => {
  expect(() => slimManifest('export default {}')).toThrow('no manifest');
});
