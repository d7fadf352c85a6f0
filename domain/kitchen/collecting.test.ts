import { describe, expect, it } from 'vitest';
import type { Collected, DriverAction, Stop } from '#contract/kitchen/desk-deliveries.ts';
import { PaymentMethod } from '#contract/money/balance.ts';
import { collectedText, doorPaymentText, leftAtDoor, leftToCollect } from './collecting.ts';

const cash = (amount: number): Collected => ({ method: 'cash', amount });

describe('money at a door', () => {
  it('is said until it is collected, in part too, and how it was paid when it is', () => {
    expect(doorPaymentText({ toCollect: 0, collected: [] })).toBeNull();
    expect(doorPaymentText({ toCollect: 1240, collected: [] })).toBe('To collect C$12.40');
    expect(doorPaymentText({ toCollect: 1000, collected: [cash(2000)] })).toBe(
      'Collected C$20.00, C$10.00 still to collect',
    );
    expect(doorPaymentText({ toCollect: 0, collected: [cash(4000)] })).toBe(
      'Collected C$40.00 in cash',
    );
  });

  it('is said by each way in which it was paid', () => {
    const collected = PaymentMethod.options.map((method, at) => ({ method, amount: 1500 + at }));
    expect(collectedText(collected).split(', ')).toEqual([
      'C$15.00 by Interac e-Transfer',
      'C$15.01 by UPI',
      'C$15.02 by bank transfer',
      'C$15.03 in cash',
      'C$15.04 in another way',
    ]);
  });
});

describe("what is left to collect of a driver's day", () => {
  const stop = (
    toCollect: number,
    stage: Stop['stage'] = 'delivered',
    actions: DriverAction[] = [],
  ) => ({
    toCollect,
    stage,
    actions,
  });

  it('adds up doors and events, those behind among them', () => {
    const stops = [stop(1240), stop(0), stop(500, 'on_the_way')];
    expect(leftToCollect({ stops, events: [{ toCollect: 10_000 }] })).toEqual({
      left: 11_740,
      afterAll: 0,
    });
  });

  it('is told apart where nobody could be met, as long as it can still be handed over', () => {
    const again = stop(3556, 'not_delivered', ['deliver']);
    const off = stop(1240, 'not_delivered');
    expect([leftAtDoor(again), leftAtDoor(off)]).toEqual([3556, 0]);
    expect(leftToCollect({ stops: [again, off, stop(1413)], events: [] })).toEqual({
      left: 1413,
      afterAll: 3556,
    });
  });
});
