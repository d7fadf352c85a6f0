import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { OpeningHours, PublicClosure } from '#contract/kitchen/kitchen.ts';
import { type Closure, closuresOf } from '#domain/kitchen/calendar.ts';
import { DEFAULT_OPENING_HOURS, openNow } from '#domain/kitchen/opening-hours.ts';
import { dayOf, type Moment, weekdayOf } from '#domain/platform/days.ts';
import { draftKey, readDraft } from '#web/account/session/drafts.ts';
import { session } from '#web/account/session/session.ts';
import { inRegion, useBusiness } from '#web/kitchen/business.ts';
import { kitchenJsonLd } from '#web/kitchen/json-ld.ts';
import { pageMeta, rootDataOf } from '#web/kitchen/seo.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import {
  browserData,
  knownData,
  loadedData,
  type PageQueries,
} from '#web/platform/data/page-data.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { lateForm } from '#web/platform/form/late-form.tsx';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { renderServicesContext } from '#web/platform/start/render-services.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import { useNow } from '#web/platform/ui/use-now.ts';
import type { Route } from './+types/contact-page';
import { ContactDetails } from './contact-details.tsx';
import { MESSAGE_DRAFT } from './message.ts';
import { closedDaysText, openingHoursText } from './opening-hours-text.ts';
import { aboutQuery, closuresQuery, openingHoursQuery } from './queries.ts';

export const handle: PageHandle = { cache: { query: [] } };

const queries: PageQueries = (call) => [
  openingHoursQuery(call),
  closuresQuery(call),
  aboutQuery(call),
];

/** Whatever cannot be read, the phone number and the form are there. */
export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...(await knownData(context, queries)),
  now: context.get(renderServicesContext).now().epochMilliseconds,
});

export const clientLoader = async () => {
  browserData(queries);
  await ContactForm.prepare();
  return { now: Date.now() };
};

/** The hours that are loaded, else the usual ones. */
const hoursOr = (timings: readonly OpeningHours[] | null | undefined): readonly OpeningHours[] =>
  timings && timings.length > 0 ? timings : DEFAULT_OPENING_HOURS;

export const meta: Route.MetaFunction = (args) => {
  const root = rootDataOf(args);
  // Only hours that the kitchen has entered: the usual ones are a way to be kind, not a fact.
  const timings = loadedData<OpeningHours[]>(args.loaderData, 'kitchen', 'timings') ?? [];
  return pageMeta(args, {
    title: 'Contact Us',
    description: `Call, write or come by: where our vegetarian kitchen${inRegion(root?.business)} is, when somebody answers, and a form for whatever is on your mind.`,
    path: paths.contact,
    picture: 'contact',
    ...(root?.business && { jsonLd: kitchenJsonLd(root.business, root.origin, timings) }),
  });
};

