import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawMark } from '#art/logo.ts';
import { READY_DRAWN, readyDrawn } from '#art/ready-drawn.ts';
import { drawSubject } from '#art/subjects.ts';
import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { PAPER } from '#domain/platform/theme.ts';
import { useApp } from '#test/app.ts';
import { shortName } from './icons.ts';
import { serveSite } from './serve-site.ts';

const services = useApp({ parts: [serveSite], env: { publicUrl: 'https://asha.test' } });

const get = (url: string, headers = {}) => services.app.inject({ method: 'GET', url, headers });

const manifest = async () => (await get('/manifest.webmanifest')).json();

describe('the web manifest', () => {
  it('makes the shop an app under the name of the kitchen', async () => {
    const { headers } = await get('/manifest.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json');
    expect(await manifest()).toMatchObject({
      id: '/',
      name: 'Dabba Kitchen',
      short_name: 'Dabba Kitchen',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: PAPER.light,
    });
  });

  it('has the name of another kitchen as soon as the desk has saved it', async () => {
    const staff = await services.asStaff();
    const { data: profile } = await staff.call(adminSettings.readBusiness, {});
    await staff.call(adminSettings.updateBusiness, { body: { ...profile, name: 'Asha & Sons' } });
    expect(await manifest()).toMatchObject({ name: 'Asha & Sons', short_name: 'Asha & Sons' });
  });

  it('names only icons that there are, in the size that it says', async () => {
    const { icons, shortcuts } = await manifest();
    const listed = [...icons, ...shortcuts.flatMap((one: { icons: unknown[] }) => one.icons)];
    expect(listed).toHaveLength(7);
    for (const { src, sizes } of listed) {
      const { rawPayload } = await get(src);
      const { width, height, format } = await sharp(rawPayload).metadata();
      expect([src, `${width}x${height}`, format]).toEqual([src, sizes, 'png']);
    }
  });

  it('is not sent again to whoever has it', async () => {
    const { etag } = (await get('/manifest.webmanifest')).headers;
    const again = await get('/manifest.webmanifest', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    ['Rasoi by Hema', 'Rasoi by Hema'],
    ['The Home Cook of Durham', 'The Home Cook of'],
    ['Annapoornarasoioftheeast', 'Annapoornarasoioftheeast'],
    ['  Ghar   Ka Khana', 'Ghar Ka Khana'],
  ])('shortens %j to %j, whole words', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});

describe('an icon', () => {
  it.each([
    ['/apple-touch-icon.png', 180],
    ['/favicon.ico', 48],
  ])('lies where it is looked for without asking: %s', async (path, size) => {
    const { headers, rawPayload } = await get(path);
    expect(headers['content-type']).toBe('image/png');
    expect((await sharp(rawPayload).metadata()).width).toBe(size);
    const again = await get(path, { 'if-none-match': headers.etag });
    expect(again.statusCode).toBe(304);
  });

  it('is the same in the tab as among the apps', () => {
    const tab = new URL('../../../web/public/favicon.svg', import.meta.url);
    expect(readFileSync(tab, 'utf8').trim()).toBe(drawMark());
  });

  it('for launchers that cut their own shape reaches to the edges', async () => {
    const cornerOf = async (path: string) => {
      const area = { left: 0, top: 0, width: 1, height: 1 };
      return [
        ...(await sharp((await get(path)).rawPayload)
          .ensureAlpha()
          .extract(area)
          .raw()
          .toBuffer()),
      ];
    };
    expect((await cornerOf('/icons/maskable-512.png'))[3]).toBe(255);
    expect((await cornerOf('/icons/512.png'))[3]).toBe(0);
  });
});

describe('a picture that is ready', () => {
  it.each(READY_DRAWN)('is the one that a page would show: %s', async (subject) => {
    const { headers, body } = await get(readyDrawn(subject));
    expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(body).toBe(drawSubject(subject));
  });
});

describe('security.txt', () => {
  it('says whom to tell of a hole, and holds for a year at most', async () => {
    const staff = await services.asStaff();
    const { data: profile } = await staff.call(adminSettings.readBusiness, {});
    const body = { ...profile, email: 'hello@asha.test' };
    await staff.call(adminSettings.updateBusiness, { body });
    const { headers, body: text } = await get('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text.split('\n')).toEqual([
      'Contact: mailto:hello@asha.test',
      'Contact: https://asha.test/contactus',
      'Expires: 2027-02-16T15:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://asha.test/.well-known/security.txt',
      '',
    ]);
  });
});

describe('robots.txt', () => {
  it('keeps crawlers out of the desk and the API, and names the list of pages', async () => {
    const { headers, body } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /admin',
        'Sitemap: https://asha.test/sitemap.xml',
      ]),
    );
  });

  it('keeps them from going through every filter, and from sign-ins that lead back', async () => {
    const { body } = await get('/robots.txt');
    for (const name of ['without', 'day', 'search', 'redirect'])
      expect(body).toContain(`Disallow: /*?${name}=\nDisallow: /*&${name}=\n`);
    expect(body).toContain('Disallow: /*?week=2\nDisallow: /*&week=2\n');
    expect(body).not.toContain('diet');
  });

  it('lets them read that a page of a person’s own is not for them', async () => {
    expect((await get('/robots.txt')).body).not.toContain('/my-orders');
  });
});
