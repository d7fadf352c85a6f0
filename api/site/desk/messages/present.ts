import type { AdminMessage, MessageStatus } from '#contract/site/desk/contact-messages.ts';
import type { MessageRow } from '#db/site/contact-messages.ts';
import { MESSAGE_STATES } from '#domain/site/message-states.ts';
import { actionsIn } from '#domain/platform/states.ts';

/** A message as the desk reads it, with what can be done about it. */
export function presentMessage(row: MessageRow): AdminMessage {
  const status = row.status as MessageStatus;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    customerId: row.customer_id,
    status,
    answer: row.answer,
    answeredAt: row.answered_at?.toString() ?? null,
    answeredBy: row.answered_by,
    internalNote: row.internal_note,
    actions: actionsIn(MESSAGE_STATES, status, 'staff'),
    createdAt: row.created_at.toString(),
  };
}
