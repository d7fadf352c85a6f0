import { expect, it } from 'vitest';
import { createPresenceWatch } from './desk-token-store.ts';

it('somebody is at the page until a minute after they last touched it', () => {
  const page = new EventTarget();
  let now = 0;
  const { isAway, watch } = createPresenceWatch(() => now);
  watch(page);
  now = 60_000;
  expect(isAway()).toBe(false);
  now += 1;
  expect(isAway()).toBe(true);
  page.dispatchEvent(new Event('keydown'));
  expect(isAway()).toBe(false);
});
