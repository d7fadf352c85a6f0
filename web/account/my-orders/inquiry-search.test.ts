import { describe, expect, it } from 'vitest';
import { buildInquiry } from '#test/builders/build-inquiry.ts';
import { searchInquiries } from './inquiry-search.ts';

const birthday = buildInquiry();
const katha = buildInquiry({
  id: 'katha',
  inquiryNumber: 'CI-2026-0007',
  status: 'quoted',
  eventType: 'other',
  eventTypeOther: 'Satyanarayan katha',
  eventDate: '2026-11-27',
  eventTime: ['dinner'],
  numberOfGuests: 80,
  eventLocation: 'Temple hall, Markham',
  selectedMenuItems: ['Shahi Paneer'],
  adminNotes: 'Parking is behind the hall',
});

describe('a search for inquiries', () => {
  it.each([
    ['', [birthday, katha]],
    ['birthday', [birthday]],
    ['satyanarayan', [katha]],
    ['ci-2026-0007', [katha]],
    ['nov 27', [katha]],
    ['nov 2', []],
    ['saturday', [birthday]],
    ['80 guests', [katha]],
    ['rue andre', [birthday]],
    ['quoted', [katha]],
    ['lunch', [birthday]],
    ['shahi paneer', [katha]],
    ['asha', [birthday, katha]],
    ['parking', [katha]],
    ['pizza', []],
  ])('for %j', (search, found) => {
    expect(searchInquiries([birthday, katha], search)).toEqual(found);
  });
});
