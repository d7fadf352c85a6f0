import type { Transaction } from 'kysely';
import { presentAdminInquiryDetails } from '#api/catering/desk/read-inquiry.ts';
import { aboutInquiry, checkMove } from '#api/catering/transition-inquiry.ts';
import { enqueueMail, withdrawMails } from '#api/kitchen/mail/enqueue-mail.ts';
import type { MailDetails } from '#api/kitchen/mail/mail-kinds.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminInquiryDetails, adminCatering } from '#contract/catering/desk-catering.ts';
import {
  DietaryPreference,
  type EventClock,
  type GuestDiets,
} from '#contract/catering/inquiry-choices.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { lockInquiry, updateInquiry } from '#db/catering/inquiries.ts';
import type { DB } from '#db/types.ts';
import { countGuests } from '#domain/catering/guest-diets.ts';

/**
 * Sets when the food of an event has to be there, as long as it has not taken place. Whoever has
 * accepted a quote plans their day by that time, and is written to when it is another one than they
 * have read: a mail that still waits is withdrawn for the newer one.
 */
export async function setEventClock(
  ctx: StaffWrite,
  { params, body }: InputOf<typeof adminCatering.setClock>,
): Promise<AdminInquiryDetails | Refusal> {
  const inquiry = await lockInquiry(ctx.db, params.id);
  if (!inquiry) return refuse('inquiry_not_found');
  const led = checkMove(inquiry, 'set-clock', 'staff');
  if (isRefusal(led)) return led;
  const before = inquiry.event_clock;
  if (body.eventClock === before) return presentAdminInquiryDetails(ctx, inquiry);
  const changed = await updateInquiry(ctx.db, inquiry.id, body, ctx.now);
  if (changed.status === 'confirmed') {
    const lastRead = await withdrawWaiting(ctx.db, { id: changed.id, clock: before });
    if (changed.event_clock !== lastRead)
      await enqueueMail(ctx.db, {
        kind: 'inquiry_clock_changed',
        inquiryId: changed.id,
        details: { ...aboutInquiry(changed), before: lastRead },
      });
  }
  await recordAudit(ctx, {
    action: 'set-clock',
    resource: 'catering-inquiries',
    id: changed.id,
    before: { eventClock: before },
    after: { eventClock: changed.event_clock },
  });
  return presentAdminInquiryDetails(ctx, changed);
}

/**
 * Withdraws the mails about the time of an event that still wait; answers the time that its
 * customer has read last, `clock` being the one that the newest of them would have told.
 */
async function withdrawWaiting(
  db: Transaction<DB>,
  { id, clock }: { id: string; clock: EventClock },
): Promise<EventClock> {
  const waiting = await db
    .selectFrom('mails')
    .where('inquiry_id', '=', id)
    .where('kind', '=', 'inquiry_clock_changed')
    .where('status', '=', 'queued')
    .select(['id', 'details'])
    .orderBy('created_at', 'desc')
    .execute();
  const withdrawn = new Set(
    await withdrawMails(
      db,
      waiting.map((mail) => mail.id),
    ),
  );
  let lastRead = clock;
  for (const mail of waiting) {
    const told = mail.details as MailDetails['inquiry_clock_changed'];
    // Something else has told a time since: what is older counts for nothing.
    if (!withdrawn.has(mail.id) || told.clock !== lastRead) break;
    lastRead = told.before;
  }
  return lastRead;
}

/**
 * Sets how many guests of an event eat what, as long as it has not taken place. They are all of its
 * guests, or nothing is agreed; nobody is written to, since it is the kitchen's to know.
 */
export async function setGuestDiets(
  ctx: StaffWrite,
  { params, body }: InputOf<typeof adminCatering.setDiets>,
): Promise<AdminInquiryDetails | Refusal> {
  const inquiry = await lockInquiry(ctx.db, params.id);
  if (!inquiry) return refuse('inquiry_not_found');
  const led = checkMove(inquiry, 'set-diets', 'staff');
  if (isRefusal(led)) return led;
  const spokenFor = countGuests(body.guestDiets ?? {});
  const guestDiets = spokenFor === 0 ? null : body.guestDiets;
  if (guestDiets && spokenFor !== inquiry.guests)
    return refuse('guest_diets_differ', { spokenFor, guests: inquiry.guests });
  const before = inquiry.guest_diets as GuestDiets;
  if (isSame(before, guestDiets)) return presentAdminInquiryDetails(ctx, inquiry);
  const changed = await updateInquiry(ctx.db, inquiry.id, { guestDiets }, ctx.now);
  await recordAudit(ctx, {
    action: 'set-diets',
    resource: 'catering-inquiries',
    id: changed.id,
    before: { guestDiets: before },
    after: { guestDiets },
  });
  return presentAdminInquiryDetails(ctx, changed);
}

const isSame = (one: GuestDiets, other: GuestDiets): boolean =>
  DietaryPreference.options.every((diet) => (one?.[diet] ?? 0) === (other?.[diet] ?? 0));
