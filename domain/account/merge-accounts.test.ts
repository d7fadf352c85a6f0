import { describe, expect, it } from 'vitest';
import { deliveryAddress, NO_DETAILS } from './delivery-address.ts';
import { type AccountFacts, mergeAccounts } from './merge-accounts.ts';

const withNote = (text: string, doorNote: string) =>
  deliveryAddress(text, { ...NO_DETAILS, doorNote });
const MAPLE = withNote('12 Maple Street', 'Ring twice');
const ELM = withNote('1 Elm Road', 'Side door');

const NAME = { first: 'Asha', last: 'Patel' };

const facts = (values: Partial<AccountFacts> = {}): AccountFacts => ({
  name: NAME,
  phone: null,
  address: null,
  addressLabel: '',
  diet: 'vegetarian',
  allergies: '',
  standingNote: '',
  customerNote: null,
  internalNote: null,
  photoId: null,
  tags: [],
  birthday: null,
  wishedChannel: null,
  createdAt: Temporal.Instant.from('2026-03-01T12:00:00Z'),
  ...values,
});

describe('two accounts that become one', () => {
  it('keep the word of the one that stays, and fill in what it does not say', () => {
    const stays = facts({ phone: '+19055550100', diet: 'jain' });
    const goes = facts({
      phone: '+19055550199',
      address: MAPLE,
      addressLabel: 'Home',
    });
    const joined = mergeAccounts(stays, goes);
    expect(joined.facts).toEqual({
      ...stays,
      address: MAPLE,
      addressLabel: 'Home',
    });
    expect(joined.takesOver).toEqual(['the address']);
  });

  it('have the name of either, where the other is known by a number alone', () => {
    const unnamed = facts({ name: { first: '', last: '' } });
    expect(mergeAccounts(unnamed, facts())).toEqual({ facts: facts(), takesOver: ['the name'] });
    expect(mergeAccounts(facts(), unnamed)).toEqual({ facts: facts(), takesOver: [] });
  });

  it('keep the label and the door note with the address that they are about', () => {
    const stays = facts({ address: ELM, addressLabel: 'Work' });
    const goes = facts({
      address: MAPLE,
      addressLabel: 'Home',
    });
    expect(mergeAccounts(stays, goes)).toEqual({ facts: stays, takesOver: [] });
  });

  it('never lose an allergy, and name none twice', () => {
    const joined = (one: string, other: string) =>
      mergeAccounts(facts({ allergies: one }), facts({ allergies: other })).facts.allergies;
    expect(joined('Peanuts', 'Sesame')).toBe('Peanuts; Sesame');
    expect(joined('Peanuts and sesame', 'Sesame')).toBe('Peanuts and sesame');
    expect(joined('', 'Sesame')).toBe('Sesame');
  });

  it('keep both notes and the earlier beginning', () => {
    const earlier = Temporal.Instant.from('2025-01-01T12:00:00Z');
    const joined = mergeAccounts(
      facts({ internalNote: 'Pays late' }),
      facts({ internalNote: 'Rings twice', createdAt: earlier }),
    );
    expect(joined.facts).toMatchObject({
      internalNote: 'Pays late\nRings twice',
      createdAt: earlier,
    });
    expect(joined.takesOver).toEqual(['the internal note', 'the day of joining']);
  });

  it('take over what only the other one has, and name it', () => {
    const goes = facts({
      phone: '+19055550199',
      allergies: 'Sesame',
      standingNote: 'Less salt',
      customerNote: 'Knows the cook',
      photoId: 'a photo',
      tags: ['VIP'],
      birthday: '12-04',
    });
    const { facts: joined, takesOver } = mergeAccounts(facts(), goes);
    expect(joined).toEqual(goes);
    expect(takesOver).toEqual([
      'the phone number',
      'the allergies',
      'the standing note for the kitchen',
      'the note for the customer',
      'the photo',
      'the tags',
      'the birthday',
    ]);
    expect(mergeAccounts(facts({ photoId: 'mine' }), goes).facts.photoId).toBe('mine');
  });

  it('have the tags of both, each once whatever its case, and no more than one can have', () => {
    const many = Array.from({ length: 11 }, (_, at) => `tag ${at}`);
    const joined = mergeAccounts(
      facts({ tags: ['VIP'] }),
      facts({ tags: ['vip', ...many, 'one more'] }),
    );
    expect(joined.facts.tags).toEqual(['VIP', ...many]);
  });

  it('say both what each has noted for good', () => {
    const joined = mergeAccounts(
      facts({ standingNote: 'Less salt' }),
      facts({ standingNote: 'No onion' }),
    );
    expect(joined.facts.standingNote).toBe('Less salt; No onion');
  });

  it('take over nothing when the other one says nothing', () => {
    expect(mergeAccounts(facts({ phone: '+19055550100' }), facts()).takesOver).toEqual([]);
  });
});
