import { describe, expect, it } from 'vitest';
import { joinTexts } from '#domain/account/merge-accounts.ts';

describe('two texts joined', () => {
  it.each([
    ['Mild', 'No onions', 'Mild; No onions'],
    [' Mild ', ' No onions ', 'Mild; No onions'],
    ['Mild, no onions', 'No Onions', 'Mild, no onions'],
    ['Mild, no onions', ' no onions ', 'Mild, no onions'],
    ['Milk', 'Milk; mustard', 'Milk; mustard'],
    ['Coconut', 'Nut', 'Coconut; Nut'],
    ['Nut', 'Coconut', 'Nut; Coconut'],
    ['Nuts (all)', 'nuts (all)', 'Nuts (all)'],
    ['દૂધ', 'દૂધી', 'દૂધ; દૂધી'],
    ['Mild', '', 'Mild'],
    ['', 'No onions', 'No onions'],
    ['', ' ', ''],
  ])('%j and %j are %j', (one, other, both) => {
    expect(joinTexts(one, other, '; ')).toBe(both);
  });
});
