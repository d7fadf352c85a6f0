import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliveryAddress } from '#contract/account/delivery-address.ts';
import { deliveryAddress, NO_DETAILS } from '#domain/account/delivery-address.ts';
import { doorOf, drivingHoursOf, inStopOrder, readDoor } from './stop-order.ts';

describe('an address as it was typed', () => {
  it.each([
    ['868 Maple Crescent, Apt 422, Scarborough, ON M1C 9K5', 'M1C', 'maple cres', 868, '422'],
    ['Unit 5 - 12 King St W, Oshawa L1H1A1', 'L1H', 'king st w', 12, '5'],
    ['12-868 Maple', null, 'maple', 868, '12'],
    ['12 - 868 Maple Cres., Ajax', null, 'maple cres', 868, '12'],
    ['868 maple crescent apt 422 scarborough on m1c9k5', 'M1C', 'maple cres', 868, '422'],
    [
      '12 King Street West, Suite 5B, Whitby, Ontario, L1N 2A3, Canada',
      'L1N',
      'king st w',
      12,
      '5b',
    ],
    ['#7, 12 King St. W., Oshawa', null, 'king st w', 12, '7'],
    ['Suite 300, 1 Main St N, Uxbridge', null, 'main st n', 1, '300'],
    ['868 Maple Cres, 422, Scarborough', null, 'maple cres', 868, '422'],
    ['24 5th Avenue, Ajax', null, '5th ave', 24, ''],
    ['1200 Highway 2, Courtice', null, 'hwy 2', 1200, ''],
    ['3 St Clair Ave E, Toronto', null, 'st clair ave e', 3, ''],
    ['Ajax Library, 55 Harwood Avenue South, Ajax L1S 2H9', 'L1S', 'harwood ave s', 55, ''],
    ['Ajax Library 55 Harwood Ave S', null, 'harwood ave s', 55, ''],
    ['868, Maple Crescent, Scarborough', null, 'maple cres', 868, ''],
    ['868,Maple Crescent', null, 'maple cres', 868, ''],
    ['868 Maple L1G 4S8', 'L1G', 'maple', 868, ''],
    ['868 Maple l1g4s8', 'L1G', 'maple', 868, ''],
    ['Basement unit 14 Oak Ave', null, 'oak ave', 14, ''],
    ['9 Elm St NE, Ajax', null, 'elm st ne', 9, ''],
    ['9 Elm St NW Ajax', null, 'elm st nw', 9, ''],
    ['9 Elm St SE Ajax', null, 'elm st se', 9, ''],
    ['9 Elm St SW Ajax', null, 'elm st sw', 9, ''],
    ['5-12A King St', null, 'king st', 12, '5'],
    ['24 7 Line unit 3', null, '7 line', 24, '3'],
    ['1200 7, Brooklin', null, '7', 1200, ''],
    ['12 King St, Unit', null, 'king st', 12, ''],
    ['Main Hall unit 5 12 King St', null, 'king st', 12, '5'],
    ['RR2 12 Elm Lane, Port Perry', null, 'elm ln', 12, ''],
    ['5th Avenue Farm', null, '5th ave', null, ''],
    ['12 1/2 King St W\nOshawa', null, 'king st w', 12, ''],
    ['12  1/2 King St W', null, 'king st w', 12, ''],
  ])('reads %s', (address, area, street, house, unit) => {
    expect(readDoor(address)).toMatchObject({ area, street, house, unit });
  });

  it('knows 12A from 12', () => {
    expect(readDoor('12A King St')).toMatchObject({ house: 12, houseSuffix: 'a' });
  });

  it('reads what has no number as far as it goes, and nothing as nothing', () => {
    expect(readDoor('The farm behind the church, Port Perry')).toMatchObject({ house: null });
    expect(readDoor('')).toEqual({
      area: null,
      street: '',
      house: null,
      houseSuffix: '',
      unit: '',
    });
  });

  it('never fails, whatever was typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (typed) => void readDoor(typed)));
  });
});

const stop = (text: string, time = '14:00-15:00', number = 'TF-1') => ({
  address: deliveryAddress(text),
  time,
  number,
});
const hoursOf = <Event extends { clock: string | null }>(
  stops: ReturnType<typeof stop>[],
  events: Event[] = [],
) => {
  const withArea = inStopOrder(stops).map((one) => ({ ...one, area: doorOf(one.address).area }));
  return drivingHoursOf(withArea, events);
};
const addresses = (stops: { address: DeliveryAddress }[]) =>
  stops.map(({ address }) => address.text);

