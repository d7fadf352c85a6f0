import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/platform/days.ts';
import { buildDish, buildWeek } from '#test/builders/build-menu.ts';
import { PUBLIC_BUSINESS } from '#test/public-business.ts';
import { menuSeo } from './menu-meta.ts';
import { readMenuView } from './menu-view.ts';

const root = { origin: 'https://dabba.test', business: PUBLIC_BUSINESS };
const week = buildWeek('2026-11-16', { Wednesday: { items: [buildDish('Undhiyu')] } });
const seo = (query: string, came: Parameters<typeof menuSeo>[1] = { week, today: '2026-11-18' }) =>
  menuSeo(readMenuView(new URLSearchParams(query)), came, root);

describe('what search engines read of the menu', () => {
  it('has an address for this week, for the next, and for each diet', () => {
    expect(seo('day=Friday&without=Milk').path).toBe('/weeklymenu');
    expect(seo('week=next&diet=jain').path).toBe('/weeklymenu?week=next&diet=jain');
    expect(seo('week=next').noindex).toBeUndefined();
  });

  it('has no other weeks', () => {
    expect(seo('week=2027-03-01').noindex).toBe(true);
  });

  it('says which week it is, and what is cooked', () => {
    expect(seo('').description).toMatch(/^Nov 16 to 22: what we cook/);
    expect(JSON.stringify(seo('').jsonLd)).toContain('Undhiyu');
  });

  it('fits into what they show, whichever week it is', () => {
    const mondays = Array.from({ length: 60 }, (_, weeks) => addDays('2026-11-02', 7 * weeks));
    const lengths = mondays.map((today) => seo('', { week, today }).description.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(160);
  });

  it('is silent about a menu that did not come', () => {
    expect(seo('', null).jsonLd).toBeUndefined();
  });
});
