import { describe, expect, it } from 'vitest';
import type { AddressDetails } from '#contract/account/delivery-address.ts';
import {
  addressAtDesk,
  addressLine,
  changeAddress,
  completeAddress,
  DETAIL_NAMES,
  deliveryAddress,
  detailsAtDesk,
  detailsOf,
  doorKey,
  doorNoteToShow,
  doorText,
  isSameAddress,
  NO_DETAILS,
  typedDetailsOf,
} from './delivery-address.ts';

const order = (doorNote: string | null, instructions: string | null = 'Mild today') => ({
  doorNote,
  instructions,
});

describe('what is read at a door', () => {
  it('is the note for it, and never what the cook was told', () => {
    expect(doorNoteToShow(order('Ring twice'), null)).toEqual({
      doorNote: 'Ring twice',
      instructions: null,
    });
    expect(doorNoteToShow(order(''), null)).toEqual({ doorNote: null, instructions: null });
  });

  it('is what was typed as instructions where nobody was asked for a note', () => {
    expect(doorNoteToShow(order(null, 'Side door'), null).instructions).toBe('Side door');
    expect(doorNoteToShow(order(null, null), order(null, 'Buzzer 12')).instructions).toBe(
      'Buzzer 12',
    );
    expect(doorNoteToShow(order(''), order(null, 'Buzzer 12')).instructions).toBe('Buzzer 12');
    expect(doorNoteToShow(order(null, 'Same'), order(null, ' Same ')).instructions).toBe('Same');
    expect(doorNoteToShow(order(null, 'Side door'), order(null, 'Buzzer 12')).instructions).toBe(
      'Side door; Buzzer 12',
    );
  });

  it('is no longer that once somebody wrote one', () => {
    expect(doorNoteToShow(order('Ring'), order(null, 'Buzzer 12')).instructions).toBeNull();
    expect(doorNoteToShow(order(null, null), order('', 'Mild')).instructions).toBeNull();
  });
});

describe('the details as a form begins with them', () => {
  it('are what is known, and empty where nobody was asked', () => {
    const known = { unitNumber: '4B', entryCode: '1204', doorNote: 'Ring' };
    expect(typedDetailsOf(known)).toEqual(known);
    expect(typedDetailsOf({ ...known, doorNote: null }).doorNote).toBe('');
    expect(typedDetailsOf(null)).toEqual({ unitNumber: '', entryCode: '', doorNote: '' });
  });
});

describe('the details as the desk saves them', () => {
  const present = { unitNumber: '4B', entryCode: '1204', doorNote: 'Ring' };
  const unasked = { ...NO_DETAILS, doorNote: null };

  it('stay when they are not sent, and go when they are emptied', () => {
    expect(detailsAtDesk({}, present)).toEqual(present);
    expect(detailsAtDesk({ unitNumber: null, entryCode: null, doorNote: null }, present)).toEqual({
      ...NO_DETAILS,
      doorNote: '',
    });
  });

  it('are what was typed, and a note that nobody was asked for is not made up', () => {
    expect(detailsAtDesk({ doorNote: null }, unasked).doorNote).toBeNull();
    expect(detailsAtDesk({ doorNote: 'Buzzer', unitNumber: '5' }, unasked)).toEqual({
      ...NO_DETAILS,
      unitNumber: '5',
      doorNote: 'Buzzer',
    });
  });
});

it('the names of the details are all of them', () => {
  expect(DETAIL_NAMES).toEqual(Object.keys(NO_DETAILS));
});

it('a value that was stored before there was one of the details reads it as empty', () => {
  const before = JSON.parse(JSON.stringify({ ...at(STREET), entryCode: undefined }));
  expect(before).not.toHaveProperty('entryCode');
  expect(detailsAtDesk({ unitNumber: '5' }, before).entryCode).toBe('');
  expect(changeAddress(before, { text: STREET }, []).entryCode).toBe('');
});

const STREET = '18 Simcoe Street North, Oshawa, ON L1G 4R8';
const at = (text: string, details: Partial<AddressDetails> = {}) =>
  deliveryAddress(text, { ...NO_DETAILS, ...details });

describe('an address as the desk saves it', () => {
  const present = deliveryAddress('18 Simcoe St, Oshawa', {
    ...{ unitNumber: '4B', entryCode: '1204', doorNote: 'Ring twice' },
  });
  const office = deliveryAddress('9 Oak Rd, Ajax', { ...NO_DETAILS, entryCode: '7788' });
  const saved = (text: string, typed = {}) => addressAtDesk(present, { text, ...typed }, [office]);

  it('keeps what is not typed where it is the same door, however it is spelt', () => {
    expect(saved('18 Simcoe Street, Oshawa')).toMatchObject(detailsOf(present));
    expect(saved('Unit 4B, 18 Simcoe St, Oshawa')).toMatchObject(detailsOf(present));
    expect(saved('18 Simcoe St, Oshawa', { unitNumber: '5', entryCode: null })).toMatchObject({
      ...{ unitNumber: '5', entryCode: '', doorNote: 'Ring twice' },
    });
  });

  it('begins with what is known of another door, and takes nothing along', () => {
    const empty = { unitNumber: null, entryCode: null, doorNote: null };
    expect(saved('1 Elm Road, Whitby')).toMatchObject(NO_DETAILS);
    expect(saved('1 Elm Road, Whitby', empty)).toMatchObject(NO_DETAILS);
    expect(saved('9 Oak Road, Ajax', empty)).toEqual({ ...office, text: '9 Oak Road, Ajax' });
    expect(saved('9 Oak Road, Ajax', { entryCode: '1' })).toMatchObject({ entryCode: '1' });
  });
});

