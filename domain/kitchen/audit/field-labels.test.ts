import { describe, expect, it } from 'vitest';
import { fieldLabel, followsFromElsewhere, valueText } from './field-labels.ts';

const said = (field: string, value: unknown, resource = 'tiffin-orders') =>
  valueText(resource, field, value);

describe('what a field is called', () => {
  it('is its own name in words', () => {
    expect(fieldLabel('slotCapacity')).toBe('Slot capacity');
    expect(fieldLabel('open_time')).toBe('Open time');
    expect(fieldLabel('constructor')).toBe('Constructor');
  });

  it.each([
    ['available', 'Credits to book'],
    ['reserved', 'Credits booked'],
    ['balance', 'Money'],
    ['lookedAt', 'Found right'],
    ['delivered', 'Counted as delivered'],
    ['receivedDay', 'Received on'],
    ['subscriptionNumber', 'For'],
    ['snackOrderNumber', 'For'],
    ['inquiryNumber', 'For'],
    ['endReason', 'Why it ended'],
    ['cancelReason', 'Why it was cancelled'],
    ['deliveryTimeSlot', 'Hour'],
    ['eventClock', 'Ready at'],
    ['guestDiets', 'Guests of each diet'],
    ['notDelivered', 'What becomes of the credit'],
    ['failReason', 'Why it was not handed over'],
    ['payBackNote', 'Why nothing is paid back'],
    ['takenBack', 'What was taken back'],
    ['isActive', 'On offer'],
    ['billingCycle', 'Billed'],
    ['features', 'What it comes with'],
    ['isClosed', 'Closed'],
    ['is_closed', 'Closed'],
    ['taxPercentage', 'Tax'],
    ['tax', 'Tax in it'],
    ['markdown', 'Text'],
    ['rows', 'Rows'],
    ['filter', 'Only those'],
    ['slug', 'Address in the shop'],
  ])('is the kitchen’s own name for %s', (field, words) => {
    expect(fieldLabel(field)).toBe(words);
  });

  it('is not asked where the field follows from others', () => {
    for (const field of [
      'id',
      'customerId',
      'orderIds',
      'createdAt',
      'actions',
      'canChange',
      'staffActions',
      'version',
      'updatedAt',
      'approvedAt',
      'answeredAt',
      'answeredBy',
      'endedAt',
      'takenBack',
      'recordedBy',
      'becamePartOf',
      'mergedAccount',
      'photo',
      'photoUrl',
      'step',
    ])
      expect(followsFromElsewhere(field), field).toBe(true);
    for (const field of ['Identity', 'Idsx', 'status'])
      expect(followsFromElsewhere(field), field).toBe(false);
  });
});

