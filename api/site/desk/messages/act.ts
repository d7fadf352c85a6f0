import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { enqueueMail } from '#api/platform/mail/enqueue-mail.ts';
import type {
  AdminMessage,
  MessageAction,
  MessageStatus,
} from '#contract/site/desk/contact-messages.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { lockMessage, type MessageChange, updateMessage } from '#db/site/contact-messages.ts';
import { MESSAGE_STATES } from '#domain/site/message-states.ts';
import { transition } from '#domain/platform/states.ts';
import { presentMessage } from './present.ts';

/** Takes a message from one state to another, with its line in the audit log. */
export async function actOnMessage(
  ctx: StaffWrite,
  id: string,
  action: MessageAction | 'answer',
  change: MessageChange = {},
): Promise<AdminMessage | Refusal> {
  const before = await lockMessage(ctx.db, id);
  if (!before) return refuse('not_found');
  const next = transition(MESSAGE_STATES, action, before.status as MessageStatus, 'staff');
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
export async function answerMessage(
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
