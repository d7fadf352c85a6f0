import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { enqueueMail } from '#api/platform/mail/enqueue-mail.ts';
import { correctionLine } from '#domain/platform/corrections.ts';
import { howThingsStand } from './how-things-stand.ts';

/** A correction that was made: of what, for whom, and what it has changed. */
export type MadeCorrection = {
  resource: 'tiffin-orders' | 'snack-orders' | 'subscriptions' | 'catering-inquiries' | 'payments';
  id: string;
  /** Whom it is told to. */
  reader: { customerId: string } | { inquiryId: string };
  name: string;
  /** The public number of what it is about; the letter says how that stands. */
  number: string;
  /** What is true, as the desk chose it. */
  label: string;
  reason: string;
  /** What is different now, a line each. */
  changes: string[];
  before: object;
  after: object;
  /** A receipt counts no more. */
  voidsReceipt?: boolean;
};

/** What stays in the ledger, and with the thing. */
export const correctionWords = ({ label, reason }: { label: string; reason: string }): string =>
  `${label} (${reason})`;

/** The line about a correction in the kitchen's note on a thing. */
export const correctionNote = (ctx: StaffWrite, made: { label: string; reason: string }): string =>
  correctionLine({ at: ctx.now.toString(), by: ctx.caller.name }, correctionWords(made));

/** Writes a correction into the audit log, and one letter about it to whom it concerns. */
export async function finishCorrection(ctx: StaffWrite, made: MadeCorrection): Promise<void> {
  const { resource, id, before, after, reader } = made;
  await recordAudit(ctx, {
    action: 'correct',
    resource,
    id,
    before,
    after: { ...after, correction: made.label, reason: made.reason },
  });
  const details = {
    name: made.name,
    number: made.number,
    changes: made.changes,
    reason: made.reason,
    stands: await howThingsStand(ctx.db, [{ number: made.number }]),
    voidsReceipt: made.voidsReceipt ?? false,
  };
  await enqueueMail(ctx.db, { kind: 'corrected', ...reader, details });
}
