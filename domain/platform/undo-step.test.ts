import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedColumns,
  isAsLeft,
  isTooLate,
  netChanges,
  type RowImage,
  undoUntil,
} from './undo-step.ts';

const keyOf = (_relation: string, row: Readonly<Record<string, unknown>>) => String(row.id);
const at = Temporal.Instant.from('2026-11-18T15:00:00Z');

describe('a step at the desk', () => {
  it('can be undone for ten minutes, not at the tenth', () => {
    const until = undoUntil(at);
    expect(isTooLate(until, at.add({ minutes: 9, seconds: 59 }))).toBe(false);
    expect(isTooLate(until, at.add({ minutes: 10 }))).toBe(true);
  });

  it('comes to what it changed from first to last', () => {
    const rows = (changes: [before: RowImage | null, after: RowImage | null][]) =>
      netChanges(
        changes.map(([before, after]) => ({ relation: 'orders', before, after })),
        keyOf,
      ).map(({ before, after }) => [before, after]);
    const [a, b, c] = [
      { id: 1, status: 'a' },
      { id: 1, status: 'b' },
      { id: 1, status: 'c' },
    ];
    expect(
      rows([
        [a, b],
        [b, c],
      ]),
    ).toEqual([[a, c]]);
    expect(
      rows([
        [a, b],
        [b, a],
      ]),
    ).toEqual([]);
    expect(
      rows([
        [null, a],
        [a, b],
      ]),
    ).toEqual([[null, b]]);
    expect(
      rows([
        [null, a],
        [a, null],
      ]),
    ).toEqual([]);
  });

  it('changed the columns that have another value, and all of a row that came or went', () => {
    const row = { id: 1, status: 'a' };
    const changed = (before: RowImage | null, after: RowImage | null) =>
      changedColumns({ relation: 'orders', before, after });
    expect(changed(row, { ...row, status: 'b' })).toEqual(['status']);
    expect([changed(null, row), changed(row, null)]).toEqual(Array(2).fill(['id', 'status']));
  });

  it('is undone by putting its columns back, whatever it wrote in whatever order', () => {
    const row = fc.record({ id: fc.constantFrom(1, 2, 3), status: fc.nat(3), note: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), fc.array(row), (writes, start) => {
        const first = new Map(start.map((one) => [one.id, one]));
        const now = new Map<number, Record<string, unknown>>(first);
        const changes = writes.map((after) => {
          const before = now.get(after.id) ?? null;
          now.set(after.id, after);
          return { relation: 'orders', before, after };
        });
        for (const change of netChanges(changes, keyOf)) {
          const { before, after } = change;
          expect(isAsLeft(change, now.get(after.id) ?? null)).toBe(true);
          if (!before) now.delete(after.id);
          else {
            const kept = changedColumns(change).map((column) => [
              column,
              (before as Record<string, unknown>)[column],
            ]);
            now.set(after.id, { ...now.get(after.id), ...Object.fromEntries(kept) });
          }
        }
        expect(now).toEqual(first);
      }),
    );
  });
});

describe('a row that a step has written', () => {
  const paused = {
    relation: 'subscriptions',
    before: { id: 1, status: 'active', address: 'Here', available: 3 },
    after: { id: 1, status: 'paused', address: 'Here', available: 5 },
  };

  it('is as it was left when only something else has moved on', () => {
    expect(isAsLeft(paused, { ...paused.after, address: 'There' })).toBe(true);
    expect(isAsLeft(paused, { ...paused.after, available: 4 }, { loose: ['available'] })).toBe(
      true,
    );
  });

  it('is not when something has changed that tells one thing with what the step changed', () => {
    const together = { together: [['status', 'address']] };
    expect(isAsLeft(paused, { ...paused.after, address: 'There' }, together)).toBe(false);
    expect(
      isAsLeft(paused, { ...paused.after, address: 'There' }, { together: [['address']] }),
    ).toBe(true);
  });

  it('is not when what the step changed has changed again, or the row is gone', () => {
    expect(isAsLeft(paused, { ...paused.after, status: 'cancelled' })).toBe(false);
    expect(isAsLeft(paused, { ...paused.after, available: 4 })).toBe(false);
    expect(isAsLeft(paused, null)).toBe(false);
    expect(isAsLeft({ ...paused, after: null }, paused.after)).toBe(false);
    expect(isAsLeft({ ...paused, after: null }, null)).toBe(true);
  });

  it('is not when what tells the same thing has changed', () => {
    const cancelled = {
      relation: 'tiffin_orders',
      before: { id: 1, status: 'scheduled', held: 1, used: 0, note: '' },
      after: { id: 1, status: 'cancelled', held: 0, used: 0, note: '' },
    };
    const together = [['status', 'held', 'used'], ['note']];
    const now = { ...cancelled.after, used: 1 };
    expect(isAsLeft(cancelled, now)).toBe(true);
    expect(isAsLeft(cancelled, now, { together })).toBe(false);
    const noted = { ...cancelled, before: { ...cancelled.after, note: 'Mild' } };
    expect(isAsLeft(noted, now, { together })).toBe(true);
  });
});
