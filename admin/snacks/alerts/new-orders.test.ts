import { describe, expect, it } from 'vitest';
import {
  alarmOf,
  alarmText,
  deskTitle,
  isNewOrder,
  latestSeen,
  newOrdersText,
} from './new-orders.ts';

const order = (number: number, createdAt: string) => ({
  orderNumber: `SN-2026-${String(number).padStart(4, '0')}`,
  deliveryDate: '2026-11-21',
  createdAt,
});

const early = order(7, '2026-11-21T15:00:00.25Z');
const later = order(8, '2026-11-21T15:00:01Z');

describe('a snack order that comes in', () => {
  it('is news when it is later than everything that was seen', () => {
    expect(isNewOrder(later, latestSeen(early))).toBe(true);
    expect(isNewOrder(early, latestSeen(early))).toBe(false);
    expect(isNewOrder(null, latestSeen(early))).toBe(false);
  });

  it('is news when none has waited before', () => {
    expect(isNewOrder(early, latestSeen(null))).toBe(true);
  });

  it('is none when it was only hidden behind a later one that is confirmed now', () => {
    const seen = latestSeen(later, latestSeen(early));
    expect(isNewOrder(early, seen)).toBe(false);
    expect(latestSeen(early, seen)).toEqual(seen);
  });

  it('is none when it was called off before the desk was opened, and is back', () => {
    const [oldOne, latest] = [early, later];
    const opened = { newest: null, lastCameIn: latest };
    expect(isNewOrder(latest, latestSeen(opened.lastCameIn))).toBe(false);
    expect(isNewOrder(oldOne, latestSeen(opened.lastCameIn))).toBe(false);
  });

  it('is compared as a moment, however many digits it is written with', () => {
    expect(isNewOrder(order(9, '2026-11-21T15:00:01.5Z'), latestSeen(later))).toBe(true);
    expect(isNewOrder(order(9, '2026-11-21T15:00:01.000Z'), latestSeen(later))).toBe(true);
    expect(isNewOrder(order(6, '2026-11-21T15:00:01.000Z'), latestSeen(later))).toBe(false);
  });

  it('is told with how many wait', () => {
    expect(newOrdersText({ orders: 0, newest: null })).toBe('');
    expect(newOrdersText({ orders: 1, newest: later })).toBe(
      'New snack order SN-2026-0008 for Sat, Nov 21. It waits to be confirmed.',
    );
    expect(newOrdersText({ orders: 3, newest: later })).toBe(
      'New snack order SN-2026-0008 for Sat, Nov 21. 3 wait to be confirmed.',
    );
  });
});

describe('a snack order that nobody confirms', () => {
  const due = {
    orders: 1,
    deliveryDate: '2026-11-21',
    deliveryTime: '14:00',
    cancelledAt: '2026-11-21T19:00:00Z',
  };

  it('is alarmed about with what happens, and when', () => {
    expect(alarmText(null)).toBe('');
    expect(alarmText(due)).toBe(
      '1 snack order for 2:00 PM is not confirmed. It is cancelled at 2:00 PM.',
    );
    expect(alarmText({ ...due, cancelledAt: '2026-11-21T19:50:00Z' })).toBe(
      '1 snack order for 2:00 PM is not confirmed. It is cancelled at 2:50 PM.',
    );
    expect(alarmText({ ...due, orders: 3 })).toBe(
      '3 snack orders are not confirmed. They are cancelled from 2:00 PM on.',
    );
  });

  it('is alarmed about once, and again for the next to be cancelled', () => {
    const next = { ...due, cancelledAt: '2026-11-21T20:00:00Z' };
    expect(alarmOf(null)).toBe(0);
    expect(alarmOf({ ...due, orders: 2 })).toBe(alarmOf(due));
    expect(alarmOf(next)).toBeGreaterThan(alarmOf(due));
  });
});

describe("a tab's title", () => {
  it('carries how many wait, as long as any does', () => {
    expect(deskTitle('Snack counter', 'Rasoi by Hema', 3)).toBe(
      '(3) Snack counter · Rasoi by Hema · desk',
    );
    expect(deskTitle('Snack counter', 'Rasoi by Hema', 0)).toBe(
      'Snack counter · Rasoi by Hema · desk',
    );
    expect(deskTitle('', '', 0)).toBe('desk');
  });
});
