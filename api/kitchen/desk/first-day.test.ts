import { beforeAll, describe, expect, it } from 'vitest';
import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { adminFirstDay } from '#contract/kitchen/first-day.ts';
import { kitchen } from '#contract/kitchen/kitchen.ts';
import { seedIfEmpty } from '#db/seed/seed.ts';
import { TEST_NOW, useApp } from '#test/app.ts';

const services = useApp();

beforeAll(async () => {
  await seedIfEmpty(services.db, TEST_NOW);
  await services.contentSettled();
});

const readList = async () => {
  const staff = await services.asStaff();
  const { data } = await staff.call(adminFirstDay.read, {});
  return Object.fromEntries(data.map(({ item, ...entry }) => [item, entry]));
};

describe('the first-day list of a new kitchen', () => {
  it('has all of it open, as the seed has left it', async () => {
    const list = await readList();
    expect(Object.values(list).filter(({ done }) => done)).toEqual([]);
    const [, all = '', asSeeded] = /^(\d+) of (\d+) prices/.exec(list.prices?.now ?? '') ?? [];
    expect(Number(all)).toBeGreaterThan(20);
    expect(asSeeded).toBe(all);
    expect(list.menu?.now).toMatch(/^(\d+) of \1 dishes/);
    expect(list.posts?.now).toMatch(/^15 sample posts/);
  });

  it('takes the word of an owner and gives it back, each with its line in the log', async () => {
    const staff = await services.asStaff();
    const say = (lookedAt: boolean) =>
      staff.call(adminFirstDay.lookAt, { params: { item: 'prices' }, body: { lookedAt } });
    const { data } = await say(true);
    expect(data.find(({ item }) => item === 'prices')).toMatchObject({ done: true });
    await say(true);
    expect((await readList()).prices).toMatchObject({ done: true, lookedAt: true });
    await say(false);
    expect((await readList()).prices).toMatchObject({ done: false, lookedAt: false });
    const log = await services.db
      .selectFrom('audit_log')
      .where('resource', '=', 'first-day')
      .orderBy('id')
      .select(['action', 'resource_id'])
      .execute();
    expect(log).toEqual([
      { action: 'look-at', resource_id: 'prices' },
      { action: 'look-again', resource_id: 'prices' },
    ]);
  });

  it('takes nobody’s word for an address that is an example', async () => {
    const staff = await services.asStaff();
    const path = '/api/v1/admin/first-day/payment';
    expect((await staff.send('PUT', path, { lookedAt: true })).status).toBe(400);
    expect((await readList()).payment?.done).toBe(false);
  });

  it('makes drafts of the samples and of no other post', async () => {
    const staff = await services.asStaff();
    await services.db
      .updateTable('posts')
      .set({ markdown: 'Told by ourselves.' })
      .where('slug', '=', 'winter-tiffin')
      .execute();
    const { data } = await staff.call(adminFirstDay.unpublishSamples, {});
    expect(data.find(({ item }) => item === 'posts')).toMatchObject({ done: true });
    const posts = await services.db
      .selectFrom('posts')
      .select(['slug', 'published_at', 'version'])
      .execute();
    expect(posts.filter((post) => post.published_at).map(({ slug }) => slug)).toEqual([
      'winter-tiffin',
    ]);
    expect(posts.filter(({ version }) => version === 2)).toHaveLength(14);
  });
});

describe('what the shop says of the kitchen', () => {
  const business = async () => {
    await services.contentSettled();
    return (await services.visitor.call(kitchen.business, {})).data;
  };

  it('leaves out what is an example and claims no rating, until the owner has entered it', async () => {
    expect(await business()).toMatchObject({
      name: 'Dabba Kitchen',
      ...{ phone: null, email: null, address: null, tellsHowToPay: false },
      rating: { shown: false },
    });
    expect((await services.visitor.call(kitchen.testimonials, {})).data).toEqual([]);
    const { data: about } = await services.visitor.call(kitchen.about, {});
    expect(about.examples).toMatchObject({ phone: '+19055550142' });

    const staff = await services.asStaff();
    const { data: stored } = await staff.call(adminSettings.readBusiness, {});
    await staff.call(adminSettings.updateBusiness, {
      body: {
        ...stored,
        phone: '+19055550117',
        paymentWays: [{ name: 'Interac e-Transfer', details: 'Send to pay@rasoi.test.' }],
      },
    });
    expect(await business()).toMatchObject({
      ...{ phone: '+19055550117', email: null, tellsHowToPay: true },
    });
    await services.contentSettled();
    expect((await services.visitor.call(kitchen.about, {})).data.examples).toBeNull();
    expect((await readList()).payment).toEqual({
      now: 'Customers are told how to pay by Interac e-Transfer.',
      ...{ done: true, lookedAt: false },
    });
  });

  it('tells no rating beside samples of what customers say, and tells it once they are gone', async () => {
    const staff = await services.asStaff();
    const { data: profile } = await staff.call(adminSettings.readBusiness, {});
    const showSamples = async (shown: boolean) => {
      const { data } = await staff.call(adminSettings.readTestimonials, {});
      await staff.call(adminSettings.updateTestimonials, { body: { ...data, shown } });
    };
    const rating = { ...profile.rating, shown: true };
    await staff.call(adminSettings.updateBusiness, { body: { ...profile, rating } });
    expect((await business()).rating.shown).toBe(true);
    await showSamples(true);
    expect((await business()).rating.shown).toBe(false);
    await showSamples(false);
    expect((await business()).rating.shown).toBe(true);
  });
});
