import type { InquiryStatus } from '#contract/catering/inquiries.ts';
import type { StateTable } from '#domain/platform/states.ts';

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
  fromItsDay: ['complete'],
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
