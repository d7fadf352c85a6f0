import type { InquiryStatus } from '#contract/catering/inquiries.ts';
import { endStates, openStates, type StateTable } from '#domain/platform/states.ts';

export type InquiryAction =
  | 'edit'
  | 'contact'
  | 'quote'
  | 'set-clock'
  | 'set-diets'
  | 'request_change'
  | 'accept'
  | 'complete'
  | 'cancel';

/** The life of a catering inquiry (docs/rules.md#states-of-an-inquiry). It moves no credits. */
export const INQUIRY_STATES: StateTable<InquiryStatus, InquiryAction> = {
  starts: ['pending'],
  labels: {
    pending: 'Pending',
    contacted: 'Contacted',
    quoted: 'Quoted',
    confirmed: 'Confirmed',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  actions: {
    edit: [{ from: ['pending'], to: 'stay', who: ['customer'], credits: 'none' }],
    contact: [{ from: ['pending'], to: 'contacted', who: ['staff'], credits: 'none' }],
    quote: [
      {
        from: ['pending', 'contacted', 'quoted'],
        to: 'quoted',
        who: ['staff'],
        credits: 'none',
      },
    ],
    'set-clock': [
      {
        from: ['pending', 'contacted', 'quoted', 'confirmed'],
        to: 'stay',
        who: ['staff'],
        credits: 'none',
      },
    ],
    'set-diets': [
      {
        from: ['pending', 'contacted', 'quoted', 'confirmed'],
        to: 'stay',
        who: ['staff'],
        credits: 'none',
      },
    ],
    request_change: [{ from: ['quoted'], to: 'stay', who: ['customer'], credits: 'none' }],
    accept: [{ from: ['quoted'], to: 'confirmed', who: ['customer', 'staff'], credits: 'none' }],
    complete: [{ from: ['confirmed'], to: 'completed', who: ['staff'], credits: 'none' }],
    cancel: [
      { from: ['pending', 'quoted'], to: 'cancelled', who: ['customer'], credits: 'none' },
      {
        from: ['pending', 'contacted', 'quoted', 'confirmed'],
        to: 'cancelled',
        who: ['staff', 'clock'],
        credits: 'none',
      },
    ],
  },
  notBeforeDay: ['complete'],
  refusals: {
    edit: {
      contacted: 'inquiry_not_editable',
      quoted: 'inquiry_not_editable',
      confirmed: 'inquiry_not_editable',
      completed: 'inquiry_not_editable',
      cancelled: 'inquiry_not_editable',
    },
    cancel: { confirmed: 'inquiry_not_cancellable', completed: 'inquiry_not_cancellable' },
  },
};

type States = readonly InquiryStatus[];

/** Open: the event may still take place. */
export const INQUIRIES_OPEN: States = /* @__PURE__ */ openStates(INQUIRY_STATES);

/** Nothing is left to agree on. */
export const INQUIRIES_OVER: States = /* @__PURE__ */ endStates(INQUIRY_STATES);

/** Being talked about, before there is a quote. */
export const INQUIRIES_NOT_QUOTED: States = ['pending', 'contacted'];

/** The event is promised, or about to be. */
export const INQUIRIES_PROMISED: States = ['quoted', 'confirmed'];

/** The event is agreed: it is cooked for, or was. */
export const EVENTS_AGREED: States = ['confirmed', 'completed'];

/** What is said of a date that both sides have confirmed while its deposit is not here. */
export const depositAwaited = (day: string, deposit: string): string =>
  `We have confirmed ${day}; please send the deposit of ${deposit}.`;
