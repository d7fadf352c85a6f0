import type {
  AboutInquiry,
  AboutSnackOrder,
  MailedDelivery,
} from '#api/kitchen/mail/mail-details.ts';
import type { MailDetails, MailKind } from '#api/kitchen/mail/mail-kinds.ts';
import type { MailSender } from '#api/kitchen/mail/rendered-mail.ts';
import {
  SAMPLE_QUOTE,
  SAMPLE_RECEIPT,
  SAMPLE_SUBSCRIPTION_RECEIPT,
} from '#api/money/documents/sample-documents.ts';
import { DEFAULT_PROFILE } from '#domain/kitchen/settings.ts';

/** Believable details of every kind of mail, for tests and for looking at the templates. */

export const SENDER: MailSender = {
  ...DEFAULT_PROFILE,
  logo: null,
  publicUrl: 'https://dabba.example',
};

const subscription = {
  name: 'Asha',
  subscriptionNumber: 'TS-2026-0042',
  planName: 'Everyday Tiffin',
};

const order = {
  name: 'Asha',
  orderNumber: 'TF-2026-0137',
  subscriptionNumber: 'TS-2026-0042',
  day: '2026-11-23',
  slot: '14:00-15:00',
  quantity: 1,
  address: '18 Simcoe Street North, Unit 4, Oshawa, ON L1G 4R8',
  available: 19,
  planName: 'Everyday Tiffin',
} as const;

const delivery = (day: string): MailedDelivery => ({
  day,
  slot: '18:00-19:00',
  quantity: 1,
  address: order.address,
});

const booked = { orderNumber: 'TF-2026-0137', day: '2026-11-23', slot: '14:00-15:00' } as const;

const snackOrder: AboutSnackOrder = {
  name: 'Asha',
  orderNumber: 'SN-2026-0042',
  deliveryType: 'delivery',
  day: '2026-11-23',
  time: '14:00',
  address: order.address,
  items: [
    {
      name: 'Khaman Dhokla',
      unit: '6 pieces',
      quantity: 2,
      amount: 1798,
      specialInstructions: null,
    },
    {
      name: 'Kesar Penda',
      unit: '8 pieces',
      quantity: 1,
      amount: 1250,
      specialInstructions: 'In a gift box, please.',
    },
  ],
  subtotal: 3048,
  deliveryFee: 300,
  taxAmount: 273,
  totalAmount: 3621,
  owed: 3621,
  by: 'staff',
  reason: null,
};

const inquiry: AboutInquiry = {
  name: 'Asha',
  inquiryNumber: 'CI-2026-0007',
  event: 'Wedding',
  eventDay: '2027-02-14',
  times: 'Lunch, Dinner',
  clock: '12:30',
  guests: 120,
  planName: 'Premium Catering',
};

/** A payment for catering, with its receipt. */
export const CATERING_PAYMENT = {
  name: 'Asha',
  inquiryNumber: 'CI-2026-0007',
  receipt: SAMPLE_RECEIPT,
  amount: SAMPLE_RECEIPT.amount,
  method: SAMPLE_RECEIPT.method,
  reference: SAMPLE_RECEIPT.reference,
  receivedDay: SAMPLE_RECEIPT.receivedDay,
  owed: SAMPLE_RECEIPT.owed,
} satisfies MailDetails['payment_received'];

