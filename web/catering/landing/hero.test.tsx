import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ON_THE_TABLE } from '#art/table.ts';
import { CATERING_OPTIONS } from '#db/seed/catering-options.ts';
import { Hero } from './hero.tsx';

const dishes = ON_THE_TABLE.map(([name]) => name);

/** What a new kitchen's catering menu has; a shrikhand is called by its flavour there. */
const OFFERED = CATERING_OPTIONS.filter(({ isActive }) => isActive).map(({ category, name }) =>
  category === 'shrikhand' ? `${name} Shrikhand` : name,
);

describe('the table of catering', () => {
  it.each(dishes)('has %s, which can be had', (dish) => {
    expect(OFFERED).toContain(dish);
  });

  it('is told to who does not see it, dish by dish', () => {
    const router = createMemoryRouter([
      { path: '/', element: <Hero plans={undefined} menu={undefined} /> },
    ]);
    const html = renderToStaticMarkup(<RouterProvider router={router} />);
    const told = /aria-label="(A table laid with [^"]*)"/.exec(html)?.[1]?.toLowerCase();
    for (const dish of dishes) expect(told).toContain(dish.toLowerCase());
    expect(told?.split(/, | and /)).toHaveLength(dishes.length + 1);
  });
});
