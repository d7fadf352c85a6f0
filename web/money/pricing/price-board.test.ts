import { describe, expect, it } from 'vitest';
import { buildGroup, buildVariant } from '#test/builders/build-groups.ts';
import { cateringBoard, tiffinBoard } from './price-board.ts';
import { planOffersOf } from './selection.ts';

const daily = buildVariant({ billingCycle: 'daily', price: 1299, tiffinCount: 1 });
const monthly = buildVariant({ discountPercentage: 15 });
const everyday = buildGroup({ isPopular: true, variants: [monthly, daily] });

describe('tiffin plans at a glance', () => {
  it('have a column for each cycle on offer, shortest first, with its tiffins', () => {
    expect(tiffinBoard(planOffersOf([everyday], 'tiffin')).columns).toEqual([
      { plan: 'daily', label: 'Daily', note: '1 tiffin' },
      { plan: 'monthly', label: 'Monthly', note: '20 tiffins' },
    ]);
  });

  it('have a row for each group with the price per tiffin and what it saves', () => {
    expect(tiffinBoard(planOffersOf([everyday], 'tiffin')).rows).toEqual([
      {
        label: 'Everyday Tiffin',
        badge: 'Popular',
        cells: [{ price: 'C$12.99' }, { price: 'C$10.99', note: 'Save 15%' }],
      },
    ]);
  });

  it('leave the place of a cycle empty that a group does not offer', () => {
    const thali = buildGroup({ name: 'Full Thali', variants: [daily] });
    expect(tiffinBoard(planOffersOf([everyday, thali], 'tiffin')).rows[1]?.cells).toEqual([
      { price: 'C$12.99' },
      null,
    ]);
  });

  it('name no number of tiffins where the groups differ in it', () => {
    const big = buildGroup({ name: 'Big', variants: [buildVariant({ tiffinCount: 22 })] });
    const [, column] = tiffinBoard(planOffersOf([everyday, big], 'tiffin')).columns;
    expect(column).toEqual({ plan: 'monthly', label: 'Monthly' });
  });

  it('show nothing that is switched off, nor another service', () => {
    const off = buildGroup({ isActive: false });
    const halfOff = buildGroup({ variants: [{ ...daily, isActive: false }] });
    const catering = buildGroup({ planType: 'catering' });
    expect(planOffersOf([off, halfOff, catering], 'tiffin')).toEqual([]);
  });
});

describe('catering plans at a glance', () => {
  const catering = (billingCycle: 'basic' | 'premium', price: number, deliveryCharge: number) =>
    buildGroup({
      name: billingCycle,
      planType: 'catering',
      variants: [buildVariant({ billingCycle, price, deliveryCharge, tiffinCount: 1 })],
    });

  it('are compared by their figures for each guest', () => {
    const offers = planOffersOf(
      [catering('basic', 1699, 100), catering('premium', 2299, 0)],
      'catering',
    );
    expect(cateringBoard(offers).rows.map(({ cells }) => cells)).toEqual([
      [{ price: 'C$16.99' }, { price: 'C$22.99' }],
      [{ price: 'C$1.00' }, { price: 'Free' }],
      [{ price: '13%' }, { price: '13%' }],
    ]);
  });

  it('show the lowest figure where several plans share a name', () => {
    const offers = planOffersOf(
      [catering('basic', 1699, 100), catering('basic', 1499, 100)],
      'catering',
    );
    expect(cateringBoard(offers).rows[0]?.cells).toEqual([{ price: 'C$14.99', note: 'and up' }]);
  });
});