describe('an address in one line', () => {
  it.each([
    [STREET, '', STREET],
    [STREET, '4B', `Unit 4B, ${STREET}`],
    [STREET, 'Suite 12', `Suite 12, ${STREET}`],
    [STREET, 'Basement', `Basement, ${STREET}`],
    [STREET, 'PH2', `Unit PH2, ${STREET}`],
    [`Apt 4, ${STREET}`, '4', `Apt 4, ${STREET}`],
  ])('of %j with the unit %j is %j', (text, unitNumber, line) => {
    expect(addressLine(text, { unitNumber })).toBe(line);
  });
});

describe('the key of a door', () => {
  it('is the same wherever its unit is written', () => {
    const key = doorKey(at(`Unit 4, ${STREET}`));
    for (const door of [
      at(STREET, { unitNumber: '4' }),
      at(`Apt 4, ${STREET}`, { unitNumber: '4' }),
    ])
      expect(doorKey(door)).toBe(key);
  });

  it('tells two units apart, and is not about what opens the door', () => {
    expect(doorKey(at(STREET, { unitNumber: '4' }))).not.toBe(
      doorKey(at(STREET, { unitNumber: '5' })),
    );
    expect(doorKey(at(STREET, { entryCode: '12', doorNote: 'Ring' }))).toBe(doorKey(at(STREET)));
  });
});

it('says what is needed at the door in one line, or nothing', () => {
  expect(doorText({ entryCode: '1204', doorNote: 'Side door' })).toBe('Code 1204 · Side door');
  expect(doorText({ entryCode: '', doorNote: 'Side door' })).toBe('Side door');
  expect(doorText({ entryCode: '1204', doorNote: null })).toBe('Code 1204');
  expect(doorText({ entryCode: '', doorNote: '' })).toBeNull();
});

describe('an address that is asked for', () => {
  const plan = at(STREET, { unitNumber: '4', entryCode: '1204', doorNote: 'Ring twice' });
  const book = at('80 Bond Street, Oshawa', { doorNote: 'Front desk' });

  it('is completed by what is known of its door, in whatever way it is spelt', () => {
    const spelt = '18 simcoe st n, oshawa on l1g4r8';
    expect(completeAddress({ text: spelt }, [plan, book])).toEqual({
      ...plan,
      text: spelt,
    });
    expect(completeAddress({ text: '80 Bond St, Oshawa' }, [plan, book]).doorNote).toBe(
      'Front desk',
    );
  });

  it('keeps what it says itself, empty words among that', () => {
    const asked = { text: STREET, unitNumber: '4', entryCode: '', doorNote: 'Call' };
    expect(completeAddress(asked, [plan])).toEqual(at(STREET, asked));
  });

  it('knows nothing of another unit or another street', () => {
    expect(completeAddress({ text: STREET, unitNumber: '5' }, [plan])).toEqual(
      at(STREET, { unitNumber: '5' }),
    );
    expect(completeAddress({ text: '1 Elm Road, Ajax' }, [plan, book])).toEqual(
      at('1 Elm Road, Ajax'),
    );
  });

  it('asks the next for a note where one was never asked, and takes an empty one for an answer', () => {
    const unasked = { ...plan, doorNote: null };
    const empty = { ...plan, doorNote: '' };
    expect(completeAddress({ text: STREET }, [unasked, plan]).doorNote).toBe('Ring twice');
    expect(completeAddress({ text: STREET }, [empty, plan]).doorNote).toBe('');
  });

  it('keeps the details of the order as long as it goes to the same door', () => {
    const present = { ...plan, doorNote: null };
    expect(changeAddress(present, { text: STREET, entryCode: '77' }, [plan])).toEqual({
      ...present,
      entryCode: '77',
    });
    expect(changeAddress(present, { text: book.text }, [plan, book])).toEqual(book);
  });
});

describe('two addresses are the same', () => {
  const known = deliveryAddress('12 Maple Street, Oshawa', { ...NO_DETAILS, unitNumber: '4B' });

  it('where they say the same, also one that was stored before a detail existed', () => {
    const { entryCode: _, ...older } = known;
    expect(isSameAddress(known, { ...known })).toBe(true);
    expect(isSameAddress(older as typeof known, known)).toBe(true);
  });

  it('and are not where a single field differs, or one is missing', () => {
    expect(isSameAddress(known, { ...known, text: '14 Maple Street, Oshawa' })).toBe(false);
    for (const name of DETAIL_NAMES)
      expect(isSameAddress(known, { ...known, [name]: 'other' })).toBe(false);
    expect(isSameAddress(known, null)).toBe(false);
    expect(isSameAddress(null, null)).toBe(true);
  });
});
