import { beforeEach, describe, expect, it } from 'vitest';
import { adminPageViews, pageViews } from '#contract/site/page-views.ts';
import { addUpPageViews, sumPageViews } from '#db/site/page-views.ts';
import { sweepOldRows } from '#db/sweep.ts';
import { TEST_NOW, useApp } from '#test/app.ts';

const services = useApp();

const look = (path: string) => services.visitor.call(pageViews.count, { body: { path } });
const rows = () => services.db.selectFrom('page_views').selectAll().execute();

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  await services.db.deleteFrom('page_views').execute();
  await services.db.deleteFrom('page_view_months').execute();
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

  it('reads the same of any days, whether or not their months are added up', async () => {
    const counted = ['2026-08-01', '2026-08-31', '2026-09-15', '2026-10-31', '2026-11-01'];
    const values = counted.map((day, place) => ({ day, page: '/', views: 10 ** place }));
    await services.db.insertInto('page_views').values(values).execute();
    const bounds = ['2026-07-31', ...counted, '2026-09-30', '2026-10-01', '2026-11-30'];
    const ranges = bounds.flatMap((from) => bounds.map((to) => ({ from, to })));
    const expected = ranges.map(({ from, to }) =>
      values
        .filter(({ day }) => from <= day && day <= to)
        .reduce((sum, { views }) => sum + views, 0),
    );
    const sums = () =>
      Promise.all(
        ranges.map(async (range) => (await sumPageViews(services.db, range))[0]?.views ?? 0),
      );
    expect(await sums()).toEqual(expected);
    const months = () =>
      services.db
        .selectFrom('page_view_months')
        .select(['month', 'views'])
        .orderBy('month')
        .execute();
    // Of October somebody may still be counted at midnight.
    for (const today of ['2026-10-01', '2026-11-01']) await addUpPageViews(services.db, today);
    expect(await months()).toEqual([
      { month: '2026-08-01', views: 11 },
      { month: '2026-09-01', views: 100 },
    ]);
    expect(await sums()).toEqual(expected);
    for (const today of ['2026-11-02', '2026-11-03']) await addUpPageViews(services.db, today);
    expect(await months()).toHaveLength(3);
    expect(await sums()).toEqual(expected);
  });

  it('keeps the counts for two years', async () => {
    await look('/');
    await addUpPageViews(services.db, '2026-12-02');
    const months = () => services.db.selectFrom('page_view_months').selectAll().execute();
    const [aMonth] = await months();
    await sweepOldRows(services.db, TEST_NOW.add({ hours: 24 * 730 }));
    expect(await rows()).toHaveLength(1);
    await sweepOldRows(services.db, TEST_NOW.add({ hours: 24 * 734 }));
    expect(await rows()).toEqual([]);
    expect(await months()).toEqual([aMonth]);
    await sweepOldRows(services.db, Temporal.Instant.from('2028-12-03T12:00:00Z'));
    expect(await months()).toEqual([]);
  });
});
