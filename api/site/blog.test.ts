import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { blog } from '#contract/site/blog.ts';
import { type AdminPost, adminBlogs } from '#contract/site/desk-blog.ts';
import { MOST_FOUND } from '#db/site/posts.ts';
import { type Client, TEST_NOW, useApp } from '#test/app.ts';
import { buildBlogCategory, buildPost, postOf } from '#test/site-factories.ts';

const services = useApp();
const PAGE = { page: 1, limit: 6, sort_by: 'published_at', sort_order: 'DESC' } as const;
let staff: Client & { id: string };

beforeEach(async () => {
  services.clock.set(TEST_NOW);
  await services.db.deleteFrom('posts').execute();
  await services.db.deleteFrom('blog_categories').execute();
  staff = await services.asStaff();
});

async function list(query: Partial<Parameters<typeof ask>[0]> = {}) {
  await services.contentSettled();
  return (await ask({ ...PAGE, ...query })).data;
}

const ask = (query: Parameters<typeof services.visitor.call<typeof blog.list>>[1]['query']) =>
  services.visitor.call(blog.list, { query });

const slugs = async (query: Parameters<typeof list>[0] = {}) =>
  (await list(query)).blogs.map(({ slug }) => slug);

const buildPosts = (category_id: string, count: number) =>
  services.db
    .insertInto('posts')
    .values(
      Array.from({ length: count }, () => ({
        slug: randomUUID(),
        title: 'Tempering',
        markdown: 'Cumin first.',
        word_count: 2,
        category_id,
        picture: 'thali',
        published_at: TEST_NOW,
      })),
    )
    .execute();

const daysAgo = (days: number) => TEST_NOW.subtract({ hours: 24 * days });

const read = (id: string) => services.visitor.call(blog.read, { params: { id } });

