import { loadCatalogue } from '#api/catering/catalogue.ts';
import type { Caller } from '#api/platform/http/context.ts';
import { catering } from '#contract/catering/catering.ts';
import { cateringInquiries } from '#contract/catering/inquiries.ts';
import { addDays, type IsoDay } from '#domain/platform/days.ts';
import { type CateringStep, EVENT_BOOK, FATES } from './catering-book.ts';
import {
  agreeOnTime,
  callOff,
  complete,
  contact,
  type Doing,
  decline,
  giveUp,
  payBalance,
  payDeposit,
  quoteBriefly,
  quoteFirst,
  quoteRevised,
  type SentInquiry,
  takeTheirWord,
} from './catering-desk.ts';
import { fillWizard } from './catering-request.ts';
import type { Life } from './live.ts';
import { inventPerson } from './people.ts';

type Do = (doing: Doing) => Promise<void>;

const VISITOR: Caller = { kind: 'visitor' };

/** Whoever asks for catering today sends the wizard. */
export async function askForCatering(
  { kitchen, cateringRandom: random, customers, inquiries }: Life,
  sent: IsoDay,
  daysLeft: number,
): Promise<void> {
  const today = EVENT_BOOK.filter(({ asked }) => asked === daysLeft);
  if (today.length === 0) return;
  const catalogue = await loadCatalogue(kitchen.db);
  for (const event of today) {
    const known = event.host === 'guide' ? customers[0] : random.pick(customers);
    const invented = inventPerson(random, 300 + EVENT_BOOK.indexOf(event));
    const byVisitor = event.host === 'visitor' || !known;
    const { person, caller: host } = byVisitor ? { person: invented, caller: VISITOR } : known;
    const body = fillWizard(random, event, { person, sent, ...catalogue });
    const { id, inquiryNumber: number } = await kitchen.act(host, catering.create, { body });
    inquiries.push({
      ...{ id, number, event, host, sent, day: body.eventDate },
      ...{ quote: null, isAccepted: false, isOver: false, paid: 0 },
    });
  }
}

const AT_DESK: Partial<Record<CateringStep, Do>> = {
  contact,
  quote: quoteFirst,
  quoteBriefly,
  revise: quoteRevised,
  agreeOnTime,
  payDeposit,
  decline,
  callOff,
};

/** What whoever has an account does on the site. */
const ON_SITE: Partial<Record<CateringStep, Do>> = {
  askForChange: async ({ kitchen, random, inquiry }) => {
    await kitchen.act(inquiry.host, cateringInquiries.requestChange, {
      params: versionOf(inquiry),
      body: { message: random.pick(CHANGES) },
    });
  },
  accept: async (doing) => {
    const { kitchen, inquiry } = doing;
    if (inquiry.host.kind === 'visitor') await takeTheirWord(doing);
    else
      await kitchen.act(inquiry.host, cateringInquiries.acceptQuote, {
        params: versionOf(inquiry),
      });
    inquiry.isAccepted = true;
  },
  withdraw: async ({ kitchen, random, inquiry }) => {
    const params = { id: inquiry.id };
    const reason = random.pick(['Change of plans', 'Found a better option']);
    await kitchen.act(inquiry.host, cateringInquiries.cancel, { params, body: { reason } });
    inquiry.isOver = true;
  },
};

const CHANGES = [
  'Could you add plates and cutlery? And it is a little above what we had in mind.',
  'We need plates after all. Is there anything you can do about the price?',
  'My cousins will serve, so no servers, please. Could you add plates and cutlery?',
];

const versionOf = ({ id, quote }: SentInquiry) => ({ id, version: quote?.version ?? 0 });

const followWith =
  (can: Partial<Record<CateringStep, Do>>) =>
  async (life: Life, today: IsoDay): Promise<void> => {
    const { kitchen, cateringRandom: random, inquiries } = life;
    for (const inquiry of inquiries) {
      const steps: [number, CateringStep][] = FATES[inquiry.event.fate];
      for (const [age, step] of steps)
        if (addDays(inquiry.sent, age) === today) await can[step]?.({ kitchen, random, inquiry });
    }
  };

const followAtDesk = followWith(AT_DESK);

/** The desk calls, quotes and writes down what was paid; events that are over are closed. */
export async function tendEvents(life: Life, today: IsoDay): Promise<void> {
  await followAtDesk(life, today);
  const { kitchen, cateringRandom: random, inquiries } = life;
  for (const inquiry of inquiries) {
    const doing = { kitchen, random, inquiry };
    const { day, isAccepted, isOver, paid } = inquiry;
    if (isOver) continue;
    if (paid > 0 && today === addDays(day, -3)) await payBalance(doing);
    if (today === addDays(day, 1)) await (isAccepted ? complete : giveUp)(doing);
  }
}

/** Customers answer their quotes in the evening. */
export const answerQuotes = followWith(ON_SITE);