const JUMP = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** The days ahead on which nobody answers; nothing while there are none. */
function DaysOff({ closures }: { closures: readonly PublicClosure[] }) {
  if (closures.length === 0) return null;
  return (
    <section aria-labelledby="days-off" className="rounded-card bg-sunken p-5 sm:p-8">
      <h2 id="days-off" className="text-title">
        Days off ahead
      </h2>
      <dl className="mt-3">
        {closures.map((closure) => (
          <div
            key={closure.startDate + closure.endDate}
            className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5 first:border-t-0"
          >
            <dt className="font-semibold">{closedDaysText(closure)}</dt>
            <dd className="text-ink-soft wrap-anywhere">{closure.reason}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Whether somebody is in the kitchen now, and until or from when; by Toronto's clock. */
function OpenLine({
  now,
  timings,
  closures,
}: {
  now: Moment;
  timings: readonly OpeningHours[];
  closures: readonly Closure[];
}) {
  const { isOpen, words } = openNow(now, timings, closures);
  return (
    <p
      className={`inline-flex items-start gap-2.5 rounded-control px-3.5 py-2 text-base font-semibold ${isOpen ? 'bg-leaf-tint text-leaf-ink' : 'bg-turmeric-tint text-turmeric-ink'}`}
    >
      <span
        aria-hidden="true"
        className={`mt-2 size-2.5 shrink-0 rounded-full ${isOpen ? 'bg-leaf' : 'bg-turmeric'}`}
      />
      {words}
    </p>
  );
}

/** When somebody answers, day by day; today's row is marked. */
function WeeklyHours({
  now,
  timings,
  note,
}: {
  now: Moment;
  timings: readonly OpeningHours[];
  /** The kitchen's own words about them; empty for none. */
  note: string;
}) {
  const today = weekdayOf(dayOf(now));
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="scroll-mt-6 text-title">
        Hours
      </h2>
      <table className="mt-3 w-full">
        <caption className="sr-only">When somebody answers, by day of the week</caption>
        <tbody>
          {timings.map((timing, index) => {
            const isToday = index + 1 === today;
            return (
              <tr
                key={timing.day}
                aria-current={isToday ? 'date' : undefined}
                className="border-t border-line first:border-t-0 aria-[current]:bg-turmeric-tint aria-[current]:font-semibold aria-[current]:text-turmeric-ink"
              >
                <th
                  scope="row"
                  className="rounded-s-chip py-2.5 ps-3 text-left [font-weight:inherit]"
                >
                  {timing.day}
                  {isToday && <span className="font-normal"> · today</span>}
                </th>
                <td className="rounded-e-chip py-2.5 pe-3 text-right tabular-nums">
                  {openingHoursText(timing)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {note && <p className="mt-4 max-w-text">{note}</p>}
      <p className="mt-3 text-sm text-ink-soft">Times are Toronto’s.</p>
    </section>
  );
}

/** The message has arrived; another one can follow. */
function MessageSent({ onAgain }: { onAgain: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    words.current?.focus({ preventScroll: true });
    words.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="grid justify-items-start">
      <Drawing of="spot:delivered" className="-ml-2 w-56 max-w-full" />
      <p ref={words} tabIndex={-1} className="mt-4 text-title-sm font-semibold">
        Message sent successfully! We'll get back to you soon.
      </p>
      <Button kind="quiet" className="mt-6" onClick={onAgain}>
        Write another message
      </Button>
    </div>
  );
}

/** Whether the form is filled in with something: what was typed before, or what the account knows. */
const isBegun = () =>
  session.get().status === 'signed-in' ||
  readDraft(draftKey(MESSAGE_DRAFT.page, MESSAGE_DRAFT.customerId)) !== null;

const ContactForm = lateForm(async () => (await import('./contact-form.tsx')).ContactForm, isBegun);

/** The form and what becomes of it. */
function WriteToUs() {
  const [isSent, setSent] = useState(false);
  const showSent = useCallback(() => setSent(true), []);
  const business = useBusiness();
  return (
    <Card as="section" id="write" aria-labelledby="write-to-us" className="scroll-mt-6 p-5 sm:p-8">
      <h2 id="write-to-us" className="text-title">
        Write to us
      </h2>
      <p className="mt-2 mb-6 text-ink-soft">
        Orders, allergies, a compliment for the cook: it reaches the people who cook for you.
        {business && ` We answer ${business.supportHours}.`}
      </p>
      {isSent ? <MessageSent onAgain={() => setSent(false)} /> : <ContactForm onSent={showSent} />}
    </Card>
  );
}

/** How to reach the kitchen, and when. */
export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const business = useBusiness();
  const now = useNow(loaderData.now);
  const timings = hoursOr(usePageQuery(openingHoursQuery(call)).data);
  const { data: closures = [] } = usePageQuery(closuresQuery(call));
  const { data: about } = usePageQuery(aboutQuery(call));
  return (
    <div className="wrap">
      <PageHeading
        title="Contact Us"
        lead="A question before you order, an allergy, a big day? Call, or write it down here."
      />
      <div className="-mt-2 mb-8 flex flex-wrap items-center gap-x-6 gap-y-1">
        <OpenLine now={now} timings={timings} closures={closuresOf(closures)} />
        <nav aria-label="On this page" className="flex gap-x-5 lg:hidden">
          <Link to="#write" className={JUMP}>
            Write to us
          </Link>
          <Link to="#hours" className={JUMP}>
            All hours
          </Link>
        </nav>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 sm:gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        {business && <ContactDetails business={business} about={about} />}
        <WriteToUs />
        <WeeklyHours now={now} timings={timings} note={about?.contactNote ?? ''} />
        <DaysOff closures={closures} />
      </div>
    </div>
  );
}
