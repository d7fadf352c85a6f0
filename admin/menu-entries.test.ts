import { expect, it } from 'vitest';
import type { Overview } from '#contract/kitchen/desk.ts';
import { MENU } from './menu-entries.ts';

it('counts at the snack counter what is to be confirmed and what could not be handed over', () => {
  const counter = MENU.flat().find(({ to }) => to === '/snack-counter');
  const overview = {
    waitingSnackOrders: { orders: 2, newest: null, dueSoon: null, lastCameIn: null },
    undeliveredSnackOrders: 3,
  } as Overview;
  expect(counter?.waiting?.(overview)).toBe(5);
});
