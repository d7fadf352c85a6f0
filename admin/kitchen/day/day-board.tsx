import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { closedDayWorkText } from '#admin/kitchen/labels/tiffin-load.ts';
import { DoublePressGuard } from '#admin/kitchen/order-actions/double-press-guard.tsx';
import { RefusedOrders } from '#admin/kitchen/order-actions/refused-orders.tsx';
import { SelectionBar, useSelection } from '#admin/kitchen/order-actions/selection-bar.tsx';
import {
  type OrderActionResult,
  useOrderActions,
} from '#admin/kitchen/order-actions/use-order-actions.ts';
import { hasAnything } from '#admin/kitchen/print/sheets.ts';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { EmptyState } from '#admin/platform/components/states.tsx';
import { ExitMenu, useDecline } from '#admin/tiffin/orders/exit-menu.tsx';
import {
  barSteps,
  beyondItsHour,
  type ForwardAction,
  tiffinMove,
} from '#admin/tiffin/orders/tiffin-order-actions.ts';
import { adminPlanGroups } from '#contract/money/desk-plan-groups.ts';
import type { AdminTiffinOrder, KitchenDay } from '#contract/tiffin/desk-tiffin-orders.ts';
import type { ShownTiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';
import { boxProblemsOf } from './box-words.ts';
import { DaySummary } from './day-summary.tsx';
import { DayTools } from './day-tools.tsx';
import { findInSlots } from './find-orders.ts';
import { OpenPastDays } from './open-past-days.tsx';
import { OrderRow } from './order-row.tsx';
import { OtherWorkOfDay } from './other-work-of-day.tsx';
import { SlotSection } from './slot-section.tsx';
import { BoxesToPack, DishesToCook } from './to-cook.tsx';

type Props = {
  day: KitchenDay;
  readAt: number;
  refreshing: boolean;
  onRefresh: () => void;
  onChooseDay: (date: IsoDay) => void;
};

const SX = { flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' } } as const;

/** What is wrong between the boxes that were sold and the menu, each with the page where it is mended. */
function BoxAlerts({ day }: { day: Pick<KitchenDay, 'toPack' | 'dishes'> }) {
  const may = useCanCall();
  const createPath = useCreatePath();
  const { short, unsaid, otherUnit, noMenu } = boxProblemsOf({
    boxes: day.toPack,
    dishes: day.dishes,
  });
  const menu = (
    <Button component={Link} to="/weekly-menu" color="inherit" variant="outlined">
      Plan the menu
    </Button>
  );
  return (
    <>
      {noMenu && (
        <Alert severity="warning" sx={SX} action={menu}>
          This day has no menu: there is nothing to put into the boxes.
        </Alert>
      )}
      {short.length > 0 && (
        <Alert severity="warning" sx={SX} action={menu}>
          {short.map((words) => (
            <div key={words}>{words}</div>
          ))}
        </Alert>
      )}
      {otherUnit.length > 0 && (
        <Alert severity="info">
          {otherUnit.map((words) => (
            <div key={words}>{words}</div>
          ))}
        </Alert>
      )}
      {unsaid.map(({ planName, planGroupId }) => (
        <Alert
          key={planName}
          severity="warning"
          sx={SX}
          action={
            planGroupId && may(adminPlanGroups.update) ? (
              <Button
                component={Link}
                to={createPath({ resource: 'plan-groups', id: planGroupId, type: 'edit' })}
                color="inherit"
                variant="outlined"
              >
                Say what is in it
              </Button>
            ) : undefined
          }
        >
          Nobody has said what is in the box of {planName}. It counts as a portion of everything
          that its diet is served.
        </Alert>
      ))}
    </>
  );
}

/** That a day is no service day, and why; with what happens on it all the same. */
function ClosedDay({ day }: { day: KitchenDay }) {
  if (day.isServiceDay) return null;
  const words = day.closure
    ? `The kitchen is closed: ${day.closure}.`
    : 'The kitchen does not deliver on weekends.';
  const held = closedDayWorkText({ ...day, events: day.events.length });
  return (
    <Alert severity={day.closure && held ? 'warning' : 'info'}>
      {words}
      {held && ` All the same: ${held}.`}
    </Alert>
  );
}

type StepBarProps = {
  selected: readonly AdminTiffinOrder[];
  busy: boolean;
  onStep: (step: ForwardAction, orders: readonly AdminTiffinOrder[]) => void;
  onExit: (outcome: OrderActionResult) => void;
  onClear: () => void;
};

/** The bar that moves a selection of the kitchen's day, which counts in tiffins. */
function StepBar({ selected, busy, onStep, onExit, onClear }: StepBarProps) {
  const tiffins = selected.reduce((total, { quantity }) => total + quantity, 0);
  const decline = useDecline(selected, onExit);
  return (
    <>
      <SelectionBar
        count={selected.length}
        amount={counted(tiffins, 'tiffin')}
        steps={barSteps(selected, decline, onStep)}
        more={<ExitMenu orders={selected} label="More for the selected orders" onDone={onExit} />}
        busy={busy}
        onClear={onClear}
      />
      {decline.dialog}
    </>
  );
}

/** One day on the board: counts, search, the orders by slot, and the bar that moves a selection. */
export function DayBoard({ day, readAt, refreshing, onRefresh, onChooseDay }: Props) {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<ShownTiffinOrderStatus | null>(null);
  const slots = findInSlots(day.slots, { search, status });
  const shown = slots.flatMap(({ orders }) => orders);
  const selection = useSelection(shown);
  const { move, tell, busy, refused, clearRefused } = useOrderActions<AdminTiffinOrder>(
    (moved) => selection.set(moved, false),
    beyondItsHour,
  );
  const leave = (outcome: OrderActionResult) => {
    tell(outcome);
    selection.clear();
  };
  const boxes = new Map(day.boxes.flatMap((box) => box.orders.map((id) => [id, box])));
  const booked = day.slots.some(({ orders }) => orders.length > 0);

  return (
    <>
      <OpenPastDays days={day.openPastDays} shown={day.date} onLook={onChooseDay} />
      <ClosedDay day={day} />
      <OtherWorkOfDay day={day} />
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
      <RefusedOrders refused={refused} onClose={clearRefused} />
      {!booked && <EmptyState words="No tiffin is booked for this day." />}
      {booked && shown.length === 0 && <EmptyState words="Nothing fits this search." />}
      <DoublePressGuard sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
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
      </DoublePressGuard>
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
