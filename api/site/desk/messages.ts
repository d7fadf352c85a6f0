import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { handlers, ok, paginate } from '#api/platform/http/handler.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  type AdminMessage,
  adminContactMessages,
  type MessageAction,
} from '#contract/site/desk-contact-messages.ts';
import {
  findMessage,
  listMessages,
  lockMessage,
  type MessageChange,
  type MessageRow,
  updateMessage,
} from '#db/site/contact-messages.ts';
import { actionsIn, transition } from '#domain/platform/states.ts';
import { MESSAGE_STATES } from '#domain/site/message-states.ts';

/** A message as the desk reads it, with what can be done about it. */
function presentMessage(row: MessageRow): AdminMessage {
  const { status } = row;
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

/** Takes a message from one state to another, with its line in the audit log. */
async function actOnMessage(
  ctx: StaffWrite,
  id: string,
  action: MessageAction | 'answer',
  change: MessageChange = {},
): Promise<AdminMessage | Refusal> {
  const before = await lockMessage(ctx.db, id);
  if (!before) return refuse('not_found');
  const next = transition(MESSAGE_STATES, action, before.status, 'staff');
  if (isRefusal(next)) return next;
  const answered = next.to === 'answered';
  const row = await updateMessage(
    ctx.db,
    id,
    {
      answered_at: answered ? ctx.now : null,
      answered_by: answered ? ctx.caller.name : null,
      ...change,
      status: next.to,
    },
    ctx.now,
  );
  const after = presentMessage(row);
  await recordAudit(ctx, {
    action: action === 'mark_answered' ? 'mark-answered' : action,
    resource: 'contact-messages',
    id,
    before: presentMessage(before),
    after,
  });
  return after;
}

/** Writes back to whoever sent a message; the mail and the change of state go together. */
async function answerMessage(
  ctx: StaffWrite,
  id: string,
  answer: string,
): Promise<AdminMessage | Refusal> {
  const message = await actOnMessage(ctx, id, 'answer', { answer });
  if (isRefusal(message)) return message;
  const { name, subject, message: asked } = message;
  await enqueueMail(ctx.db, {
    kind: 'contact_answer',
    messageId: id,
    details: { name, subject, message: asked, answer },
  });
  return message;
}

export const adminContactMessageHandlers = handlers(adminContactMessages, {
  list: async (ctx, { query }) => {
    const { rows, total } = await listMessages(ctx.db, query);
    return ok(rows.map(presentMessage), { pagination: paginate(query, total) });
  },
  read: async (ctx, { params }) => {
    const row = await findMessage(ctx.db, params.id);
    return row ? presentMessage(row) : refuse('not_found');
  },
  answer: (ctx, { params, body }) => answerMessage(ctx, params.id, body.answer),
  act: (ctx, { params }) => actOnMessage(ctx, params.id, params.action),
  updateNotes: (ctx, { params, body }) => changeNote(ctx, params.id, body.internalNote || null),
});

async function changeNote(
  ctx: StaffWrite,
  id: string,
  internalNote: string | null,
): Promise<AdminMessage | Refusal> {
  const before = await lockMessage(ctx.db, id);
  if (!before) return refuse('not_found');
  const row = await updateMessage(ctx.db, id, { internal_note: internalNote }, ctx.now);
  const after = presentMessage(row);
  await recordAudit(ctx, {
    action: 'update-notes',
    resource: 'contact-messages',
    id,
    before: presentMessage(before),
    after,
  });
  return after;
}
