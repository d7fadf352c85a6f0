import { dollars, exporterOf } from '#admin/parts/csv.ts';
import { INQUIRY_STATUSES } from '#admin/words/statuses.ts';
import type { AdminInquiry } from '#contract/admin/catering.ts';
import {
  CATERING_SERVICES,
  CUISINE_TYPES,
  DIETARY_PREFERENCES,
  listWords,
  wordsFor,
} from '#domain/catering-words.ts';
import { formatInstant } from '#domain/days.ts';
import { acceptedQuote, eventOf, latestQuote, timesOf } from './inquiry.ts';

/** The list of inquiries as a table to download. */
export const exportInquiries = exporterOf<AdminInquiry>('catering-inquiries', {
  Number: (row) => row.inquiryNumber,
  'Event date': (row) => row.eventDate,
  Times: timesOf,
  Event: eventOf,
  Status: (row) => INQUIRY_STATUSES[row.status].label,
  'Wants a change': (row) => (row.wantsChange ? 'yes' : ''),
  Guests: (row) => row.numberOfGuests,
  Customer: (row) => row.customerName,
  Phone: (row) => row.phoneNumber,
  Email: (row) => row.email,
  Location: (row) => row.eventLocation,
  Service: (row) => listWords(CATERING_SERVICES, row.cateringService, row.cateringServiceOther),
  Diet: (row) => listWords(DIETARY_PREFERENCES, row.dietaryPreference, row.dietaryPreferenceOther),
  Cuisine: (row) => wordsFor(CUISINE_TYPES, row.cuisineType, row.cuisineTypeOther),
  Plan: (row) => row.selectedPlan.name,
  'Estimate (CAD)': (row) => dollars(row.pricingCalculation.totalPrice),
  'Quoted (CAD)': (row) => quoted(latestQuote(row)?.total),
  'Accepted (CAD)': (row) => quoted(acceptedQuote(row)?.total),
  'Paid (CAD)': (row) => dollars(row.paidAmount),
  'Reason of cancelling': (row) => row.cancelReason,
  Sent: (row) => formatInstant(row.createdAt),
});

const quoted = (cents: number | undefined) => (cents === undefined ? null : dollars(cents));
