import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import { formatDay, formatDayLong } from '#domain/platform/days.ts';
import { statusWords } from '#web/account/status-badge.tsx';
import {
  eventWords,
  guestsWords,
  readyWordsOf,
  timesWords,
} from '#web/catering/inquiries/words.ts';
import { finds } from './search.ts';

const textsOf = (inquiry: CateringInquiry): (string | null)[] => [
  inquiry.inquiryNumber,
  statusWords(inquiry.status),
  eventWords(inquiry),
  timesWords(inquiry),
  readyWordsOf(inquiry),
  guestsWords(inquiry),
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
): CateringInquiry[] => inquiries.filter((inquiry) => finds(search, textsOf(inquiry)));
