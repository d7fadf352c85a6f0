import { expect, it } from 'vitest';
import type { Overview } from '#contract/kitchen/desk.ts';
import { StaffRole } from '#contract/platform/staff-roles.ts';
import { menuOf, NAV_GROUPS } from './nav-items.ts';
import { canCall } from './platform/client/use-can-call.ts';

const entries = NAV_GROUPS.flatMap((group) => group.entries);

const seenBy = (role: StaffRole) =>
  Object.fromEntries(
    menuOf((endpoint) => canCall(role, endpoint)).map((group) => [
      group.words,
      group.entries.map(({ words }) => words),
    ]),
  );

it('counts at the snack counter what is to be confirmed and what could not be handed over', () => {
  const counter = entries.find(({ to }) => to === '/snack-counter');
  const overview = {
    waitingSnackOrders: { orders: 2, newest: null, dueSoon: null, lastCameIn: null },
    undeliveredSnackOrders: 3,
  } as Overview;
  expect(counter?.waiting?.(overview, () => true)).toBe(5);
});

it('counts for each role what it can do itself', () => {
  const overview = {
    pendingSubscriptions: 2,
    pendingInquiries: 1,
    quotesToChange: 4,
    pastEvents: 1,
  } as Overview;
  const waitingAt = (page: string, role: StaffRole) =>
    entries
      .find(({ to }) => to === page)
      ?.waiting?.(overview, (endpoint) => canCall(role, endpoint));
  expect([waitingAt('/subscriptions', 'owner'), waitingAt('/subscriptions', 'kitchen')]).toEqual([
    2, 0,
  ]);
  expect(waitingAt('/catering-inquiries', 'owner')).toBe(6);
  expect(waitingAt('/catering-inquiries', 'kitchen')).toBe(2);
});

it('has each page once, in the groups that a kitchen thinks in', () => {
  const groups = ['Today', 'Orders', 'People', 'Money', 'What we sell', 'The site', 'Settings'];
  expect(NAV_GROUPS.map(({ words }) => words)).toEqual(groups);
  expect(new Set(entries.map(({ to }) => to)).size).toBe(entries.length);
});

it('shows an owner all of it, and nobody a group without a page for them', () => {
  expect(Object.values(seenBy('owner')).flat()).toEqual(entries.map(({ words }) => words));
  expect(seenBy('driver')).toEqual({ Today: ['Deliveries'] });
  for (const role of StaffRole.options)
    for (const words of Object.values(seenBy(role))) expect(words).not.toEqual([]);
});

it('shows the kitchen what is cooked and for whom, and no money', () => {
  expect(Object.keys(seenBy('kitchen'))).not.toContain('Money');
  expect(seenBy('kitchen').People).not.toContain('Staff');
});
