import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import { eventOf } from '#domain/catering/inquiry.ts';
import { INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import { formatDay, formatDayLong } from '#domain/platform/days.ts';
import { labelOf } from '#domain/platform/states.ts';
import { guestsText, mealsText, readyWordsOf } from '#web/catering/inquiries/inquiry-text.ts';
import { matchesSearch } from './matches-search.ts';

const textsOf = (inquiry: CateringInquiry): (string | null)[] => [
  inquiry.inquiryNumber,
  labelOf(INQUIRY_STATES, inquiry.status),
  eventOf(inquiry),
  mealsText(inquiry),
  readyWordsOf(inquiry),
  guestsText(inquiry),
  formatDay(inquiry.eventDate),
  formatDayLong(inquiry.eventDate),
  inquiry.eventDate,
  inquiry.eventLocation,
  inquiry.selectedPlan.name,
  ...inquiry.selectedMenuItems,
  inquiry.firstName,
  inquiry.lastName,
  inquiry.email,
  inquiry.adminNotes,
];

/**
 * The inquiries in which every word that is searched for begins one of theirs: number, event, day,
 * guests, place, state, plan, dishes, who asked, the kitchen's note.
 */
export const searchInquiries = (
  inquiries: readonly CateringInquiry[],
  search: string,
): CateringInquiry[] => inquiries.filter((inquiry) => matchesSearch(search, textsOf(inquiry)));
