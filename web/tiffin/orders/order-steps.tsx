import type { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { statusWords } from '#web/platform/ui/status-badge.tsx';

/** The way of a tiffin that is neither skipped nor cancelled. */
const STEPS: readonly TiffinOrderStatus[] = [
  'scheduled',
  'confirmed',
  'preparing',
  'out_for_delivery',
  'delivered',
];

/** How far a tiffin has come, as a row of steps; nothing for one that ended another way. */
export function OrderSteps({ status }: { status: TiffinOrderStatus }) {
  const at = STEPS.indexOf(status);
  if (at === -1) return null;
  const next = STEPS[at + 1];
  return (
    <div className="mb-4">
      <ol className="grid grid-cols-5 gap-1.5">
        {STEPS.map((step, index) => (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className="grid content-start gap-2"
          >
            <span
              aria-hidden="true"
              className={`h-1.5 rounded-full forced-colors:border ${index <= at ? 'bg-leaf forced-colors:bg-[Highlight]' : 'bg-line'}`}
            />
            <span
              className={`text-sm max-sm:sr-only ${index === at ? 'font-bold' : index < at ? '' : 'text-ink-soft'}`}
            >
              {statusWords(step)}
              {index < at && <span className="sr-only"> (done)</span>}
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="mt-2 text-sm sm:hidden">
        <strong className="font-bold">{statusWords(status)}</strong>
        {next && <span className="text-ink-soft">, next: {statusWords(next).toLowerCase()}</span>}
      </p>
    </div>
  );
}
