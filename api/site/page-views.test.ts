import { beforeEach, describe, expect, it } from 'vitest';
import { adminPageViews, pageViews } from '#contract/site/page-views.ts';
import { sweepOldRows } from '#db/sweep.ts';
import { TEST_NOW, useApp } from '#test/app.ts';

const services = useApp();

const look = (path: string) => services.visitor.call(pageViews.count, { body: { path } });
const rows = () => services.db.selectFrom('page_views').selectAll().execute();

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  await services.db.deleteFrom('page_views').execute();
});

describe('a page that was looked at', () => {
  it('is counted by day and page, and nothing else is kept', async () => {
    await Promise.all([look('/snacks/khaman-dhokla'), look('/snacks/kesar-penda')]);
    services.clock.set('2026-11-19T04:59:00Z');
    await look('/snacks/khaman-dhokla');
    services.clock.set('2026-11-19T05:00:00Z');
    await look('/snacks/khaman-dhokla');
    expect(await rows()).toEqual([
      { day: '2026-11-18', page: '/snacks/:snack', views: 3 },
      { day: '2026-11-19', page: '/snacks/:snack', views: 1 },
    ]);
  });

  it.each(['/reset-password', '/unsubscribe', '/wp-admin', '/snacks?token=x', '', '/%00'])(
    'is not counted when its address is %j, and the answer is the same',
    async (path) => {
      expect((await look(path)).status).toBe(202);
      expect(await rows()).toEqual([]);
    },
  );
});

describe('the owner', () => {
  it('reads how often each page was looked at in some days', async () => {
    for (const path of ['/', '/snacks', '/snacks']) await look(path);
    services.clock.set(TEST_NOW.add({ hours: 24 }));
    for (const path of ['/', '/', '/pricing']) await look(path);
    const owner = await services.asStaff();
    const read = async (from: string, to: string) =>
      (await owner.call(adminPageViews.list, { query: { from, to } })).data;
    expect(await read('2026-11-18', '2026-11-19')).toEqual([
      { page: '/', views: 3 },
      { page: '/snacks', views: 2 },
      { page: '/pricing', views: 1 },
    ]);
    expect(await read('2026-11-18', '2026-11-18')).toEqual([
      { page: '/snacks', views: 2 },
      { page: '/', views: 1 },
    ]);
    expect(await read('2026-11-20', '2026-11-18')).toEqual([]);
  });

  it('keeps the counts for two years', async () => {
    await look('/');
    await sweepOldRows(services.db, TEST_NOW.add({ hours: 24 * 730 }));
    expect(await rows()).toHaveLength(1);
    await sweepOldRows(services.db, TEST_NOW.add({ hours: 24 * 734 }));
    expect(await rows()).toEqual([]);
  });
});
