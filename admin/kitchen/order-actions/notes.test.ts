import { describe, expect, it } from 'vitest';
import { changedNotes } from './notes.tsx';

describe('the notes that are sent', () => {
  const before = { customerNote: 'See you', internalNote: '' };

  it('are those that were changed', () => {
    expect(changedNotes(before, { customerNote: 'See you', internalNote: 'Box 4' })).toEqual({
      internalNote: 'Box 4',
    });
    expect(changedNotes(before, { customerNote: 'See you', internalNote: null })).toEqual({});
  });

  it('are empty where somebody emptied one', () => {
    expect(changedNotes(before, { customerNote: null, internalNote: null })).toEqual({
      customerNote: '',
    });
  });
});
