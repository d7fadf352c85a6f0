import { expect, expectAccessibleAtEveryWidth, openAlive, story } from './kit/story.ts';

story('the front page, from the thali to the telephone', async ({ page }) => {
  const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
  const heading = (name: string | RegExp) => page.getByRole('heading', { name });

  await openAlive(page, '/');
  await expectAccessibleAtEveryWidth(page);

  await story.step('the chooser asks what to order', async () => {
    await link('Start an order').click();
    await expect(heading('What would you like?')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link('Start an order')).toBeFocused();
  });

  await story.step('the latest three stories begin here', async () => {
    const stories = page.getByRole('region', { name: 'From our kitchen table' });
    await expect(stories.getByRole('listitem')).toHaveCount(3);
    await stories.getByRole('link', { name: 'All stories' }).click();
    await expect(page).toHaveURL('/blogs');
    await page.goBack();
  });

  await story.step('the kitchen can be asked', async () => {
    await link('Contact Us').click();
    await expect(page).toHaveURL('/contactus');
    await page.goBack();
    await page.getByRole('link', { name: 'Weekly Menu', exact: true }).first().click();
    await expect(page).toHaveURL('/weeklymenu');
  });
});

story('what customers say turns by itself, and waits for its reader', async ({ page }) => {
  const said = page.getByRole('list', { name: 'Heard over the fence' });
  const button = (name: string) => page.getByRole('button', { name });
  const place = () => said.evaluate((list) => Math.round(list.scrollLeft));
  const turned = async () => {
    await page.clock.runFor(3000);
    expect(await place()).toBeGreaterThan(0);
  };

  await page.clock.install();
  await page.goto('/');
  await expect(said.getByRole('listitem')).toHaveCount(10);
  await expect(said.getByText('Sample')).toHaveCount(10);
  await expect(page.getByText(/from 100\+ reviews/)).toHaveCount(0);
  await said.scrollIntoViewIfNeeded();

  await story.step('it stands for somebody who prefers less motion', async () => {
    await expect(button('Turn by itself')).toBeVisible();
    await page.clock.runFor(9000);
    expect(await place()).toBe(0);
  });

  await story.step('it turns once it is started', async () => {
    await button('Turn by itself').click();
    await expect(turned).toPass();
    await expect(page.getByText(/ of 10: /)).toHaveCount(0);
  });

  await story.step('it waits while the focus is inside', async () => {
    await said.focus();
    const here = await place();
    await page.clock.runFor(9000);
    expect(await place()).toBe(here);
  });

  await story.step('it waits while the mouse is over any of it, its buttons included', async () => {
    await said.blur();
    await button('Next').hover();
    const here = await place();
    await page.clock.runFor(9000);
    expect(await place()).toBe(here);
  });

  await story.step('it is turned by hand, and says so', async () => {
    await button('Stop turning by itself').click();
    await said.evaluate((list) => list.scrollTo({ left: 0 }));
    await button('Next').click();
    await expect(page.getByText(/^2 of 10: /)).toBeAttached();
    await button('Previous').click();
    await expect(page.getByText(/^1 of 10: /)).toBeAttached();
    expect(await place()).toBe(0);
  });
});

story('who cooks, and where it goes', async ({ page }) => {
  await page.goto('/aboutus');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleAtEveryWidth(page);

  const map = page.getByRole('img', { name: /^Map of the north shore of Lake Ontario/ });
  await expect(map).toBeVisible();
  const names = await map.locator('text').allTextContents();
  for (const town of ['North York', 'Ajax', 'Oshawa', 'Bowmanville']) expect(names).toContain(town);
  expect(names).not.toContain('Calgary');
  const awayWords = 'Farther away, in Calgary: ask us what we can do there.';
  for (const address of ['/aboutus', '/', '/policy']) {
    if (address !== '/aboutus') await page.goto(address);
    await expect(page.getByText(awayWords)).toBeVisible();
    await expect(page.getByText('Calgary')).toHaveCount(1);
  }
  await page.goto('/aboutus');

  const letters = await map.locator('text').evaluateAll((texts) =>
    texts.map((text) => {
      const { x, y, width, height } = text.getBoundingClientRect();
      return { name: text.textContent, x, y, right: x + width, bottom: y + height };
    }),
  );
  const touching = letters.flatMap((a, place) =>
    letters
      .slice(place + 1)
      .filter((b) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom)
      .map((b) => `${a.name} and ${b.name}`),
  );
  expect(touching).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: 'Weekly Menu' }).click();
  await expect(page).toHaveURL('/weeklymenu');
});

story('both pages read whole without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(
    page.getByRole('list', { name: 'Heard over the fence' }).getByRole('listitem'),
  ).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Start an order' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await page.getByRole('link', { name: 'See them on the map' }).click();
  await expect(page.getByRole('img', { name: /^Map of/ })).toBeVisible();
  await page.getByText('Install the app').click();
  await expect(page.getByRole('heading', { name: /^Now, what/ })).toBeVisible();
  await context.close();
});
