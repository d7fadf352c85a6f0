import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { serveFewPages } from '#test/few-pages.ts';

describe('serving the shop', () => {
  it('sends a public page with its policy, which allows no script that merely stands in it, and ETag', async () => {
    const { get } = serveFewPages();
    const { statusCode, headers } = await get('/');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers.vary).toBe('accept-encoding');
  });

  it('answers 304 with the policy to whoever has the page already', async () => {
    const { get } = serveFewPages();
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(headers.etag);
  });

  it('renders a public page once until content changes', async () => {
    const { get, rendered, change } = serveFewPages();
    await get('/');
    await get('/');
    expect(rendered).toEqual(['/']);
    change();
    await get('/');
    expect(rendered).toEqual(['/', '/']);
  });

  it('renders a page from its declared parameters, each once and in order, whatever else stands there', async () => {
    const { get, rendered } = serveFewPages();
    await get('/pricing?plan=daily&utm_source=x&service=tiffin');
    await get('/pricing?service=tiffin&plan=daily&plan=other&q=%3Cscript%3E');
    expect(rendered).toEqual(['/pricing?service=tiffin&plan=daily']);
  });

  it('keeps no page of a search, and reads all of its address', async () => {
    const { get, rendered } = serveFewPages();
    for (const url of ['/snacks?page=2', '/snacks?page=2&search=', '/snacks?page=2&search=patra'])
      for (const _again of [1, 2]) await get(url);
    expect(rendered).toEqual([
      '/snacks?page=2',
      '/snacks?page=2&search=patra',
      '/snacks?page=2&search=patra',
    ]);
  });

  it('does not let one address speak for another by the way it is written', async () => {
    const { get, rendered } = serveFewPages();
    const one = await get('/pricing?service=tiffin%26plan%3Ddaily');
    const other = await get('/pricing?service=tiffin&plan=daily');
    expect(rendered).toHaveLength(2);
    expect(one.body).not.toBe(other.body);
  });

  it('renders one page for all addresses that mean the same, and sends on what names the unknown', async () => {
    const { get, rendered } = serveFewPages();
    const asked = ['?without=Milk&day=1', '?day=1&without=Milk&redirect=x'];
    const pages = await Promise.all(asked.map((query) => get(`/menu${query}`)));
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(rendered).toEqual(['/menu?without=Milk&day=1']);
    const { statusCode, headers } = await get('/menu?without=Plutonium,Milk&day=1');
    expect([statusCode, headers.location]).toEqual([302, '/menu?without=Milk&day=1']);
    expect(rendered).toHaveLength(1);
  });

  it('renders a page that declares nothing each time', async () => {
    const { get, rendered } = serveFewPages();
    await get('/my-orders?tab=tiffin');
    await get('/my-orders?tab=tiffin');
    expect(rendered).toEqual(['/my-orders?tab=tiffin', '/my-orders?tab=tiffin']);
  });

  it.each(['/skip-delivery?token=x', '/Skip-Delivery?token=x'])(
    'lets nobody keep a page whose address carries a secret, or see where it leads from: %s',
    async (url) => {
      const { get } = serveFewPages();
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect(headers.etag).toBeUndefined();
      expect((await get('/my-orders')).headers['x-robots-tag']).toBeUndefined();
    },
  );

  it('keeps no page of a bad moment, and tells nobody else to', async () => {
    const { get, rendered } = serveFewPages();
    const { statusCode, headers } = await get('/gone');
    await get('/gone');
    expect(statusCode).toBe(503);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['retry-after']).toBe('30');
    expect(headers.etag).toBeUndefined();
    expect(rendered).toHaveLength(2);
  });

  it('shows a page that had to do without some of its data, and does not keep it', async () => {
    const { get, rendered, setDatabase } = serveFewPages();
    setDatabase(false);
    const poor = await get('/contacts');
    expect(poor.statusCode).toBe(200);
    expect(poor.headers['cache-control']).toBe('no-store');
    expect(poor.headers.etag).toBeUndefined();
    setDatabase(true);
    expect((await get('/contacts')).headers['cache-control']).toBe('public, no-cache');
    await get('/contacts');
    expect(rendered).toEqual(['/contacts', '/contacts']);
  });

  it('shows a page of what was read before, and keeps the one that was kept', async () => {
    const { get, rendered, readLast, change } = serveFewPages();
    readLast(true);
    const poor = await get('/contacts');
    expect([poor.statusCode, poor.headers['cache-control']]).toEqual([200, 'no-store']);
    readLast(false);
    const whole = await get('/contacts');
    change();
    readLast(true);
    const last = await get('/contacts');
    expect([last.body, last.headers.etag]).toEqual([whole.body, whole.headers.etag]);
    readLast(false);
    await get('/contacts');
    await get('/contacts');
    expect(rendered).toHaveLength(4);
  });

  it('takes no header of a visitor into a page', async () => {
    const { get } = serveFewPages();
    const plain = await get('/');
    const other = serveFewPages();
    const odd = await other.get('/', {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      cookie: 'theme=dark',
      authorization: 'Bearer token',
    });
    expect(odd.body).toBe(plain.body);
    expect(odd.headers.etag).toBe(plain.headers.etag);
  });

  it('sends the form that the browser takes', async () => {
    const { get } = serveFewPages();
    const page = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(page.headers['content-encoding']).toBe('br');
    expect((await get('/')).headers['content-encoding']).toBeUndefined();
  });

  it('answers HEAD like GET, without the page', async () => {
    const { app } = serveFewPages();
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/pricing' });
    expect([statusCode, body]).toEqual([200, '']);
    expect(headers.etag).toBeDefined();
  });

  it('sends on from a page that is kept at other addresses', async () => {
    const { get } = serveFewPages();
    const { statusCode, headers } = await get('/story');
    expect(statusCode).toBe(302);
    expect(headers.location).toBe('/stories');
    expect((await get('/story?id=1')).body).toContain('/story?id=1');
  });

  it.each(['/pricing.data', '/_.data', '/__manifest'])('has nothing at %s', async (url) => {
    const { get, rendered } = serveFewPages();
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(rendered).toEqual([]);
  });

  it.each([
    ['/pricing/?service=tiffin', '/pricing?service=tiffin'],
    ['/my-orders///', '/my-orders'],
  ])('sends %s to %s, never off this site', async (url, goal) => {
    const { get } = serveFewPages();
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(308);
    expect(headers.location).toBe(goal);
  });

  it.each([
    ['//evil.example/', 308, '/evil.example'],
    ['//evil.example//', 308, '/evil.example'],
    ['///', 308, '/'],
    ['//evil.example/pricing', 404, undefined],
    ['http://evil.example/', 400, undefined],
    ['*', 400, undefined],
  ])('takes the request line %s for a path of its own', async (path, status, goal) => {
    const { app, rendered } = serveFewPages();
    await app.listen({ port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const [response] = await once(request({ port, path }).end(), 'response');
    response.resume();
    await app.close();
    expect(response.statusCode).toBe(status);
    if (status === 400) expect(response.headers['content-type']).toMatch('application/json');
    expect(response.headers.location).toBe(goal);
    expect(rendered).toEqual(status === 404 ? ['//evil.example/pricing'] : []);
  });
});
