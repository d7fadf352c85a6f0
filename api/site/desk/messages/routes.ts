import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { handlers, ok, paginate } from '#api/platform/http/handler.ts';
import { type AdminMessage, adminContactMessages } from '#contract/site/desk/contact-messages.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { findMessage, listMessages, lockMessage, updateMessage } from '#db/site/contact-messages.ts';
import { actOnMessage, answerMessage } from './act.ts';
import { presentMessage } from './present.ts';

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
