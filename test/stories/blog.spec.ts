import { randomUUID } from 'node:crypto';
import { newCategory, publishPost } from './kit/blog.ts';
import { expect, expectAccessibleAtEveryWidth, openAlive, story } from './kit/story.ts';

story('the blog, found, read and handed on', async ({ page, baseURL, noise }) => {
  const home = baseURL ?? '';
  // Posts of this story alone, eight of them: two pages.
  const { id: categoryId, name: category, slug } = await newCategory(home, 'Pickles');
  const word = `achaar${randomUUID().slice(0, 6)}`;
  const titles = ['Lime', 'Mango', 'Carrot', 'Chilli', 'Garlic', 'Lemon', 'Gooseberry'];
  for (const kind of titles) {
    await publishPost(home, {
      categoryId,
      title: `${kind} ${word}`,
      picture: `dish:${kind} Pickle`,
    });
  }
  const table = '| Day | Stir |\n|---|---|\n| 1 | twice |';
  const excerpt =
    'Three weeks in the sun, a clean spoon, and nobody who lifts the lid before it is time for that.';
  const last = await publishPost(home, {
    categoryId,
    title: `Sun and salt, ${word}`,
    excerpt: `${excerpt} ${excerpt}`,
    markdown: `## Salt first\n\nThen <script>alert(1)</script> the sun.\n\n${table}\n\n${'word '.repeat(450)}`,
  });
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  const cards = page.getByRole('list', { name: 'Stories' }).getByRole('listitem');
  const main = page.getByRole('main');

  await story.step('a category, its pages, and a search', async () => {
    await page.goto('/blogs');
    await link(category).click();
    await expect(page).toHaveURL(`/blogs?category=${slug}`);
    await expect(main.getByText(`8 stories in ${category}`)).toBeVisible();
    await expect(cards).toHaveCount(6);
    await expectAccessibleAtEveryWidth(page);
    await link('Next').click();
    await expect(page).toHaveURL(`/blogs?category=${slug}&page=2`);
    await expect(cards).toHaveCount(2);
    await page.getByLabel('Search the blog').fill(`gooseberry ${word}`);
    await expect(page).toHaveURL(new RegExp(`search=gooseberry.*category=${slug}$`));
    await expect(cards).toHaveCount(1);
    await page.getByLabel('Search the blog').fill('unicorn');
    await expect(page.getByRole('heading', { name: 'Nothing here for “unicorn”' })).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
    await link('See all stories').click();
    await expect(page).toHaveURL('/blogs');
    await openAlive(page, `/blogs?category=${slug}`);
  });

  await story.step('a post, what it says, and what to read next', async () => {
    await link(`Read More about ${last.title}`).click();
    await expect(page).toHaveURL(`/blog/${last.slug}`);
    await expect(page).toHaveTitle(/^Sun and salt/);
    await expect(page.getByRole('heading', { name: 'Salt first', level: 2 })).toBeVisible();
    await expect(main.getByText('3 Min')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Table' })).toContainText('twice');
    await expect(main.locator('script')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Read next' })).toBeVisible();
    const next = main.getByRole('listitem').filter({ hasText: 'Read More' });
    await expect(next).toHaveCount(3);
    const phone = page.viewportSize() ?? { width: 360, height: 740 };
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const place of [0, 1, 2]) await expect(next.nth(place)).toBeVisible();
    }
    await page.setViewportSize(phone);
    await expectAccessibleAtEveryWidth(page);
    await link(`Read More about Gooseberry ${word}`).click();
    // Related excerpts are cut at a word.
    const cut = main.getByRole('listitem').filter({ hasText: last.title });
    await expect(cut).toContainText(/before it is time for that…Read More/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Salt first', level: 2 })).toBeVisible();
  });

  await story.step('it is handed on', async () => {
    await page.evaluate(() => {
      Object.assign(navigator, { share: undefined });
      const said: string[] = [];
      Object.assign(window, { said });
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void said.push(text) },
      });
    });
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual([
      `${home}/blog/${last.slug}`,
    ]);
    await expect(link('Send by e-mail')).toHaveAttribute('href', /^mailto:\?subject=Sun%20and/);
  });

  await story.step('and the way back leads to where one was', async () => {
    await link('Back to Blogs').click();
    await expect(page).toHaveURL(`/blogs?category=${slug}`);
    await page.goto(`/blogdetails?slug=${last.slug}`);
    await expect(page.getByRole('heading', { name: last.title })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${home}/blog/${last.slug}`,
    );
    await page.goto('/blogdetails');
    await expect(page).toHaveURL('/blogs');
    noise.expect(/404.*no-such-post/);
    await page.goto('/blog/no-such-post');
    await expect(page.getByRole('heading', { name: 'Blog not found' })).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
    await page.getByRole('main').getByRole('link', { name: 'Back to Blogs' }).click();
    await expect(page).toHaveURL('/blogs');
  });
});

story('the blog when the kitchen cannot be reached', async ({ page, baseURL, noise }) => {
  const home = baseURL ?? '';
  const { id: categoryId, name: category, slug } = await newCategory(home, 'Lost');
  const post = await publishPost(home, { categoryId, title: `Found again, ${slug}` });
  await openAlive(page, '/policy');
  noise.expect(/ERR_FAILED/);
  await page.route('**/api/v1/public/blog?*', (route) => route.abort());
  await page.route(`**/api/v1/public/blog/${post.slug}`, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByText('Failed to load blogs. Please try again later.')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await page.unroute('**/api/v1/public/blog?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(/^\d+ stor/)).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: category })
    .click();
  await expect(page).toHaveURL(`/blogs?category=${slug}`);
  await page.getByRole('link', { name: /^Read More about Found again/ }).click();
  await expect(page.getByText('Failed to load blog. Please try again later.')).toBeVisible();
  await page.unroute(`**/api/v1/public/blog/${post.slug}`);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: post.title })).toBeVisible();
});

story.describe('without JavaScript', () => {
  story.use({ javaScriptEnabled: false });

  story('the blog is found, searched and read', async ({ page, baseURL }) => {
    const home = baseURL ?? '';
    const { id: categoryId, name } = await newCategory(home, 'Plain');
    const title = `Plain rice ${randomUUID().slice(0, 6)}`;
    await publishPost(home, { categoryId, title });
    await page.goto('/blogs');
    await page.getByRole('link', { name }).click();
    await page.getByLabel('Search the blog').fill(title);
    await page.getByLabel('Search the blog').press('Enter');
    await expect(page).toHaveURL(/search=Plain.*category=plain/);
    await page.getByRole('link', { name: `Read More about ${title}` }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText('We cook it every week.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Blogs' }).click();
    await expect(page).toHaveURL('/blogs');
  });

  story('a page that is not there says so, and where to go', async ({ page, noise }) => {
    noise.expect(/404.*nowhere/);
    const answer = await page.goto('/nowhere/at/all');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'This tiffin is empty.' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const ways = page.getByRole('navigation', { name: 'Ways on' });
    await expect(ways.getByRole('link')).toHaveCount(4);
    await page.getByRole('searchbox').fill('roti');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/blogs?search=roti');
  });
});
