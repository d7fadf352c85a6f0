import { Link, useSearchParams } from 'react-router';
import { type OrdersView, type PlansShown, writeView } from './orders-view.ts';

const CHOICES: readonly { plans: PlansShown; label: string }[] = [
  { plans: 'current', label: 'Current Plan' },
  { plans: 'past', label: 'Past Plans' },
];

/** The address of this page with other plans shown. */
export function usePlansPath(view: OrdersView): (plans: PlansShown) => { search: string } {
  const [params] = useSearchParams();
  return (plans) => ({ search: `?${writeView({ ...view, plans }, params)}` });
}

/** Current or past plans, with how many of each there are. */
export function PlansFilter({
  view,
  counts,
}: {
  view: OrdersView;
  counts: Record<PlansShown, number>;
}) {
  const pathOf = usePlansPath(view);
  return (
    <nav
      aria-label="Which plans"
      className="grid auto-cols-fr grid-flow-col rounded-full border border-edge bg-card p-0.5"
    >
      {CHOICES.map(({ plans, label }) => (
        <Link
          key={plans}
          to={pathOf(plans)}
          preventScrollReset
          aria-current={view.plans === plans ? 'true' : undefined}
          className="inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-4 font-semibold whitespace-nowrap text-ink-soft hover:text-ink focus-visible:rounded-full aria-[current=true]:bg-ink aria-[current=true]:text-paper max-[26rem]:gap-1 max-[26rem]:px-3"
        >
          {label}
          <span className="rounded-chip bg-current/12 px-1.5 text-sm tabular-nums">
            {counts[plans]}
          </span>
        </Link>
      ))}
    </nav>
  );
}
