import { describe, expect, it } from 'vitest';
import { canonicalPath, isPricingPage, readSelection, selectionPath } from './selection.ts';

const query = (text = '') => new URLSearchParams(text);

describe('what the address selects', () => {
  it('is monthly tiffins when it says nothing', () => {
    expect(readSelection(undefined, query())).toEqual({ service: 'tiffin', plan: 'monthly' });
  });

  it.each([
    ['service=tiffin&plan=daily', 'tiffin', 'daily'],
    ['plan=weekly', 'tiffin', 'weekly'],
    ['service=catering', 'catering', 'basic'],
    ['service=catering&plan=premium', 'catering', 'premium'],
  ])('reads ?%s', (text, service, plan) => {
    expect(readSelection(undefined, query(text))).toEqual({ service, plan });
  });

  it.each(['daily', 'monthly', 'yearly'] as const)('reads /pricing/%s', (cycle) => {
    expect(readSelection(cycle, query())).toEqual({ service: 'tiffin', plan: cycle });
  });

  it('lets a parameter win over the page it stands on', () => {
    expect(readSelection('daily', query('plan=weekly')).plan).toBe('weekly');
    expect(readSelection('daily', query('service=catering'))).toEqual({
      service: 'catering',
      plan: 'basic',
    });
  });

  it.each(['service=pizza', 'plan=hourly', 'plan=premium', 'service=&plan='])(
    'takes ?%s for nothing said',
    (text) => {
      expect(readSelection(undefined, query(text))).toEqual({ service: 'tiffin', plan: 'monthly' });
    },
  );

  it('is read back from the address that a selector leads to', () => {
    const selected = { service: 'catering', plan: 'premium' } as const;
    const url = new URL(selectionPath(selected), 'http://shop.test');
    expect(readSelection(undefined, url.searchParams)).toEqual(selected);
  });
});

describe('the pages of single cycles', () => {
  it('are those of the route table', () => {
    expect([undefined, 'daily', 'monthly', 'yearly'].every(isPricingPage)).toBe(true);
    expect(['weekly', 'basic', '', 'Daily'].some(isPricingPage)).toBe(false);
  });
});

describe('the canonical address', () => {
  it.each([
    [undefined, '', '/pricing'],
    [undefined, 'service=tiffin', '/pricing'],
    [undefined, 'plan=nonsense', '/pricing'],
    [undefined, 'plan=daily', '/pricing/daily'],
    ['monthly', '', '/pricing/monthly'],
    ['daily', 'plan=weekly', '/pricing?service=tiffin&plan=weekly'],
    ['daily', 'service=catering', '/pricing?service=catering&plan=basic'],
  ])('of /pricing/%s?%s is %s', (cycle, text, canonical) => {
    expect(canonicalPath(cycle, query(text))).toBe(canonical);
  });
});
