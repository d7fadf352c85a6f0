import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { NO_DETAILS } from '#domain/account/delivery-address.ts';
import { buildBalance } from '#test/builders/build-balance.ts';

const allowedUntil = (until: string) => ({ allowed: true, until, reason: null });
const NOT_ALLOWED = { allowed: false, until: null, reason: 'This cannot be done.' };

/** A booked tiffin for tests, two days ahead of a Saturday in November; fill in what matters. */
export function buildOrder(values: Partial<TiffinOrder> = {}): TiffinOrder {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    orderNumber: 'TF-2026-0001',
    subscriptionId: '00000000-0000-4000-8000-0000000000a1',
    subscriptionNumber: 'TS-2026-0001',
    planName: 'Everyday Tiffin',
    deliveryDate: '2026-11-23',
    deliveryTimeSlot: '14:00-15:00',
    quantity: 1,
    status: 'scheduled',
    creditsUsed: values.quantity ?? 1,
    creditKept: null,
    specialInstructions: null,
    ...NO_DETAILS,
    adminNotes: null,
    cancelReason: null,
    notDelivered: null,
    deliveryAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
    memberId: null,
    memberName: null,
    diet: 'vegetarian',
    allergies: '',
    createdAt: '2026-11-21T15:00:00Z',
    actions: {
      skip: allowedUntil('2026-11-22T19:00:00Z'),
      unskip: NOT_ALLOWED,
      change: allowedUntil('2026-11-22T19:00:00Z'),
      cancel: { ...allowedUntil('2026-11-23T05:00:00Z'), refund: true },
    },
    ...values,
  };
}

/** An active subscription of 20 credits for tests. */
export function buildSubscription(values: Partial<Subscription> = {}): Subscription {
  return {
    id: '00000000-0000-4000-8000-0000000000a1',
    subscriptionId: '00000000-0000-4000-8000-0000000000a1',
    subscriptionNumber: 'TS-2026-0001',
    planGroupId: null,
    planVariantId: null,
    planName: 'Everyday Tiffin',
    planType: 'tiffin',
    billingCycle: 'monthly',
    cycle: 'monthly',
    status: 'active',
    credits: 20,
    totalCredits: 20,
    remainingCredits: 20,
    reservedCredits: 0,
    usedCredits: 0,
    startDate: '2026-11-16',
    endDate: '2026-12-15',
    price: 24837,
    totalAmount: 24837,
    tiffinCount: 20,
    pricePerTiffin: 1099,
    currency: 'CAD',
    priceBreakdown: { subtotal: 21980, deliveryFee: 0, taxAmount: 2857, taxPercentage: 1300 },
    paidAmount: 24837,
    customerInfo: {
      name: 'Asha Patel',
      email: 'asha@example.com',
      phone: '+19055550123',
      address: '',
    },
    customerName: 'Asha Patel',
    customerEmail: 'asha@example.com',
    customerPhone: '+19055550123',
    customerAddress: '12 Maple Street, Oshawa, ON L1G 4S8',
    specialInstructions: null,
    ...NO_DETAILS,
    memberId: null,
    memberName: null,
    diet: 'vegetarian',
    allergies: '',
    adminNotes: null,
    endReason: null,
    pauseFrom: null,
    pausedUntil: null,
    renews: null,
    renewedBy: null,
    balance: buildBalance(24837, 24837),
    isPast: false,
    actions: {
      schedule: true,
      withdraw: false,
      pause: true,
      changePause: false,
      resume: false,
      cancel: true,
      renew: false,
    },
    createdAt: '2026-11-10T15:00:00Z',
    orders: [],
    ...values,
  };
}
