import { useState } from 'react';
import { OncePressed } from '#admin/platform/moves/once-pressed.tsx';
import { Refused } from '#admin/platform/moves/refused.tsx';
import { type Outcome, useMoveOrders } from '#admin/platform/moves/use-move-orders.ts';
import { useSelection } from '#admin/platform/moves/use-selection.ts';
import { Nothing } from '#admin/platform/parts/states.tsx';
import { hasAnything } from '#admin/kitchen/print/sheets.ts';
import { beyondItsHour, tiffinMove } from '#admin/tiffin/orders/steps.ts';
import type {
  AdminTiffinOrder,
  DeskOrderStatus,
  KitchenDay,
} from '#contract/tiffin/desk/tiffin-orders.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { AlsoOnThisDay } from './also-on-this-day.tsx';
import { BoxAlerts } from './box-alerts.tsx';
import { BoxesToPack } from './boxes-to-pack.tsx';
import { DayOff } from './day-off.tsx';
import { DaySummary } from './day-summary.tsx';
import { DayTools } from './day-tools.tsx';
import { DishesToCook } from './dishes-to-cook.tsx';
import { findInSlots } from './find-orders.ts';
import { OpenPastDays } from './open-past-days.tsx';
import { OrderRow } from './order-row.tsx';
import { SlotSection } from './slot-section.tsx';
import { StepBar } from './step-bar.tsx';

type Props = {
  day: KitchenDay;
  readAt: number;
  refreshing: boolean;
  onRefresh: () => void;
  onChooseDay: (date: IsoDay) => void;
};

/** One day on the board: counts, search, the orders by slot, and the bar that moves a selection. */
export function DayBoard({ day, readAt, refreshing, onRefresh, onChooseDay }: Props) {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<DeskOrderStatus | null>(null);
  const slots = findInSlots(day.slots, { search, status });
  const shown = slots.flatMap(({ orders }) => orders);
  const selection = useSelection(shown);
  const { move, tell, busy, refused, clearRefused } = useMoveOrders<AdminTiffinOrder>(
    (moved) => selection.set(moved, false),
    beyondItsHour,
  );
  const leave = (outcome: Outcome) => {
    tell(outcome);
    selection.clear();
  };
  const boxes = new Map(day.boxes.flatMap((box) => box.orders.map((id) => [id, box])));
  const booked = day.slots.some(({ orders }) => orders.length > 0);

  return (
    <>
      <OpenPastDays days={day.openPastDays} shown={day.date} onLook={onChooseDay} />
      <DayOff day={day} />
      <AlsoOnThisDay day={day} />
      <DaySummary day={day} status={status} onStatus={setStatus} />
      <BoxAlerts day={day} />
      <DishesToCook day={day} />
      <BoxesToPack day={day} />
      <DayTools
        date={day.date}
        holds={{ tiffins: day.tiffins > 0, anything: hasAnything(day) }}
        isClosed={day.closure !== null}
        search={search}
        onSearch={setSearch}
        {...{ readAt, refreshing, onRefresh }}
      />
      <Refused refused={refused} onClose={clearRefused} />
      {!booked && <Nothing words="No tiffin is booked for this day." />}
      {booked && shown.length === 0 && <Nothing words="Nothing fits this search." />}
      <OncePressed sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {slots.map((slot) => (
          <SlotSection
            key={slot.slot}
            slot={slot}
            selected={slot.orders.filter(({ id }) => selection.isSelected(id)).length}
            onSelectAll={(on) => selection.set(slot.orders, on)}
          >
            {slot.orders.map((order) => (
              <OrderRow
                key={order.id}
                order={order}
                box={boxes.get(order.id)}
                selected={selection.isSelected(order.id)}
                busy={busy}
                onSelect={(on) => selection.set([order], on)}
                onStep={(step) => void move(tiffinMove(step), [order])}
                onExit={leave}
              />
            ))}
          </SlotSection>
        ))}
      </OncePressed>
      <StepBar
        selected={selection.selected}
        busy={busy}
        onStep={(step, orders) => void move(tiffinMove(step), orders)}
        onExit={leave}
        onClear={selection.clear}
      />
    </>
  );
}