describe('the order of stops', () => {
  it('goes by area, street, house number as a number, and unit', () => {
    const wanted = [
      '30 King St E, L1G 1A1',
      '9 Maple Street, Oshawa L1G 4S8',
      '12 Maple St, Unit 2, Oshawa L1G 4S8',
      '12 maple street apt 10, Oshawa L1G4S8',
      '100 Maple St., Oshawa, L1G 4S9',
      '2 Adelaide Ave, Oshawa L1J 1A1',
      '1 Adelaide Ave, Oshawa',
    ];
    expect(addresses(inStopOrder(wanted.toReversed().map((address) => stop(address))))).toEqual(
      wanted,
    );
  });

  it('goes by the unit where that is said apart', () => {
    const at = (unitNumber: string, number: string) => ({
      ...stop('12 Maple St, Oshawa L1G 4S8', '14:00-15:00', number),
      address: deliveryAddress('12 Maple St, Oshawa L1G 4S8', { ...NO_DETAILS, unitNumber }),
    });
    const sorted = inStopOrder([at('10', 'TF-1'), at('2', 'TF-2'), at('', 'TF-3')]);
    expect(sorted.map(({ number }) => number)).toEqual(['TF-3', 'TF-2', 'TF-1']);
  });

  it('goes by the hour first, snacks for two o’clock among the tiffins from two to three', () => {
    const stops = [
      stop('1 Elm Rd, L1A 1A1', '15:00-16:00'),
      stop('2 Elm Rd, L1Z 1A1', '14:00-15:00'),
      stop('3 Elm Rd, L1B 1A1', '14:00'),
    ];
    expect(hoursOf(stops)).toMatchObject([
      { hour: '14', areas: [{ area: 'L1B' }, { area: 'L1Z' }] },
      { hour: '15', areas: [{ area: 'L1A', stops: [{ address: { text: '1 Elm Rd, L1A 1A1' } }] }] },
    ]);
  });

  it('has the events of an hour with it, and those without a time on top of the day', () => {
    const stops = [stop('1 Elm Rd, L1A 1A1', '15:00-16:00')];
    const events = [{ clock: null }, { clock: '09:30' }, { clock: '15:45' }];
    expect(hoursOf(stops, events).map((leg) => [leg.hour, leg.events, leg.areas.length])).toEqual([
      ['', [{ clock: null }], 0],
      ['09', [{ clock: '09:30' }], 0],
      ['15', [{ clock: '15:45' }], 1],
    ]);
    expect(hoursOf(stops)).toMatchObject([{ hour: '15', events: [] }]);
  });

  it('tells two stops at one door apart by their numbers', () => {
    const both = ['TF-2', 'TF-1'].map((number) => stop('1 Elm Rd', '14:00', number));
    for (const stops of [both, both.toReversed()])
      expect(inStopOrder(stops).map(({ number }) => number)).toEqual(['TF-1', 'TF-2']);
  });

  it('has those without a postal code under no area, last in their hour', () => {
    const stops = [stop('1 Elm Rd'), stop('2 Elm Rd, L1Z 1A1')];
    expect(hoursOf(stops)[0]?.areas.map(({ area }) => area)).toEqual(['L1Z', null]);
  });

  it('is the same in whatever order they come, and loses none', () => {
    const some = fc.uniqueArray(
      fc.record({
        address: fc
          .constantFrom('9 Elm Rd L1G 1A1', '12 Elm Rd L1G 1A1', '12 Elm Rd', 'Farm', '')
          .map((text) => deliveryAddress(text)),
        time: fc.constantFrom('14:00-15:00', '14:00', '15:00-16:00'),
        number: fc.string(),
      }),
      { selector: ({ number }) => number },
    );
    fc.assert(
      fc.property(some, (stops) => {
        const numbers = (list: typeof stops) => inStopOrder(list).map(({ number }) => number);
        expect(numbers(stops.toReversed())).toEqual(numbers(stops));
        expect(numbers(stops).sort()).toEqual(stops.map(({ number }) => number).sort());
      }),
    );
  });
});
