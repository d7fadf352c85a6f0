import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { networkKeyOf } from '#api/platform/http/rate-limit.ts';
import { openAddresses } from './addresses.ts';

function atSix() {
  let now = Temporal.Instant.from('2026-12-09T23:00:00Z');
  const addresses = openAddresses(() => now);
  return {
    ...addresses,
    network: () => networkKeyOf(addresses.current() ?? ''),
    later: (seconds: number) => {
      now = now.add({ seconds });
    },
  };
}

it('gives each caller a network of their own, also of those that call at once', async () => {
  const { from, network } = atSix();
  const call = () =>
    from(async () => {
      const before = network();
      await pause(1);
      return [before, network()];
    });
  const [[one, oneLater] = [], [other, otherLater] = []] = await Promise.all([call(), call()]);
  expect(one).not.toBe(other);
  expect([oneLater, otherLater]).toEqual([one, other]);
});

it('gives a caller another one with each minute by the clock, and not before', () => {
  const { from, network, later } = atSix();
  from(() => {
    const first = network();
    later(59);
    expect(network()).toBe(first);
    later(1);
    expect(network()).not.toBe(first);
  });
});

it('leaves whoever stays at one address', () => {
  const { from, network, later } = atSix();
  from(
    () => {
      const first = network();
      later(600);
      expect(network()).toBe(first);
    },
    { moves: false },
  );
});

it('knows of no address of whoever is nobody', () => {
  expect(atSix().current()).toBeUndefined();
});
