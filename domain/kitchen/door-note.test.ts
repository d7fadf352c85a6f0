import { describe, expect, it } from 'vitest';
import { deskDoorNote, readAtDoor } from './door-note.ts';

const order = (doorNote: string | null, instructions: string | null = 'Mild today') => ({
  doorNote,
  instructions,
});

describe('what is read at a door', () => {
  it('is the note for it, and never what the cook was told', () => {
    expect(readAtDoor(order('Ring twice'), null)).toEqual({
      doorNote: 'Ring twice',
      instructions: null,
    });
    expect(readAtDoor(order(''), null)).toEqual({ doorNote: null, instructions: null });
  });

  it('is what was typed as instructions where nobody was asked for a note', () => {
    expect(readAtDoor(order(null, 'Side door'), null).instructions).toBe('Side door');
    expect(readAtDoor(order(null, null), order(null, 'Buzzer 12')).instructions).toBe('Buzzer 12');
    expect(readAtDoor(order(''), order(null, 'Buzzer 12')).instructions).toBe('Buzzer 12');
    expect(readAtDoor(order(null, 'Same'), order(null, ' Same ')).instructions).toBe('Same');
    expect(readAtDoor(order(null, 'Side door'), order(null, 'Buzzer 12')).instructions).toBe(
      'Side door; Buzzer 12',
    );
  });

  it('is no longer that once somebody wrote one', () => {
    expect(readAtDoor(order('Ring'), order(null, 'Buzzer 12')).instructions).toBeNull();
    expect(readAtDoor(order(null, null), order('', 'Mild')).instructions).toBeNull();
  });
});

describe('the note as the desk saves it', () => {
  it('stays when it is not sent, goes when it is emptied, and is not made up', () => {
    expect(deskDoorNote(undefined, 'Ring')).toBe('Ring');
    expect(deskDoorNote(null, 'Ring')).toBe('');
    expect(deskDoorNote(null, null)).toBeNull();
    expect(deskDoorNote('Buzzer', null)).toBe('Buzzer');
  });
});
