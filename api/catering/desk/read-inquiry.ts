import type { Kysely } from 'kysely';
import { presentInquiry } from '#api/catering/present-inquiry.ts';
import { readPublicProfile } from '#api/kitchen/profile.ts';
import { portionOf } from '#api/menu/desk/present-dish.ts';
import type {
  AdminInquiry,
  AdminInquiryDetails,
  EventDayLoad,
} from '#contract/catering/desk-catering.ts';
import type { QuoteLine } from '#contract/catering/inquiries.ts';
import type { GuestDiets } from '#contract/catering/inquiry-choices.ts';
import type { MenuChoice } from '#contract/catering/inquiry-menu.ts';
import type { BusinessProfile } from '#contract/kitchen/settings.ts';
import { listEventsBetween } from '#db/catering/event-book.ts';
import type { InquiryWithDetails } from '#db/catering/inquiries.ts';
import { listServings } from '#db/catering/options.ts';
import { listClosures } from '#db/kitchen/closures.ts';
import { listDayLoads } from '#db/kitchen/kitchen-days.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import type { DB } from '#db/types.ts';
import { fullName } from '#domain/account/full-name.ts';
import { isBrought } from '#domain/catering/event-clock.ts';
import { INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import { linesOfEstimate, priceOfQuote, suggestedDeposit } from '#domain/catering/quote.ts';
import { closureOn } from '#domain/kitchen/calendar.ts';
import { addDays, dayOf, earlierDay, laterDay } from '#domain/platform/days.ts';
import { actionsIn } from '#domain/platform/states.ts';

type PresentContext = { db: Kysely<DB>; now: Temporal.Instant };

/** What the desk calls; `edit` and `request_change` are the customer's. */
const isStaffs = (action: string): action is AdminInquiry['staffActions'][number] =>
  action !== 'edit' && action !== 'request_change';

/** An inquiry as the desk sees it: what the customer sees, and what is the kitchen's own. */
export function presentAdminInquiry(
  inquiry: InquiryWithDetails,
  about: { paymentWays: BusinessProfile['paymentWays']; now: Temporal.Instant },
): AdminInquiry {
  const { status } = inquiry;
  return {
    ...presentInquiry(inquiry, about),
    customerId: inquiry.customer_id,
    customerName: fullName(inquiry),
    guestDiets: inquiry.guest_diets as GuestDiets,
    customerNote: inquiry.customer_note,
    internalNote: inquiry.internal_note,
    payBackNote: inquiry.pay_back_note,
    wantsChange: status === 'quoted' && !!inquiry.quotes.at(-1)?.change_requested_at,
    history: inquiry.steps.map((step) => ({
      status: step.status,
      at: step.at.toString(),
      actor: step.actor,
      note: step.note,
    })),
    staffActions: actionsIn(INQUIRY_STATES, status, 'staff').filter(isStaffs),
    askedAt: inquiry.asked_at.toString(),
    updatedAt: inquiry.updated_at.toString(),
  };
}

/** Inquiries as the desk lists them. */
export async function presentAdminInquiries(
  { db, now }: PresentContext,
  inquiries: readonly InquiryWithDetails[],
): Promise<AdminInquiry[]> {
  const { paymentWays } = await readPublicProfile(db);
  return inquiries.map((inquiry) => presentAdminInquiry(inquiry, { paymentWays, now }));
}

/** One inquiry with what the kitchen has on its day, and a quote to begin with. */
export async function presentAdminInquiryDetails(
  ctx: PresentContext,
  inquiry: InquiryWithDetails,
): Promise<AdminInquiryDetails> {
  const { paymentWays } = await readPublicProfile(ctx.db);
  const shown = presentAdminInquiry(inquiry, { paymentWays, now: ctx.now });
  return {
    ...shown,
    load: await loadOf(ctx.db, inquiry),
    toCook: await toCookOf(ctx.db, shown),
    draft: await draftOf(ctx, shown),
  };
}

/** How many servings of what were sold, with their size and whom they suit as the kitchen has it now. */
async function toCookOf(
  db: Kysely<DB>,
  { choices, calculatedMenu }: AdminInquiry,
): Promise<AdminInquiryDetails['toCook']> {
  const servings = await listServings(
    db,
    choices.map(({ optionId }) => optionId),
  );
  return calculatedMenu.map((line) => {
    const choice = choices.find(
      ({ category, name }) => category === line.category && name === line.item,
    );
    const option = choice && servings.get(choice.optionId);
    return {
      ...line,
      portion: option ? portionOf(option) : null,
      diets: option?.diets ?? null,
    };
  });
}

async function loadOf(
  db: Kysely<DB>,
  { id, event_day: day }: InquiryWithDetails,
): Promise<EventDayLoad> {
  const [load] = await listDayLoads(db, day, day);
  const { dayCapacity } = await readSettings(db, 'kitchen');
  const events = await listEventsBetween(db, day, day);
  return {
    date: day,
    tiffins: load?.tiffins ?? 0,
    waiting: load?.waiting ?? 0,
    tiffinCapacity: dayCapacity,
    closure: closureOn(day, await listClosures(db, day))?.reason ?? null,
    otherEvents: events
      .filter((event) => event.id !== id)
      .map((event) => ({
        id: event.id,
        inquiryNumber: event.number,
        guests: event.guests,
        clock: event.event_clock,
        isBrought: isBrought(event.catering_services),
        status: event.status,
      })),
  };
}

/**
 * What the next quote begins with: the lines of the latest version, of the estimate when there is
 * none. It is good for the days of the settings, but never beyond the day of the event.
 */
async function draftOf(
  { db, now }: PresentContext,
  shown: AdminInquiry,
): Promise<AdminInquiryDetails['draft']> {
  const settings = await readSettings(db, 'catering');
  const latest = shown.quotes.at(-1);
  const taxPercentage = latest?.taxPercentage ?? shown.pricingCalculation.taxPercentage;
  const lines = latest?.lines ?? estimateLines(shown, settings);
  const { total } = priceOfQuote(lines, taxPercentage);
  const today = dayOf(now);
  const wanted = addDays(today, settings.quoteValidDays);
  return {
    guests: latest?.guests ?? shown.numberOfGuests,
    lines,
    taxPercentage,
    deposit: latest?.deposit ?? suggestedDeposit(total, settings.depositPercentage),
    note: latest?.note ?? null,
    validUntil: laterDay(earlierDay(wanted, shown.eventDate), today),
  };
}

/**
 * The lines that come to the stored estimate. The price of an extra piece may have changed since:
 * then what was estimated for the extras is one line.
 */
function estimateLines(
  shown: AdminInquiry,
  extraPrices: { extraRotiPrice: number; extraPuriPrice: number },
): QuoteLine[] {
  const { pricingCalculation: price, numberOfGuests: guests, selectedPlan: plan } = shown;
  const choices: MenuChoice[] = shown.choices;
  const lines = linesOfEstimate({ plan, guests, choices, price, extraPrices });
  const reckoned = priceOfQuote(lines, price.taxPercentage).total;
  const off = price.totalPrice - reckoned;
  if (off === 0) return lines;
  return [
    ...lines,
    { label: 'As estimated', quantity: 1, unitPrice: off, amount: off, taxable: false },
  ];
}
