import type { ReactNode } from 'react';
import type { DeletionEffects } from '#contract/account/account-deletion.ts';
import { formatDay, formatDayLong, formatSlot } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';
import { useSendsMail } from '#web/kitchen/business.ts';
import { Banner } from '#web/platform/ui/banner.tsx';

const credits = (count: number) => counted(count, 'unused credit');

/** What deleting the account means: when, what still comes, what is cancelled, what is left. */
export function DeletionEffectsList({
  left,
  unproved,
}: {
  left: DeletionEffects;
  unproved: boolean;
}) {
  const sendsMail = useSendsMail();
  const { day, waitsForEvent, tiffins, snackOrders, inquiries, plans } = left;
  const deliveries = [
    ...tiffins.map((one) => ({ ...one, words: tiffinText(one) })),
    ...snackOrders.map((one) => ({ ...one, words: snackText(one) })),
  ].sort((one, other) => one.day.localeCompare(other.day));
  const coming = deliveries.filter(({ comes }) => comes).map(({ words }) => words);
  const cancelled = [
    ...deliveries.filter(({ comes }) => !comes).map(({ words }) => words),
    ...inquiries
      .filter(({ promised }) => !promised)
      .map((one) => `Inquiry ${one.inquiryNumber} for ${formatDay(one.eventDay)}`),
    ...plans.filter(({ waiting }) => waiting).map((plan) => `${plan.planName} (${plan.number})`),
  ];
  const unused = plans.filter(({ unusedCredits }) => unusedCredits > 0);
  return (
    <div className="grid gap-4">
      <p>
        You are signed out everywhere at once. Until <strong>{formatDayLong(day)}</strong> you can
        log in and keep your account. On that day everything about you is erased.
      </p>
      {waitsForEvent && (
        <p>
          That is the day after your event of {formatDayLong(waitsForEvent)}: until then the kitchen
          has to know for whom it cooks.
        </p>
      )}
      {unused.length > 0 && (
        <Banner kind="warning" title="You have credits left">
          <ul>
            {unused.map(({ number, planName, unusedCredits, payBack }) => (
              <li key={number}>
                {planName}: {credits(unusedCredits)}
                {payBack > 0 && `, worth ${formatMoney(payBack)}`}
              </li>
            ))}
          </ul>
          <p className="mt-1.5">
            The kitchen hears of it and {sendsMail ? 'writes to you' : 'gets in touch with you'}{' '}
            about what it pays back.
          </p>
        </Banner>
      )}
      <Items title="What still comes" items={coming}>
        Skip or cancel it before, if you do not want it.
      </Items>
      <Items title="What is cancelled on that day" items={cancelled} />
      <p className="text-ink-soft">
        What stays are our books without your name: numbers, days, plans and amounts, as tax law
        asks. Download your data before, if you want to keep it.
      </p>
      {unproved && (
        <p className="text-ink-soft">
          Your address is not confirmed yet. Confirm it first, and what was sent from it without
          signing in is erased too.
        </p>
      )}
    </div>
  );
}

function Items({
  title,
  items,
  children,
}: {
  title: string;
  items: string[];
  children?: ReactNode;
}) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="text-title-sm">{title}</h3>
      {children && <p className="text-ink-soft">{children}</p>}
      <ul className="mt-1 list-disc ps-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

const tiffinText = ({ orderNumber, day, slot, quantity }: DeletionEffects['tiffins'][number]) =>
  `${formatDay(day)}, ${formatSlot(slot)}: ${counted(quantity, 'tiffin')} (${orderNumber})`;

const snackText = ({ orderNumber, day }: DeletionEffects['snackOrders'][number]) =>
  `${formatDay(day)}: snacks (${orderNumber})`;
