import { expect, it } from 'vitest';
import { copyTroubleOf } from './copies.ts';

const at = (text: string) => Temporal.Instant.from(text);
const now = at('2026-11-18T15:00:00Z');
const thisMorning = at('2026-11-18T09:31:00Z');
const yesterday = at('2026-11-17T09:31:00Z');
const theDayBefore = at('2026-11-16T09:31:00Z');

it('finds nothing wrong where nobody has set copies up, or the last one is from this morning', () => {
  expect(copyTroubleOf({ succeeded: null, failed: null }, now)).toBeNull();
  expect(copyTroubleOf({ succeeded: thisMorning, failed: null }, now)).toBeNull();
});

it('forgives a machine that was off for half a day', () => {
  expect(copyTroubleOf({ succeeded: yesterday, failed: null }, now)).toBeNull();
});

it('says that the last one failed, and when the last good one was', () => {
  expect(copyTroubleOf({ succeeded: yesterday, failed: thisMorning }, now)).toEqual({
    kind: 'failed',
    lastGood: yesterday,
  });
});

it('says so too where none has ever succeeded', () => {
  expect(copyTroubleOf({ succeeded: null, failed: thisMorning }, now)).toEqual({
    kind: 'failed',
    lastGood: null,
  });
});

it('forgets a failure once a copy succeeds', () => {
  expect(copyTroubleOf({ succeeded: thisMorning, failed: yesterday }, now)).toBeNull();
});

it('says that a copy is overdue when nothing has tried one for two nights', () => {
  expect(copyTroubleOf({ succeeded: theDayBefore, failed: null }, now)).toEqual({
    kind: 'overdue',
    lastGood: theDayBefore,
  });
});
