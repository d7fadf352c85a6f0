import { inquiryListing } from '#api/catering/desk/list.ts';
import { clockTime, dollars } from '#api/platform/http/csv.ts';
import { download } from '#api/platform/desk/download.ts';
import { guestDietWords } from '#domain/catering/guest-diets.ts';
import { acceptedQuote, eventOf, latestQuote, timesOf } from '#domain/catering/inquiry.ts';
import { CATERING_SERVICES, CUISINE_TYPES, listWords, wordsFor } from '#domain/catering/words.ts';
import { INQUIRY_STATUS_WORDS } from '#domain/kitchen/desk-words.ts';

const quoted = (cents: number | undefined) => (cents === undefined ? null : dollars(cents));

/** The list of inquiries as a table. */
export const downloadInquiries = download('catering-inquiries', inquiryListing, {
  Number: (row) => row.inquiryNumber,
  'Event date': (row) => row.eventDate,
  Times: timesOf,
  'Ready at': (row) => row.eventClock,
  Event: eventOf,
  Status: (row) => INQUIRY_STATUS_WORDS[row.status],
  'Wants a change': (row) => (row.wantsChange ? 'yes' : ''),
  Guests: (row) => row.numberOfGuests,
  Customer: (row) => row.customerName,
  Phone: (row) => row.phoneNumber,
  Email: (row) => row.email,
  Location: (row) => row.eventLocation,
  Service: (row) => listWords(CATERING_SERVICES, row.cateringService, row.cateringServiceOther),
  Diet: guestDietWords,
  Cuisine: (row) => wordsFor(CUISINE_TYPES, row.cuisineType, row.cuisineTypeOther),
  Plan: (row) => row.selectedPlan.name,
  'Estimate (CAD)': (row) => dollars(row.pricingCalculation.totalPrice),
  'Quoted (CAD)': (row) => quoted(latestQuote(row)?.total),
  'Accepted (CAD)': (row) => quoted(acceptedQuote(row)?.total),
  'Given back as a courtesy (CAD)': (row) => dollars(row.balance.reduced),
  'Costs in the end (CAD)': (row) => dollars(row.balance.charge),
  'Paid (CAD)': (row) => dollars(row.balance.paid),
  'Still to pay (CAD)': (row) => dollars(row.balance.owed),
  'To pay back (CAD)': (row) => dollars(row.balance.toPayBack),
  'Reason of cancelling': (row) => row.cancelReason,
  Sent: (row) => clockTime(row.createdAt),
});
