import { CalendarX, Coins, type LucideIcon, Soup } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ErrorCode } from '#contract/errors.ts';
import type { KitchenRules } from '#contract/kitchen/kitchen.ts';
import type { ApiError } from '#contract/platform/api-error.ts';
import {
  DELIVERY_FROM,
  DELIVERY_UNTIL,
  hourSpan,
  skipSentence,
  useKitchenRules,
} from '#web/kitchen/kitchen-rules.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Card } from '#web/platform/ui/card.tsx';

const HOURS = hourSpan(DELIVERY_FROM, DELIVERY_UNTIL, 'and');

const promisesOf = (rules: KitchenRules) =>
  [
    [Soup, `Cooked the same day, at your door between ${HOURS}.`],
    [Coins, 'One credit is one tiffin, and credits never expire.'],
    [CalendarX, `Away one day? ${skipSentence(rules)}`],
  ] as const;

/** The look that the pages of signing in share: what to do, and beside it what it is for. */
export function AccountFrame({
  title,
  lead,
  children,
  below,
  focusTitle = false,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Other ways to go, below the card. */
  below?: ReactNode;
  /** What a form has led to takes the focus that its button had, so that one goes on from here. */
  focusTitle?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusTitle && title) heading.current?.focus();
  }, [focusTitle, title]);
  return (
    <div className="wrap grid items-start gap-x-16 py-6 sm:py-12 lg:grid-cols-[minmax(0,32rem)_1fr]">
      <div className="mx-auto w-full max-w-lg lg:mx-0">
        <h1 ref={heading} tabIndex={-1} className="text-section">
          {title}
        </h1>
        {lead && <p className="mt-2 text-lg text-ink-soft">{lead}</p>}
        <Card className="mt-6 p-5 sm:p-8">{children}</Card>
        {below && <div className="mt-5 px-5 sm:px-8">{below}</div>}
      </div>
      <aside
        aria-label="What your account is for"
        className="sticky top-28 hidden rounded-card bg-sunken px-10 py-12 lg:block"
      >
        <Drawing of="tiffin:closed" className="mx-auto max-w-72" />
        <ul className="mx-auto mt-8 grid max-w-80 gap-4">
          {promisesOf(useKitchenRules()).map(([icon, words]) => (
            <li key={words} className="flex gap-3">
              <Icon of={icon} className="mt-0.5 size-6 text-chilli-ink" />
              {words}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}

/** What a form has led to, in its place; the frame's title takes the focus. */
export function Outcome({
  kind,
  icon,
  action,
  children,
}: {
  kind: 'good' | 'bad';
  icon: LucideIcon;
  action?: ReactNode;
  children: ReactNode;
}) {
  const look = kind === 'good' ? 'bg-leaf-tint text-leaf-ink' : 'bg-chilli-tint text-chilli-ink';
  return (
    <div>
      <span className={`mb-4 grid size-14 place-items-center rounded-full ${look}`}>
        <Icon of={icon} className="size-7" />
      </span>
      {children}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}

/** Failures whose own words say what to do about them: wait, reload, check the connection. */
const TELLING: readonly ErrorCode[] = ['network', 'circuit_open', 'rate_limited', 'outdated_page'];

/** What to add to 'Failed to …', if anything helps. */
export const recoveryHint = (error: ApiError): string | undefined =>
  TELLING.includes(error.code) ? error.message : undefined;
