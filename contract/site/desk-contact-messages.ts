import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQuery } from '#contract/platform/lists.ts';
import { Id, IsoInstant, optionalText, requiredText } from '#contract/platform/primitives.ts';

export const MessageStatus = z.enum(['waiting', 'answered', 'dismissed']);
export type MessageStatus = z.output<typeof MessageStatus>;

/** What can be done to a message without writing back; `domain/site/message-states.ts` says when. */
export const MessageAction = z.enum(['mark_answered', 'dismiss', 'reopen']);
export type MessageAction = z.output<typeof MessageAction>;

/** What somebody wrote to the kitchen. */
export const AdminMessage = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** Whoever was signed in when it was sent. */
  customerId: z.nullable(Id),
  status: MessageStatus,
  /** What was written back from here; null when it was answered in another way. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(IsoInstant),
  answeredBy: z.nullable(z.string()),
  internalNote: z.nullable(z.string()),
  actions: z.array(z.enum(['answer', ...MessageAction.options])),
  createdAt: IsoInstant,
});
export type AdminMessage = z.output<typeof AdminMessage>;

const byId = z.object({ id: Id });

export const adminContactMessages = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/contact-messages',
    access: 'kitchen',
    summary: 'List what was written to the kitchen, latest first',
    query: z.object({
      ...listQuery(['createdAt']),
      status: z.optional(MessageStatus),
      customerId: z.optional(Id),
    }),
    data: z.array(AdminMessage),
    paginated: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/contact-messages/:id',
    access: 'kitchen',
    summary: 'Read one message',
    params: byId,
    data: AdminMessage,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/v1/admin/contact-messages/:id/actions/answer',
    access: 'kitchen',
    summary: 'Answer a message by mail',
    params: byId,
    body: z.object({ answer: requiredText(5000, 'Please write the answer.') }),
    data: AdminMessage,
    idempotent: true,
    errors: ['action_not_allowed'],
  }),
  act: endpoint({
    method: 'POST',
    path: '/v1/admin/contact-messages/:id/actions/:action',
    access: 'kitchen',
    undoable: true,
    summary: 'Mark a message as answered or dismissed, or take it up again',
    params: z.object({ id: Id, action: MessageAction }),
    data: AdminMessage,
    idempotent: true,
    errors: ['action_not_allowed'],
  }),
  updateNotes: endpoint({
    method: 'PUT',
    path: '/v1/admin/contact-messages/:id/notes',
    access: 'kitchen',
    summary: 'Change the internal note of a message',
    params: byId,
    body: z.object({ internalNote: optionalText(2000) }),
    data: AdminMessage,
  }),
};
