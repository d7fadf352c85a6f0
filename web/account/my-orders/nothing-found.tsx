import type { ReactNode } from 'react';
import { Button } from '#web/platform/ui/button.tsx';
import { Drawing } from '#web/platform/ui/drawing.tsx';
import { EmptyState } from '#web/platform/ui/states.tsx';
import type { OrdersTabProps } from './orders-tab.ts';
import { ORDERS_TABS, viewOfTab } from './orders-view.ts';

/** Nothing fits what is searched for: what can be, the other tabs, and the way back. */
export function NothingFound({
  view,
  search,
  onView,
  onClear,
  children,
}: OrdersTabProps & { children: ReactNode }) {
  return (
    <EmptyState
      title={`Nothing here for “${search.trim()}”`}
      picture={<Drawing of="spot:empty" />}
      action={
        <>
          <Button onClick={onClear}>Clear the search</Button>
          {ORDERS_TABS.filter(({ id }) => id !== view.tab).map(({ id, label }) => (
            <Button
              key={id}
              kind="quiet"
              onClick={() => onView(viewOfTab(id, { ...view, search }))}
            >
              Look in {label}
            </Button>
          ))}
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
