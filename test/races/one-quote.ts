import { randomUUID } from 'node:crypto';
import { catering } from '#contract/catering/catering.ts';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { cateringInquiries } from '#contract/catering/inquiries.ts';
import { updateInquiry } from '#db/catering/inquiries.ts';
import { insertQuote } from '#db/catering/quotes.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { addDays, dayOf } from '#domain/platform/days.ts';
import { buildCatering, inquiryOf, quoteOf } from '#test/catering-factories.ts';
import { type Arena, type Attempt, attemptTo, codesOf } from './arena.ts';

const today = () => dayOf(Temporal.Now.instant());

/** What became of a quote that two browsers and the kitchen reached for at once. */
export type QuoteRace = {
  /** The day of version 1 was over. */
  isOver: boolean;
  /** Answers of those who accepted version 1, of those who accepted version 2, of the desk. */
  accepts1: string[];
  accepts2: string[];
  quotes: string[];
  /** The versions that are accepted in the books, and the state of the inquiry. */
  accepted: number[];
  status: string;
  versions: number;
  /** Mails that say that a quote is accepted. */
  mails: number;
};

/**
 * A quoted inquiry: its customer accepts version 1 in two browsers and, ahead of time, version 2,
 * while two people at the desk send the second version. The day of version 1 may be over.
 */
export async function raceForOneQuote(arena: Arena, isOver = false): Promise<QuoteRace> {
  const { planId } = await buildCatering(arena.db);
  const customer = await arena.customer();
  const by = (token: string) => ({ token, key: randomUUID() });
  const body = inquiryOf(planId, { eventDate: addDays(today(), 60) });
  const [sent] = await arena.race([attemptTo(catering.create, { body }, by(customer.token))]);
  const id: string = JSON.parse(sent?.body ?? '{}').data.id;
  const quote = (basedOn: number): Attempt =>
    attemptTo(
      adminCatering.sendQuote,
      { params: { id }, body: quoteOf({ basedOn, validUntil: addDays(today(), 14) }) },
      by(arena.staffToken),
    );
  if (isOver) await quoteThatIsOver(arena, id);
  else await arena.race([quote(0)]);

  const accept = (version: number): Attempt =>
    attemptTo(cateringInquiries.acceptQuote, { params: { id, version } }, by(customer.token));
  const answers = await arena.race([
    accept(1),
    quote(1),
    accept(2),
    accept(1),
    quote(1),
    accept(2),
    accept(1),
    accept(1),
  ]);
  const codes = codesOf(answers);
  const pick = (...places: number[]) => places.map((place) => codes[place] ?? '').sort();
  return {
    isOver,
    accepts1: pick(0, 3, 6, 7),
    accepts2: pick(2, 5),
    quotes: pick(1, 4),
    ...(await bookedOf(arena, id)),
  };
}

/** Version 1, good until yesterday: the clock of the nodes is nobody's to move. */
async function quoteThatIsOver({ db }: Arena, inquiryId: string): Promise<void> {
  const sentAt = Temporal.Now.instant().subtract({ hours: 15 * 24 });
  await runTransaction(db, async (tx) => {
    await insertQuote(tx, {
      inquiryId,
      version: 1,
      guests: 80,
      menu: [],
      lines: [],
      subtotal: 200_000,
      taxBasisPoints: 0,
      taxAmount: 0,
      total: 200_000,
      deposit: 0,
      note: null,
      validUntil: addDays(today(), -1),
      sentAt,
      sentBy: 'staff',
    });
    await updateInquiry(tx, inquiryId, { status: 'quoted' }, sentAt);
  });
}

async function bookedOf({ db }: Arena, id: string) {
  const quotes = await db
    .selectFrom('catering_quotes')
    .where('inquiry_id', '=', id)
    .select(['version', 'accepted_at'])
    .orderBy('version')
    .execute();
  const inquiry = await db
    .selectFrom('catering_inquiries')
    .where('id', '=', id)
    .select('status')
    .executeTakeFirstOrThrow();
  const mails = await db
    .selectFrom('mails')
    .where('inquiry_id', '=', id)
    .where('kind', '=', 'inquiry_accepted')
    .select('id')
    .execute();
  return {
    accepted: quotes.filter(({ accepted_at }) => accepted_at).map(({ version }) => version),
    status: inquiry.status,
    versions: quotes.length,
    mails: mails.length,
  };
}

const REFUSALS = new Set([
  '409 quote_already_accepted',
  '409 quote_replaced',
  '409 quote_expired',
  '409 action_not_allowed',
  '404 quote_not_found',
]);

/**
 * What is wrong with an outcome; empty when one version was accepted once, everybody else was
 * clearly refused, and nothing was accepted that had been replaced.
 */
export function wrongWithQuoteRace(race: QuoteRace): string[] {
  const all = [...race.accepts1, ...race.accepts2, ...race.quotes];
  const accepted = [...race.accepts1, ...race.accepts2].filter((code) => code === '200').length;
  const sent = race.quotes.filter((code) => code === '201').length;
  const unclear = all.filter((code) => !/^20[01]$/.test(code) && !REFUSALS.has(code));
  return [
    ...unclear.map((code) => `an unclear answer: ${code}`),
    ...(accepted === race.accepted.length && accepted <= 1
      ? []
      : [`${accepted} acceptances, ${race.accepted.length} in the books`]),
    ...(race.versions === 1 + sent && sent <= 1 ? [] : [`${sent} sent, ${race.versions} versions`]),
    ...(race.accepted.every((version) => version === race.versions)
      ? []
      : ['accepted what was replaced']),
    ...(race.isOver && race.accepted.includes(1) ? ['accepted what was over'] : []),
    ...(race.status === (accepted === 1 ? 'confirmed' : 'quoted') ? [] : [`state ${race.status}`]),
    ...(race.mails === accepted ? [] : [`${race.mails} mails`]),
  ];
}
