import { expect, it } from 'vitest';
import { writtenDetailsOf } from './address-inputs.tsx';

const known = { text: '18 Simcoe St, Oshawa', unitNumber: '4B', entryCode: '1204', doorNote: null };
const written = (deliveryAddress: string, typed = {}) =>
  writtenDetailsOf(
    { deliveryAddress, unitNumber: '', entryCode: '', doorNote: '', ...typed },
    known,
  );

it('says that what was known of the address is gone', () => {
  expect(written('18 Simcoe Street, Oshawa')).toEqual({ unitNumber: '', entryCode: '' });
});

it('leaves what is empty to what is known of another address', () => {
  expect(written('9 Oak Road, Ajax')).toEqual({});
  expect(written('9 Oak Road, Ajax', { doorNote: 'Ring twice' })).toEqual({
    doorNote: 'Ring twice',
  });
});