describe('the list of posts', () => {
  it('is latest first, six to a page', async () => {
    const posts = [];
    for (let day = 1; day <= 8; day++)
      posts.push(await buildPost(services.db, { published_at: daysAgo(day) }));
    const first = await list();
    expect(first.blogs.map(({ id }) => id)).toEqual(posts.slice(0, 6).map(({ id }) => id));
    expect(first.pagination).toEqual({
      page: 1,
      limit: 6,
      total: 8,
      total_pages: 2,
      total_capped: false,
    });
    expect(await slugs({ page: 2 })).toEqual(posts.slice(6).map(({ slug }) => slug));
  });

  it('has no draft and nothing that is still to come', async () => {
    await buildPost(services.db, { published_at: null });
    await buildPost(services.db, { published_at: TEST_NOW.add({ hours: 1 }) });
    expect(await slugs()).toEqual([]);
  });

  it('shows a scheduled post from its very moment on', async () => {
    const at = TEST_NOW.add({ hours: 1 });
    const { slug } = await buildPost(services.db, { published_at: at });
    services.clock.set(at.subtract({ milliseconds: 1 }));
    expect([await slugs(), (await read(slug)).status]).toEqual([[], 404]);
    services.clock.set(at);
    expect([await slugs(), (await read(slug)).status]).toEqual([[slug], 200]);
  });

  it('is of one category, by its id or its slug', async () => {
    const category = await buildBlogCategory(services.db, 'Festivals');
    const { slug } = await buildPost(services.db, { category_id: category.id });
    await buildPost(services.db);
    expect(await slugs({ category_id: category.id })).toEqual([slug]);
    expect(await slugs({ category_id: 'festivals' })).toEqual([slug]);
    expect(await slugs({ category_id: 'nothing-like-it' })).toEqual([]);
  });

  it.each(['\0', 'festivals\0', 'fest\0ivals', 'Festival Sweets!', '%', "'", '--'])(
    'has nothing in what cannot be a category: %j',
    async (category_id) => {
      await buildPost(services.db, {
        category_id: (await buildBlogCategory(services.db, 'Festivals')).id,
      });
      const query = new URLSearchParams({ category_id });
      const { status, data } = await services.visitor.send('GET', `/api/v1/public/blog?${query}`);
      expect([status, data]).toMatchObject([200, { blogs: [], pagination: { total: 0 } }]);
    },
  );

  it('has nothing for a page whose address names what cannot be a category', async () => {
    const query = { ...PAGE, category_id: '\u0000', search: 'a\u0000b' };
    expect((await services.pageCall(blog.list, { query })).blogs).toEqual([]);
  });

  it('leaves out the post whose related ones it lists', async () => {
    const one = await buildPost(services.db);
    const other = await buildPost(services.db, { category_id: one.category_id });
    expect(await slugs({ category_id: one.category_id, except: one.id })).toEqual([other.slug]);
  });

  it.each([
    ['a word of the title', 'khichdi'],
    ['a word of the text in another form', 'soaked'],
    ['the beginning of a word', 'khich'],
    ['several words, in any order', 'overnight KHICHDI'],
    ['words with signs between', "khichdi's (dal) & | !"],
  ])('finds %s', async (_, search) => {
    const { slug } = await buildPost(services.db, {
      title: "Khichdi's comfort",
      markdown: 'Soak the dal overnight.',
    });
    await buildPost(services.db, { title: 'Rotis', markdown: 'Keep them in a cloth.' });
    expect(await slugs({ search })).toEqual([slug]);
  });

  it.each([
    ['festiv', 'festiva', 'festival'],
    ['cook', 'cooki', 'cooking'],
    ['plann', 'planni', 'planning'],
    ['gl', 'gly', 'glycemic'],
    ['th', 'the', 'thep', 'how to make thepla'],
    ['soaked festiva', 'festiva soaks'],
  ])('finds a word at every letter of it: %s, %s', async (...typed) => {
    const { slug } = await buildPost(services.db, {
      title: 'Planning a festival',
      markdown: 'Before cooking thepla, soak the dal: low-glycemic. Make ten.',
    });
    await buildPost(services.db, { title: 'Rotis', markdown: 'Keep them in a cloth.' });
    for (const search of typed) expect([search, await slugs({ search })]).toEqual([search, [slug]]);
  });

  it.each([
    ...['1/2 cup of dal', '½ cup of dal', 'Open 24/7', 'K-9 and mice', 'Table 12-3', 'Rice 2.0'],
    ...['https://example.com/rice 7', 'Ask rice@example.com', 'Rice 03e01e', 'દાળ ભાત'],
  ])('finds a title by itself, whatever is written in it: %s', async (title) => {
    const { slug } = await buildPost(services.db, {
      title,
      excerpt: `What we know about ${title}, every week.`,
    });
    await buildPost(services.db, { title: 'Rotis', markdown: 'Keep them in a cloth.' });
    expect(await slugs({ search: title })).toEqual([slug]);
  });

  it.each(['roti khichdi', '!!!', "'; DROP TABLE posts; --", ':*', '\\'])(
    'finds nothing, calmly, for %s',
    async (search) => {
      await buildPost(services.db, { title: 'Khichdi' });
      const answered = await ask({ ...PAGE, search });
      expect([answered.status, answered.data.blogs]).toEqual([200, []]);
    },
  );

  it('of a search says so when it has more than it counts, and ends with its last page', async () => {
    const { id } = await buildBlogCategory(services.db);
    await buildPosts(id, MOST_FOUND);
    const counted = { total: MOST_FOUND, total_pages: 86 };
    expect((await list({ search: 'cumin', limit: 7 })).pagination).toMatchObject({
      ...counted,
      total_capped: false,
    });
    await buildPosts(id, 1);
    const last = await list({ search: 'cumin', limit: 7, page: 86 });
    expect(last.pagination).toMatchObject({ ...counted, total_capped: true });
    expect(last.blogs).toHaveLength(MOST_FOUND - 85 * 7);
    expect(await slugs({ search: 'cumin', limit: 7, page: 87 })).toEqual([]);
    expect((await list()).pagination).toMatchObject({ total: MOST_FOUND + 1, total_capped: false });
  });

  it('tells of a post what its card shows', async () => {
    const category = await buildBlogCategory(services.db, 'Kitchen craft');
    const post = await buildPost(services.db, {
      category_id: category.id,
      markdown: 'word '.repeat(401),
    });
    expect((await list()).blogs[0]).toEqual({
      id: post.id,
      slug: post.slug,
      title: post.title,
      excerpt: 'What to do with dal.',
      featured_image: null,
      picture: 'dish:Gujarati Dal',
      published_at: '2026-11-17T15:00:00Z',
      category_id: category.id,
      category: 'Kitchen craft',
      category_slug: 'kitchen-craft',
      reading_time: 3,
    });
  });
});

describe('the categories', () => {
  it('are those with something to read, in the kitchen’s order', async () => {
    const [one, two, empty] = [
      await buildBlogCategory(services.db, 'Zest'),
      await buildBlogCategory(services.db, 'Basics'),
      await buildBlogCategory(services.db, 'Empty'),
    ];
    await services.db.updateTable('blog_categories').set({ sort_order: 9 }).execute();
    const sooner = services.db.updateTable('blog_categories').set({ sort_order: 1 });
    await sooner.where('id', '=', one.id).execute();
    for (const category of [one, two]) await buildPost(services.db, { category_id: category.id });
    await buildPost(services.db, { category_id: empty.id, published_at: null });
    await services.contentSettled();
    const { data } = await services.visitor.call(blog.categories, {});
    expect(data.map(({ name }) => name)).toEqual(['Zest', 'Basics']);
  });
});

describe('one post', () => {
  it('is read by id or slug, however its slug is capitalised', async () => {
    const { id, slug } = await buildPost(services.db, { markdown: '## Soak\n\nOvernight.' });
    for (const name of [id, slug, slug.toUpperCase()]) expect((await read(name)).data.id).toBe(id);
    expect((await read(slug)).data.content).toContain('<p>Overnight.</p>');
  });

  it.each(['nothing', 'a\0b', '00000000-0000-4000-8000-000000000000'])(
    'is not found: %s',
    async (id) => {
      const { status, message } = await read(id);
      expect([status, message]).toEqual([404, 'Blog not found']);
    },
  );
});

