import {
  CalendarPlus,
  CalendarX,
  CircleX,
  History,
  type LucideIcon,
  Pause,
  Play,
  RotateCcw,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { historyPath, renewPath, schedulePath } from '#web/paths.ts';
import { cancelsInstead } from '#web/tiffin/orders/deadline-words.ts';
import { useOrderDialogs } from '#web/tiffin/orders/order-dialogs.tsx';
import { useResume } from '#web/tiffin/orders/use-resume.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';

const ACTION =
  'flex min-h-13 w-full cursor-pointer items-center gap-3.5 rounded-control px-3 py-2 text-left font-semibold hover:bg-sunken focus-visible:outline-offset-0 focus-visible:rounded-control aria-disabled:opacity-60';

function Label({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-turmeric-tint text-turmeric-ink">
        <Icon of={icon} />
      </span>
      {children}
    </>
  );
}

/** What can be done with the plan now, as the API allows it. */
export function QuickActions({ subscription }: { subscription: Subscription }) {
  const dialogs = useOrderDialogs();
  const resume = useResume();
  const { actions, subscriptionNumber, orders } = subscription;
  const canSkip = orders.some((order) => order.actions.skip.allowed || cancelsInstead(order));
  return (
    <Card as="section" aria-labelledby="quick-actions" className="no-print p-3 sm:p-4">
      <h2 id="quick-actions" className="sr-only">
        Quick actions
      </h2>
      <ul>
        {actions.schedule && (
          <li>
            <Link to={schedulePath(subscriptionNumber)} className={ACTION}>
              <Label icon={CalendarPlus}>Schedule new order</Label>
            </Link>
          </li>
        )}
        {(actions.schedule || canSkip) && (
          <li>
            <button type="button" className={ACTION} onClick={() => dialogs.skip(subscription)}>
              <Label icon={CalendarX}>Skip tiffin</Label>
            </button>
          </li>
        )}
        <li>
          <Link to={historyPath(subscriptionNumber)} className={ACTION}>
            <Label icon={History}>View order history</Label>
          </Link>
        </li>
        {actions.pause && (
          <li>
            <button type="button" className={ACTION} onClick={() => dialogs.pause(subscription)}>
              <Label icon={Pause}>Pause this plan</Label>
            </button>
          </li>
        )}
        {actions.resume && (
          <li>
            <button
              type="button"
              className={ACTION}
              aria-disabled={resume.busy}
              onClick={() => void resume.submit(subscription)}
            >
              <Label icon={Play}>{resume.busy ? 'Resuming…' : 'Resume this plan'}</Label>
            </button>
          </li>
        )}
        {actions.renew && (
          <li>
            <Link to={renewPath(subscription)} className={ACTION}>
              <Label icon={RotateCcw}>Renew this plan</Label>
            </Link>
          </li>
        )}
        {actions.cancel && (
          <li>
            <button
              type="button"
              className={ACTION}
              onClick={() => dialogs.cancelPlan(subscription)}
            >
              <Label icon={CircleX}>Cancel this plan</Label>
            </button>
          </li>
        )}
        {actions.withdraw && (
          <li>
            <button type="button" className={ACTION} onClick={() => dialogs.withdraw(subscription)}>
              <Label icon={Undo2}>Withdraw this plan</Label>
            </button>
          </li>
        )}
      </ul>
      {resume.error && <Banner kind="error">{resume.error.message}</Banner>}
    </Card>
  );
}
