import type {
  CateringReceipt,
  DocumentEvent,
  QuoteDocument,
  SnackReceipt,
  SubscriptionReceipt,
} from './document-details.ts';

/** Believable documents, for tests and for looking at the pages. */

const event: DocumentEvent = {
  event: 'Wedding',
  day: '2027-02-14',
  times: 'Lunch, Dinner',
  clock: '12:30',
  guests: 120,
  location: 'Heritage Hall, 18 Simcoe Street North, Oshawa, ON L1G 4R8',
  services: 'Self-serve, delivered, Staff at the event',
  diet: 'Vegetarian, Jain',
};

export const SAMPLE_QUOTE: QuoteDocument = {
  inquiryNumber: 'CI-2026-0007',
  version: 2,
  sentAt: '2026-11-22T20:15:00Z',
  validUntil: '2026-12-06',
  customer: { name: 'Asha Patel', email: 'asha@example.com', phone: '+19055550123' },
  event,
  planName: 'Premium Catering',
  menu: [
    {
      item: 'Undhiyu',
      quantity: 240,
      category: 'sabji',
      unit: 'servings',
      specialNote: '+$1.00 per guest',
    },
    { item: 'Mohan Thal', quantity: 240, category: 'sweet', unit: 'pieces', specialNote: null },
    { item: 'Mango', quantity: 120, category: 'shrikhand', unit: 'cups', specialNote: null },
    {
      item: 'Cucumber Raita',
      quantity: 120,
      category: 'salad',
      unit: 'servings',
      specialNote: null,
    },
    { item: 'Gujarati Dal', quantity: 120, category: 'dal', unit: 'bowls', specialNote: null },
    { item: 'Puri', quantity: 480, category: 'roti', unit: 'pieces', specialNote: null },
    { item: 'Jeera Rice', quantity: 120, category: 'rice', unit: 'servings', specialNote: null },
    {
      item: 'Extra puri',
      quantity: 60,
      category: 'extra',
      unit: 'pieces',
      specialNote: 'On top of the plan',
    },
  ],
  lines: [
    {
      label: 'Premium Catering, per guest',
      quantity: 120,
      unitPrice: 2299,
      amount: 275880,
      taxable: true,
    },
    { label: 'Undhiyu, per guest', quantity: 120, unitPrice: 100, amount: 12000, taxable: false },
    { label: 'Extra puri', quantity: 60, unitPrice: 100, amount: 6000, taxable: false },
    { label: 'Delivery, per guest', quantity: 120, unitPrice: 100, amount: 12000, taxable: false },
    {
      label: 'Two servers, six hours',
      quantity: 2,
      unitPrice: 18000,
      amount: 36000,
      taxable: true,
    },
    {
      label: 'Thank you for a second booking',
      quantity: 1,
      unitPrice: -15000,
      amount: -15000,
      taxable: true,
    },
  ],
  subtotal: 326880,
  taxBasisPoints: 1300,
  taxAmount: 38594,
  total: 365474,
  deposit: 109700,
  note: 'We bring two chafing dishes for the undhiyu and one for the rice. Please keep a table of 2 m near a socket.',
};

export const SAMPLE_RECEIPT: CateringReceipt = {
  receiptNumber: 'CI-2026-0007-R1',
  inquiryNumber: 'CI-2026-0007',
  quoteVersion: 2,
  customer: { name: 'Asha Patel', email: 'asha@example.com' },
  event: { event: 'Wedding', day: '2027-02-14', guests: 120 },
  paidFor: 'Deposit',
  amount: 109700,
  method: 'interac',
  reference: 'CA7731XQ',
  receivedDay: '2026-11-24',
  quoteTotal: 365474,
  paidInAll: 109700,
  owed: 255774,
};

/** The second payment for a plan. */
export const SAMPLE_SUBSCRIPTION_RECEIPT: SubscriptionReceipt = {
  receiptNumber: 'TS-2026-0042-R2',
  subscriptionNumber: 'TS-2026-0042',
  planName: 'Everyday Tiffin',
  tiffinCount: 20,
  startDay: '2026-11-23',
  customer: { name: 'Asha Patel', email: 'asha@example.com' },
  paidFor: 'Balance',
  amount: 16837,
  method: 'interac',
  reference: 'CA7731XQ',
  receivedDay: '2026-11-21',
  price: {
    subtotal: 21980,
    deliveryFee: 2000,
    taxBasisPoints: 1300,
    taxAmount: 2857,
    total: 26837,
  },
  paidInAll: 26837,
  owed: 0,
};

/** A payment for snacks that are not taxed alike. */
export const SAMPLE_SNACK_RECEIPT: SnackReceipt = {
  receiptNumber: 'SN-2026-0012-R1',
  orderNumber: 'SN-2026-0012',
  deliveryType: 'pickup',
  day: '2026-11-24',
  time: '14:00',
  items: [
    { name: 'Samosa', quantity: 12 },
    { name: 'Khaman Dhokla', quantity: 2 },
  ],
  customer: { name: 'Asha Patel', email: 'asha@example.com' },
  paidFor: 'Payment in full',
  amount: 3390,
  method: 'cash',
  reference: '',
  receivedDay: '2026-11-24',
  price: { subtotal: 3100, deliveryFee: 0, taxBasisPoints: null, taxAmount: 290, total: 3390 },
  paidInAll: 3390,
  owed: 0,
};
