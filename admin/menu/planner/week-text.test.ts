import { describe, expect, it } from 'vitest';
import { servedSentence, servedToText, servedWhen, warningText, weekName } from './week-text.ts';

const MONDAY = '2026-11-23';
const cycle = { cyclePosition: 2, weekStart: null, nextServed: MONDAY };
const certain = { cyclePosition: null, weekStart: '2026-11-30', nextServed: '2026-11-30' };
const calendar = [
  { weekStart: MONDAY, weekId: 'a', cyclePosition: 2, isOverride: false },
  { weekStart: '2026-11-30', weekId: 'b', cyclePosition: 3, isOverride: true },
];

describe('a week', () => {
  it('is called by its place in the cycle, or by its days', () => {
    expect(weekName(cycle)).toBe('Week 2');
    expect(weekName(certain)).toBe('Nov 30 to Dec 6');
    expect(weekName({ ...certain, weekStart: MONDAY })).toBe('Nov 23 to 29');
  });

  it('says when it is served', () => {
    expect(servedWhen(cycle, MONDAY)).toBe('This week');
    expect(servedWhen(certain, MONDAY)).toBe('Next week');
    expect(servedWhen({ ...cycle, nextServed: '2026-12-14' }, MONDAY)).toBe('From Dec 14');
    expect(servedWhen({ ...cycle, nextServed: null }, MONDAY)).toBe('Not served');
  });

  it('says what it is served instead of', () => {
    expect(servedSentence(cycle, calendar, MONDAY)).toBe('Served this week.');
    expect(servedSentence(certain, calendar, MONDAY)).toBe('Served next week, instead of Week 3.');
    const later = { ...certain, weekStart: '2027-11-29', nextServed: '2027-11-29' };
    expect(servedSentence(later, calendar, MONDAY)).toBe(
      'Served next from Monday, Nov 29, 2027, instead of the cycle.',
    );
  });

  it('says when another one has taken its turn', () => {
    const overridden = [{ weekStart: MONDAY, weekId: 'x', cyclePosition: 2, isOverride: true }];
    expect(servedSentence({ ...cycle, nextServed: '2026-12-21' }, overridden, MONDAY)).toBe(
      'It would be its turn this week, which has a menu of its own. Served next from Monday, Dec 21, 2026.',
    );
  });
});

describe('who gets a dish', () => {
  it.each([
    [['vegetarian', 'jain', 'swaminarayan'], null, 'Everybody'],
    [['vegetarian'], null, 'Vegetarian'],
    [['jain', 'swaminarayan'], null, 'Jain and Swaminarayan'],
    [['vegetarian', 'jain', 'swaminarayan'], ['jain'], 'Only Jain'],
    [['vegetarian', 'jain', 'swaminarayan'], ['jain', 'vegetarian'], 'Only Vegetarian and Jain'],
    [['vegetarian'], ['jain'], 'Nobody'],
  ] as const)('%j served to %j: %s', (suits, servedTo, words) => {
    expect(servedToText(suits, servedTo)).toBe(words);
  });
});

it('says what is wrong with a day', () => {
  const all = ['vegetarian', 'jain', 'swaminarayan'] as const;
  expect(warningText({ kind: 'missing', courses: ['sabji', 'dal', 'roti'], diets: [...all] })).toBe(
    'No sabji, dal or bread',
  );
  expect(warningText({ kind: 'missing', courses: ['roti'], diets: ['jain'] })).toBe(
    'No bread for Jain',
  );
  expect(warningText({ kind: 'closed', reason: 'Diwali' })).toBe('Closed: Diwali');
  const shortage = { course: 'sabji', promised: 2, offered: 1 } as const;
  const short = { kind: 'short', planName: 'Full Thali', shortage } as const;
  expect(warningText({ ...short, diets: ['jain'] })).toBe(
    'Full Thali, Jain: 2 sabjis promised, the menu has 1',
  );
  expect(warningText({ ...short, diets: [...all] })).toBe(
    'Full Thali: 2 sabjis promised, the menu has 1',
  );
  expect(warningText({ kind: 'empty' })).toBe('No dishes yet');
});
