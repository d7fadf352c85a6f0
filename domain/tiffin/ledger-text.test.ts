import { describe, expect, it } from 'vitest';
import { actorLabel } from '#domain/kitchen/desk-labels.ts';
import { correctionEntry, creditChange } from './ledger.ts';
import { ledgerEntryText } from './ledger-text.ts';

describe('a line of the ledger', () => {
  const line = (change: ReturnType<typeof correctionEntry>, reason: string, takenBack = false) =>
    ledgerEntryText({ ...change, reason, takenBack });

  it('is a sentence with its cause', () => {
    expect(line(creditChange('purchase', 20), 'approve')).toBe(
      '20 credits bought: the plan was approved',
    );
    expect(line(creditChange('reserve', 2), 'usual')).toBe(
      '2 credits booked: the usual booked a tiffin',
    );
    expect(line(creditChange('consume', 1), 'prepare')).toBe('1 credit used: cooking began');
  });

  it('keeps what somebody gave as the reason, and needs none', () => {
    expect(line(creditChange('release', 1), 'Eating out')).toBe('1 credit came back: Eating out');
    expect(line(creditChange('adjust', -2), 'Entered twice')).toBe(
      '2 credits taken away: Entered twice',
    );
    expect(line(creditChange('adjust', 1), '')).toBe('1 credit given');
  });

  it('says what a correction puts right', () => {
    expect(line(correctionEntry(1, -1), 'It was skipped')).toBe(
      'Corrected, 1 credit given back, 1 credit no longer booked: It was skipped',
    );
    expect(line(correctionEntry(0, 2), 'Taken back: prepare')).toBe(
      'Corrected, 2 credits booked again: “cooking began” was taken back',
    );
    expect(
      line(correctionEntry(-1, 0), 'Taken back: Decided about the credit of a tiffin order'),
    ).toBe(
      'Corrected, 1 credit taken away: “Decided about the credit of a tiffin order” was taken back',
    );
    expect(line(correctionEntry(-1, 1), 'Delivered after all')).toBe(
      'Corrected, 1 credit taken away, 1 credit booked again: Delivered after all',
    );
  });

  it('says that it was undone', () => {
    expect(line(creditChange('consume', 1), 'prepare', true)).toBe(
      '1 credit used: cooking began (taken back)',
    );
  });

  it('is by somebody', () => {
    expect(
      ['customer', 'clock', 'Meera Shah', 'staff meera@dabba.example'].map(actorLabel),
    ).toEqual(['Customer', 'By itself', 'Meera Shah', 'meera@dabba.example']);
  });
});
