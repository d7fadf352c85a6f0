import { Link } from 'react-router';
import { OrderChooser } from '#web/chrome/order-chooser.tsx';
import { paths } from '#web/paths.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { type OrdersView, writeView } from './orders-view.ts';

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
  view,
  elsewhere,
  onClear,
}: {
  view: OrdersView;
  /** How many the other half of the filter has. */
  elsewhere: number;
  onClear: () => void;
}) {
  const past = view.plans === 'past';
  const other = (
    <Link
      to={{ search: `?${writeView({ ...view, plans: past ? 'current' : 'past' })}` }}
      preventScrollReset
      className="font-semibold underline underline-offset-4"
    >
      {past ? 'Current Plan' : 'Past Plans'}
    </Link>
  );
  const over = elsewhere > 0 && (
    <p>
      {hits(elsewhere)} under {other}.
    </p>
  );
  if (view.search.trim() !== '') {
    return (
      <EmptyState
        title={`Nothing here for “${view.search.trim()}”`}
        picture={<Drawing of="spot:empty" />}
        action={
          <Button kind="quiet" onClick={onClear}>
            Clear the search
          </Button>
        }
      >
        {over || <p>Try a day (“Nov 23”), an order number or part of an address.</p>}
      </EmptyState>
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
