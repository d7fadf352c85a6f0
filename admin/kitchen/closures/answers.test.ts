import { describe, expect, it } from 'vitest';
import type { AffectedByClosure } from '#contract/kitchen/closure-effects.ts';
import { cancelAllChoices } from '#domain/kitchen/closure-effects.ts';
import {
  cancelAllAnswers,
  closureChoicesOf,
  hasFood,
  noAnswers,
  openQuestions,
  snacksAll,
} from './answers.ts';

const order = (id: string, status: 'scheduled' | 'pending_confirmation' | 'preparing') =>
  ({ id, status, quantity: 1, credits: 1 }) as AffectedByClosure['tiffins'][number];

const snacks = (id: string, status: 'confirmed' | 'ready') =>
  ({ id, status, time: '14:00' }) as AffectedByClosure['snackOrders'][number];

const affected = {
  tiffins: [order('a', 'scheduled'), order('b', 'pending_confirmation'), order('c', 'preparing')],
  snackOrders: [snacks('d', 'confirmed'), snacks('e', 'ready')],
  events: [{ id: 'f' }],
  targets: [
    { date: '2026-11-23', isClosedForOrders: true },
    { date: '2026-11-24', isClosedForOrders: false },
  ],
  snackTargets: [{ date: '2026-11-21', left: [] }],
} as unknown as AffectedByClosure;

describe('the answers of closing a day', () => {
  it('are asked for everything that stands there, and for nothing else', () => {
    const none = noAnswers(affected);
    expect(openQuestions(affected, none)).toEqual([
      'booked tiffins',
      'what waits for your word',
      'what is being cooked',
      'snack orders',
      'events',
    ]);
    const only = { ...affected, tiffins: [order('c', 'preparing')], snackOrders: [], events: [] };
    expect(openQuestions(only, { ...none, cooking: 'deliver' })).toEqual([]);
  });

  it('begin with the first day to move to that is still open for orders', () => {
    expect(noAnswers(affected).moveTo).toEqual({ date: '2026-11-24', spread: 'hour' });
  });

  it('call off everything at once that nobody has begun to make, and ask about the rest', () => {
    const all = cancelAllAnswers(affected, noAnswers(affected));
    expect(hasFood(affected)).toBe(true);
    expect(openQuestions(affected, all)).toEqual(['what is being cooked', 'snack orders']);
    const booked = {
      ...affected,
      tiffins: affected.tiffins.filter(({ status }) => status !== 'preparing'),
      snackOrders: affected.snackOrders.filter(({ status }) => status !== 'ready'),
    };
    const none = cancelAllAnswers(booked, noAnswers(booked));
    expect(hasFood(booked)).toBe(false);
    expect(openQuestions(booked, none)).toEqual([]);
    expect(closureChoicesOf(booked, none)).toEqual(cancelAllChoices(booked));
  });

  it('move snack orders at their own hour or at another, and leave open what is made already', () => {
    const answers = { ...noAnswers(affected), snacks: snacksAll(affected.snackOrders, 'move') };
    expect(openQuestions(affected, answers)).toContain('snack orders');
    const moved = { ...answers, snacks: { ...answers.snacks, e: 'keep' as const } };
    expect(closureChoicesOf(affected, moved).snackOrders).toEqual([
      { id: 'd', does: 'move', date: '2026-11-21', time: '14:00' },
      { id: 'e', does: 'keep' },
    ]);
    const later = { ...moved, snacksTo: { date: '2026-11-21', time: '18:00' } };
    expect(closureChoicesOf(affected, later).snackOrders[0]).toMatchObject({ time: '18:00' });
  });
});
