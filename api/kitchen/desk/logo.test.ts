import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { servePhotos } from '#api/platform/photos/serve-photos.ts';
import { serveSite } from '#api/site/machines/serve-site.ts';
import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { adminFirstDay } from '#contract/kitchen/first-day.ts';
import { kitchen } from '#contract/kitchen/kitchen.ts';
import { adminLogo } from '#contract/kitchen/logo.ts';
import { useApp } from '#test/app.ts';
import { photoFile } from '#test/photo-files.ts';

const services = useApp({ parts: [servePhotos, serveSite] });

const shown = async () => (await services.visitor.call(kitchen.business, {})).data.logo;
const photos = () => services.db.selectFrom('photos').select('id').execute();

async function setLogo(width: number, height: number) {
  const staff = await services.asStaff();
  const file = await photoFile({ width, height, format: 'png' });
  return staff.call(adminLogo.set, { body: { file: file.toString('base64') } });
}

describe('the logo', () => {
  it('stands in for the name everywhere, until it is removed', async () => {
    expect(await shown()).toBeNull();
    const { data } = await setLogo(600, 200);
    expect(data.logo).toMatchObject({ width: 600, height: 200 });
    expect(data.logo?.src).toMatch(/^\/photos\/[0-9a-f]{32}\/480\.webp$/);
    await services.contentSettled();
    expect(await shown()).toEqual(data.logo);

    const staff = await services.asStaff();
    const { data: list } = await staff.call(adminFirstDay.read, {});
    expect(list.find(({ item }) => item === 'logo')).toMatchObject({ done: true });

    expect((await staff.call(adminLogo.remove, {})).data.logo).toBeNull();
    await services.contentSettled();
    expect(await shown()).toBeNull();
    expect(await photos()).toEqual([]);
    const log = await services.db
      .selectFrom('audit_log')
      .where('resource', '=', 'settings')
      .orderBy('id')
      .select('action')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['set-photo', 'remove-photo']);
  });

  it('leaves nothing of the one before, and the profile as it is', async () => {
    const staff = await services.asStaff();
    const { data: before } = await staff.call(adminSettings.readBusiness, {});
    await setLogo(300, 300);
    await setLogo(320, 100);
    expect(await photos()).toHaveLength(1);
    await staff.call(adminSettings.updateBusiness, { body: { ...before, name: 'Rasoi by Hema' } });
    await services.contentSettled();
    expect(await shown()).toMatchObject({ width: 320, height: 100 });
  });

  it('is refused as a drawing that could hold a program', async () => {
    const staff = await services.asStaff();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const file = Buffer.from(svg).toString('base64');
    const answer = await staff.call(adminLogo.set, { body: { file } });
    expect([answer.status, answer.code]).toEqual([422, 'photo_unreadable']);
  });

  it('is also served as PNG, for mails and for launchers', async () => {
    const { data } = await setLogo(480, 240);
    const at = (name: string) => data.logo?.src.replace(/[^/]*$/, name) ?? '';
    const read = async (name: string) => {
      const { headers, rawPayload, statusCode } = await services.app.inject(at(name));
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      const { width, height } = await sharp(rawPayload).metadata();
      return [width, height];
    };
    expect(await read('480.png')).toEqual([480, 240]);
    expect(await read('icon-192.png')).toEqual([192, 192]);
    expect(await read('icon-512.png')).toEqual([512, 512]);
    expect((await services.app.inject(at('960.png'))).statusCode).toBe(404);
    await services.contentSettled();
    const manifest = (await services.app.inject('/manifest.webmanifest')).json();
    expect(manifest.icons).toHaveLength(4);
    for (const { src, sizes } of manifest.icons)
      expect(src).toBe(at(`icon-${sizes.split('x')[0]}.png`));
  });
});