describe('writing posts', () => {
  const create = async (change: Parameters<typeof postOf>[1] = {}) => {
    const { id } = await buildBlogCategory(services.db);
    return staff.call(adminBlogs.create, { body: postOf(id, change) });
  };

  const change = (
    { id, categoryId, version }: Pick<AdminPost, 'id' | 'categoryId' | 'version'>,
    values: Parameters<typeof postOf>[1],
  ) =>
    staff.call(adminBlogs.update, {
      params: { id },
      body: { ...postOf(categoryId, values), version },
    });

  const readAtDesk = async (id: string) =>
    (await staff.call(adminBlogs.read, { params: { id } })).data;

  it('publishes at once, named by its title, with its beginning for an excerpt', async () => {
    const { data } = await create({ title: 'Storing Rotis!', markdown: '## Warm\n\nIn a cloth.' });
    expect(data).toMatchObject({
      slug: 'storing-rotis',
      excerpt: 'In a cloth.',
      status: 'published',
      publishedAt: TEST_NOW.toString(),
    });
    expect(await slugs()).toEqual(['storing-rotis']);
  });

  it('keeps the moment and the address of a published post when it is changed', async () => {
    const { data } = await create();
    services.clock.set(TEST_NOW.add({ hours: 48 }));
    const changed = await change(data, { title: 'Another title' });
    expect(changed.data).toMatchObject({
      title: 'Another title',
      slug: data.slug,
      publishedAt: data.publishedAt,
    });
  });

  it('schedules for a time to come, and takes a post back to a draft', async () => {
    const at = TEST_NOW.add({ hours: 24 }).toString();
    const { data } = await create({ status: 'scheduled', publishAt: at });
    expect([data.status, data.publishedAt, await slugs()]).toEqual(['scheduled', at, []]);
    const draft = await change(data, { status: 'draft' });
    expect([draft.data.status, draft.data.publishedAt]).toEqual(['draft', null]);
  });

  it('refuses a time that has passed, an address that is taken, a category that is gone', async () => {
    const past = await create({ status: 'scheduled', publishAt: TEST_NOW.toString() });
    expect([past.status, past.code]).toEqual([422, 'publish_time_past']);
    await create({ slug: 'rotis' });
    expect((await create({ slug: 'rotis' })).code).toBe('slug_taken');
    const gone = '00000000-0000-4000-8000-000000000000';
    const answered = await staff.call(adminBlogs.create, { body: postOf(gone) });
    expect([answered.status, answered.code]).toEqual([422, 'category_unknown']);
  });

  it('writes over nothing that somebody else has saved meanwhile', async () => {
    const { data } = await create();
    const answers = await Promise.all([
      change(data, { markdown: 'Mine.' }),
      change(data, { markdown: 'Theirs.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect([refused?.code, refused?.message]).toEqual([
      'conflict',
      'This has changed in the meantime. Please reload and try again.',
    ]);
    const saved = answers.find(({ status }) => status === 200)?.data;
    expect(await readAtDesk(data.id)).toEqual(saved);
    expect(saved?.version).toBe(data.version + 1);
  });

  it('is over theirs once their version is named', async () => {
    const { data } = await create();
    const { data: theirs } = await change(data, { markdown: 'Theirs.' });
    const { data: mine } = await change(theirs, { markdown: 'Mine.' });
    expect(mine).toMatchObject({ markdown: 'Mine.', version: data.version + 2 });
  });

  it('lists posts without their text', async () => {
    const { data } = await create();
    const query = { page: 1, limit: 25, sort: 'createdAt', order: 'DESC' } as const;
    const listed = await staff.call(adminBlogs.list, { query });
    const { markdown: _, ...entry } = data;
    expect(listed.data).toEqual([entry]);
  });

  it('is in the log by its length, never with its words', async () => {
    const excerpt = 'Of the house.';
    const { data } = await create({ excerpt, markdown: 'A secret of the house.' });
    await change(data, { excerpt, markdown: 'Another secret of the house.' });
    const log = await services.db
      .selectFrom('audit_log')
      .where('resource_id', '=', data.id)
      .orderBy('id')
      .select('after')
      .execute();
    expect(JSON.stringify(log)).not.toContain('secret of');
    expect(log.map(({ after }) => (after as AdminPost).markdown)).toEqual([
      '(22 characters)',
      '(28 characters)',
    ]);
  });

  it('takes one of two posts that want the same address at once', async () => {
    const answers = await Promise.all([create({ slug: 'same' }), create({ slug: 'same' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('shows a preview as the shop will, and deletes for good', async () => {
    const body = { markdown: '**Warm** <script>alert(1)</script>' };
    const { data } = await staff.call(adminBlogs.preview, { body });
    expect(data).toEqual({ html: '<p><strong>Warm</strong> alert(1)</p>', readingTime: 1 });
    const post = await create();
    await staff.call(adminBlogs.remove, { params: { id: post.data.id } });
    expect((await read(post.data.slug)).status).toBe(404);
  });
});
