import type { TiffinOrderStatus } from '#contract/tiffin-orders.ts';

/** The way of a tiffin, in the customer's words. */
const STEPS: readonly { status: TiffinOrderStatus; label: string }[] = [
  { status: 'scheduled', label: 'Scheduled' },
  { status: 'confirmed', label: 'Confirmed' },
  { status: 'preparing', label: 'Being cooked' },
  { status: 'out_for_delivery', label: 'On its way' },
  { status: 'delivered', label: 'Delivered' },
];

/** How far a tiffin has come, as a row of steps; nothing for one that ended another way. */
export function OrderSteps({ status }: { status: TiffinOrderStatus }) {
  const at = STEPS.findIndex((step) => step.status === status);
  if (at === -1) return null;
  const next = STEPS[at + 1];
  return (
    <div className="mb-4">
      <ol className="grid grid-cols-5 gap-1.5">
        {STEPS.map(({ status: step, label }, index) => (
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
              {label}
              {index < at && <span className="sr-only"> (done)</span>}
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="mt-2 text-sm sm:hidden">
        <strong className="font-bold">{STEPS[at]?.label}</strong>
        {next && <span className="text-ink-soft">, next: {next.label.toLowerCase()}</span>}
      </p>
    </div>
  );
}
