import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { PaymentInstructions } from '#contract/money/balance.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { formatPhone, useBusiness } from '#web/kitchen/business.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';

type Payment = z.output<typeof PaymentInstructions>;

const STAYS = 2500;

/** Puts a text into the clipboard, and says so. `what` names it: 'reference'. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), STAYS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      announce(`The ${what} is copied.`);
    } catch {
      // Not offered over plain http, or refused: the text stands right beside it.
      setOutcome('failed');
      announce('Copying did not work. Please select it by hand.');
    }
  }

  return (
    <button
      type="button"
      onClick={copy}
      aria-label={`Copy the ${what}`}
      className="no-print inline-flex min-h-11 min-w-24 shrink-0 cursor-pointer items-center justify-center gap-1.5 rounded-full border border-edge px-3.5 text-sm font-semibold hover:bg-sunken focus-visible:rounded-full"
    >
      <Icon of={outcome === 'copied' ? Check : Copy} className="size-4" />
      {outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'By hand' : 'Copy'}
    </button>
  );
}

function Figure({ label, text, copied }: { label: string; text: string; copied: string }) {
  return (
    <li className="flex items-center justify-between gap-3 rounded-control bg-sunken py-3 pr-3 pl-4">
      <p className="min-w-0">
        <span className="block text-sm text-ink-soft">{label}</span>
        <span className="font-heading text-title-sm font-bold break-words tabular-nums">
          {text}
        </span>
      </p>
      <CopyButton text={copied} what={label.toLowerCase()} />
    </li>
  );
}

/** The kitchen has entered no way to pay: it says how itself (docs/decisions/0026-examples-are-not-told.md). */
function PaymentWaysToFollow() {
  const phone = useBusiness()?.phone;
  return (
    <p className="text-ink-soft">
      We will tell you how to pay when we confirm it.
      {phone && (
        <>
          {' '}
          Call us at{' '}
          <a
            href={`tel:${phone}`}
            className="font-semibold whitespace-nowrap underline underline-offset-4"
          >
            {formatPhone(phone)}
          </a>{' '}
          with any question.
        </>
      )}
    </p>
  );
}

/** What to pay, the reference to quote, and the ways to pay it outside the site. */
export function PaymentWays({ payment: { amount, reference, ways } }: { payment: Payment }) {
  return (
    <>
      {ways.length > 0 ? (
        <p className="text-ink-soft">
          Pay in any of these ways and quote the reference, so that we know it is yours.
        </p>
      ) : (
        <PaymentWaysToFollow />
      )}
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        <Figure label="Amount" text={formatMoney(amount)} copied={(amount / 100).toFixed(2)} />
        <Figure label="Reference" text={reference} copied={reference} />
      </ul>
      <ul className="mt-2">
        {ways.map(({ name, details }) => (
          <li key={name} className="border-b border-line py-3.5 last:border-b-0 last:pb-0">
            <h3 className="font-sans text-base font-semibold tracking-normal">{name}</h3>
            <p className="whitespace-pre-line text-ink-soft">{details}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The ways to pay outside the site, and the reference to quote. */
export function HowToPay({ payment }: { payment: Payment }) {
  return (
    <Card as="section" aria-labelledby="how-to-pay">
      <h2 id="how-to-pay" className="mb-1.5 text-title">
        How to pay
      </h2>
      <PaymentWays payment={payment} />
    </Card>
  );
}
