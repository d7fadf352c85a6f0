import { Link } from 'react-router';
import { OrderChooser } from '#web/site/chrome/order-chooser.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Drawing } from '#web/platform/ui/drawing.tsx';
import { EmptyState } from '#web/platform/ui/states.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { OrdersTabProps } from './orders-tab.ts';
import { usePlansPath } from './plans-filter.tsx';

/** Somebody who has never ordered. */
export function NoPlans() {
  return (
    <EmptyState
      title="Your first tiffin is a plan away"
      picture={<Drawing of="tiffin:open" />}
      action={<OrderChooser />}
    >
      Choose a plan, and the days that you want to be cooked for. Your plans and tiffins will be
      here.
    </EmptyState>
  );
}

const hits = (count: number) => (count === 1 ? 'There is one' : `There are ${count}`);

/** Nothing in this view: nothing found, no current plan, or none that is over. */
export function NoPlansShown({
  elsewhere,
  ...props
}: OrdersTabProps & {
  /** How many the other half of the filter has. */
  elsewhere: number;
}) {
  const { view, search } = props;
  const past = view.plans === 'past';
  const pathOf = usePlansPath(view);
  const over = elsewhere > 0 && (
    <p>
      {hits(elsewhere)} under{' '}
      <Link
        to={pathOf(past ? 'current' : 'past')}
        preventScrollReset
        className="font-semibold underline underline-offset-4"
      >
        {past ? 'Current Plan' : 'Past Plans'}
      </Link>
      .
    </p>
  );
  if (search.trim() !== '') {
    return (
      <NothingFound {...props}>
        {over || <p>Try a day (“Nov 23”), an order number or part of an address.</p>}
      </NothingFound>
    );
  }
  return (
    <EmptyState
      title={past ? 'No past plans' : 'No current plan'}
      picture={<Drawing of="spot:empty" />}
      action={!past && <LinkButton to={paths.pricing}>See plans and prices</LinkButton>}
    >
      {past ? <p>Plans that are used up or cancelled will be here.</p> : over}
    </EmptyState>
  );
}