describe('a value in words', () => {
  it.each([
    'amount',
    'price',
    'basePrice',
    'totalPrice',
    'unitPrice',
    'pricePerPerson',
    'pricePerTiffin',
    'subtotal',
    'deliveryCharge',
    'deliveryFee',
    'additionalCharges',
    'surcharge',
    'extraRotiPrice',
    'extraPuriPrice',
    'tax',
    'taxAmount',
    'total',
    'totalAmount',
    'deposit',
    'reduction',
    'toPayBack',
  ])('is money in %s', (field) => {
    expect(said(field, 123456)).toBe('C$1,234.56');
  });

  it('is a number, a share or a weekday elsewhere', () => {
    expect(said('capacity', 1234)).toBe('1,234');
    expect(said('amount', 0.5)).toBe('0.5');
    expect(said('taxPercentage', 1300)).toBe('13%');
    expect(said('weekday', 1)).toBe('Monday');
    expect(said('weekdays', [1, 3])).toBe('Monday, Wednesday');
    expect(said('weekday', 9)).toBe('9');
  });

  it('is yes or no, and nothing where there is nothing', () => {
    expect(said('isActive', true)).toBe('yes');
    expect(said('isActive', false)).toBe('no');
    for (const nothing of [undefined, null, '', [], {}]) expect(said('note', nothing)).toBeNull();
    for (const nothing of [undefined, null]) expect(said('balance', nothing)).toBeNull();
  });

  it('is a day, a moment, an hour or a time as people say them, and else the words', () => {
    expect(said('date', '2026-11-24')).toBe('Nov 24, 2026');
    expect(said('at', '2026-11-24T15:00:00Z')).toBe('Nov 24, 2026, 10:00 AM');
    expect(said('at', '2026-11-24T10:00:00-05:00')).toBe('Nov 24, 2026, 10:00 AM');
    expect(said('deliveryTimeSlot', '14:00-15:00')).toBe('2:00 PM - 3:00 PM');
    expect(said('open_time', '09:00')).toBe('9:00 AM');
    for (const words of [
      '29:00',
      'at 09:00',
      '09:00 sharp',
      'on 2026-11-24T15:00',
      '14:00-15:00!',
      'at 14:00-15:00',
    ])
      expect(said('note', words), words).toBe(words);
  });

  it('is a state or a choice in the desk’s words', () => {
    expect(said('status', 'pending_approval', 'subscriptions')).toBe('Pending approval');
    expect(said('notDelivered', 'undecided')).toBe('not decided');
    expect(said('notDelivered', 'returned')).toBe('given back');
    expect(said('notDelivered', 'kept')).toBe('stays used');
    expect(said('method', 'cash')).toBe('Cash');
    expect(said('deliveryType', 'pickup')).toBe('Pickup');
    expect(said('wishedChannel', 'whatsapp')).toBe('WhatsApp');
    expect(said('billingCycle', 'weekly')).toBe('Weekly');
    expect(said('course', 'dal')).toBe('Dal');
    expect(said('status', 'draft', 'blogs')).toBe('Draft');
    expect(said('status', 'ready', 'snack-orders')).toBe('Ready');
    expect(said('status', 'quoted', 'catering-inquiries')).toBe('Quoted');
    expect(said('status', 'waiting', 'contact-messages')).toBe('Waiting');
    expect(said('status', 'preparing')).toBe('Preparing');
    expect(said('pausedBy', 'customer')).toBe('the customer');
    expect(said('pausedBy', 'staff')).toBe('the kitchen');
    expect(said('pausedBy', 'clock')).toBe('the plan’s own dates');
    expect(['owner', 'kitchen', 'driver'].map((role) => said('role', role))).toEqual([
      'Owner',
      'Kitchen',
      'Driver',
    ]);
  });

  it('keeps what is personal to itself', () => {
    expect(said('note', '(personal)')).toBe('something personal, which is not kept here');
  });

  it('says of money what came and what is still to move', () => {
    const balance = { paid: 3000, owed: 0, toPayBack: 0 };
    expect(said('balance', balance)).toBe('C$30.00 paid');
    expect(said('balance', { ...balance, owed: 100 })).toBe('C$30.00 paid, C$1.00 to pay');
    expect(said('balance', { ...balance, toPayBack: 100 })).toBe(
      'C$30.00 paid, C$1.00 to pay back',
    );
  });

  it('says the parts of a record, and each record of a list', () => {
    const line = { id: 'x', name: 'Dhokla', quantity: 2, note: null };
    expect(said('line', line)).toBe('Name: Dhokla; Quantity: 2');
    expect(said('lines', [line, { name: 'Kheer' }])).toBe(
      'Name: Dhokla; Quantity: 2 / Name: Kheer',
    );
    expect(said('line', { id: 'x' })).toBeNull();
  });

  it('says an amount with the unit that it is measured in', () => {
    expect(said('part', { amount: 1, unit: 'servings' })).toBe('How much: 1 portion');
    expect(said('part', { amount: 240, unit: 'ml', usualPortion: 120 })).toBe(
      'How much: 240 ml; Usual portion: 120 ml',
    );
    expect(said('part', { text: 'Pickle', isActive: false })).toBe('Pickle (not included)');
    expect(said('part', { text: 'Pickle', isActive: true })).toBe('Pickle');
    expect(said('part', { text: 'Pickle' })).toBe('Text: Pickle');
  });
});
