import { describe, expect, it } from 'vitest';
import { type OrdersView, readOrdersView, viewOfTab, writeView } from './orders-view.ts';

const read = (search: string) => readOrdersView(new URLSearchParams(search));

describe('the view in the address', () => {
  it('is the tiffin tab with the current plans when nothing is said', () => {
    expect(read('')).toEqual({ tab: 'tiffin', plans: 'current', search: '' });
  });

  it('falls back to the first tab for one that is not there', () => {
    expect(read('tab=lunch&plans=everything').tab).toBe('tiffin');
    expect(read('tab=lunch&plans=everything').plans).toBe('current');
  });

  it.each<OrdersView>([
    { tab: 'tiffin', plans: 'current', search: '' },
    { tab: 'tiffin', plans: 'past', search: 'TS-2026 & more' },
    { tab: 'tiffin', plans: 'current', search: 'Mon, Nov 23' },
    { tab: 'snacks', plans: 'current', search: 'dhokla' },
    { tab: 'catering', plans: 'current', search: 'wedding' },
  ])('comes back as it was written: %o', (view) => {
    expect(readOrdersView(new URLSearchParams(writeView(view).toString()))).toEqual(view);
  });

  it('writes only what is not the usual', () => {
    expect(writeView({ tab: 'tiffin', plans: 'current', search: '  ' }).toString()).toBe(
      'tab=tiffin',
    );
  });

  it('says nothing about plans beside the snacks', () => {
    expect(writeView({ tab: 'snacks', plans: 'past', search: '' }).toString()).toBe('tab=snacks');
  });

  it('looks for the same in another tab, and begins with the current plans again', () => {
    const view: OrdersView = { tab: 'tiffin', plans: 'past', search: 'maple' };
    expect(writeView(viewOfTab('snacks', view)).toString()).toBe('tab=snacks&search=maple');
    expect(viewOfTab('tiffin', view).plans).toBe('current');
  });

  it('leaves the parameters of others alone', () => {
    const before = new URLSearchParams('from=mail&tab=tiffin&plans=past&search=dal');
    const view: OrdersView = { tab: 'catering', plans: 'current', search: '' };
    expect(writeView(view, before).toString()).toBe('from=mail&tab=catering');
  });
});
