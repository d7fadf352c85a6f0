import { describe, expect, it } from 'vitest';
import { buildCatalogue, buildTyped } from './build-typed.ts';
import { choicesOf } from './catalogue.ts';
import { extrasNote, guestsWords } from './estimate-words.ts';
import { readSent } from './sent-inquiry.ts';
import { thaliSubject } from './thali-subject.ts';

const choices = choicesOf(buildTyped(), buildCatalogue().menu);

describe('the words of an estimate', () => {
  it('name what costs extra', () => {
    expect(extrasNote(choices, { roti: 20, puri: 1 })).toBe('a sabji, 20 rotis, 1 puri');
    expect(extrasNote({}, { roti: 0, puri: 0 })).toBe('');
  });

  it('count guests', () => {
    expect([1, 40, 1200].map(guestsWords)).toEqual(['1 guest', '40 guests', '1,200 guests']);
  });
});

describe('the plate', () => {
  it('has what was chosen, and shrikhand only with a plan that has it', () => {
    expect(thaliSubject(choices, false)).toBe('served:a roti|a rice|a sweet|a sabji|a dal|a salad');
    expect(thaliSubject(choices, true)).toContain('|a shrikhand shrikhand');
  });
});

describe('an inquiry that was taken', () => {
  const sent = { inquiryNumber: 'CI-2026-0001', email: 'asha@example.com', firstName: 'Asha' };

  it('is read from its place in the history', () => {
    expect(readSent({ sent })).toEqual(sent);
  });

  it.each([null, undefined, { step: 3 }, { sent: {} }, { sent: { ...sent, email: 3 } }])(
    'is none in %j',
    (state) => {
      expect(readSent(state)).toBeNull();
    },
  );
});
