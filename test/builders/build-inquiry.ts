import type { CateringInquiry, Quote } from '#contract/catering/inquiries.ts';
import { buildBalance } from '#test/builders/build-balance.ts';

const SENT = '2026-03-02T15:00:00Z';

/** A version of a quote for tests: C$1,130.00 for a party of 50; fill in what matters. */
export const buildQuote = (values: Partial<Quote> = {}): Quote => ({
  version: 1,
  guests: 80,
  lines: [
    { label: 'Basic, per guest', quantity: 50, unitPrice: 2000, amount: 100_000, taxable: true },
  ],
  subtotal: 100_000,
  taxPercentage: 1300,
  taxAmount: 13_000,
  total: 113_000,
  deposit: 30_000,
  note: null,
  validUntil: '2026-03-16',
  sentAt: '2026-03-03T15:00:00Z',
  state: 'open',
  acceptedAt: null,
  changeRequest: null,
  changeRequestedAt: null,
  ...values,
});

/** An inquiry for tests: a birthday party for 50 on a Saturday in June; fill in what matters. */
export function buildInquiry(values: Partial<CateringInquiry> = {}): CateringInquiry {
  const status = values.status ?? 'pending';
  return {
    id: '00000000-0000-4000-8000-000000000071',
    inquiryNumber: 'CI-2026-0001',
    version: 1,
    status,
    eventType: 'birthday_party',
    eventTypeOther: null,
    eventDate: '2026-06-20',
    eventTime: ['lunch'],
    eventClock: null,
    dietaryPreference: ['veg'],
    dietaryPreferenceOther: null,
    cateringService: ['self_serve_delivery'],
    cateringServiceOther: null,
    numberOfGuests: 50,
    eventLocation: '12 Rue André, Oshawa, ON L1G 4S8',
    cuisineType: 'gujarati',
    cuisineTypeOther: null,
    firstName: 'Asha',
    lastName: 'Patel',
    email: 'asha@example.com',
    phoneNumber: '+19055550123',
    contactNumber: '+19055550123',
    hearAboutUs: null,
    hearAboutUsOther: null,
    selectedPlan: {
      id: '00000000-0000-4000-8000-000000000072',
      name: 'Basic',
      description: '',
      price: 2000,
      currency: 'CAD',
      billingCycle: 'basic',
      features: [],
    },
    choices: [],
    selectedMenuItems: ['Undhiyu', 'Mohan Thal'],
    calculatedMenu: [],
    pricingCalculation: {
      basePrice: 100_000,
      additionalCharges: 5000,
      deliveryFee: 0,
      taxPercentage: 1300,
      taxAmount: 13_000,
      totalPrice: 118_000,
      pricePerPerson: 2000,
      additionalQuantities: { roti: 0, puri: 0 },
    },
    needsCall: false,
    adminNotes: null,
    cancelReason: null,
    createdAt: SENT,
    created_at: SENT,
    steps: [{ status: 'pending', at: SENT }],
    quotes: [],
    payments: [],
    paidAmount: 0,
    balance: buildBalance(0),
    payment: null,
    actions: {
      edit: status === 'pending',
      cancel: status === 'pending' || status === 'quoted',
      acceptQuote: status === 'quoted',
      requestChange: status === 'quoted',
    },
    ...values,
  };
}
