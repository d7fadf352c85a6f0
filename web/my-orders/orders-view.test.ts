import { describe, expect, it } from 'vitest';
import { type OrdersView, readView, writeView } from './orders-view.ts';

const read = (search: string) => readView(new URLSearchParams(search));

describe('the view in the address', () => {
  it('is the tiffin tab with the current plans when nothing is said', () => {
    expect(read('')).toEqual({ tab: 'tiffin', plans: 'current', search: '' });
  });

  it('falls back to the first tab for one that is not there', () => {
    expect(read('tab=snacks&plans=everything').tab).toBe('tiffin');
    expect(read('tab=snacks&plans=everything').plans).toBe('current');
  });

  it.each<OrdersView>([
    { tab: 'tiffin', plans: 'current', search: '' },
    { tab: 'tiffin', plans: 'past', search: 'TS-2026 & more' },
    { tab: 'tiffin', plans: 'current', search: 'Mon, Nov 23' },
  ])('comes back as it was written: %o', (view) => {
    expect(readView(new URLSearchParams(writeView(view).toString()))).toEqual(view);
  });

  it('writes only what is not the usual', () => {
    expect(writeView({ tab: 'tiffin', plans: 'current', search: '  ' }).toString()).toBe(
      'tab=tiffin',
    );
  });
});
