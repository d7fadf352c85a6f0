import type { MessageAction, MessageStatus } from '#contract/site/desk-contact-messages.ts';
import type { StateTable } from '#domain/platform/states.ts';

/** The life of a message from the contact page. It moves no credits. */
export const MESSAGE_STATES: StateTable<MessageStatus, MessageAction | 'answer'> = {
  starts: ['waiting'],
  labels: { waiting: 'Waiting', answered: 'Answered', dismissed: 'Dismissed' },
  actions: {
    answer: [{ from: ['waiting', 'answered'], to: 'answered', who: ['staff'], credits: 'none' }],
    mark_answered: [{ from: ['waiting'], to: 'answered', who: ['staff'], credits: 'none' }],
    dismiss: [{ from: ['waiting'], to: 'dismissed', who: ['staff'], credits: 'none' }],
    reopen: [{ from: ['answered', 'dismissed'], to: 'waiting', who: ['staff'], credits: 'none' }],
  },
};
