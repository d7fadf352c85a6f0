import { SelectionBar } from '#admin/platform/moves/selection-bar.tsx';
import type { Outcome } from '#admin/platform/moves/use-move-orders.ts';
import { ExitMenu } from '#admin/tiffin/orders/exit-menu.tsx';
import { barSteps, type Step } from '#admin/tiffin/orders/steps.ts';
import { useDecline } from '#admin/tiffin/orders/use-decline.tsx';
import type { AdminTiffinOrder } from '#contract/tiffin/desk/tiffin-orders.ts';

type Props = {
  selected: readonly AdminTiffinOrder[];
  busy: boolean;
  onStep: (step: Step, orders: readonly AdminTiffinOrder[]) => void;
  onExit: (outcome: Outcome) => void;
  onClear: () => void;
};

/** The bar that moves a selection of the kitchen's day, which counts in tiffins. */
export function StepBar({ selected, busy, onStep, onExit, onClear }: Props) {
  const tiffins = selected.reduce((total, { quantity }) => total + quantity, 0);
  const decline = useDecline(selected, onExit);
  return (
    <>
      <SelectionBar
        count={selected.length}
        amount={`${tiffins} ${tiffins === 1 ? 'tiffin' : 'tiffins'}`}
        steps={barSteps(selected, decline, onStep)}
        more={<ExitMenu orders={selected} label="More for the selected orders" onDone={onExit} />}
        busy={busy}
        onClear={onClear}
      />
      {decline.dialog}
    </>
  );
}