export const SAMPLE_DETAILS: { [Kind in MailKind]: MailDetails[Kind] } = {
  welcome: { name: 'Asha' },
  password_changed: { name: 'Asha' },
  accounts_merged: { name: 'Asha', email: 'asha@example.com' },
  account_deletion_asked: {
    name: 'Asha',
    day: '2026-12-18',
    plans: [{ number: 'TS-2026-0042', planName: 'Everyday Tiffin', credits: 7, payBack: 8693 }],
  },
  account_deleted: { name: 'Asha' },
  customer_leaving: {
    customerId: '6f1f7c1e-0b1d-4a0e-9a57-3f6a4a3b2c1d',
    day: '2026-12-18',
    stays: false,
    plans: [{ number: 'TS-2026-0042', planName: 'Everyday Tiffin', credits: 7, payBack: 8693 }],
  },
  password_reset: { name: 'Asha', email: 'asha+food@example.com', token: 'kx9_3-Zq' },
  broadcast_service: {
    name: 'Asha',
    subject: 'Your tiffin is late today',
    text: 'The van does not start.\n\nYour tiffin comes about 30 minutes later than usual.',
  },
  broadcast_promotion: {
    name: 'Asha',
    subject: 'Undhiyu this week',
    text: 'On Thursday there is undhiyu, as every winter.',
  },
  account_invitation: { name: 'Asha', token: 'kx9_3-Zq', until: '2026-12-18' },
  subscription_received: {
    ...subscription,
    tiffinCount: 20,
    startDay: '2026-11-23',
    address: order.address,
    subtotal: 21980,
    deliveryFee: 2000,
    taxBasisPoints: 1300,
    taxAmount: 2857,
    totalAmount: 26837,
  },
  subscription_approved: {
    ...subscription,
    credits: 20,
    startDay: '2026-11-24',
    movedFrom: '2026-11-23',
    address: order.address,
    owed: 26837,
    customerNote: 'We added a sweet to your first box.',
  },
  subscription_declined: { ...subscription, reason: 'We are full in your street until spring.' },
  subscription_withdrawn: { ...subscription, by: 'clock' },
  subscription_paused: {
    ...subscription,
    by: 'staff',
    until: '2026-12-04',
    reason: 'The oven is being repaired.',
    skipped: [booked],
    available: 20,
  },
  subscription_resumed: { ...subscription, by: 'clock', available: 20 },
  subscription_cancelled: {
    ...subscription,
    reason: 'You are moving to Vancouver.',
    paidBack: 12420,
    cancelled: [booked],
  },
  order_scheduled: {
    ...order,
    specialInstructions: 'Leave it with the concierge.',
    skipUntil: '2026-11-22T19:00:00Z',
  },
  orders_scheduled: {
    ...subscription,
    booked: [delivery('2026-11-23'), delivery('2026-11-24')],
    waiting: 1,
    available: 18,
  },
  order_pending_confirmation: order,
  order_changed: {
    ...order,
    day: '2026-11-24',
    quantity: 2,
    specialInstructions: 'Leave it with the concierge.',
    skipUntil: '2026-11-23T19:00:00Z',
    before: { ...delivery('2026-11-23'), slot: '17:00-18:00', specialInstructions: null },
    waiting: false,
  },
  order_unskipped: {
    ...order,
    specialInstructions: null,
    skipUntil: '2026-11-22T19:00:00Z',
    waiting: false,
  },
  order_skipped: {
    ...order,
    available: 20,
    by: 'customer',
    reason: null,
    unskipUntil: '2026-11-22T19:00:00Z',
  },
  order_cancelled: {
    ...order,
    quantity: 2,
    by: 'staff',
    reason: 'The road to you is closed by snow.',
    creditsReturned: 2,
  },
  order_changed_by_kitchen: {
    ...order,
    day: '2026-11-24',
    before: { day: '2026-11-23', slot: '14:00-15:00', quantity: 1, address: order.address },
    reason: 'The kitchen is closed that Monday.',
  },
  order_undelivered: {
    ...order,
    reason: 'Nobody opened the door, and nobody answered the phone.',
    credit: 'undecided',
  },
  order_credit_decided: { ...order, returned: true },
  order_delivered_after_all: order,
  order_stays: { ...order, reason: 'A snow storm' },
  order_expired: { ...order, available: 20, creditsReturned: 1 },
  usual_booked: {
    ...subscription,
    booked: [delivery('2026-11-23'), delivery('2026-11-25'), delivery('2026-11-27')],
    waiting: 1,
    released: [delivery('2026-11-24')],
    lastsUntil: '2026-12-18',
    isOut: false,
  },
  delivery_reminder: {
    name: 'Asha',
    day: order.day,
    deliveries: [
      {
        day: order.day,
        slot: order.slot,
        quantity: order.quantity,
        address: order.address,
        orderNumber: order.orderNumber,
        skipUntil: '2026-11-22T19:00:00Z',
        token: 'kx9_3-Zq',
      },
    ],
  },
  credits_low: { ...subscription, available: 2, lastDay: '2026-12-04' },
  subscription_unpaid: { ...subscription, owed: 26837, payUntil: '2026-12-05' },
  weekly_menu: {
    name: 'Asha',
    weekStart: '2026-11-23',
    days: [
      { day: '2026-11-23', closed: null, dishes: ['Shahi Paneer', 'Gujarati Dal', 'Jeera Rice'] },
      { day: '2026-11-24', closed: 'Diwali', dishes: [] },
      { day: '2026-11-25', closed: null, dishes: ['Undhiyu', 'Kadhi'] },
    ],
  },
  snack_order_received: snackOrder,
  snack_order_confirmed: { ...snackOrder, customerNote: 'The dhokla will still be warm.' },
  snack_order_ready: { ...snackOrder, deliveryType: 'pickup', address: null, owed: 0 },
  snack_order_undelivered: { ...snackOrder, reason: 'Nobody opened the door.', failed: true },
  snack_order_cancelled: {
    ...snackOrder,
    reason: 'The fryer is being repaired today.',
    toPayBack: 3621,
  },
  snack_order_moved: {
    ...snackOrder,
    reason: 'A snow storm',
    before: { day: '2026-11-20', time: '12:00' },
  },
  snack_order_stays: { ...snackOrder, reason: 'A snow storm' },
  inquiry_received: {
    ...inquiry,
    menu: SAMPLE_QUOTE.menu,
    estimate: {
      basePrice: 275880,
      additionalCharges: 18000,
      deliveryFee: 12000,
      taxBasisPoints: 1300,
      taxAmount: 35864,
      totalPrice: 341744,
    },
    changed: false,
    needsCall: true,
  },
  inquiry_quoted: { ...inquiry, quote: SAMPLE_QUOTE },
  inquiry_quote_expiring: {
    ...inquiry,
    version: 2,
    total: SAMPLE_QUOTE.total,
    validUntil: '2026-11-25',
  },
  inquiry_accepted: {
    ...inquiry,
    by: 'customer',
    version: 2,
    total: SAMPLE_QUOTE.total,
    deposit: SAMPLE_QUOTE.deposit,
  },
  inquiry_clock_changed: { ...inquiry, before: '12:00' },
  inquiry_stays: { ...inquiry, reason: 'A day off for everybody' },
  inquiry_cancelled: {
    ...inquiry,
    by: 'staff',
    reason: 'Our oven is being repaired that week.',
    customerNote: 'We would love to cook for you on another day.',
  },
  email_code: { name: '', code: '048213' },
  phone_code: { name: '', code: '048213' },
  contact_message: {
    name: 'Asha Patel',
    email: 'asha@example.com',
    subject: 'A tiffin without onion',
    message: 'Hello,\n\nwe keep Jain food at home.\nDo you cook without onion and garlic?',
  },
  contact_answer: {
    name: 'Asha',
    subject: 'A tiffin without onion',
    message: 'Hello,\n\nwe keep Jain food at home.\nDo you cook without onion and garlic?',
    answer:
      'Yes, every weekday.\n\nChoose Jain when you book, and no root vegetable goes in either.',
  },
  taken_back: {
    name: 'Asha',
    messages: ['Your Everyday Tiffin is approved (TS-2026-0042)'],
    stands: ['Plan TS-2026-0042: Awaiting admin approval, 0 credits to book'],
    money: ['C$67.74 was paid back meanwhile and will be asked for again.'],
    voidsReceipt: true,
  },
  corrected: {
    name: 'Asha',
    number: 'TF-2026-0137',
    changes: [
      'It is delivered; we had it as cancelled.',
      '2 credits were used for it: 3 are left to book.',
    ],
    stands: ['Tiffin TF-2026-0137, Mon, Nov 23, 2:00 PM - 3:00 PM: Delivered'],
    reason: 'The driver pressed the wrong door',
    voidsReceipt: false,
  },
  payment_received: {
    ...subscription,
    receipt: SAMPLE_SUBSCRIPTION_RECEIPT,
    amount: 26837,
    method: 'interac',
    reference: 'CA7731XQ',
    receivedDay: '2026-11-21',
    owed: 0,
  },
};
